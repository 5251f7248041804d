import type { FictionalSite } from '../fictional-site.js';

/** A joinery: a site builder's rows, the duties of an imprint, a footer on each page. */
const mohrbach: FictionalSite = {
  host: 'tischlerei-mohrbach.example',
  pages: {
    '/': `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Möbel nach Maß | Tischlerei Mohrbach</title><meta name="description" content="Möbel, Türen und Treppen aus heimischem Holz."><meta name="generator" content="SiteMaker 8.2"></head><body><div id="cc-nav"><ul><li><a href="/">Start</a></li><li><a href="/werkstatt/">Werkstatt</a></li><li><a href="/impressum/">Impressum</a></li><li><a href="/datenschutz/">Datenschutz</a></li></ul></div><h1>Holz, das bleibt</h1><p>Seit 1974 bauen wir Küchen, Treppen und Fenster.</p><div class="opening">Mo–Fr 7:30–16:30 Uhr</div><footer>Tischlerei Mohrbach · Sägewerkstraße 14 · 79822 Titisee-Neustadt · Tel. 030 23125 301</footer></body></html>`,
    '/werkstatt/': `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Werkstatt | Tischlerei Mohrbach</title></head><body><h1>Die Werkstatt</h1><div class="j-module"><figure><img src="anton.jpg" alt=""><figcaption><b>Anton Mohrbach</b><br>Tischlermeister, Inhaber</figcaption></figure></div><div class="j-module"><figure><img src="silke.jpg" alt=""><figcaption><b>Silke Dannenmann</b><br>Büro und Planung</figcaption></figure></div><div class="j-module"><figure><img src="jonas.jpg" alt=""><figcaption><b>Jonas Ebner</b><br>Auszubildender im 2. Lehrjahr</figcaption></figure></div><h2>Unsere Maschinen</h2><figure><img src="saege.jpg" alt=""><figcaption><b>Altendorf Formatkreissäge</b><br>Baujahr 2009</figcaption></figure><footer>Tischlerei Mohrbach · Sägewerkstraße 14 · 79822 Titisee-Neustadt · Tel. 030 23125 301</footer></body></html>`,
    '/impressum/': `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Impressum | Tischlerei Mohrbach</title></head><body><h1>Impressum</h1><p>Angaben gemäß § 5 DDG</p><p>Tischlerei Mohrbach<br>Inhaber: Anton Mohrbach<br>Sägewerkstraße 14<br>79822 Titisee-Neustadt</p><p>Telefon: 030 23125 301<br>Telefax: 030 23125 309<br>E-Mail: werkstatt@tischlerei-mohrbach.example</p><p>Umsatzsteuer-Identifikationsnummer gemäß § 27a UStG: DE123456789</p><p>Zuständige Kammer: Handwerkskammer Konstanz, Webersteig 3, 78462 Konstanz</p><p>Plattform der EU-Kommission zur Online-Streitbeilegung: https://ec.europa.eu/odr</p></body></html>`,
  },
  truth: {
    names: ['Tischlerei Mohrbach'],
    descriptions: ['Möbel, Türen und Treppen aus heimischem Holz.'],
    people: [
      ['Anton Mohrbach', 'Tischlermeister, Inhaber'],
      ['Silke Dannenmann', 'Büro und Planung'],
      ['Jonas Ebner', 'Auszubildender im 2. Lehrjahr'],
    ],
    emails: [['werkstatt@tischlerei-mohrbach.example', 'role']],
    phones: ['+493023125301', '+493023125309'],
    addresses: [['Sägewerkstraße 14', '79822', 'Titisee-Neustadt']],
  },
};

