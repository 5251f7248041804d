import type { FictionalSite } from '../fictional-site.js';

const akerblomPage = (title: string, main: string): string => `<!doctype html>
<html lang="sv"><head><meta charset="utf-8"><title>${title}</title><meta name="description" content="Handbyggda gitarrer, reparationer och kurser i en gammal kvarn i Mölndal."></head>
<body><div class="wrapper"><div class="logo">Åkerblom Gitarrverkstad</div><ul class="nav"><li><a href="/">Hem</a></li><li><a href="/gitarrer">Gitarrer</a></li><li><a href="/om-oss">Om oss</a></li><li><a href="/aterforsaljare">Återförsäljare</a></li><li><a href="/kontakt">Kontakt</a></li></ul><div class="content">${main}</div>
<div class="foot"><a href="https://www.instagram.com/akerblomgitarr/"><img src="/ikoner/instagram.png" alt="Instagram"></a> <a href="https://www.youtube.com/@akerblomgitarr"><img src="/ikoner/youtube.png" alt="YouTube"></a></div></div></body></html>`;

/** A Swedish guitar maker: captions below pictures, dealers with addresses, a customer's words. */
const akerblom: FictionalSite = {
  host: 'akerblomgitarr.example',
  pages: {
    '/': akerblomPage(
      'Åkerblom Gitarrverkstad',
      `<h1>Byggda för hand, en i taget</h1><p>Just nu är väntetiden för en ny gitarr fjorton månader.</p><blockquote>"Det bästa instrument jag har ägt." <br>– Lasse Fridlund, gitarrist i Norrskensbandet</blockquote>`,
    ),
    '/gitarrer': akerblomPage(
      'Gitarrer – Åkerblom Gitarrverkstad',
      `<h1>Modeller</h1><h3>Modell Kvarnen</h3><p>Gran och lönn, från 42 000 kr</p><h3>Modell Forsen</h3><p>Ceder och valnöt, från 46 500 kr</p><p>Strängar från Nordsträng AB ingår.</p>`,
    ),
    '/om-oss': akerblomPage(
      'Om oss – Åkerblom Gitarrverkstad',
      `<h1>Om oss</h1><p>Verkstaden startade 1994 i ett garage. Sedan 2008 finns vi i Kvarnbyn.</p><div class="bilder"><figure><img src="/bilder/henrik.jpg" alt="Porträtt"><figcaption>Henrik Åkerblom, gitarrbyggare och grundare</figcaption></figure><figure><img src="/bilder/linnea.jpg" alt="Porträtt"><figcaption>Linnea Söderholm, gitarrbyggare</figcaption></figure><figure><img src="/bilder/yusuf.jpg" alt="Porträtt"><figcaption>Yusuf Karaca, reparatör</figcaption></figure></div>`,
    ),
    '/aterforsaljare': akerblomPage(
      'Återförsäljare – Åkerblom Gitarrverkstad',
      `<h1>Återförsäljare</h1><p>Här kan du prova våra gitarrer:</p><p><b>Strängar &amp; Sånt</b><br>Storgatan 22<br>852 30 Sundsvall</p><p><b>Musikboden i Lund</b><br>Bangatan 9<br>222 21 Lund<br>Tel 046-390 77 21</p>`,
    ),
    '/kontakt': akerblomPage(
      'Kontakt – Åkerblom Gitarrverkstad',
      `<h1>Kontakt</h1><p>Åkerblom Gitarrverkstad AB<br>Kvarnbygatan 14<br>431 34 Mölndal</p><p>Verkstaden: 031-390 06 31<br>Henrik: 070-174 06 31</p><p>verkstad (snabel-a) akerblomgitarr.example<br><a href="mailto:henrik@akerblomgitarr.example">henrik@akerblomgitarr.example</a></p><p>Öppet tisdag–fredag 10–17, eller efter överenskommelse.</p><p>Org.nr 556677-8899. Godkänd för F-skatt.</p>`,
    ),
  },
  truth: {
    names: ['Åkerblom Gitarrverkstad', 'Åkerblom Gitarrverkstad AB'],
    descriptions: ['Handbyggda gitarrer, reparationer och kurser i en gammal kvarn i Mölndal.'],
    people: [
      ['Henrik Åkerblom', 'gitarrbyggare och grundare'],
      ['Linnea Söderholm', 'gitarrbyggare'],
      ['Yusuf Karaca', 'reparatör'],
    ],
    emails: [
      ['verkstad@akerblomgitarr.example', 'role'],
      ['henrik@akerblomgitarr.example', 'personal'],
    ],
    phones: ['+46313900631', '+46701740631'],
    addresses: [['Kvarnbygatan 14', '431 34', 'Mölndal']],
    profiles: ['https://www.instagram.com/akerblomgitarr', 'https://www.youtube.com/@akerblomgitarr'],
  },
};

