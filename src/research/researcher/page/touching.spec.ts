import { pageOf } from '../../../../test/research-sites/reading.js';

const linesOf = (html: string): string[] => pageOf(html).lines.map(({ text }) => text);

it.each<[string, string, string[]]>([
  [
    'a number and a link to an address',
    '<div><a href="tel:+302426031447">24260 31447</a><a href="mailto:info@kydonia.example">info@kydonia.example</a></div>',
    ['24260 31447', 'info@kydonia.example'],
  ],
  [
    'a number and an address inside of a link',
    '<div><span>58 917</span><a href="mailto:a@x.example"><span>a@x.example</span></a></div>',
    ['58 917', 'a@x.example'],
  ],
  [
    'a name and a role, with notes of programs around them',
    '<figcaption><!--[--><b>Linh Nguyenová</b><!--]--><!----><span>projektantka</span></figcaption>',
    ['Linh Nguyenová', 'projektantka'],
  ],
  [
    'elements that are alike, in one that lays them out',
    '<div><span>Linh Nguyenová</span><span>projektantka</span></div>',
    ['Linh Nguyenová', 'projektantka'],
  ],
  [
    'an icon between both',
    '<div><b>Linh Nguyenová</b><i class="icon"></i><span>projektantka</span></div>',
    ['Linh Nguyenová', 'projektantka'],
  ],
  [
    'a street, a code and a town',
    '<li><span class="street">Hauptstr. 5</span><span class="zip">12345</span><span class="town">Bonn</span></li>',
    ['Hauptstr. 5', '12345 Bonn'],
  ],
  ['two links', '<nav><a href="/a">projekty</a><a href="/b">ateliér</a></nav>', ['projekty', 'ateliér']],
  [
    'two numbers',
    '<p><a href="tel:+420603417228">603 417 228</a><a href="tel:+420728336105">728 336 105</a></p>',
    ['603 417 228', '728 336 105'],
  ],
  [
    'what a number is called, and the number',
    '<li><span>Fax</span><a href="tel:+4930901820">030 901820</a></li>',
    ['Fax 030 901820'],
  ],
  [
    'a letter that calls a number, and the number',
    '<li><b>T</b><a href="tel:+4930901820">030 901820</a></li>',
    ['T 030 901820'],
  ],
  [
    'a number and what it is called in a script without white space',
    '<div><span>ご注文専用ダイヤル</span><strong>0120-417-268</strong></div>',
    ['ご注文専用ダイヤル 0120-417-268'],
  ],
])('keeps %s apart where no white space does', (_what, html, lines) => {
  expect(linesOf(html)).toEqual(lines);
});

it.each<[string, string, string]>([
  [
    'a first letter that is set big',
    '<p><span class="cap">V</span><span>ítejte u nás</span></p>',
    'Vítejte u nás',
  ],
  ['letters that move one by one', '<div><i>v</i><i>í</i><i>t</i><i>e</i><i>j</i></div>', 'vítej'],
  ['a word in two colours', '<a><span class="red">bau</span><span class="blue">werk</span></a>', 'bauwerk'],
  [
    'a word that goes on in small letters',
    '<div><b>Öffnungs</b><i>zeiten bis Mai</i></div>',
    'Öffnungszeiten bis Mai',
  ],
  ['what an editor cut', '<p><strong>Anna Mül</strong><strong>ler, chair</strong></p>', 'Anna Müller, chair'],
  [
    'pieces of a word within a sentence',
    '<p>We are <b>in</b><i>dependent and free</i>.</p>',
    'We are independent and free.',
  ],
  ['raised letters', '<div><span>Le dix neuv</span><sup>ième siècle</sup></div>', 'Le dix neuvième siècle'],
  [
    'a place where a word may break',
    '<div><b>Donau dampf</b><wbr><i>schiff fahrt</i></div>',
    'Donau dampfschiff fahrt',
  ],
  [
    'an address in pieces',
    '<div><span>in</span><span>fo@</span><a href="mailto:info@x.example">x.example</a></div>',
    'info@x.example',
  ],
  ['a number in pieces', '<div><span>030 90</span><span>18 20</span></div>', '030 9018 20'],
])('keeps %s together', (_what, html, line) => {
  expect(linesOf(html)).toEqual([line]);
});
