import { countryCode, countryOf } from './countries.js';

it.each([
  ['Deutschland', 'DE'],
  ['allemagne', 'DE'],
  ['ESPAÑA', 'ES'],
  ['Polska', 'PL'],
  ['日本', 'JP'],
  ['United Kingdom', 'GB'],
  ['England', 'GB'],
  ['fr', 'FR'],
  ['Atlantis', null],
  ['XX', null],
])('%s is %s', (text, code) => expect(countryCode(text)).toBe(code));

it.each([
  ['kontor.de', 'en', 'DE'],
  ['kontor.co.uk', '', 'GB'],
  ['kontor.com', 'de-AT', 'AT'],
  ['kontor.eu', 'pl', 'PL'],
  ['kontor.org', 'zh-hant-tw', 'TW'],
  ['kontor.org', 'en', null],
  ['kontor.org', '', null],
])('a site at %s in "%s" is in %s', (domain, language, country) =>
  expect(countryOf(domain, language)).toBe(country),
);
