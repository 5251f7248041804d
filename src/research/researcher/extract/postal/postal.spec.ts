import { draftsOf, valuesOf } from '../../../../../test/research-sites/reading.js';
import { postalAddressesOn } from './postal.js';
import { postalLines } from './postal-lines.js';

const partsOf = (...lines: string[]) =>
  postalLines(lines).map(({ value }) => [
    value.street,
    value.postal_code,
    value.locality,
    value.region,
    value.country,
  ]);

it.each<[string[], (string | null)[]]>([
  [
    ['Uferstraße 12', '16835 Lindow'],
    ['Uferstraße 12', '16835', 'Lindow', null, null],
  ],
  [['Kontor e. V., Uferstraße 12, D-16835 Lindow'], ['Uferstraße 12', '16835', 'Lindow', null, null]],
  [
    ['c/o Ada Lovelace', 'Am Anger 3a', 'A-8970 Schladming', 'Österreich'],
    ['Am Anger 3a', '8970', 'Schladming', null, 'Österreich'],
  ],
  [
    ['Yalı Mah. İskele Sok. No: 5', '10340 Zeytinlik / Balıkesir'],
    ['Yalı Mah. İskele Sok. No: 5', '10340', 'Zeytinlik', 'Balıkesir', null],
  ],
  [
    ['Dominikanerplatz 3', '39100 Bozen / Bolzano'],
    ['Dominikanerplatz 3', '39100', 'Bozen / Bolzano', null, null],
  ],
  [
    ['14 bis, rue des Tanneurs', '61400 Mortagne-au-Perche', 'France'],
    ['14 bis, rue des Tanneurs', '61400', 'Mortagne-au-Perche', null, 'France'],
  ],
  [['C/ del Olmo, 18, 44001 Teruel (España)'], ['C/ del Olmo, 18', '44001', 'Teruel', null, 'España']],
  [
    ['Via dei Fornai 9', '48018 Faenza (RA)'],
    ['Via dei Fornai 9', '48018', 'Faenza', null, null],
  ],
  [
    ['ul. Nadbużańska 5', '08-207 Serpelice'],
    ['ul. Nadbużańska 5', '08-207', 'Serpelice', null, null],
  ],
  [['Rua das Amoreiras, 44, 3500-112 Viseu'], ['Rua das Amoreiras, 44', '3500-112', 'Viseu', null, null]],
  [['Molenpad 3, 7731 KX Ommen'], ['Molenpad 3', '7731 KX', 'Ommen', null, null]],
  [['Björkvägen 17, 903 42 Umeå'], ['Björkvägen 17', '903 42', 'Umeå', null, null]],
  [
    ['12 Mill Lane', 'Ashford', 'TN24 9ZZ'],
    ['12 Mill Lane', 'TN24 9ZZ', 'Ashford', null, null],
  ],
  [['12 Mill Lane, Ashford, TN24 9ZZ'], ['12 Mill Lane', 'TN24 9ZZ', 'Ashford', null, null]],
  [
    ['Fernhill House, 61 Station Road, Hexham, Northumberland NE46 9ZZ'],
    ['Fernhill House, 61 Station Road', 'NE46 9ZZ', 'Hexham', 'Northumberland', null],
  ],
  [
    ['Silver Street', 'Tetbury', 'Gloucestershire', 'GL8 8ZZ'],
    ['Silver Street', 'GL8 8ZZ', 'Tetbury', 'Gloucestershire', null],
  ],
  [['Werftweg 8, 23552 Lübeck. Vorstand: Viola Wendt'], ['Werftweg 8', '23552', 'Lübeck', null, null]],
  [['Via dei Fornai 9, 48018 Faenza RA'], ['Via dei Fornai 9', '48018', 'Faenza', null, null]],
  [
    ['〒400-0001', '山梨県甲府市星見町6-1'],
    ['星見町6-1', '400-0001', '甲府市', '山梨県', null],
  ],
  [['4 Ropewalk Quay, Dublin, D04 X0X0'], ['4 Ropewalk Quay', 'D04 X0X0', 'Dublin', null, null]],
  [
    ['Visit us at 215 Main Street, Pine Falls, MT 59801.'],
    ['215 Main Street', '59801', 'Pine Falls', 'MT', null],
  ],
  [['P.O. Box 118, Duluth, MN 55801-0118, USA'], ['P.O. Box 118', '55801-0118', 'Duluth', 'MN', 'USA']],
  [
    ['1180, chemin du Ruisseau', 'Magog (Québec) J1X 0A0'],
    ['1180, chemin du Ruisseau', 'J1X 0A0', 'Magog', 'Québec', null],
  ],
  [['118 High Street, Fremantle WA 6160'], ['118 High Street', '6160', 'Fremantle', 'WA', null]],
  [
    ['118 Rātā Street, Whanganui 4500, New Zealand'],
    ['118 Rātā Street', '4500', 'Whanganui', null, 'New Zealand'],
  ],
  [['8000 Székesfehérvár, Fő utca 3.'], ['Fő utca 3', '8000', 'Székesfehérvár', null, null]],
  [
    ['〒238-0041 神奈川県横須賀市本町9-9-9 みなとビル3階'],
    ['本町9-9-9 みなとビル3階', '238-0041', '横須賀市', '神奈川県', null],
  ],
])('reads %j', (lines, parts) => {
  expect(partsOf(...lines)).toEqual([parts]);
});

it.each([
  [['16835 Lindow']],
  [['Wir zählten 4500 Besuche im Jahr']],
  [['10000 Mitglieder, Berlin']],
  [['Tel. 030 23125 Berlin']],
  [['IBAN: DE02 1203 0000 0000 2020 51']],
  [['Montag 12', '2026 Januar']],
  [['info@kontor.example', '16835 Lindow']],
])('reads no address in %j', (lines) => {
  expect(partsOf(...lines)).toEqual([]);
});

it('drafts an address with the lines around it, once for a house', () => {
  const drafts = draftsOf(
    postalAddressesOn,
    '<p>Kontor e. V.</p><address>Uferstraße 12<br>16835 Lindow<br>Germany</address><p>Uferstraße 12, Hinterhaus, 16835 Lindow</p>',
  );
  expect(drafts[0]).toEqual({
    kind: 'postal_address',
    value: {
      line: 'Uferstraße 12, 16835 Lindow, Germany',
      street: 'Uferstraße 12',
      postal_code: '16835',
      locality: 'Lindow',
      region: null,
      country: 'Germany',
    },
    key: '16835 lindow 12',
    excerpt: 'Kontor e. V. Uferstraße 12 16835 Lindow Germany Uferstraße 12, Hinterhaus, 16835 Lindow',
    confidence: 0.92,
    reason: 'It stands in an element for addresses.',
  });
  expect(new Set(drafts.map(({ key }) => key)).size).toBe(1);
});

it('leaves out where the pages are hosted', () => {
  expect(
    valuesOf(
      'postal_address',
      postalAddressesOn,
      '<p>Hébergeur : Serveurs, 3 allée des Câbles, 14000 Caen</p>',
    ),
  ).toEqual([]);
});
