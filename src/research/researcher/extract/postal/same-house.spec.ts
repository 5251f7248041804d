import type { FindingOf } from '../../findings.js';
import { withoutSameHouse } from './same-house.js';

const address = (
  street: string | null,
  postal_code: string | null,
  locality: string,
): FindingOf<'postal_address'> =>
  ({
    kind: 'postal_address',
    value: { line: '', street, postal_code, locality, region: null, country: null },
  }) as FindingOf<'postal_address'>;
const shown = (...addresses: FindingOf<'postal_address'>[]): (string | null)[] =>
  withoutSameHouse(addresses).map(({ value }) => `${value.postal_code} ${value.locality}`);

describe('addresses of one house', () => {
  it.each([
    [
      'a province',
      address('Lara Cad. 118', '07100', 'Muratpaşa'),
      address('Lara Caddesi No: 118', '07100', 'Muratpaşa/Antalya'),
    ],
    [
      'a delivery office',
      address('8 rue Haute', '69003', 'Lyon'),
      address('8, rue Haute', '69003', 'Lyon Cedex 03'),
    ],
    [
      'a space in the code',
      address('Damrak 4', '1012AB', 'Amsterdam'),
      address('Damrak 4', '1012 AB', 'Amsterdam'),
    ],
    ['no code', address('Piac utca 71.', '4025', 'Debrecen'), address('Piac utca 71', null, 'Debrecen')],
  ])('are one but for %s', (_, one, other) => {
    expect(withoutSameHouse([one, other])).toEqual([one]);
  });

  it('are one where the surer says less', () => {
    const [less, more] = [
      address('Piac utca 71', null, 'Debrecen'),
      address('Piac utca 71.', '4025', 'Debrecen'),
    ];
    expect(withoutSameHouse([less, more])).toEqual([more]);
  });

  it('are several where the number, the code or the town is another', () => {
    expect(
      shown(
        address('Damrak 4', '1012 AB', 'Amsterdam'),
        address('Damrak 6', '1012 AB', 'Amsterdam'),
        address('Damrak 4', '1012 AC', 'Amsterdam'),
        address('Damrak 4', '1012 AB', 'Zwolle'),
        address(null, '1012 AB', 'Amsterdam'),
      ),
    ).toHaveLength(5);
  });
});
