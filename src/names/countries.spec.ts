import { countryNames } from './countries.js';
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
