import { pageOf } from '../../../../../test/research-sites/reading.js';
import { isOfOtherFirm } from './other-firms.js';

const lines = (...texts: string[]): boolean[] => {
  const page = pageOf(`<body>${texts.map((text) => `<p>${text}</p>`).join('')}</body>`);
  return page.lines.map(({ index }) => isOfOtherFirm(page, index));
};

it('knows the lines of a firm whose address is at another domain', () => {
  expect(
    lines('Vestvold Ejendomsadministration A/S', 'Havneholmen 88, 1561 København V', 'mail@vestvold.dk'),
  ).toEqual([false, true, true]);
  expect(lines('Nuage Ouest SAS, 3 allée de la Loire, 44200 Nantes, info@nuageouest.fr')).toEqual([true]);
});

it.each([
  ['its own firm', ['Kontor Lindow GmbH', 'Am Hafen 3, 16835 Lindow', 'kontor.lindow@web.de']],
  ['a firm that writes from the domain', ['Blue Ocean Ltd', '3 Long Street', 'hello@kontor.example']],
  ['a firm without an address', ['Blue Ocean Ltd', '3 Long Street, Ayr']],
  ['an address without a firm', ['Kontor', 'Am Hafen 3', 'kontor@web.de']],
])('%s is none', (_, texts) => {
  expect(lines(...texts)).not.toContain(true);
});
