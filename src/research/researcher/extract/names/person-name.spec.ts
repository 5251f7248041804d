import { personName } from './person-name.js';

it.each([
  ['Ada Lovelace', 'Ada', 'Lovelace'],
  ['Dr. Ada Lovelace', 'Ada', 'Lovelace'],
  ['Prof. Dr. med. Ada Lovelace', 'Ada', 'Lovelace'],
  ['Frau Ada Lovelace', 'Ada', 'Lovelace'],
  ['Mag. Theresia Hochfilzer, MSc', 'Theresia', 'Hochfilzer'],
  ['Marcus Oyelaran, Esq.', 'Marcus', 'Oyelaran'],
  ['John A. Doyle, Jr.', 'John A.', 'Doyle'],
  ['Franz Wimmer jun.', 'Franz', 'Wimmer'],
  ['LE GOFF Maëlle', 'Maëlle', 'LE GOFF'],
  ['DA SILVA Paulo', 'Paulo', 'DA SILVA'],
  ['Ludwig van der Berg', 'Ludwig', 'van der Berg'],
  ['Nadia el Amrani', 'Nadia', 'el Amrani'],
  ['Ana María Ruiz', 'Ana María', 'Ruiz'],
  ['Pieter-Jan Brouwer', 'Pieter-Jan', 'Brouwer'],
  ['Declan O’Rourke', 'Declan', 'O’Rourke'],
  ["Noemi D'Aloisio", 'Noemi', "D'Aloisio"],
  ['Leticia M. Carbajal', 'Leticia M.', 'Carbajal'],
  ['Lindqvist, Saga', 'Saga', 'Lindqvist'],
  ['DUPONT Jean', 'Jean', 'DUPONT'],
  ['Ольга Викторовна Снегирёва', 'Ольга Викторовна', 'Снегирёва'],
  ['Δήμητρα Παπαγιάννη', 'Δήμητρα', 'Παπαγιάννη'],
  ['Stewart Baker', 'Stewart', 'Baker'],
  ['Rowena Dixon BVSc MRCVS', 'Rowena', 'Dixon'],
  ['Ana McDonald', 'Ana', 'McDonald'],
  ['Dr n. med. Danuta Wilczyńska', 'Danuta', 'Wilczyńska'],
])('%s is %s and %s', (text, first, last) => {
  expect(personName(text)).toMatchObject({ first_name: first, last_name: last });
});

it.each([
  ['山田 太郎', '太郎', '山田'],
  ['山田太郎', null, '山田太郎'],
  ['윤서연', null, '윤서연'],
  ['سلمى الخطيب', 'سلمى', 'الخطيب'],
])('%s is a name only where a place says so', (text, first, last) => {
  expect(personName(text)).toBeNull();
  expect(personName(text, true)).toMatchObject({ first_name: first, last_name: last });
});

it.each([
  'Ada',
  'ada lovelace',
  'Artistic Director',
  'Unser Team',
  'Opening Hours',
  'Kontor GmbH',
  'Uferstraße Nord 12',
  'Landesgericht Leoben',
  'Contact Us',
  'Ada Lovelace!',
  'info@kontor.example',
  'One Two Three Four Five Six Seven',
  'Ada L',
  'Ada von',
  '代表取締役',
  'مدير عام',
  'عن المكتبة',
  '概要',
  '',
])('%s is none', (text) => {
  expect(personName(text, true)).toBeNull();
});

it('takes the last name that is stated', () => {
  expect(personName('Ana Ruiz López', true, 'Ruiz López')).toEqual({
    name: 'Ana Ruiz López',
    first_name: 'Ana',
    last_name: 'Ruiz López',
  });
});
