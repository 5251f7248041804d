import { pageOf } from '../../../../../test/research-sites/reading.js';
import { countryOfPage } from './country-of-page.js';

const data = (...countries: string[]): string =>
  countries
    .map(
      (country) => `<script type="application/ld+json">{"address":{"addressCountry":"${country}"}}</script>`,
    )
    .join('');

it.each([
  ['an address stated as data', data('KE'), 'KE'],
  ['addresses of several countries', data('KE', 'UG'), null],
  ['an address that one country writes so', '<p>12 Elm Street, Boise, ID 83702</p>', 'US'],
  ['numbers in international form', '<p>+254 700 417 720</p><a href="tel:+254204177203">Call</a>', 'KE'],
  ['numbers of several countries', '<p>+254 700 417 720</p><p>+44 1292 550418</p>', null],
  ['a number that is none', '<p>+254 1</p><p>+999 700 417 720</p>', null],
  ['nothing', '<p>Hello</p>', null],
])('knows the country from %s', (_, body, country) => {
  expect(countryOfPage(pageOf(`<body>${body}</body>`))).toBe(country);
});
