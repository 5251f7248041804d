import { snippet, type Snippet } from './snippet.js';

const none = (language: string, body: string): Snippet => snippet(language, '/', body);
const at = (language: string, body: string, ...a: string[]): Snippet =>
  snippet(language, '/contact', body, { a });

/** Prices, days, counts and numbers that look like addresses, and addresses that look like these. */
export const NO_ADDRESSES: readonly Snippet[] = [
  // Prices, in codes and in words.
  none('hu', '<p>Regény, 312 oldal</p><p>4990 HUF</p><p>268 oldal</p><p>5290 Ft</p>'),
  none('cs', '<p>312 stran</p><p>4990 CZK</p><p>Svazek 3</p><p>2490 Kč</p>'),
  none('sv', '<p>96 sidor</p><p>249 00 SEK</p>'),
  none('pl', '<p>Format 12</p><p>4900 Złotych</p>'),
  none('de-CH', '<p>Band 3, 312 Seiten</p><p>2490 CHF</p>'),
  none('nb', '<p>Hytte 12</p><p>4500 NOK</p>'),
  none('ru', '<p>312 страниц</p><p>4990 Руб.</p>'),
  none('ro', '<p>312 pagini</p><p>4990 Lei</p>'),
  none('bg', '<p>Том 3</p><p>4990 Лева</p>'),
  none('es-MX', '<p>Lote 12</p><p>4990 Pesos</p>'),
  none('en', '<p>Model 12 Street King</p><p>4990 USD</p>'),
  at('en-US', '<p>12 Harbor Street, Ft Lauderdale, FL 33301</p>', '12 Harbor Street/33301/Ft Lauderdale'),
  // Days of events, in words and in numbers.
  none('el', '<p>Στις 6 και 7 Δεκεμβρίου, στο Ξενοδοχείο Ολύμπιον, Παπαναστασίου 96, 412 23 Λάρισα.</p>'),
  none('hu', '<p>December 6-án a Hotel Aranyban, 6720 Szeged, Tisza Lajos körút 9.</p>'),
  none('ro', '<p>Pe 6 decembrie, la Hotel Central, Str. Lungă 10, 500035 Brașov</p>'),
  none('tr', '<p>6 Aralık, Otel Park, Atatürk Cad. No: 12, 34380 Şişli</p>'),
  none('hr', '<p>Dana 6. prosinca u Hotelu Esplanade, Ilica 10, 10000 Zagreb</p>'),
  none('lt', '<p>Gruodžio 6 d., viešbutis Neringa, Gedimino pr. 23, 01103 Vilnius</p>'),
  none('lv', '<p>6. decembrī viesnīcā Latvija, Elizabetes iela 55, Rīga, LV-1010</p>'),
  none('et', '<p>6. detsembril hotellis Viru, Viru väljak 4, 10111 Tallinn</p>'),
  none('fi', '<p>to 13.11. klo 18 Kahvila Kuha, Torikatu 3, 40100 Jyväskylä</p>'),
  none('ru', '<p>6 декабря в гостинице «Заря», ул. Мясницкая, д. 5, 101000 Москва</p>'),
  none('uk', '<p>6 грудня, готель «Дніпро», вул. Хрещатик, 22, 01001 Київ</p>'),
  none('cs', '<p>čt 13. 11. v 18 hod., Kavárna Pod Lípou, Hlavní 12, 602 00 Brno</p>'),
  none('de', '<p>13.11.2026, 19 Uhr: Gasthaus Löwen, Hauptstr. 7, 50667 Köln</p>'),
  // Streets that are called by a day.
  at('cs', '<p>28. října 15, 110 00 Praha 1</p>', '28. října 15/110 00/Praha 1'),
  at('cs', '<p>17. listopadu 1126/43, 779 00 Olomouc</p>', '17. listopadu 1126 43/779 00/Olomouc'),
  at('el', '<p>28ης Οκτωβρίου 12, 546 42 Θεσσαλονίκη</p>', '28ης Οκτωβρίου 12/546 42/Θεσσαλονίκη'),
  at('el', '<p>25 Μαρτίου 4, 185 32 Πειραιάς</p>', '25 Μαρτίου 4/185 32/Πειραιάς'),
  at('hu', '<p>6720 Szeged, Október 6. utca 3.</p>', 'Október 6. utca 3/6720/Szeged'),
  at(
    'tr',
    '<p>19 Mayıs Caddesi No: 4, 34360 Şişli/İstanbul</p>',
    '19 Mayıs Caddesi No: 4/34360/Şişli İstanbul',
  ),
  at(
    'ro',
    '<p>Bd. 1 Decembrie 1918 nr. 12, 540445 Târgu Mureș</p>',
    'Bd. 1 Decembrie 1918 nr. 12/540445/Târgu Mureș',
  ),
  at('ru', '<p>ул. 8 Марта, 5, 620014 Екатеринбург</p>', 'ул. 8 Марта, 5/620014/Екатеринбург'),
  at('es', '<p>Calle Santo Domingo, 12, 28013 Madrid</p>', 'Calle Santo Domingo, 12/28013/Madrid'),
  at('de-AT', '<p>Hauptstraße 1/2/14<br>1060 Wien</p>', 'Hauptstraße 1 2 14/1060/Wien'),
  // Telephones of four digits, questions, years and counts.
  none(
    'da',
    '<p>Akut syg? Dyrehospitalet i Esbjerg har døgnvagt: 75 18 44 20.<br>Vilde dyr: Dyrenes Vagtcentral, 1812.</p>',
  ),
  none('en', '<p>Game 12</p><p>2024 Rovers</p><p>Stage 4</p><p>1998 Founded</p>'),
  none('it', '<p>Premio 3</p><p>2019 Roma</p>'),
  none('fi', '<p>Sali 2</p><p>1200 Paikkaa</p>'),
  // A country behind the code, with its town before it.
  at('da', '<p>Åbrinken 21<br>Varde, 6800 Denmark</p>', 'Åbrinken 21/6800/Varde'),
  at('fr', '<p>3 rue Neuve<br>Rennes, 35000<br>France</p>', '3 rue Neuve/35000/Rennes'),
  at('fr', '<p>12, rue de la Gare<br>1234 Luxembourg</p>', '12, rue de la Gare/1234/Luxembourg'),
  at('en-US', '<p>12 Mill Street<br>Lebanon, OH 45036</p>', '12 Mill Street/45036/Lebanon'),
  at(
    'da',
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Kontor","address":"Åbrinken 21\\nVarde, 6800\\nDenmark"}</script>',
    'Åbrinken 21/6800/Varde',
  ),
  // A code without a label below its town.
  at(
    'en-ZA',
    '<p>Unit 6, 87 De Korte Street<br>Johannesburg<br>2001</p>',
    'Unit 6, 87 De Korte Street/2001/Johannesburg',
  ),
  at('af', '<p>Kerkstraat 12<br>Stellenbosch<br>7600<br>Suid-Afrika</p>', 'Kerkstraat 12/7600/Stellenbosch'),
  at('en-NZ', '<p>14 Kowhai Street<br>Te Aro<br>Wellington<br>6011</p>', '14 Kowhai Street/6011/Wellington'),
  none(
    'en',
    '<table><tr><td>Hall 2</td><td>Concert</td><td>1200</td></tr></table><p>Room 12</p><p>Winners</p><p>2019</p>',
  ),
  // A town that stands behind its code, whoever is named before the street.
  at(
    'uk',
    '<p>Офіс Верховина, вул. Інститутська, 21/8, 01008 Київ</p>',
    'вул. Інститутська, 21 8/01008/Київ',
  ),
];
