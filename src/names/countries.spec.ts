import { countryNames, withoutAside } from './countries.js';
import { fold } from './normalize.js';

it.each(['deutschland', 'allemagne', 'ドイツ', 'germany'])('%s is Germany', (name) => {
  expect(countryNames(fold(name))).toEqual(expect.arrayContaining(['germany', 'deutschland', 'niemcy']));
});

it('has names that the locale data lacks', () => {
  expect(countryNames('usa')).toContain('united states');
  expect(countryNames('holland')).toContain('netherlands');
});

it.each(['', 'narnia', 'de', 'constructor'])('%j is no country', (name) => {
  expect(countryNames(name)).toEqual([]);
});

it('a country and an acronym in parentheses are omitted from a name, a state is not', () => {
  expect(withoutAside('Lantern Mills (Norway)')).toEqual(['Lantern Mills']);
  expect(withoutAside('Lantern College (OH)')).toEqual(['Lantern College']);
  expect(withoutAside('Lantern House Trust (LHT)')).toEqual(['Lantern House Trust']);
  expect(withoutAside('Rules (Ohio)')).toEqual([]);
  expect(withoutAside('Rules (RUL)')).toEqual([]);
});