const vesterlundPage = (title: string, main: string): string => `<!DOCTYPE html>
<html lang="da-DK"><head><meta charset="utf-8"><title>${title} | Vesterlund Vandværk</title><meta name="description" content="Rent drikkevand til 410 husstande i Vesterlund og Nørre Snede Hede."></head>
<body><header><h2 class="sitename">Vesterlund Vandværk</h2></header><nav><a href="/">Forside</a> <a href="/takster">Takster</a> <a href="/bestyrelse">Bestyrelse</a> <a href="/drift">Drift</a> <a href="/kontakt">Kontakt</a></nav><section>${main}</section>
<footer>Vesterlund Vandværk a.m.b.a. · Vandværksvej 1 · 7361 Ejstrupholm · CVR 12 34 56 74</footer></body></html>`;

/** A Danish waterworks owned by its consumers: a table without heads, a person on watch. */
const vesterlund: FictionalSite = {
  host: 'vesterlundvand.example',
  pages: {
    '/': vesterlundPage(
      'Forside',
      `<h1>Velkommen til vandværket</h1><p><strong>Driftsstatus:</strong> Normal drift. Ingen planlagte afbrydelser.</p><h3>Generalforsamling</h3><p>Onsdag den 18. marts kl. 19 i forsamlingshuset.</p><p>Vandets hårdhed er 9 °dH.</p>`,
    ),
    '/takster': vesterlundPage(
      'Takster',
      `<h1>Takster 2026</h1><table><tr><td>Fast bidrag</td><td>850 kr.</td></tr><tr><td>Vand pr. m³</td><td>7,25 kr.</td></tr><tr><td>Statsafgift pr. m³</td><td>6,37 kr.</td></tr></table><p>Betaling: reg.nr. 7660, konto 1550310</p>`,
    ),
    '/bestyrelse': vesterlundPage(
      'Bestyrelse',
      `<h1>Bestyrelsen</h1><table class="bestyrelse"><tr><td>Formand</td><td>Knud Ejler Toft</td><td>40 55 03 10</td><td><a href="mailto:formand@vesterlundvand.example">formand@vesterlundvand.example</a></td></tr><tr><td>Næstformand</td><td>Lisbeth Højgaard Dam</td><td>40 55 03 11</td><td></td></tr><tr><td>Kasserer</td><td>Poul Erik Krogsgaard</td><td>40 55 03 12</td><td><a href="mailto:kasserer@vesterlundvand.example">kasserer@vesterlundvand.example</a></td></tr><tr><td>Sekretær</td><td>Anne-Mette Vinther</td><td></td><td></td></tr><tr><td>Bestyrelsesmedlem</td><td>Morten Skytte</td><td></td><td></td></tr></table>`,
    ),
    '/drift': vesterlundPage(
      'Drift',
      `<h1>Drift</h1><p>Vandværkspasser: Flemming Bisgaard</p><p>Ved brud på ledningen ringes til vagttelefonen 20 55 03 13, hele døgnet.</p><h2>Vandprøver</h2><p>Den seneste prøve er taget den 3. oktober og overholder alle krav.</p>`,
    ),
    '/kontakt': vesterlundPage(
      'Kontakt',
      `<h1>Kontakt os</h1><p>Vesterlund Vandværk a.m.b.a.<br>Vandværksvej 1<br>7361 Ejstrupholm</p><p>Telefon: 75 77 03 10<br>E-mail: <a href="mailto:kontor@vesterlundvand.example">kontor@vesterlundvand.example</a></p><p>Kontoret har åbent den første mandag i måneden kl. 16-18.</p>`,
    ),
  },
  truth: {
    names: ['Vesterlund Vandværk', 'Vesterlund Vandværk a.m.b.a.'],
    descriptions: ['Rent drikkevand til 410 husstande i Vesterlund og Nørre Snede Hede.'],
    people: [
      ['Knud Ejler Toft', 'Formand'],
      ['Lisbeth Højgaard Dam', 'Næstformand'],
      ['Poul Erik Krogsgaard', 'Kasserer'],
      ['Anne-Mette Vinther', 'Sekretær'],
      ['Morten Skytte', 'Bestyrelsesmedlem'],
      ['Flemming Bisgaard', 'Vandværkspasser'],
    ],
    emails: [
      ['kontor@vesterlundvand.example', 'role'],
      ['formand@vesterlundvand.example', 'role'],
      ['kasserer@vesterlundvand.example', 'role'],
    ],
    phones: ['+4575770310', '+4540550310', '+4540550311', '+4540550312', '+4520550313'],
    addresses: [['Vandværksvej 1', '7361', 'Ejstrupholm']],
  },
};

