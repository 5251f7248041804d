import type { FictionalSite } from '../fictional-site.js';

const obernrodePage = (
  title: string,
  main: string,
): string => `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">
<html lang="de"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><title>${title}</title>
<meta name="description" content="34 Aktive, 12 Jugendliche und ein Spielmannszug: die Feuerwehr für Obernrode und den Hainbachgrund."></head>
<body bgcolor="#ffffff"><div id="kopf"><img src="bilder/wappen.gif" alt="Wappen"> Freiwillige Feuerwehr Obernrode e.V.</div>
<div id="menue"><a href="/">Aktuelles</a> | <a href="/mannschaft.html">Mannschaft</a> | <a href="/verein.html">Feuerwehrverein</a> | <a href="/kontakt.html">Kontakt</a> | <a href="/impressum.html">Impressum</a></div>
<div id="inhalt">${main}</div><hr><div id="fuss">&copy; 2009-2025 Freiwillige Feuerwehr Obernrode e.V.</div></body></html>`;

/** A German village fire brigade: a table with ranks and offices, a society of its own, honoured dead. */
const obernrode: FictionalSite = {
  host: 'ffw-obernrode.example',
  pages: {
    '/': obernrodePage(
      'Freiwillige Feuerwehr Obernrode e.V.',
      `<h1>Retten, löschen, bergen, schützen</h1><p class="notruf">Im Notfall: <b>112</b></p><h2>Aktuelles</h2><h3>Neues Löschfahrzeug</h3><p>12.10.2025 - Bürgermeister Holger Striewe übergab uns am Sonntag das neue TSF-W. Pfarrer Matthias Görlich segnete das Fahrzeug.</p><h3>Letzte Einsätze</h3><ul><li>09.11.2025, 03:14 Uhr: Brand einer Gartenlaube, Mühlweg</li><li>27.10.2025, 17:40 Uhr: Ölspur auf der L 1008</li></ul>`,
    ),
    '/mannschaft.html': obernrodePage(
      'Mannschaft - FFW Obernrode',
      `<h1>Unsere Führungskräfte</h1><table border="1" cellpadding="3"><tr><th>Name</th><th>Dienstgrad</th><th>Funktion</th><th>Telefon</th></tr>
<tr><td>Sven Kolbe</td><td>Hauptbrandmeister</td><td>Wehrführer</td><td>0171 3920031</td></tr>
<tr><td>Dirk Menzel</td><td>Oberbrandmeister</td><td>Stellv. Wehrführer</td><td>0171 3920032</td></tr>
<tr><td>Nadine Opitz</td><td>Löschmeisterin</td><td>Jugendwartin</td><td>0171 3920033</td></tr>
<tr><td>Patrick Wollny</td><td>Oberfeuerwehrmann</td><td>Gerätewart</td><td>&nbsp;</td></tr></table><h2>Dienstplan</h2><p>Ausbildung jeden zweiten Freitag um 19:00 Uhr am Gerätehaus. Jugendfeuerwehr: samstags 10:00 bis 11:30 Uhr.</p>`,
    ),
    '/verein.html': obernrodePage(
      'Feuerwehrverein - FFW Obernrode',
      `<h1>Der Feuerwehrverein</h1><p>Der Verein wurde 1993 gegründet und unterstützt die Einsatzabteilung.</p><h2>Vorstand</h2><ul><li>1. Vorsitzender: Karl-Heinz Rammelt</li><li>2. Vorsitzende: Silke Burghardt</li><li>Kassenwart: Jörg Wiesand</li><li>Schriftführerin: Annika Teuber</li></ul><h2>Mitglied werden</h2><p>Der Jahresbeitrag beträgt 24 Euro. IBAN: DE02 1203 0000 0000 2020 51</p><h2>Wir gedenken unserer verstorbenen Kameraden</h2><p>Willi Haberkamp, Ehrenwehrführer, &dagger; 14.03.2024<br>Otto Prang, &dagger; 02.11.2022</p>`,
    ),
    '/kontakt.html': obernrodePage(
      'Kontakt - FFW Obernrode',
      `<h1>Kontakt</h1><p>Gerätehaus:<br>Am Anger 7<br>37345 Obernrode</p><p>Telefon: 036072 / 55031 (nicht ständig besetzt)<br>Fax: 036072 / 55032</p><p>E-Mail: info [at] ffw-obernrode [punkt] example<br>Jugendfeuerwehr: jugend [at] ffw-obernrode [punkt] example</p>`,
    ),
    '/impressum.html': obernrodePage(
      'Impressum - FFW Obernrode',
      `<h1>Impressum</h1><p>Freiwillige Feuerwehr Obernrode e.V.<br>Lindenstraße 22<br>37345 Obernrode</p><p>Vertreten durch: Karl-Heinz Rammelt (1. Vorsitzender)<br>Registergericht: Amtsgericht Mühlhausen, VR 123456</p><p>Fotos: Lars Wienecke</p>`,
    ),
  },
  truth: {
    names: [
      'Freiwillige Feuerwehr Obernrode e.V.',
      'Freiwillige Feuerwehr Obernrode',
      'FFW Obernrode',
      'Feuerwehr Obernrode',
    ],
    descriptions: [
      '34 Aktive, 12 Jugendliche und ein Spielmannszug: die Feuerwehr für Obernrode und den Hainbachgrund.',
    ],
    people: [
      ['Sven Kolbe', 'Wehrführer'],
      ['Dirk Menzel', 'Stellv. Wehrführer'],
      ['Nadine Opitz', 'Jugendwartin'],
      ['Patrick Wollny', 'Gerätewart'],
      ['Karl-Heinz Rammelt', '1. Vorsitzender'],
      ['Silke Burghardt', '2. Vorsitzende'],
      ['Jörg Wiesand', 'Kassenwart'],
      ['Annika Teuber', 'Schriftführerin'],
    ],
    emails: [
      ['info@ffw-obernrode.example', 'role'],
      ['jugend@ffw-obernrode.example', 'role'],
    ],
    phones: ['+493607255031', '+493607255032', '+491713920031', '+491713920032', '+491713920033'],
    addresses: [
      ['Am Anger 7', '37345', 'Obernrode'],
      ['Lindenstraße 22', '37345', 'Obernrode'],
    ],
  },
};

