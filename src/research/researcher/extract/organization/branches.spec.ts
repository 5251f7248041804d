import { namesBranch } from './branches.js';

it.each([
  'Kontor – Filiale di Parma',
  'Kontor (Leeds branch)',
  'Kontor | Standort Linz',
  'Kontor, Delhi Branch',
])('%s is a branch', (name) => {
  expect(namesBranch(name)).toBe(true);
});

it.each(['Kontor', 'Sede', 'Hus og Kontor - Aarhus', 'Agence Dupont, Lyon', 'Dupont - Agence immobilière'])(
  '%s is none',
  (name) => {
    expect(namesBranch(name)).toBe(false);
  },
);
