import { snippet, type Snippet } from './snippet.js';

/** The house's own numbers and addresses, on pages that are about something else, and as few countries write them. */
export const REACH_OF_THE_HOUSE: readonly Snippet[] = [
  snippet(
    'en-GB',
    '/parking',
    '<h1>Parking</h1><p>Blue badge holders, please ring our front desk on 0131 496 0245 first.</p>',
    { t: ['+441314960245'] },
  ),
  snippet(
    'de',
    '/wasserwerte',
    '<h1>Wasserwerte</h1><h2>Fragen?</h2><p>Telefon 08631 98 22 15<br>wasser@kontor.example</p>',
    { t: ['+498631982215'], e: ['wasser@kontor.example'] },
  ),
  snippet(
    'fr',
    '/boutique',
    '<h1>Boutique</h1><h2>Notre atelier</h2><p>12 quai du Léon<br>29600 Morlaix<br>Tél. 02 98 88 14 20</p>',
    { a: ['12 quai du Léon/29600/Morlaix'], t: ['+33298881420'] },
  ),
  snippet(
    'it',
    '/corsi',
    '<h1>Corsi</h1><p>Iscrizioni: segreteria, tel. 0464 53 10 11, dal lunedì al venerdì.</p>',
    { t: ['+390464531011'] },
  ),
  snippet('pl', '/wynajem', '<h1>Wynajem</h1><h2>Rezerwacja sali</h2><p>tel. 18 201 77 15 (pn–pt 8–15)</p>', {
    t: ['+48182017715'],
  }),
  snippet(
    'nl',
    '/verhuur',
    '<h1>Verhuur</h1><address>Havenkantoor<br>Kade 7<br>8861 HV Harlingen<br>Tel. 0517 41 22 10</address>',
    { a: ['Kade 7/8861 HV/Harlingen'], t: ['+31517412210'] },
  ),
  snippet(
    'cs',
    '/pujcovna',
    '<h1>Půjčovna</h1><p>Naši půjčovnu najdete na adrese Lesní 3, 586 01 Jihlava, tel. 565 321 840.</p>',
    { a: ['Lesní 3/586 01/Jihlava'], t: ['+420565321840'] },
  ),
  snippet(
    'sv',
    '/garn',
    '<h1>Garn</h1><p>Välkommen till vår butik, Storgatan 4, 831 30 Östersund, tel. 063 51 22 10.</p>',
    { a: ['Storgatan 4/831 30/Östersund'], t: ['+4663512210'] },
  ),
  snippet(
    'fi',
    '/vuokraus',
    '<h1>Vuokraus</h1><p>Kysy vapaita aikoja: puh. 06 433 1177, vuokraus@kontor.example</p>',
    { t: ['+35864331177'], e: ['vuokraus@kontor.example'] },
  ),
  snippet(
    'hu',
    '/berles',
    '<h1>Bérlés</h1><p>Érdeklődni irodánkban lehet: 2000 Szentendre, Fő utca 8., telefon: 06 26 310 244.</p>',
    { a: ['Fő utca 8./2000/Szentendre'], t: ['+3626310244'] },
  ),
  snippet(
    'pt',
    '/cursos',
    '<h1>Cursos</h1><p>As aulas decorrem na nossa sede, Rua da Igreja 14, 4900-312 Viana do Castelo.</p>',
    { a: ['Rua da Igreja 14/4900-312/Viana do Castelo'] },
  ),
  snippet(
    'ro',
    '/contact',
    '<h1>Contact</h1><p>Sediul social: Str. Horea 22, 400275 Cluj-Napoca, tel. 0264 550 130</p>',
    { a: ['Str. Horea 22/400275/Cluj-Napoca'], t: ['+40264550130'] },
  ),
  snippet(
    'en-IE',
    '/fundraising',
    '<h1>Fundraising</h1><h2>Our shop</h2><p>Kontor Shop, 4 Bridge Street, Westport, Co. Mayo, F28 X7K9. Phone 098 25 330.</p>',
    { a: ['4 Bridge Street/F28 X7K9/Westport'], t: ['+3539825330'] },
  ),
  snippet(
    'en-GB',
    '/contact',
    '<h1>Contact</h1><p>Kontor Trust<br>The Old Sail Loft<br>3 Quay Road<br>Amble<br>Northumberland NE65 0AA</p>',
    { a: ['3 Quay Road/NE65 0AA/Amble'] },
  ),
  snippet(
    'en-US',
    '/locations',
    '<h1>Locations</h1><h2>The Plains</h2><p>6477 Loudoun Way<br>The Plains, VA 20198</p><p>Phone (540) 555-0156</p>',
    { a: ['6477 Loudoun Way/20198/The Plains'], t: ['+15405550156'] },
  ),
  snippet('de', '/mitmachen', '<h1>Mitmachen</h1><p>Ruf uns einfach an: 0431 55 66 70.</p>', {
    t: ['+49431556670'],
  }),
  snippet('nb', '/kurs', '<h1>Kurs</h1><p>Påmelding på tlf. 52 81 00 40 eller til kurs@kontor.example.</p>', {
    t: ['+4752810040'],
    e: ['kurs@kontor.example'],
  }),
  snippet(
    'de',
    '/spenden',
    '<h1>Spenden</h1><p>Danke!</p><footer><p>Kontor e. V. · Kaiplatz 2 · 24103 Kiel · Telefon 0431 55 66 70</p></footer>',
    { a: ['Kaiplatz 2/24103/Kiel'], t: ['+49431556670'] },
  ),
  snippet(
    'ca',
    '/escola',
    '<h1>L’escola</h1><p>Inscripcions: WhatsApp <a href="https://wa.me/34655501290">655 50 12 90</a></p>',
    { t: ['+34655501290'] },
  ),
  snippet(
    'it',
    '/albo',
    '<h1>Albo</h1><footer><p>Codice meccanografico TNIS00400X</p><p>PEO tnis00400x@scuole.example – PEC tnis00400x@pec.scuole.example</p></footer>',
    { e: ['tnis00400x@pec.scuole.example', 'tnis00400x@scuole.example'] },
  ),
];