const sunnehaldePage = (title: string, main: string): string => `<!doctype html>
<html lang="de-CH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} | Wohnbaugenossenschaft Sunnehalde</title><meta property="og:site_name" content="Wohnbaugenossenschaft Sunnehalde"></head>
<body><a class="sr-only" href="#main">Zum Inhalt springen</a><header><nav><ul><li><a href="/">Start</a></li><li><a href="/siedlungen/">Siedlungen</a></li><li><a href="/organisation/">Organisation</a></li><li><a href="/kontakt/">Kontakt</a></li></ul></nav></header><main id="main">${main}</main><footer><small>© Wohnbaugenossenschaft Sunnehalde</small> <a href="https://www.linkedin.com/company/wbg-sunnehalde/">LinkedIn</a></footer></body></html>`;

/** A Swiss housing cooperative: figures with captions, an office, an auditor with its address. */
const sunnehalde: FictionalSite = {
  host: 'wbg-sunnehalde.example',
  pages: {
    '/': sunnehaldePage(
      'Bezahlbar wohnen in Winterthur',
      `<h1>Bezahlbar wohnen</h1><p>Seit 1946 bauen wir Wohnungen für Familien, Paare und Alleinstehende. 214 Wohnungen gehören der Genossenschaft.</p><section class="teaser"><h2>Zu vermieten</h2><p>3½-Zimmer-Wohnung, 78 m², 2. Stock, Fr. 1480.– inkl. Nebenkosten, ab 1. März</p></section><section class="teaser"><h2>Generalversammlung</h2><p>Freitag, 8. Mai, 19 Uhr, Kirchgemeindehaus</p></section>`,
    ),
    '/siedlungen/': sunnehaldePage(
      'Siedlungen',
      `<h1>Unsere Siedlungen</h1><h2>Haldenweg</h2><p>Baujahr 1952, 36 Wohnungen, saniert 2011 durch Kuster Lienhard Architekten.</p><h2>Im Sonnenrain</h2><p>Baujahr 1974, 88 Wohnungen.</p><h2>Zelgli</h2><p>Baujahr 2019, 90 Wohnungen, Minergie.</p>`,
    ),
    '/organisation/': sunnehaldePage(
      'Organisation',
      `<h1>Organisation</h1><h2>Vorstand</h2><div class="personen"><figure><img src="/media/huerlimann.jpg" alt="" loading="lazy"><figcaption><strong>Regula Hürlimann</strong><br>Präsidentin</figcaption></figure><figure><img src="/media/zgraggen.jpg" alt="" loading="lazy"><figcaption><strong>Beat Zgraggen</strong><br>Vizepräsident</figcaption></figure><figure><img src="/media/iseli.jpg" alt="" loading="lazy"><figcaption><strong>Marco Iseli</strong><br>Finanzen</figcaption></figure></div>
<h2>Geschäftsstelle</h2><div class="personen"><figure><img src="/media/gerber.jpg" alt="" loading="lazy"><figcaption><strong>Tanja Gerber</strong><br>Leiterin Geschäftsstelle<br><a href="tel:+41522550312">052 255 03 12</a><br><a href="mailto:tanja.gerber@wbg-sunnehalde.example">tanja.gerber@wbg-sunnehalde.example</a></figcaption></figure><figure><img src="/media/krasniqi.jpg" alt="" loading="lazy"><figcaption><strong>Luan Krasniqi</strong><br>Hauswart<br><a href="tel:+41795550310">079 555 03 10</a><br><a href="mailto:hauswart@wbg-sunnehalde.example">hauswart@wbg-sunnehalde.example</a></figcaption></figure></div>
<h2>Revisionsstelle</h2><p>Rüegg Treuhand AG<br>Marktgasse 91<br>8400 Winterthur</p>`,
    ),
    '/kontakt/': sunnehaldePage(
      'Kontakt',
      `<h1>Kontakt</h1><div class="spalten"><div><h2>Geschäftsstelle</h2><p>Wohnbaugenossenschaft Sunnehalde<br>Rosentalstrasse 48<br>8400 Winterthur</p><p>Telefon <a href="tel:+41522550310">052 255 03 10</a><br>E-Mail <a href="mailto:info@wbg-sunnehalde.example">info@wbg-sunnehalde.example</a></p></div><div><h2>Postadresse</h2><p>Postfach 217<br>8401 Winterthur</p><h2>Schalter</h2><p>Mo, Di und Do, 9–11.30 Uhr</p></div></div>`,
    ),
  },
  truth: {
    names: ['Wohnbaugenossenschaft Sunnehalde'],
    people: [
      ['Regula Hürlimann', 'Präsidentin'],
      ['Beat Zgraggen', 'Vizepräsident'],
      ['Marco Iseli', 'Finanzen'],
      ['Tanja Gerber', 'Leiterin Geschäftsstelle'],
      ['Luan Krasniqi', 'Hauswart'],
    ],
    emails: [
      ['info@wbg-sunnehalde.example', 'role'],
      ['tanja.gerber@wbg-sunnehalde.example', 'personal'],
      ['hauswart@wbg-sunnehalde.example', 'role'],
    ],
    phones: ['+41522550310', '+41522550312', '+41795550310'],
    addresses: [
      ['Rosentalstrasse 48', '8400', 'Winterthur'],
      ['Postfach 217', '8401', 'Winterthur'],
    ],
    profiles: ['https://www.linkedin.com/company/wbg-sunnehalde'],
  },
};

export const GERMAN_SPEAKING_NINTH = [obernrode, sunnehalde];
