import type { FictionalSite } from '../fictional-site.js';

/** A Swedish local party: candidates in blocks, a post box, a giro number. */
const lovstalistan: FictionalSite = {
  host: 'lovstalistan.example',
  pages: {
    '/': `<!doctype html><html lang="sv-SE"><head><meta charset="utf-8"><title>Lövstalistan – ett lokalt parti för hela kommunen</title><meta name="description" content="Lövstalistan är ett partipolitiskt obundet parti som vill ha beslut nära människor."><meta property="og:site_name" content="Lövstalistan"></head><body class="wp-site-blocks"><nav><a href="/var-politik/">Vår politik</a><a href="/vara-foretradare/">Våra företrädare</a><a href="/kontakta-oss/">Kontakta oss</a></nav><h1>Bygden först</h1><h2>Kalender</h2><ul><li>18 november: Öppet möte i Folkets hus</li><li>2 december: Budgetdebatt i fullmäktige</li></ul><h2>Senaste inläggen</h2><p><a href="/2025/11/skolskjuts/">Skolskjutsen måste räddas</a><br><small>Publicerat 4 november 2025</small></p></body></html>`,
    '/var-politik/': `<!doctype html><html lang="sv-SE"><head><meta charset="utf-8"><title>Vår politik – Lövstalistan</title></head><body><h1>Vår politik</h1><h3>Skola</h3><p>Byskolorna ska vara kvar.</p><h3>Vägar</h3><p>Belysning på alla gång- och cykelvägar.</p><h3>Äldreomsorg</h3><p>Fler händer, mindre papper.</p></body></html>`,
    '/vara-foretradare/': `<!doctype html><html lang="sv-SE"><head><meta charset="utf-8"><title>Våra företrädare – Lövstalistan</title></head><body><h1>Våra företrädare</h1><div class="wp-block-media-text"><h3>Annelie Stjernqvist</h3><p>Gruppledare och partiordförande</p><p><a href="mailto:annelie.stjernqvist@lovstalistan.example">annelie.stjernqvist@lovstalistan.example</a><br>070-174 06 12</p></div><div class="wp-block-media-text"><h3>Göran Hallbäck</h3><p>Ledamot i kommunstyrelsen</p><p><a href="mailto:goran.hallback@lovstalistan.example">goran.hallback@lovstalistan.example</a></p></div><div class="wp-block-media-text"><h3>Rozerin Demir</h3><p>Ledamot i barn- och utbildningsnämnden</p></div><div class="wp-block-media-text"><h3>Ulf Pettersson-Krook</h3><p>Kassör</p></div></body></html>`,
    '/kontakta-oss/': `<!doctype html><html lang="sv-SE"><head><meta charset="utf-8"><title>Kontakta oss – Lövstalistan</title></head><body><h1>Kontakta oss</h1><p>Lövstalistan<br>Box 45<br>443 21 Lerum</p><p>Telefon: 031-390 06 12<br>E-post: <a href="mailto:info@lovstalistan.example">info@lovstalistan.example</a></p><p>Bli medlem: betala 100 kr till bankgiro 555-0310 eller Swish 123 455 03 10.</p><p>Organisationsnummer: 802412-3456</p><p>Följ oss på <a href="https://www.facebook.com/lovstalistan?ref=page_internal">Facebook</a>.</p></body></html>`,
  },
  truth: {
    names: ['Lövstalistan'],
    descriptions: ['Lövstalistan är ett partipolitiskt obundet parti som vill ha beslut nära människor.'],
    people: [
      ['Annelie Stjernqvist', 'Gruppledare och partiordförande'],
      ['Göran Hallbäck', 'Ledamot i kommunstyrelsen'],
      ['Rozerin Demir', 'Ledamot i barn- och utbildningsnämnden'],
      ['Ulf Pettersson-Krook', 'Kassör'],
    ],
    emails: [
      ['info@lovstalistan.example', 'role'],
      ['annelie.stjernqvist@lovstalistan.example', 'personal'],
      ['goran.hallback@lovstalistan.example', 'personal'],
    ],
    phones: ['+46313900612', '+46701740612'],
    addresses: [['Box 45', '443 21', 'Lerum']],
    profiles: ['https://www.facebook.com/lovstalistan'],
  },
};

