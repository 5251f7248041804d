import { abbreviatedOrInFull, nicknamesOf, withoutLegalForm } from './words.js';

describe('a name with words short or in full', () => {
  it.each<[string, string[]]>([
    ['ada lovelace', []],
    ['port st lucie', ['port saint lucie']],
    ['port saint lucie', ['port st lucie']],
    ['lantern ltd', ['lantern limited']],
    ['orange county', ['orange co']],
    ['aubin co', ['aubin company', 'aubin county']],
    ['st aubin ltd', ['st aubin limited', 'saint aubin ltd', 'saint aubin limited']],
    // Hardly any record has `Univ.`.
    ['university of aubin', []],
  ])('%s', (name, others) => {
    expect(abbreviatedOrInFull(name)).toEqual(others);
  });

  it('has not too many forms', () => {
    expect(abbreviatedOrInFull('univ inst st co assoc tech univ inst st co').length).toBeLessThan(24);
    expect(abbreviatedOrInFull('constructor __proto__')).toEqual([]);
  });
});

it.each([
  ['lantern house ltd', 'lantern house'],
  ['lantern house gmbh and co kg', 'lantern house'],
  ['brown and co', 'brown'],
  ['lantern house', 'lantern house'],
  ['ltd', 'ltd'],
  ['co ltd', 'co ltd'],
  ['ab ltd', 'ab ltd'],
])('%s without its legal form is %s', (name, bare) => {
  expect(withoutLegalForm(name)).toBe(bare);
});

it('nicknames go both ways', () => {
  expect(nicknamesOf('william')).toContain('bill');
  expect(nicknamesOf('bill')).toContain('william');
  expect(nicknamesOf('zephyrine')).toEqual([]);
});
