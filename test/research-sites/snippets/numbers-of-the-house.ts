import { snippet, type Snippet } from './snippet.js';

/** Numbers beside an address of the house, and behind a word of any kind; what looks like them beside both. */
export const NUMBERS_OF_THE_HOUSE: readonly Snippet[] = [
  // Beside the house's own address, whatever the heading is about.
  snippet('hu', '/kapcsolat', '<h2>Viszonteladóknak</h2><p>06 30 412 7765, eladas@kontor.example</p>', {
    t: ['+36304127765'],
    e: ['eladas@kontor.example'],
  }),
  snippet('es', '/publicidad', '<p>Pida presupuesto a anuncios@kontor.example, 974 55 01 43.</p>', {
    t: ['+34974550143'],
    e: ['anuncios@kontor.example'],
  }),
  snippet(
    'en-ZA',
    '/events',
    '<h1>Events</h1><p>RSVP to talks@kontor.example or WhatsApp 073 418 2260.</p>',
    {
      t: ['+27734182260'],
      e: ['talks@kontor.example'],
    },
  ),
  snippet(
    'de',
    '/termine',
    '<h1>Veranstaltungen</h1><p>Karten: karten@kontor.example oder 0331 / 23 12 57</p>',
    {
      t: ['+49331231257'],
      e: ['karten@kontor.example'],
    },
  ),
  snippet('fr', '/agenda', '<h1>Agenda</h1><p>Inscription : 02 61 91 04 20 ou atelier@kontor.example</p>', {
    t: ['+33261910420'],
    e: ['atelier@kontor.example'],
  }),
  snippet('sv', '/kalender', '<h1>Kalender</h1><p>Anmälan till kurs@kontor.example senast 2026-02-18</p>', {
    e: ['kurs@kontor.example'],
  }),
  snippet('da', '/arrangementer', '<h1>Kalender</h1><p>Havnens Café, cafe@havnen-varde.dk, 75 22 61 47</p>'),
  snippet('en', '/events', '<h1>Events</h1><p>Order 1234 5678 9012, orders@kontor.example</p>', {
    e: ['orders@kontor.example'],
  }),
  // Behind a word of any kind, with a zero in front.
  snippet('fi', '/kirjastot', '<p>Asiakaspalvelu: 014 336 4410</p><p>Tilausnumero: 014 336 4499</p>', {
    t: ['+358143364410'],
  }),
  snippet('nl', '/diensten', '<p>Balie: 010 448 90 11</p><p>Dossier: 010 448 90 99</p>', {
    t: ['+31104489011'],
  }),
  snippet('ro', '/servicii', '<p>Dispecerat: 0265 774 183</p><p>Cod: 0265 774 199</p>', {
    t: ['+40265774183'],
  }),
  snippet('it', '/servizi', '<p>Sportello: 0424 55 01 42</p><p>Codice: 0424 55 01 99</p>', {
    t: ['+390424550142'],
  }),
  snippet(
    'sv',
    '/styrelsen',
    '<table><tr><td>Ombudsman</td><td>Leif Sandin</td><td>026-65 41 82</td><td>leif.sandin@kontor.example</td></tr></table>',
    { p: ['Leif Sandin=Ombudsman'], t: ['+4626654182'], e: ['leif.sandin@kontor.example'] },
  ),
  snippet('it', '/assistenza', '<p>Numero verde ricambi: <strong>800 914327</strong></p>', {
    t: ['+39800914327'],
  }),
  snippet('en-US', '/contact', '<dl><dt>News tips (text or voicemail)</dt><dd>(608) 555-0151</dd></dl>', {
    t: ['+16085550151'],
  }),
  snippet('tr', '/birimler', '<p>Otobüsümüzün yerini öğrenmek için: 0532 417 08 63</p>', {
    t: ['+905324170863'],
  }),
];
