import { spelledAddresses } from './address-spellings.js';

const addressesIn = (text: string): string[] => spelledAddresses(text).map(({ address }) => address);

it.each([
  'info@kontor.example',
  'Mail: info@kontor.example.',
  '(info@kontor.example)',
  '<info@kontor.example>',
  'info [at] kontor.example',
  'info[at]kontor[dot]example',
  'info (at) kontor (dot) example',
  'info {at} kontor.example',
  'info(ät)kontor.example',
  'info (@) kontor.example',
  'info＠kontor.example',
  'info [arroba] kontor [punto] example',
  'info(chiocciola)kontor.example',
  'info [małpa] kontor [kropka] example',
  'info at kontor dot example',
  'info AT kontor DOT example',
  'info arroba kontor punto example',
  'info -at- kontor.example',
  'info_at_kontor.example',
  'info @ kontor.example',
  'E-Mail: info @ kontor.example',
  'info@NOSPAM.kontor.example',
  'info★kontor.example（★を@に変えてください）',
  'メール：info@kontor.exampleまで',
])('finds the address in %s', (text) => {
  expect(addressesIn(text)).toEqual(['info@kontor.example']);
});

it.each([
  ['a.b-c_d+e@sub.kontor.example', 'a.b-c_d+e@sub.kontor.example'],
  ['Jan.Kowalski@Kontor.Example', 'Jan.Kowalski@kontor.example'],
  ['jan dot kowalski at kontor dot example', 'jan.kowalski@kontor.example'],
  ['info@köln.example', 'info@köln.example'],
])('finds %s', (text, address) => {
  expect(addressesIn(text)).toEqual([address]);
});

it.each([
  'Find us at kontor.example',
  'Meet us at the kontor dot the square',
  'Follow us @ kontor.example today',
  'Five stars ★kontor.example',
  '@kontor',
  'Follow @anna@kontor.social',
  'https://user@kontor.example/path',
  'https://kontor.example/?mail=info@kontor.example',
  'a@b',
  'info@kontor',
  '@',
])('finds none in %s', (text) => {
  expect(addressesIn(text)).toEqual([]);
});

it('finds several, in their order, each once, and says how the text spells them', () => {
  expect(spelledAddresses('b@x.example, a (at) x.example; B@x.example')).toEqual([
    { address: 'b@x.example', shown: 'b@x.example', isDisguised: false },
    { address: 'a@x.example', shown: 'a (at) x.example', isDisguised: true },
  ]);
});
