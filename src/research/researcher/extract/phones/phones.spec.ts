import { draftsOf, KONTOR, valuesOf } from '../../../../../test/research-sites/reading.js';
import { phoneNumber, phonesOn } from './phones.js';

const numbersOn = (body: string, country: string | null = 'DE'): [string, boolean][] =>
  valuesOf('phone', phonesOn, body, { ...KONTOR, country }).map(({ number, is_fax }) => [number, is_fax]);

it.each([
  ['030 901820', 'DE', '+4930901820'],
  ['+49 (0)30 / 90 18 20', null, '+4930901820'],
  ['0049 30 901820', 'FR', '+4930901820'],
  ['(+49) 30 901820', null, '+4930901820'],
  ['01 99 00 12 34', 'FR', '+33199001234'],
  ['(406) 555-0142', 'US', '+14065550142'],
  ['０３−１２３４−５６７８', 'JP', '+81312345678'],
  ['030 901820', null, '030901820'],
])('%s in %s is %s', (written, country, number) => {
  expect(phoneNumber(written, country)).toBe(number);
});

it.each([
  ['12345', 'DE'],
  ['+49', null],
  ['+999 12345678', null],
  ['call us now', 'DE'],
  ['1234567890123456', null],
])('%s in %s is none', (written, country) => {
  expect(phoneNumber(written, country)).toBeNull();
});

it.each<[string, [string, boolean][]]>([
  ['<a href="tel:+4930901820">call</a>', [['+4930901820', false]]],
  [
    '<a href="tel:030%20901820;ext=1">030 901820</a>',
    [
      ['+4930901820', false],
      ['+4930901820', false],
    ].slice(0, 1) as [string, boolean][],
  ],
  [
    '<p>Fax: <a href="tel:+4930901821">030 901821</a></p>',
    [
      ['+4930901821', true],
      ['+4930901821', true],
    ],
  ],
  ['<p>Tel. 030 901820</p>', [['+4930901820', false]]],
  [
    '<p>Tel.: 030 901820, Fax: 030 901821</p>',
    [
      ['+4930901820', false],
      ['+4930901821', true],
    ],
  ],
  ['<p>Telefon</p><p>030 901820</p>', [['+4930901820', false]]],
  ['<p>☎ 030/90 18 20</p>', [['+4930901820', false]]],
  [
    '<p>T: 030 901820 | F: 030 901821</p>',
    [
      ['+4930901820', false],
      ['+4930901821', true],
    ],
  ],
  ['<p>Ring +44 20 7946 0123</p>', [['+442079460123', false]]],
  ['<p>+44 20 7946 0123</p>', [['+442079460123', false]]],
  ['<p>info@kontor.example</p><p>030 901820-0</p>', [['+49309018200', false]]],
])('finds them in %s', (body, numbers) => {
  expect(numbersOn(body)).toEqual(numbers);
});

it('finds numbers that are grouped with an area in brackets', () => {
  expect(numbersOn('<p>Desk (406) 555-0142</p>', 'US')).toEqual([['+14065550142', false]]);
});

it.each([
  '<p>IBAN: DE02 1203 0000 0000 2020 51</p>',
  '<p>Tel-Aviv 2026</p>',
  '<p>Konto 1234567890</p>',
  '<p>030 901820</p>',
  '<p>USt-IdNr. 123 456 789</p>',
  '<p>ISBN 978-3-16-148410-0</p>',
  '<p>01.04.2026 - 31.10.2026</p>',
  '<p>Hosting: Serverwerk, Tel. 030 901820</p>',
  '<p>49.123456, 12.654321</p>',
])('finds none in %s', (body) => {
  expect(numbersOn(body)).toEqual([]);
});

it('says where it stands, how it is written, and how sure that is', () => {
  expect(draftsOf(phonesOn, '<p>Büro</p><p>Telefon 030 901820</p>')).toEqual([
    {
      kind: 'phone',
      value: { number: '+4930901820', written: '030 901820', is_fax: false },
      key: '+4930901820',
      excerpt: 'Büro Telefon 030 901820',
      confidence: 0.93,
      reason: 'It follows a label of a telephone number.',
    },
  ]);
});