/** A Finnish accounting firm: paragraphs of people, a pattern in place of most addresses. */
const rantakoski: FictionalSite = {
  host: 'tilirantakoski.example',
  pages: {
    '/': `<!doctype html><html lang="fi"><head><meta charset="utf-8"><title>Tilitoimisto Rantakoski Oy | Imatra</title><meta name="description" content="Kirjanpito, palkat ja veroneuvonta pienyrityksille Etelä-Karjalassa."></head><body><div class="site-header"><a href="/">Tilitoimisto Rantakoski</a></div><ul><li><a href="/palvelut">Palvelut</a></li><li><a href="/henkilokunta">Henkilökunta</a></li><li><a href="/yhteystiedot">Yhteystiedot</a></li></ul><h1>Numerot järjestykseen</h1><p>Olemme auktorisoitu tilitoimisto. Asiakkaitamme ovat toiminimet, osakeyhtiöt ja yhdistykset.</p><footer>Tilitoimisto Rantakoski Oy, Y-tunnus 1234567-1</footer></body></html>`,
    '/palvelut': `<!doctype html><html lang="fi"><head><meta charset="utf-8"><title>Palvelut | Tilitoimisto Rantakoski Oy</title></head><body><h1>Palvelut</h1><ul><li>Kirjanpito ja tilinpäätös</li><li>Palkanlaskenta</li><li>Sähköinen taloushallinto</li></ul></body></html>`,
    '/henkilokunta': `<!doctype html><html lang="fi"><head><meta charset="utf-8"><title>Henkilökunta | Tilitoimisto Rantakoski Oy</title></head><body><h1>Henkilökunta</h1><p>Sähköpostit muodossa etunimi.sukunimi@tilirantakoski.example</p><p><strong>Marjut Rantakoski</strong><br>toimitusjohtaja<br>puh. 040 555 0310</p><p><strong>Sami Hyvönen</strong><br>kirjanpitäjä<br>puh. 040 555 0311</p><p><strong>Eeva-Liisa Suikkanen</strong><br>palkanlaskija<br>puh. 040 555 0312</p></body></html>`,
    '/yhteystiedot': `<!doctype html><html lang="fi"><head><meta charset="utf-8"><title>Yhteystiedot | Tilitoimisto Rantakoski Oy</title></head><body><h1>Yhteystiedot</h1><p>Tilitoimisto Rantakoski Oy<br>Koskenparras 12 B<br>55100 Imatra</p><p>Puhelin (05) 555 0310<br>toimisto(at)tilirantakoski.example</p><p>Avoinna ma–to 8.30–16, pe 8.30–14</p><h2>Verkkolaskutus</h2><p>Verkkolaskuosoite 003712345671, operaattori Laskuväylä, välittäjätunnus 003721291126</p></body></html>`,
  },
  truth: {
    names: ['Tilitoimisto Rantakoski Oy', 'Tilitoimisto Rantakoski'],
    descriptions: ['Kirjanpito, palkat ja veroneuvonta pienyrityksille Etelä-Karjalassa.'],
    people: [
      ['Marjut Rantakoski', 'toimitusjohtaja'],
      ['Sami Hyvönen', 'kirjanpitäjä'],
      ['Eeva-Liisa Suikkanen', 'palkanlaskija'],
    ],
    emails: [['toimisto@tilirantakoski.example', 'role']],
    phones: ['+35855550310', '+358405550310', '+358405550311', '+358405550312'],
    addresses: [['Koskenparras 12 B', '55100', 'Imatra']],
  },
};

