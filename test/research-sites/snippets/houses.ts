import { snippet, type Snippet } from './snippet.js';

const at = (language: string, body: string, ...a: string[]): Snippet =>
  snippet(language, '/contact', body, { a });

/** Suites, floors, buildings and the organization's own name beside a street, and what only counts something. */
export const HOUSES: readonly Snippet[] = [
  at(
    'en',
    '<p>2210 Pedernales Street, Suite 140<br>Austin, TX 78702</p>',
    '2210 Pedernales Street, Suite 140/78702/Austin',
  ),
  at(
    'en',
    '<p>1400 Market Street, Floor 12<br>Denver, CO 80202</p>',
    '1400 Market Street, Floor 12/80202/Denver',
  ),
  at(
    'en',
    '<p>Suite 300<br>1850 Lakeshore Road West<br>Mississauga, ON L5J 1J7</p>',
    '1850 Lakeshore Road West/L5J 1J7/Mississauga',
  ),
  at(
    'en',
    '<p>Suite 4, Harbour House<br>12 Quay Street<br>Bristol BS1 4RW</p>',
    '12 Quay Street/BS1 4RW/Bristol',
  ),
  at('en', '<p>Level 5<br>112 Collins Street<br>Melbourne VIC 3000</p>', '112 Collins Street/3000/Melbourne'),
  at('de', '<p>Gemeinde Moosau | Dorfplatz 1 | 4871 Moosau</p>', 'Dorfplatz 1/4871/Moosau'),
  at('de', '<p>Marktgemeinde Moosau | 4871 Moosau</p><p>Stadt Oberau, 82496 Oberau</p>'),
  at('de', '<p>Herausgeber: Gemeinde Moosau, Dorfplatz 1, 4871 Moosau</p>', 'Dorfplatz 1/4871/Moosau'),
  at('de', '<p>Haus A, Raum 12<br>4500 Besucher</p><p>Saal 2, 1200 Plätze</p>'),
  at('en', '<p>House 4, 2300 Acres</p><p>Hall 2, 1500 Seats</p>'),
  at(
    'tr',
    '<p><b>Adres:</b> Lara Caddesi No: 118, 07100 Muratpaşa/Antalya</p>',
    'Lara Caddesi No: 118/07100/Muratpaşa Antalya',
  ),
  at('cs', '<p>Obecní úřad Lhota, č.p. 45, 763 23 Lhota</p>', 'č.p. 45/763 23/Lhota'),
  at(
    'bg',
    '<p>ул. „Райко Даскалов“ № 24, ет. 2, 4000 Пловдив</p>',
    'ул. „Райко Даскалов“ № 24, ет. 2/4000/Пловдив',
  ),
  at(
    'es',
    '<p>Edificio Torre Norte, planta 3<br>Calle Mayor, 5<br>28013 Madrid</p>',
    'Calle Mayor, 5/28013/Madrid',
  ),
  at(
    'fr',
    '<p>Bâtiment B, 3e étage<br>12 rue des Tilleuls<br>69003 Lyon</p>',
    '12 rue des Tilleuls/69003/Lyon',
  ),
  // The same house twice.
  at(
    'nl',
    '<p>Stationsplein 1<br>3511 ED Utrecht</p><footer>Stationsplein 1 · 3511ED Utrecht</footer>',
    'Stationsplein 1/3511 ED/Utrecht',
  ),
  // Streets that are called by a day, and events on one.
  at('fr', '<p>12 rue du 8 mai 1945<br>69003 Lyon</p>', '12 rue du 8 mai 1945/69003/Lyon'),
  at('pl', '<p>ul. 3 Maja 5<br>34-120 Andrychów</p>', 'ul. 3 Maja 5/34-120/Andrychów'),
  at('de', '<p>Straße des 17. Juni 135, 10623 Berlin</p>', 'Straße des 17. Juni 135/10623/Berlin'),
  at('pt', '<p>Avenida 25 de Abril, 12<br>2825-290 Almada</p>', 'Avenida 25 de Abril, 12/2825-290/Almada'),
  at('es', '<p>Calle 2 de Mayo, 7, 28004 Madrid</p>', 'Calle 2 de Mayo, 7/28004/Madrid'),
  at('en', '<p>Our next concert is at St Paul’s, 14 Bridge Street, York YO1 6DA on 12 May.</p>'),
  at('de', '<p>Samstag, 12. Mai: Konzert im Bürgerhaus, Hauptstr. 7, 50667 Köln</p>'),
  at('el', '<p>Λεωφόρος Κηφισίας 44, Μαρούσι 151 25</p>', 'Λεωφόρος Κηφισίας 44/151 25/Μαρούσι'),
  at('cy', '<p>Heol yr Eglwys, Aberaeron SA46 0AB</p>', 'Heol yr Eglwys/SA46 0AB/Aberaeron'),
];