/** A Swiss club: a board in a table without heads, spelled-out addresses. */
const seehalde: FictionalSite = {
  host: 'kulturverein-seehalde.example',
  pages: {
    '/': `<!doctype html><html lang="de-CH"><head><meta charset="utf-8"><title>Kulturverein Seehalde – Start</title><meta property="og:site_name" content="Kulturverein Seehalde"></head><body><nav><a href="/programm.php">Programm</a> | <a href="/vorstand.php">Vorstand</a> | <a href="/kontakt.php">Kontakt</a></nav><h2>Nächste Anlässe</h2><p>12.12.: Lesung mit Verena Stauffacher, Schriftstellerin</p></body></html>`,
    '/vorstand.php': `<!doctype html><html lang="de-CH"><head><meta charset="utf-8"><title>Vorstand</title></head><body><h2>Vorstand</h2><table border="0"><tr><td>Präsidentin</td><td>Marianne Zwicky</td><td>praesidium (at) kulturverein-seehalde.example</td></tr><tr><td>Kassier</td><td>Reto Oberholzer</td><td>reto.oberholzer (at) kulturverein-seehalde.example</td></tr><tr><td>Beisitz</td><td>Flurina Caduff</td><td></td></tr></table></body></html>`,
    '/kontakt.php': `<!doctype html><html lang="de-CH"><head><meta charset="utf-8"><title>Kontakt</title></head><body><h2>So erreichen Sie uns</h2><p>Kulturverein Seehalde<br/>c/o Marianne Zwicky<br/>Seestrasse 112<br/>CH-8700 Küsnacht ZH</p><p>Tel. 044 555 03 01</p><p>Spenden: IBAN CH93 0076 2011 6238 5295 7</p><p><a href="https://www.instagram.com/kv_seehalde/">Instagram</a></p></body></html>`,
  },
  truth: {
    names: ['Kulturverein Seehalde'],
    people: [
      ['Marianne Zwicky', 'Präsidentin'],
      ['Reto Oberholzer', 'Kassier'],
      ['Flurina Caduff', 'Beisitz'],
    ],
    emails: [
      ['praesidium@kulturverein-seehalde.example', 'role'],
      ['reto.oberholzer@kulturverein-seehalde.example', 'personal'],
    ],
    phones: ['+41445550301'],
    addresses: [['Seestrasse 112', '8700', 'Küsnacht']],
    profiles: ['https://www.instagram.com/kv_seehalde'],
  },
};

/** A Dutch foundation: its facts in a column, its board in a sentence each. */
const waterlelie: FictionalSite = {
  host: 'dewaterlelie.example',
  pages: {
    '/': `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Home - Stichting De Waterlelie</title><meta name="description" content="Wij geven kinderen uit de stad een zomer aan het water."><script type="application/ld+json">{"@context":"https://schema.org","@type":"WebSite","name":"Stichting De Waterlelie","url":"https://dewaterlelie.example/"}</script></head><body><a href="/over-ons">Over ons</a> <a href="/contact">Contact</a><aside><a href="https://www.facebook.com/sharer/sharer.php?u=https://dewaterlelie.example">Deel dit</a></aside></body></html>`,
    '/over-ons': `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Over ons - Stichting De Waterlelie</title></head><body><h1>Over ons</h1><h2>Het bestuur</h2><ul><li>Hanneke van der Veen, voorzitter</li><li>Joost Kwakkel, penningmeester</li><li>Samira El Idrissi, secretaris</li></ul><h2>ANBI</h2><p>RSIN 812345678 · KvK 30123456 · NL91 ABNA 0417 1643 00</p></body></html>`,
    '/contact': `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Contact - Stichting De Waterlelie</title></head><body><h1>Contact</h1><div class="two-col"><div><strong>Bezoekadres</strong><p>Kanaalweg 14a</p><p>3526 KL Utrecht</p></div><div><strong>Bellen of mailen</strong><p>T 030 555 03 02</p><p>E <a href="mailto:post@dewaterlelie.example?subject=Vraag">post@dewaterlelie.example</a></p></div></div><a class="icon" href="https://nl.linkedin.com/company/de-waterlelie/" aria-label="LinkedIn"></a></body></html>`,
  },
  truth: {
    names: ['Stichting De Waterlelie'],
    descriptions: ['Wij geven kinderen uit de stad een zomer aan het water.'],
    people: [
      ['Hanneke van der Veen', 'voorzitter'],
      ['Joost Kwakkel', 'penningmeester'],
      ['Samira El Idrissi', 'secretaris'],
    ],
    emails: [['post@dewaterlelie.example', 'role']],
    phones: ['+31305550302'],
    addresses: [['Kanaalweg 14a', '3526 KL', 'Utrecht']],
    profiles: ['https://www.linkedin.com/company/de-waterlelie'],
  },
};

/** A Swedish village society: a list of terms, two numbers of one person. */
const norrbacken: FictionalSite = {
  host: 'norrbacken.example',
  pages: {
    '/': `<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>Välkommen till Norrbackens hembygdsförening</title></head><body><header><p class="site-title">Norrbackens hembygdsförening</p></header><nav><a href="/styrelse">Styrelsen</a><a href="/hitta-hit">Hitta hit</a></nav><p>© 2025 Norrbackens hembygdsförening</p></body></html>`,
    '/styrelse': `<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>Styrelsen</title></head><body><h1>Styrelsen 2025</h1><dl><dt>Ordförande</dt><dd>Gunilla Åkerblom</dd><dt>Kassör</dt><dd>Lars-Erik Niemi</dd><dt>Byggnadsvård</dt><dd>Tuva Sandberg</dd></dl><p>Revisor: Bengt Lidman</p></body></html>`,
    '/hitta-hit': `<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>Hitta hit</title></head><body><h1>Hitta hit</h1><p>Hembygdsgården ligger på Kvarngatan 3, 953 31 Haparanda.</p><p>Ring 08-465 004 31 eller skriv till info[snabel-a]norrbacken.example.</p></body></html>`,
  },
  truth: {
    names: ['Norrbackens hembygdsförening'],
    people: [
      ['Gunilla Åkerblom', 'Ordförande'],
      ['Lars-Erik Niemi', 'Kassör'],
      ['Tuva Sandberg', 'Byggnadsvård'],
      ['Bengt Lidman', 'Revisor'],
    ],
    emails: [['info@norrbacken.example', 'role']],
    phones: ['+46846500431'],
    addresses: [['Kvarngatan 3', '953 31', 'Haparanda']],
  },
};