/** A Danish parish: its priests and its council under headings, services in between. */
const norreLindeby: FictionalSite = {
  host: 'norrelindebykirke.example',
  pages: {
    '/': `<!doctype html><html lang="da"><head><meta charset="utf-8"><title>Nørre Lindeby Kirke</title><meta property="og:title" content="Nørre Lindeby Kirke"><meta property="og:description" content="Folkekirken i Nørre Lindeby: gudstjenester, koncerter og kirkelige handlinger."></head><body><nav><a href="/medarbejdere">Medarbejdere</a><a href="/menighedsraad">Menighedsråd</a><a href="/kontakt">Kontakt</a></nav><h1>Velkommen</h1><h2>Gudstjenester</h2><table><tr><td>Søndag 23. november</td><td>10.30</td><td>Højmesse</td></tr><tr><td>Søndag 30. november</td><td>14.00</td><td>Familiegudstjeneste</td></tr></table><h2>Koncert</h2><p>4. december kl. 19.30: Vokalensemblet Klangfaldt synger julen ind. Fri entré.</p></body></html>`,
    '/medarbejdere': `<!doctype html><html lang="da"><head><meta charset="utf-8"><title>Medarbejdere - Nørre Lindeby Kirke</title></head><body><h1>Medarbejdere</h1><h3>Sognepræst</h3><p>Birgitte Ravnkilde<br>Tlf. 86 55 03 10<br><a href="mailto:bira@norrelindebykirke.example">bira@norrelindebykirke.example</a><br>Mandag er fridag.</p><h3>Organist</h3><p>Jens-Peter Østergård<br>Mobil 23 55 03 11</p><h3>Graver</h3><p>Tommy Skovlund<br>Mobil 23 55 03 12<br><a href="mailto:graver@norrelindebykirke.example">graver@norrelindebykirke.example</a></p><h3>Kirkesanger</h3><p>Asta Hjermind</p></body></html>`,
    '/menighedsraad': `<!doctype html><html lang="da"><head><meta charset="utf-8"><title>Menighedsråd - Nørre Lindeby Kirke</title></head><body><h1>Menighedsrådet</h1><ul><li>Formand: Karen Margrethe Bundgaard</li><li>Næstformand: Erik Thorup</li><li>Kasserer: Lone Vestergaard Friis</li><li>Kirkeværge: Svend Åge Munk</li></ul><p>Rådets møder er offentlige. Referater kan læses i våbenhuset.</p></body></html>`,
    '/kontakt': `<!doctype html><html lang="da"><head><meta charset="utf-8"><title>Kontakt - Nørre Lindeby Kirke</title></head><body><h1>Kontakt</h1><p>Kirkekontoret<br>Præstevænget 2<br>8500 Grenaa</p><p>Tlf. 86 55 03 15 (tirsdag–fredag kl. 9–12)</p><p>E-mail: kirkekontor@norrelindebykirke.example</p><p>CVR 12345674 · EAN 5798000812345</p></body></html>`,
  },
  truth: {
    names: ['Nørre Lindeby Kirke'],
    descriptions: ['Folkekirken i Nørre Lindeby: gudstjenester, koncerter og kirkelige handlinger.'],
    people: [
      ['Birgitte Ravnkilde', 'Sognepræst'],
      ['Jens-Peter Østergård', 'Organist'],
      ['Tommy Skovlund', 'Graver'],
      ['Asta Hjermind', 'Kirkesanger'],
      ['Karen Margrethe Bundgaard', 'Formand'],
      ['Erik Thorup', 'Næstformand'],
      ['Lone Vestergaard Friis', 'Kasserer'],
      ['Svend Åge Munk', 'Kirkeværge'],
    ],
    emails: [
      ['bira@norrelindebykirke.example', 'personal'],
      ['graver@norrelindebykirke.example', 'role'],
      ['kirkekontor@norrelindebykirke.example', 'role'],
    ],
    phones: ['+4586550310', '+4523550311', '+4523550312', '+4586550315'],
    addresses: [['Præstevænget 2', '8500', 'Grenaa']],
  },
};