const sahkovakiPage = (title: string, main: string): string => `<!doctype html>
<html lang="fi-FI"><head><meta charset="utf-8"><title>${title} – Satakunnan Sähköväki ry</title><meta property="og:site_name" content="Satakunnan Sähköväki ry"></head>
<body><header class="header"><div class="brand"><a href="/">Satakunnan Sähköväki ry</a><span>ammattiosasto 142</span></div><nav><a href="/hallitus/">Hallitus</a><a href="/luottamusmiehet/">Luottamusmiehet</a><a href="/jasenyys/">Jäsenyys</a><a href="/yhteystiedot/">Yhteystiedot</a></nav></header><main>${main}</main></body></html>`;

/** A Finnish branch of a union: a board in a table with heads, shop stewards under their factories. */
const sahkovaki: FictionalSite = {
  host: 'sahkovaki142.example',
  pages: {
    '/': sahkovakiPage(
      'Etusivu',
      `<h1>Yhdessä vahvempia</h1><h2>Ajankohtaista</h2><ul><li>Syyskokous pidetään 27.11. klo 18</li><li>Pikkujoulut 5.12. Ilmoittaudu viimeistään 28.11.</li></ul>`,
    ),
    '/hallitus/': sahkovakiPage(
      'Hallitus',
      `<h1>Hallitus 2025</h1><table><thead><tr><th>Nimi</th><th>Tehtävä</th><th>Puhelin</th></tr></thead><tbody><tr><td>Jarmo Kaukoranta</td><td>puheenjohtaja</td><td>040 555 0321</td></tr><tr><td>Tiina Leppäkorpi</td><td>varapuheenjohtaja</td><td></td></tr><tr><td>Esa-Matti Ruohola</td><td>sihteeri</td><td>040 555 0322</td></tr><tr><td>Päivi Nurminen</td><td>taloudenhoitaja</td><td></td></tr></tbody></table>`,
    ),
    '/luottamusmiehet/': sahkovakiPage(
      'Luottamusmiehet',
      `<h1>Luottamusmiehet</h1><h3>Porin kaapelitehdas</h3><p>Pääluottamusmies Kari Vainionpää<br>puh. 050 555 0323<br>kari.vainionpaa(at)sahkovaki142.example</p><p>Työsuojeluvaltuutettu Minna Ojakangas</p><h3>Ulvilan verkkoyhtiö</h3><p>Luottamusmies Teemu Hietanen<br>puh. 050 555 0324</p>`,
    ),
    '/jasenyys/': sahkovakiPage(
      'Jäsenyys',
      `<h1>Liity jäseneksi</h1><p>Jäsenmaksu on 1,4 % palkasta. Siihen kuuluu työttömyyskassa ja lakimiehen neuvonta. Jäsenasioita hoitaa taloudenhoitaja Päivi Nurminen.</p><h2>Jäsenedut</h2><ul><li>Mökki Merikarvialla</li><li>Elokuvaliput</li></ul>`,
    ),
    '/yhteystiedot/': sahkovakiPage(
      'Yhteystiedot',
      `<h1>Yhteystiedot</h1><p>Toimisto<br>Itäpuisto 7 A 3<br>28100 Pori</p><p>Postiosoite: PL 112, 28101 Pori</p><p>Puhelin 02 555 0310 (ti ja to klo 9–12)</p><p>toimisto(at)sahkovaki142.example</p><p><a href="https://www.facebook.com/sahkovaki142">Facebook</a></p>`,
    ),
  },
  truth: {
    names: ['Satakunnan Sähköväki ry', 'Satakunnan Sähköväki'],
    people: [
      ['Jarmo Kaukoranta', 'puheenjohtaja'],
      ['Tiina Leppäkorpi', 'varapuheenjohtaja'],
      ['Esa-Matti Ruohola', 'sihteeri'],
      ['Päivi Nurminen', 'taloudenhoitaja'],
      ['Kari Vainionpää', 'Pääluottamusmies'],
      ['Minna Ojakangas', 'Työsuojeluvaltuutettu'],
      ['Teemu Hietanen', 'Luottamusmies'],
    ],
    emails: [
      ['toimisto@sahkovaki142.example', 'role'],
      ['kari.vainionpaa@sahkovaki142.example', 'personal'],
    ],
    phones: ['+35825550310', '+358405550321', '+358405550322', '+358505550323', '+358505550324'],
    addresses: [
      ['Itäpuisto 7 A 3', '28100', 'Pori'],
      ['PL 112', '28101', 'Pori'],
    ],
    profiles: ['https://www.facebook.com/sahkovaki142'],
  },
};

