import { isAffiliation, isRegistered, withoutAffiliation } from './affiliations.js';

it.each([
  ['Ada Lovelace (University), director', 'Ada Lovelace, director'],
  ['Ada Lovelace (Chair), formerly Rivers Agency', 'Ada Lovelace (Chair); formerly Rivers Agency'],
  ['Renata Quirino (OAB/BA 38.907) – Direito', 'Renata Quirino – Direito'],
  ['Ada Lovelace, director', 'Ada Lovelace, director'],
])('reads %s as %s', (text, plain) => {
  expect(withoutAffiliation(text)).toBe(plain);
});

it.each([
  'en representación del Ayuntamiento',
  'representing the parish',
  'formerly Rivers Agency',
  "Solway Fishermen's Association",
  'Naturschutzverein Lindow',
  'Wetlands Europe',
])('%s says where somebody comes from', (text) => {
  expect(isAffiliation(text)).toBe(true);
});

it.each(['Treasurer', 'Director of the Institute', 'Animal Nutrition, Egerton College', 'legal matters'])(
  '%s does not',
  (text) => {
    expect(isAffiliation(text)).toBe(false);
  },
);

it('knows numbers of professions', () => {
  expect(isRegistered('Renata Quirino (OAB/BA 38.907)')).toBe(true);
  expect(isRegistered('Renata Quirino (Chair)')).toBe(false);
});
