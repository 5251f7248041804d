import { hasWordOfThing } from './words-of-things.js';

describe('words of things', () => {
  it.each([
    'Rada Nadzorcza',
    'Prairie Climate Fund',
    'Assembleia Geral',
    'Customer Success Lead',
    'Ревизионная комиссия',
    'Διοικητικό Συμβούλιο',
    'Yönetim Kurulu',
    'Frohe Ostern',
    'Erste Klasse',
  ])('%s has one', (text) => expect(hasWordOfThing(text)).toBe(true));

  it.each([
    // Last names that are words of something elsewhere.
    'Elena Valdés',
    'Peter Herren',
    'Anna Markt',
    'Karácsony Gergely',
    'David Salle',
    'Wolfgang Prix',
    'Ville Suomi',
    'Carlos Ribera',
    'Nguyễn Diem',
    'Jan Hus',
    'Christa Link',
    'Matteo Canton',
    'Rosa Klein',
  ])('%s has none', (text) => expect(hasWordOfThing(text)).toBe(false));
});
