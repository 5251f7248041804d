import { cleanRole, isOfficeHolder, isRoleWord, namesRole } from './role-words.js';

it.each([
  'Managing Director',
  'Geschäftsführerin',
  'stellvertretende Vereinsvorsitzende',
  'Présidente',
  'Chargée de mission',
  'Tesorero',
  'księgowa',
  'Direttrice artistica',
  'penningmeester',
  'Daglig leder',
  'puheenjohtaja',
  'Председатель',
  '代表取締役',
  'مديرة الدار',
  '대표',
  'πρόεδρος',
  'Genel sekreter',
])('%s names a role', (text) => expect(namesRole(text)).toBe(true));

it.each(['Berlin', 'seit 2009', 'Ada Lovelace', 'x'.repeat(121) + ' director'])('%s does not', (text) =>
  expect(namesRole(text)).toBe(false),
);

it.each([
  ['– Leiterin,', 'Leiterin'],
  ['(Vorsitz', 'Vorsitz'],
  ['Vorsitz)', 'Vorsitz'],
  ['Hon. Treasurer', 'Hon. Treasurer'],
  ['Head of Music (acting)', 'Head of Music (acting)'],
])('cleans %s', (text, role) => expect(cleanRole(text)).toBe(role));

it.each([
  'x',
  'ada@kontor.example',
  'https://x',
  'Room 12345',
  'She leads the choir. She sings.',
  'y'.repeat(121),
])('takes %s for none', (text) => expect(cleanRole(text)).toBeNull());

it('tells roles from names, in names and in addresses', () => {
  expect([isRoleWord('Director'), isRoleWord('Baker'), isRoleWord('Ada')]).toEqual([true, false, false]);
  expect([isOfficeHolder('treasurer'), isOfficeHolder('baker'), isOfficeHolder('ada')]).toEqual([
    true,
    false,
    false,
  ]);
});
