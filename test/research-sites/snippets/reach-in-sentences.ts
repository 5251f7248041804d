import { snippet, type Snippet } from './snippet.js';

/** More sentences that name another house, or the organization's own, before a number or an address. */
export const REACH_IN_SENTENCES: readonly Snippet[] = [
  // Others.
  snippet(
    'en-US',
    '/emergency',
    '<h1>Animal emergencies</h1><p>After closing, take your pet to Cedar Valley Animal Hospital, 900 Mill Road, Salem, OR 97301, (503) 555-0188.</p>',
  ),
  snippet(
    'de',
    '/kontakt',
    '<h1>Kontakt</h1><p>Telefon 0431 55 66 70</p><p>Den Schlüssel für den Festsaal gibt der Gasthof Zur Linde aus (Telefon 0431 77 12 30).</p>',
    { t: ['+49431556670'] },
  ),
  snippet(
    'fr',
    '/',
    '<p>Tél. 02 98 88 14 20</p><p>Nos paniers sont aussi vendus à l’Épicerie du Port, 2 quai Ouest, 29680 Roscoff, tél. 02 98 69 70 11.</p>',
    { t: ['+33298881420'] },
  ),
  snippet(
    'es',
    '/contacto',
    '<h1>Contacto</h1><p>Teléfono: 974 22 01 43</p><p>Las muestras se envían al Laboratorio Pirineos, Calle Zaragoza 18, 22002 Huesca, teléfono 974 24 10 66.</p>',
    { t: ['+34974220143'] },
  ),
  snippet(
    'it',
    '/',
    '<p>Tel. 0464 53 10 11</p><p>Il concerto si tiene presso il Teatro Zandonai, Corso Bettini 82, 38068 Rovereto, tel. 0464 45 21 59.</p>',
    { t: ['+390464531011'] },
  ),
  snippet(
    'nl',
    '/contact',
    '<h1>Contact</h1><p>Telefoon: 0517 41 22 10</p><p>Parkeren kan bij Jachthaven Noord, Havenweg 3, 8861 AB Harlingen, tel. 0517 43 00 55.</p>',
    { t: ['+31517412210'] },
  ),
  snippet(
    'pl',
    '/dla-rodzicow',
    '<h1>Dla rodziców</h1><p>Badania wykonuje Poradnia Psychologiczna nr 2, ul. Szkolna 8, 34-400 Nowy Targ, tel. 18 266 24 11.</p>',
  ),
  snippet(
    'cs',
    '/',
    '<p>Tel. 565 321 840</p><p>Jízdenky prodává Informační centrum Telč, náměstí Zachariáše 10, 588 56 Telč, tel. 567 112 407.</p>',
    { t: ['+420565321840'] },
  ),
  snippet(
    'da',
    '/kontakt',
    '<h1>Kontakt</h1><p>Telefon 75 22 61 47</p><p>Hallen bestyres af Varde Fritidscenter, Lerpøtvej 55, 6800 Varde, tlf. 75 22 50 00.</p>',
    { t: ['+4575226147'] },
  ),
  snippet(
    'hu',
    '/kapcsolat',
    '<h1>Kapcsolat</h1><p>Telefon: 06 26 310 244</p><p>A bort a Dunakanyar Vinotéka is árulja (2000 Szentendre, Bogdányi út 12., tel. 06 26 302 118).</p>',
    { t: ['+3626310244'] },
  ),
  snippet(
    'en-AU',
    '/privacy',
    '<h1>Privacy</h1><p>Bookings are handled for us by TicketTree, Level 2, 80 Market Street, Sydney NSW 2000, phone (02) 9550 1234.</p>',
  ),
  snippet(
    'uk',
    '/turnir',
    '<h1>Турнір</h1><p>Проживання: готель «Карпати», вул. Шевченка 12, 78400 Надвірна, тел. (03475) 2-25-14.</p>',
  ),
  snippet(
    'ca',
    '/contacte',
    '<h1>Contacte</h1><p>Telèfon: 972 55 50 31</p><p>En cas d’accident, truqueu a Assegurances Montgrí (972 75 71 20).</p>',
    { t: ['+34972555031'] },
  ),
  snippet(
    'de',
    '/',
    '<p>Unsere Eier gibt es auch im Hofladen Brandl, Dorfstraße 9, 84416 Taufkirchen, info@hofladen-brandl.de.</p>',
  ),
  // The house's own.
  snippet(
    'en-US',
    '/volunteer',
    '<h1>Volunteer</h1><p>Sign up with the Volunteer Desk at (503) 555-0142 or desk@kontor.example.</p>',
    {
      t: ['+15035550142'],
      e: ['desk@kontor.example'],
    },
  ),
  snippet(
    'de',
    '/kontakt',
    '<h1>Kontakt</h1><p>Außenstelle Nord: Deichweg 12, 25813 Husum, Telefon 04841 66 20 10</p><p>Sie erreichen die Geschäftsstelle unter Telefon 0431 55 66 70.</p>',
    { a: ['Deichweg 12/25813/Husum'], t: ['+494841662010', '+49431556670'] },
  ),
  snippet(
    'fr',
    '/contact',
    '<h1>Contact</h1><p>Accueil : Maison des Associations, 3 place du Marché, 29600 Morlaix, tél. 02 98 88 14 20</p>',
    { a: ['3 place du Marché/29600/Morlaix'], t: ['+33298881420'] },
  ),
  snippet(
    'en-GB',
    '/contact',
    '<h1>Contact</h1><p>Ring the Parish Office on 0131 496 0711, weekday mornings.</p>',
    { t: ['+441314960711'] },
  ),
  snippet(
    'es',
    '/contacto',
    '<h1>Contacto</h1><p>Sede: Centro Cívico La Estación, Calle Mayor 3, 22001 Huesca. Secretaría: 974 22 01 43.</p>',
    { a: ['Calle Mayor 3/22001/Huesca'], t: ['+34974220143'] },
  ),
  snippet(
    'it',
    '/contatti',
    '<h1>Contatti</h1><p>Per informazioni rivolgersi alla Segreteria Didattica, tel. 0464 53 10 11.</p>',
    { t: ['+390464531011'] },
  ),
  snippet(
    'pl',
    '/kontakt',
    '<h1>Kontakt</h1><p>Oddział Zakopane: ul. Leśna 3, 34-500 Zakopane, tel. 18 201 77 15</p><p>Biuro Rekrutacji czynne w środy, tel. 18 201 77 16.</p>',
    { a: ['ul. Leśna 3/34-500/Zakopane'], t: ['+48182017715', '+48182017716'] },
  ),
  snippet(
    'sv',
    '/kontakt',
    '<h1>Kontakt</h1><p>Besök oss i Gamla Tullhuset, Storgatan 4, 831 30 Östersund, eller ring 063 51 22 10.</p>',
    { a: ['Storgatan 4/831 30/Östersund'], t: ['+4663512210'] },
  ),
  snippet('nl', '/zaalhuur', '<h1>Zaalhuur</h1><p>Onze beheerder bereikt u op 0517 41 22 13.</p>', {
    t: ['+31517412213'],
  }),
  snippet(
    'cs',
    '/kontakt',
    '<h1>Kontakt</h1><p>Provozovna Jihlava: Lesní 3, 586 01 Jihlava, tel. 565 321 840</p>',
    { a: ['Lesní 3/586 01/Jihlava'], t: ['+420565321840'] },
  ),
];