const kryptisPage = (title: string, main: string): string => `<!DOCTYPE html>
<html lang="lt"><head><meta charset="utf-8"><title>${title}</title><meta name="description" content="Kauno orientavimosi sporto klubas vaikams, suaugusiesiems ir šeimoms."></head>
<body><div class="container"><div class="header"><img src="/img/kompasas.svg" alt=""> Orientavimosi sporto klubas „Vėjo kryptis“</div><div class="menu"><a href="/">Naujienos</a> <a href="/apie-kluba">Apie klubą</a> <a href="/treneriai">Treneriai</a> <a href="/rezultatai">Rezultatai</a> <a href="/kontaktai">Kontaktai</a></div>${main}<div class="remejai">Mus remia: UAB „Miško takas“, Kauno miesto savivaldybė</div></div></body></html>`;

/** A Lithuanian orienteering club: officers behind dashes, trainers in blocks, results of a race. */
const kryptis: FictionalSite = {
  host: 'vejokryptis.example',
  pages: {
    '/': kryptisPage(
      'Orientavimosi sporto klubas „Vėjo kryptis“',
      `<h1>Naujienos</h1><div class="post"><h2>Rudens taurė baigta</h2><p>2025-10-26. Trasas planavo svečias iš Rygos Jānis Ozoliņš. Dalyvavo 214 bėgikų.</p></div><div class="post"><h2>Nauji grafikai</h2><p>Nuo lapkričio treniruotės vyks antradieniais ir ketvirtadieniais 17.30 val.</p></div>`,
    ),
    '/apie-kluba': kryptisPage(
      'Apie klubą – „Vėjo kryptis“',
      `<h1>Apie klubą</h1><p>Klubas įkurtas 1996 metais. Šiandien jame yra 130 narių.</p><h2>Valdyba</h2><p>Klubo prezidentas – Tomas Jankauskas</p><p>Viceprezidentė – Rasa Budrytė</p><p>Sekretorius – Mindaugas Šimkus</p>`,
    ),
    '/treneriai': kryptisPage(
      'Treneriai – „Vėjo kryptis“',
      `<h1>Treneriai</h1><div class="treneris"><h3>Giedrė Vaitkienė</h3><p>Vyriausioji trenerė</p><p>Tel. +370 612 55031</p><p>giedre.vaitkiene@vejokryptis.example</p></div><div class="treneris"><h3>Paulius Norkus</h3><p>Vaikų grupės treneris</p><p>Tel. +370 612 55032</p></div>`,
    ),
    '/rezultatai': kryptisPage(
      'Rezultatai – „Vėjo kryptis“',
      `<h1>Rudens taurė, vyrų elitas</h1><table><tr><th>Vieta</th><th>Vardas, pavardė</th><th>Klubas</th><th>Laikas</th></tr><tr><td>1</td><td>Lukas Petraitis</td><td>Klaipėdos „Kopa“</td><td>34:12</td></tr><tr><td>2</td><td>Andrius Gudelis</td><td>Vilniaus „Perkūnas“</td><td>35:40</td></tr><tr><td>3</td><td>Mārtiņš Kalns</td><td>Rīgas „Egle“</td><td>36:05</td></tr></table>`,
    ),
    '/kontaktai': kryptisPage(
      'Kontaktai – „Vėjo kryptis“',
      `<h1>Kontaktai</h1><p>Orientavimosi sporto klubas „Vėjo kryptis“<br>Pušyno g. 15<br>44280 Kaunas</p><p>Tel. +370 37 330310<br>El. paštas <a href="mailto:klubas@vejokryptis.example">klubas@vejokryptis.example</a></p><p>Įmonės kodas 135123456<br>A. s. LT12 1000 0111 0100 1000</p><p><a href="https://www.facebook.com/vejokryptis">Facebook</a></p>`,
    ),
  },
  truth: {
    names: [
      'Orientavimosi sporto klubas „Vėjo kryptis“',
      'Orientavimosi sporto klubas Vėjo kryptis',
      '„Vėjo kryptis“',
      'Vėjo kryptis',
    ],
    descriptions: ['Kauno orientavimosi sporto klubas vaikams, suaugusiesiems ir šeimoms.'],
    people: [
      ['Tomas Jankauskas', 'Klubo prezidentas'],
      ['Rasa Budrytė', 'Viceprezidentė'],
      ['Mindaugas Šimkus', 'Sekretorius'],
      ['Giedrė Vaitkienė', 'Vyriausioji trenerė'],
      ['Paulius Norkus', 'Vaikų grupės treneris'],
    ],
    emails: [
      ['klubas@vejokryptis.example', 'role'],
      ['giedre.vaitkiene@vejokryptis.example', 'personal'],
    ],
    phones: ['+37037330310', '+37061255031', '+37061255032'],
    addresses: [['Pušyno g. 15', '44280', 'Kaunas']],
    profiles: ['https://www.facebook.com/vejokryptis'],
  },
};

export const NORTH_NINTH = [akerblom, vesterlund, sahkovaki, kryptis];
