import { asideOf } from './page-asides.js';

it.each([
  ['Datenschutz', '/datenschutz', 0],
  ['Privacy policy', '/legal/pp', 0],
  ['Ochrana osobních údajů', '/gdpr', 0],
  ['Adatkezelési tájékoztató', '/x', 0],
  ['Політика конфіденційності', '/x', 0],
  ['Karriere', '/k', 1],
  ['Lavora con noi', '/x', 1],
  ['', '/careers', 1],
  ['採用情報', '/x', 1],
  ['Ouders', '/ouders', 2],
  ['Rada rodziców', '/x', 2],
  ['Jurídico', '/juridico', 3],
  ['Lo spaccio', '/spaccio', 3],
  ['Sala de prensa', '/sala-de-prensa', 4],
  ['For the press', '/x', 4],
  ['Drift', '/drift', 5],
  ['Servicios', '/servicios', 5],
  ['Dla pacjenta', '/dla-pacjenta', 5],
  ['Informații publice', '/x', 5],
  ['Transparencia', '/x', 5],
  ['Послуги', '/x', 5],
])('%s (%s) is an aside', (label, path, place) => {
  expect(asideOf(label, path)).toBe(place);
});

it.each([
  ['Our products', '/products'],
  [`What ${'people '.repeat(10)}say of privacy`, '/articles'],
  ['Driftwood', '/driftwood'],
  ['Ergebnisse', '/ergebnisse'],
  ['Pressure washers', '/pressure-washers'],
  ['Expression of interest', '/expression'],
])('%s is none', (label, path) => {
  expect(asideOf(label, path)).toBeNull();
});