/** A Norwegian port: employees in a grid with icons, a watch's number, invoices' address. */
const storholmen: FictionalSite = {
  host: 'storholmenhavn.example',
  pages: {
    '/': `<!doctype html><html lang="nb-NO"><head><meta charset="utf-8"><title>Storholmen Havn KF</title><meta name="description" content="Trafikkhavn, gjestehavn og fiskerihavn midt i leia."></head><body><header><a class="logo" href="/"><img src="/logo.svg" alt="Storholmen Havn KF"></a><a href="/ansatte">Ansatte</a><a href="/styret">Styret</a><a href="/kontakt">Kontakt</a></header><h1>Trygg havn hele året</h1><h2>Anløp i dag</h2><table><tr><th>Fartøy</th><th>Kai</th><th>ETA</th></tr><tr><td>Nordfjell</td><td>Dampskipskaia</td><td>09:45</td></tr><tr><td>Kystbris</td><td>Industrikaia</td><td>13:10</td></tr></table></body></html>`,
    '/ansatte': `<!doctype html><html lang="nb-NO"><head><meta charset="utf-8"><title>Ansatte | Storholmen Havn KF</title></head><body><h1>Ansatte</h1><div class="employees"><div class="employee"><div class="employee-name">Torbjørn Eidissen</div><div class="employee-title">Havnesjef</div><a href="tel:+4790550310">905 50 310</a><a href="mailto:torbjorn@storholmenhavn.example">E-post</a></div><div class="employee"><div class="employee-name">Siv-Anita Kræmer</div><div class="employee-title">Økonomiansvarlig</div><a href="tel:+4790550311">905 50 311</a><a href="mailto:siv-anita@storholmenhavn.example">E-post</a></div><div class="employee"><div class="employee-name">Mathias Nergård</div><div class="employee-title">Havnebetjent</div><a href="tel:+4790550312">905 50 312</a></div></div></body></html>`,
    '/styret': `<!doctype html><html lang="nb-NO"><head><meta charset="utf-8"><title>Styret | Storholmen Havn KF</title></head><body><h1>Styret</h1><p>Styret velges av kommunestyret for fire år.</p><ul><li>Bodil Hansteen, styreleder</li><li>Roger Johnsrud, nestleder</li><li>Ellen Marit Sara, styremedlem</li></ul></body></html>`,
    '/kontakt': `<!doctype html><html lang="nb-NO"><head><meta charset="utf-8"><title>Kontakt | Storholmen Havn KF</title></head><body><h1>Kontakt</h1><div><h3>Besøksadresse</h3><p>Havnegata 6, 9180 Skjervøy</p><h3>Sentralbord</h3><p>77 55 03 10</p><h3>Havnevakt (døgnåpen)</h3><p>905 50 319, VHF kanal 12</p><h3>E-post</h3><p><a href="mailto:post@storholmenhavn.example">post@storholmenhavn.example</a></p><h3>Faktura</h3><p>EHF til org.nr. 912 345 676, eller PDF til <a href="mailto:faktura@storholmenhavn.example">faktura@storholmenhavn.example</a></p></div></body></html>`,
  },
  truth: {
    names: ['Storholmen Havn KF', 'Storholmen Havn'],
    descriptions: ['Trafikkhavn, gjestehavn og fiskerihavn midt i leia.'],
    people: [
      ['Torbjørn Eidissen', 'Havnesjef'],
      ['Siv-Anita Kræmer', 'Økonomiansvarlig'],
      ['Mathias Nergård', 'Havnebetjent'],
      ['Bodil Hansteen', 'styreleder'],
      ['Roger Johnsrud', 'nestleder'],
      ['Ellen Marit Sara', 'styremedlem'],
    ],
    emails: [
      ['torbjorn@storholmenhavn.example', 'personal'],
      ['siv-anita@storholmenhavn.example', 'personal'],
      ['post@storholmenhavn.example', 'role'],
      ['faktura@storholmenhavn.example', 'role'],
    ],
    phones: ['+4777550310', '+4790550310', '+4790550311', '+4790550312', '+4790550319'],
    addresses: [['Havnegata 6', '9180', 'Skjervøy']],
  },
};

export const NORDIC_EIGHTH = [lovstalistan, rantakoski, norreLindeby, storholmen];
