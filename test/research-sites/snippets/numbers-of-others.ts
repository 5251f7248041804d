import { snippet, type Snippet } from './snippet.js';

/** Numbers and addresses of authorities, trades, hospitals, visitors and larger bodies, and the house's own beside them. */
export const NUMBERS_OF_OTHERS: readonly Snippet[] = [
  // Who is written to at a domain called like them.
  snippet(
    'sv',
    '/biljetter',
    '<p>Biljetter: 06 210 3344, biljetter@kontor.example</p><p>Logi: Hotell Fyren, tfn 06 221 9900, boka@hotellfyren.example</p>',
    { t: ['+4662103344'], e: ['biljetter@kontor.example'] },
  ),
  snippet(
    'pl',
    '/oferta',
    '<p>Nasze tytuły ma też hurtownia Kłos, ul. Wadowicka 8, 30-415 Kraków, tel. 12 266 00 11, zamowienia@hurtowniaklos.example</p>',
    {},
  ),
  snippet(
    'it',
    '/privacy',
    '<p>Il responsabile è Scudodati, tel. 0171 555310, e-mail dpo@scudodati.example</p>',
    {},
  ),
  // Authorities, below a heading, behind a label, in a table of duties to inform.
  snippet(
    'ro',
    '/contact',
    '<h1>Contact</h1><p>Secretariat: 0265 774 183</p><h2>Organul de reglementare</h2><p>Consiliul Național al Audiovizualului, tel. 021 305 5350, cna@cna.ro</p>',
    { t: ['+40265774183'] },
  ),
  snippet(
    'cs',
    '/kontakt',
    '<table><tr><td>3. Telefon</td><td>565 321 839</td></tr><tr><td>8. Odvolací orgán</td><td>Krajský úřad, Žižkova 57, 586 01 Jihlava, tel. 564 602 111</td></tr></table>',
    { t: ['+420565321839'] },
  ),
  snippet(
    'fi',
    '/saavutettavuus',
    '<h2>Valvontaviranomainen</h2><p>Lupa- ja valvontavirasto<br>saavutettavuus@lvv.fi<br>puh. 0295 016 000</p><h2>Anna palautetta</h2><p>puh. 014 336 4410</p>',
    { t: ['+358143364410'] },
  ),
  snippet(
    'fr',
    '/contact',
    '<p>Tél. 02 61 91 04 20</p><p>Autorité de tutelle : Préfecture, tél. 02 99 02 10 35</p>',
    {
      t: ['+33261910420'],
    },
  ),
  snippet(
    'da',
    '/kontakt',
    '<p>Telefon 75 22 61 47</p><h3>Klageinstans</h3><p>Ankestyrelsen, telefon 33 41 12 00</p>',
    {
      t: ['+4575226147'],
    },
  ),
  snippet('pl', '/kontakt', '<p>tel. 81 532 44 17</p><p>Organ nadzoru: Wojewoda, tel. 81 742 43 08</p>', {
    t: ['+48815324417'],
  }),
  snippet(
    'nl',
    '/contact',
    '<p>Tel. 010 448 90 11</p><h3>Toezichthouder</h3><p>Inspectie, tel. 070 340 79 11</p>',
    {
      t: ['+31104489011'],
    },
  ),
  // A house of a trade in a sentence about something else.
  snippet(
    'it',
    '/avvisi',
    '<h1>Avvisi</h1><p>Pellegrinaggio: iscrizioni presso Agenzia Pedemontana Viaggi, Via Verci 90, 36061 Bassano, tel. 0424 550977.</p>',
  ),
  snippet(
    'en-US',
    '/care',
    '<h1>Care</h1><p>Placement is done by a surgeon we trust at Twin Lakes Oral Surgery, (218) 555-0188.</p>',
  ),
  snippet(
    'de',
    '/reisen',
    '<h1>Fahrten</h1><p>Buchung über Reisebüro Sonnenschein, Tel. 0331 231299. Fragen an die Pfarrei.</p>',
  ),
  snippet('sv', '/resor', '<h1>Resor</h1><p>Biljetter säljs av Ekdahls Resebyrå, tel. 031-390 06 77.</p>'),
  snippet('pt', '/viagens', '<h1>Viagens</h1><p>Inscrições na Minho Viagens, tel. 253 550 188.</p>'),
  snippet('de', '/kontakt', '<h1>Kontakt</h1><p>Buchung im Reisebüro Kontor, Tel. 0331 231257</p>', {
    t: ['+49331231257'],
  }),
  // Bodies that work everywhere.
  snippet('fi', '/lapset', '<p>Punaisen Ristin vapaaehtoiset auttavat läksyissä, p. 044 550 1382.</p>'),
  snippet('cs', '/akce', '<p>Výuku první pomoci vede Oblastní spolek Červeného kříže, tel. 565 550 188.</p>'),
  // Hospitals, when nobody of the house is there; its own number for that is its own.
  snippet(
    'da',
    '/kontakt',
    '<p>Telefon 75 22 61 47</p><h3>Uden for åbningstid</h3><p>Dyrehospitalet Vestkysten har døgnvagt: <a href="tel:+4575184420">75 18 44 20</a></p>',
    { t: ['+4575226147'] },
  ),
  snippet(
    'de',
    '/kontakt',
    '<p>Tel. 0331 231257</p><p>Außerhalb der Sprechzeiten hilft die Tierklinik Süd, Tel. 0331 231299.</p>',
    { t: ['+49331231257'] },
  ),
  snippet(
    'en-GB',
    '/contact',
    '<p>Tel: 0117 496 0135</p><h3>Out of hours</h3><p>Call our vet on duty: 0117 496 0318</p>',
    { t: ['+441174960135', '+441174960318'] },
  ),
  snippet(
    'es',
    '/contacto',
    '<p>Tel. 974 55 01 42</p><h3>Fuera de horario</h3><p>Hospital Veterinario Ebro, tel. 976 55 01 88</p>',
    { t: ['+34974550142'] },
  ),
  // Visitors with a business of their own.
  snippet('cs', '/sluzby', '<p>Kadeřnice Iveta Součková (tel. 728 555 314) dochází ve středu.</p>'),
  snippet('de', '/leistungen', '<p>Die Friseurin (Tel. 0171 3920099) kommt mittwochs ins Haus.</p>'),
  snippet('en-GB', '/services', '<p>The hairdresser (tel. 0117 496 0399) comes on Wednesdays.</p>'),
  snippet('de', '/kontakt', '<h1>Friseursalon</h1><p>Ihre Friseurin: Tel. 0171 3920098</p>', {
    t: ['+491713920098'],
  }),
  // What the body above says.
  snippet(
    'en-CA',
    '/',
    '<p>Tel: 807-555-0118</p><h3>From our national office</h3><p>Tickets at 220 Garry Street, 204-555-0170.</p>',
    { t: ['+18075550118'] },
  ),
  snippet(
    'de',
    '/',
    '<p>Tel. 0331 231257</p><h3>Neues aus dem Landesverband</h3><p>Anmeldung: Tel. 0331 231288</p>',
    {
      t: ['+49331231257'],
    },
  ),
  snippet('en', '/contact', '<h3>National office</h3><p>Tel. +353 61 620 314</p>', { t: ['+35361620314'] }),
  // Where code is kept, nobody reads mail.
  snippet(
    'tr',
    '/gunluk',
    '<pre><code>git clone git@github.com:kontor/gtfs.git\nscp deploy@build.firma.com:/srv/x .</code></pre><p>selam@kontor.example</p>',
    { e: ['selam@kontor.example'] },
  ),
  // Tradesmen by their name, and for whom something was built.
  snippet(
    'da',
    '/praktisk',
    '<h3>Akut vandskade</h3><p>Nordgaard VVS, døgnvagt: 86 17 90 22</p><p>Vicevært: 51 23 88 40</p>',
    { t: ['+4551238840'] },
  ),
  snippet(
    'cs',
    '/projekty',
    '<h2>Škola Lhota</h2><dl><dt>Investor</dt><dd>Město Lhota, Palackého nám. 13, 665 01 Lhota</dd></dl>',
    {},
  ),
  snippet(
    'en-GB',
    '/contact',
    '<p>Out of hours ring the Ashdale Safeguarding Hub on 0114 496 0855, or the NSPCC on 0808 800 5000.</p>',
    {},
  ),
  snippet('tr', '/iletisim', '<p>Tel: 0266 312 40 71<br>Tasarım: Körfez Bilişim, 0266 319 20 84</p>', {
    t: ['+902663124071'],
  }),
];
