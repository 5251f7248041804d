import { FORMS } from './postal-forms.js';

/** The first form that a line has, as the reader of addresses takes it, and what it says. */
const read = (line: string) => {
  for (const { name, pattern, townFirst = false } of FORMS) {
    const groups = pattern.exec(line)?.groups;
    if (groups) {
      const { code, town, region = null } = groups;
      return [name, code, town?.trim(), region, townFirst];
    }
  }
  return null;
};

it.each<[line: string, ...expected: unknown[]]>([
  ['Hexham NE46 1XA', 'GB', 'NE46 1XA', 'Hexham', null, true],
  ['Halifax, NS B3H 1A1', 'CA', 'B3H 1A1', 'Halifax', 'NS', true],
  ['Bellingham, WA 98225-1234', 'US', '98225-1234', 'Bellingham', 'WA', true],
  ['Fremantle WA 6160', 'AU', '6160', 'Fremantle', 'WA', true],
  ['Nelson 7010, New Zealand', 'NZ', '7010', 'Nelson', null, true],
  ['〒425-0021 静岡県焼津市中港3-8-15', 'JP', '425-0021', '静岡県焼津市', null, false],
  ['48058 부산광역시 해운대구 센텀로 12', 'KR', '48058', '부산광역시', null, false],
  ['106 台北市大安區和平東路1號', 'TW', '106', '台北市', null, false],
  ['Manaus/AM, 69005-141', 'BR', '69005-141', 'Manaus', 'AM', true],
  ['CEP 69005-141 - Manaus/AM', 'BR', '69005-141', 'Manaus', 'AM', false],
  ['Ярославль, ул. Певческая, 18, 150000', 'RU', '150000', 'Ярославль', null, false],
  ['м. Львів, 79000', 'UA', '79000', 'Львів', null, true],
  ['Cēsis, LV-4101', 'LV', 'LV-4101', 'Cēsis', null, true],
  ['08-207 Serpelice', 'PL', '08-207', 'Serpelice', null, false],
  ['7170-103 Redondo', 'PT', '7170-103', 'Redondo', null, false],
  ['9502 EZ Stadskanaal', 'NL', '9502 EZ', 'Stadskanaal', null, false],
  ['S-903 42 Umeå', 'SE', '903 42', 'Umeå', null, false],
  ['A-8970 Schladming', '', '8970', 'Schladming', null, false],
  ['48018 Faenza (RA)', '', '48018', 'Faenza', null, false],
  ['C.P. 44100, Guadalajara', '', '44100', 'Guadalajara', null, false],
  ['79000, м. Львів', '', '79000', 'Львів', null, false],
  ['560001 – Bengaluru', '', '560001', 'Bengaluru', null, false],
  ['Bengaluru – 560 001', 'IN', '560 001', 'Bengaluru', null, true],
  ['101 Reykjavík', 'IS', '101', 'Reykjavík', null, false],
])('reads %s', (line, ...expected) => {
  expect(read(line)).toEqual(expected);
});

it.each([['geöffnet seit 1998'], ['2024 members came'], ['030 / 1234567'], ['part 360-555-2001']])(
  'reads no town in %s',
  (line) => {
    expect(read(line)).toBeNull();
  },
);
