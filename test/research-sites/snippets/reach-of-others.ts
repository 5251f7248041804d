import { snippet, type Snippet } from './snippet.js';

/** Sentences and blocks that name another house before a number or an address, on pages of many kinds. */
export const REACH_OF_OTHERS: readonly Snippet[] = [
  // On pages about something else.
  snippet(
    'en-GB',
    '/parking',
    '<h1>Parking</h1><p>The car park on Mill Lane is run by Harbury Parish Council (0131 496 0118); please ring them about permits.</p>',
  ),
  snippet(
    'de',
    '/wasserwerte',
    '<h1>Wasserwerte</h1><p>Untersucht wird unser Wasser vom Labor Brandner, Industriestraße 14, 84453 Mühldorf, Tel. 08631 98 22 10.</p>',
  ),
  snippet(
    'fr',
    '/stages',
    '<h1>Stages d’été</h1><p>Pour dormir : Auberge du Pont, 4 rue des Tanneurs, 29600 Morlaix, tél. 02 98 88 03 29.</p>',
  ),
  snippet(
    'nl-BE',
    '/aanbod',
    '<h1>Openbare verkopen</h1><div class="pand"><h3>Rijwoning</h3><p>Kerkstraat 44, 8900 Ieper</p><p>Instelprijs: € 145.000</p></div>',
  ),
  snippet(
    'sk',
    '/o-chorobe',
    '<h1>O chorobe</h1><p>Centrum pre cystickú fibrózu: Detská fakultná nemocnica, Limbová 1, 833 40 Bratislava, tel. 02/59 37 11 11.</p>',
  ),
  snippet(
    'da',
    '/forsamlingshus',
    '<h1>Lej huset</h1><p>Nøglen hentes hos Brugsen, Torvet 2, 6800 Varde, tlf. 75 22 08 11.</p>',
  ),
  snippet('nb', '/turer', '<h1>Turer</h1><p>Bussen bestilles hos Fjordbuss, tlf. 52 81 00 90.</p>'),
  snippet(
    'fi',
    '/leirit',
    '<h1>Leirit</h1><p>Leirit pidetään Koivulan leirikeskuksessa, Rantatie 8, 62100 Lapua, puh. 06 433 1122.</p>',
  ),
  snippet(
    'pt',
    '/receitas',
    '<h1>As nossas farinhas</h1><p>O trigo vem do Moinho da Ribeira, Rua do Rio 5, 4900-312 Viana do Castelo, tel. 258 801 220.</p>',
  ),
  snippet(
    'ro',
    '/recoltare',
    '<h1>Recoltare</h1><p>Analizele se fac la Laboratorul Sanomed, Str. Horea 22, 400275 Cluj-Napoca, tel. 0264 550 120.</p>',
  ),
  snippet(
    'hr',
    '/turnir',
    '<h1>Turnir</h1><p>Smještaj: Pansion Jadran, Obala 12, 23000 Zadar, tel. 023/311-455</p>',
  ),
  snippet(
    'el',
    '/diadromes',
    '<h1>Διαδρομές</h1><p>Διαμονή: Ξενώνας Πίνδος, Αβέρωφ 14, 442 00 Μέτσοβο, τηλ. 26560 41 222.</p>',
  ),
  snippet(
    'ru',
    '/analizy',
    '<h1>Анализы</h1><p>Анализы принимает лаборатория «Инвитро», ул. Ленина 5, 390000 Рязань, тел. (4912) 25-11-22.</p>',
  ),
  snippet(
    'tr',
    '/kamp',
    '<h1>Kamp</h1><p>Konaklama: Çam Pansiyon, Atatürk Cad. No: 12, 16370 Bursa, tel. 0224 285 10 20.</p>',
  ),
  snippet(
    'en-US',
    '/residents',
    '<h1>Residents</h1><p>Power out? Call Lakeland Electric at <a href="tel:+18004688243">800-468-8243</a>.</p>',
  ),
  snippet(
    'de',
    '/programm',
    '<h1>Programm</h1><p>Karten gibt es bei der Buchhandlung Seltmann, info@buchhandlung-seltmann.de.</p>',
  ),
  snippet(
    'lt',
    '/stovykla',
    '<h1>Stovykla</h1><p>Nakvynė: sodyba „Pušynas“, Ežero g. 4, LT-65100 Varėna, tel. +370 310 51 222.</p>',
  ),
  // In notices, in brackets or not.
  snippet(
    'cs',
    '/ochrana-udaju',
    '<h1>Ochrana osobních údajů</h1><p>Spolek je zapsán u Krajského soudu v Brně (Rooseveltova 16, 601 95 Brno).</p>',
  ),
  snippet(
    'hu',
    '/adatkezeles',
    '<h1>Adatkezelés</h1><p>Panasszal a hatósághoz (NAIH, 1055 Budapest, Falk Miksa utca 9-11., tel. 06 1 391 1400) fordulhat.</p>',
  ),
  snippet(
    'sv',
    '/integritet',
    '<h1>Integritet</h1><p>Klaga gärna hos Allmänna reklamationsnämnden, Box 174, 101 23 Stockholm, tel. 08 508 860 00.</p>',
  ),
  snippet(
    'ja',
    '/privacy',
    '<h1>個人情報の取扱い</h1><p>苦情は日本情報経済社会推進協会（〒106-0032 東京都港区六本木1-9-9、電話 03-5860-7565）へお申し出ください。</p>',
  ),
  // On the organization's own pages, beside what is its own.
  snippet(
    'it',
    '/contatti',
    '<h1>Contatti</h1><p>Tel. 0464 53 10 11</p><p>Dove dormire: Albergo Stella, via Roma 4, 38062 Arco, tel. 0464 51 62 20.</p>',
    { t: ['+390464531011'] },
  ),
  snippet(
    'pl',
    '/kontakt',
    '<h1>Kontakt</h1><p>Klub Kontor<br>ul. Leśna 3<br>34-500 Zakopane</p><p>Nocleg dla uczestników: Pensjonat Halny, ul. Krupówki 12, 34-500 Zakopane, tel. 18 201 33 44.</p>',
    { a: ['ul. Leśna 3/34-500/Zakopane'] },
  ),
  snippet(
    'de',
    '/impressum',
    '<h1>Impressum</h1><p>Kontor Genossenschaft eG<br>Kaiplatz 2<br>24103 Kiel</p><h2>Gestaltung</h2><p>Atelier Nordlicht, Hafenstraße 3, 24103 Kiel, Telefon 0431 55 66 77, post@atelier-nordlicht.de</p>',
    { a: ['Kaiplatz 2/24103/Kiel'] },
  ),
  snippet(
    'fr',
    '/contact',
    '<h1>Contact</h1><p>contact@kontor.example</p><p>La salle est gérée par la mairie de Plouvien : accueil@mairie-plouvien.fr, 02 98 63 10 10.</p>',
    { e: ['contact@kontor.example'] },
  ),
  snippet(
    'es',
    '/envios',
    '<footer><p>Kontor – Calle Mayor 3, 22001 Huesca – Tel. 974 22 01 43</p><p>Oficina Municipal de Información al Consumidor: 976 72 47 32</p></footer>',
    { a: ['Calle Mayor 3/22001/Huesca'], t: ['+34974220143'] },
  ),
  snippet(
    'en-IE',
    '/visit',
    '<h1>Visit us</h1><p>Phone 098 25 330</p><p>The pier belongs to the Harbour Office (telephone 098 26 711), not to us.</p>',
    { t: ['+3539825330'] },
  ),
];