/** A Norwegian club: headings are names, roles and numbers below them. */
const fjordlys: FictionalSite = {
  host: 'fjordlyskajakk.example',
  pages: {
    '/': `<!doctype html><html lang="nb"><head><meta charset="utf-8"><title>Fjordlys Kajakklubb</title><meta property="og:title" content="Fjordlys Kajakklubb"><meta property="og:description" content="Padling for alle, hele året."></head><body><a href="/om-klubben">Om klubben</a><a href="/kontakt-oss">Kontakt oss</a></body></html>`,
    '/om-klubben': `<!doctype html><html lang="nb"><head><meta charset="utf-8"><title>Om klubben</title></head><body><main><h2>Hvem er vi?</h2><p>Klubben ble stiftet i 1988.</p><h3>Tillitsvalgte</h3><section><h4>Ingrid Solbakken</h4><p>Leder</p><p>Mobil: 912 34 503</p></section><section><h4>Odd Arne Fløtre</h4><p>Materialforvalter</p></section><section><h4>Kristin Hauge</h4><p>Kursansvarlig</p></section></main></body></html>`,
    '/kontakt-oss': `<!doctype html><html lang="nb"><head><meta charset="utf-8"><title>Kontakt oss</title></head><body><address><b>Fjordlys Kajakklubb</b><br>Strandveien 8<br>6800 Førde<br><a href="mailto:styret@fjordlyskajakk.example">styret@fjordlyskajakk.example</a></address><p>Org.nr. 987 654 321</p></body></html>`,
  },
  truth: {
    names: ['Fjordlys Kajakklubb'],
    descriptions: ['Padling for alle, hele året.'],
    people: [
      ['Ingrid Solbakken', 'Leder'],
      ['Odd Arne Fløtre', 'Materialforvalter'],
      ['Kristin Hauge', 'Kursansvarlig'],
    ],
    emails: [['styret@fjordlyskajakk.example', 'role']],
    phones: ['+4791234503'],
    addresses: [['Strandveien 8', '6800', 'Førde']],
  },
};

/** A Finnish band: people in paragraphs with a dash, an address in a sentence. */
const soittokunta: FictionalSite = {
  host: 'saarijarvensoittokunta.example',
  pages: {
    '/': `<!doctype html><html lang="fi"><head><meta charset="utf-8"><title>Etusivu – Saarijärven Soittokunta ry</title><meta property="og:site_name" content="Saarijärven Soittokunta ry"></head><body><a href="/yhteystiedot/">Yhteystiedot</a></body></html>`,
    '/yhteystiedot/': `<!doctype html><html lang="fi"><head><meta charset="utf-8"><title>Yhteystiedot – Saarijärven Soittokunta ry</title></head><body><h1>Yhteystiedot</h1><p>Puheenjohtaja<br>Päivi Lehtovaara<br>p. 040 555 0301<br>paivi.lehtovaara(a)saarijarvensoittokunta.example</p><p>Kapellimestari<br>Juhani Rautio</p><p>Harjoitukset: Koulukatu 5, 43100 Saarijärvi, tiistaisin klo 18</p><p><a href="https://www.youtube.com/@saarijarvensoittokunta">Katso meitä</a></p></body></html>`,
  },
  truth: {
    names: ['Saarijärven Soittokunta ry', 'Saarijärven Soittokunta'],
    people: [
      ['Päivi Lehtovaara', 'Puheenjohtaja'],
      ['Juhani Rautio', 'Kapellimestari'],
    ],
    emails: [['paivi.lehtovaara@saarijarvensoittokunta.example', 'personal']],
    phones: ['+358405550301'],
    addresses: [['Koulukatu 5', '43100', 'Saarijärvi']],
    profiles: ['https://www.youtube.com/@saarijarvensoittokunta'],
  },
};

export const NORTH_AND_WEST = [mohrbach, seehalde, waterlelie, norrbacken, fjordlys, soittokunta];
