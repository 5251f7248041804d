import { isButAName } from './but-a-name.js';

it.each([
  ['Domov Lípa, příspěvková organizace - oficiální stránky', 'Domov Lípa'],
  ['Official website of the Town of Marsh', 'Town of Marsh'],
  ['The website of Marsh School.', 'Marsh School'],
  ['Offizielle Website der Gemeinde Aue', 'Gemeinde Aue'],
  ['Site officiel de la mairie de Lens', 'Mairie de Lens'],
  ['Pagina web oficial del Ayuntamiento de Olmeda', 'Ayuntamiento de Olmeda'],
  ['Oficjalna strona internetowa Gminy Brzeg', 'Gmina Brzeg'],
  ['Официальный сайт школы', 'Школа № 5'],
  ['Kinderhaus Regenbogen', 'Kinderhaus Regenbogen'],
  ['公式サイト', 'みのり畑'],
])('says no more than a name: %s', (text, name) => {
  expect(isButAName(text, ['Start', name])).toBe(true);
});

it.each([
  ['Marsh School is a school for 300 children in Marsh', 'Marsh School'],
  [
    'Offizielle Website der Gemeinde Aue mit Informationen zu Verwaltung, Politik und Freizeit.',
    'Gemeinde Aue',
  ],
  ['Our site sells tea.', 'Marsh Tea'],
  ['Bäckerei Lang: Brot und Kuchen', 'Bäckerei Lang'],
  ['Organic vegetables from the fen', ''],
])('says what it is: %s', (text, name) => {
  expect(isButAName(text, [name, ''])).toBe(false);
});
