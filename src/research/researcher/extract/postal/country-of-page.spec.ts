import { pageOf } from '../../../../../test/research-sites/reading.js';
import { countryOfPages } from './country-of-page.js';

const data = (...countries: string[]): string =>
  countries
    .map(
      (country) => `<script type="application/ld+json">{"address":{"addressCountry":"${country}"}}</script>`,
    )
    .join('');

const stated = (country: string): string =>
  `<script type="application/ld+json">{"address":{"addressCountry":${country}}}</script>`;

it.each([
  ['an address stated as data', data('KE'), 'KE'],
  ['addresses of several countries', data('KE', 'UG'), null],
  ['an address that one country writes so', '<p>12 Elm Street, Boise, ID 83702</p>', 'US'],
  ['numbers in international form', '<p>+254 700 417 720</p><a href="tel:+254204177203">Call</a>', 'KE'],
  ['numbers that links dial', '<p>+44 1292 550418</p><a href="tel:+254204177203">Call</a>', 'KE'],
  ['numbers of several countries', '<p>+254 700 417 720</p><p>+44 1292 550418</p>', null],
  ['a number that is none', '<p>+254 1</p><p>+999 700 417 720</p>', null],
  ['a country stated by its name', '<p class="adr"><b class="country-name">Éire</b></p>', null],
  ['a country stated in a card', '<p class="adr"><b class="country-name">Ireland</b></p>', 'IE'],
  ['a country stated as an object', stated('{"@type":"Country","name":"New Zealand"}'), 'NZ'],
  ['a code of Ireland', '<p>The Boathouse<br>Canal Road<br>Killaloe<br>Co. Clare<br>V94 K7X2</p>', 'IE'],
  ['a code of Britain', '<p>9 Dapifer Lane<br>Keynsham<br>BS31 9ZQ</p>', 'GB'],
  ['a county of Ireland', '<p>The Boathouse, Killaloe, Co. Clare</p>', 'IE'],
  ['a sign before a postal code', '<p>Am Hafen 3<br>A-4020 Linz</p>', 'AT'],
  ['a register', '<p>Registered in England and Wales, Companies House 01234567</p>', 'GB'],
  ['an account', '<p>IBAN: CH93 0076 2011 6238 5295 7</p>', 'CH'],
  ['a number of a tax', '<p>UID: ATU12345678</p>', 'AT'],
  ['registers of two countries', '<p>ATU12345678</p><p>CHE-123.456.789</p>', null],
  ['its name in an address', '<p>12 Long Street, Nairobi 00100, Kenya</p>', 'KE'],
  ['its name on a line', '<p>P. O. Road 12</p><p>Uganda</p>', 'UG'],
  ['names of several', '<p>Kenya</p><p>Uganda</p>', null],
  ['what people are called as well', '<p>Jordan</p>', null],
  ['its money', '<p>Adults £260, family £480</p>', 'GB'],
  ['money without an amount', '<p>All in £</p>', null],
  ['nothing', '<p>Hello</p>', null],
])('knows the country from %s', (_, body, country) => {
  expect(countryOfPages([pageOf(`<body>${body}</body>`)])).toBe(country);
});

it('asks for more where a language has a home', () => {
  const pages = (...bodies: string[]) => bodies.map((body) => pageOf(`<body>${body}</body>`));
  const among = ['DE', 'AT', 'CH'];
  // A partner's number, or the name of a neighbour, says nothing.
  expect(countryOfPages(pages('<p>+43 732 123456</p>', '<p>Schweiz</p>'), among)).toBeNull();
  expect(countryOfPages(pages('<a href="tel:+43732123456">0732 12 34 56</a>'), among)).toBe('AT');
  expect(countryOfPages(pages('<p>Am Hafen 3<br>A-4020 Linz</p>'), among)).toBe('AT');
  expect(countryOfPages(pages('<p>ZVR 123456789</p>', '<p>IBAN: AT61 1904 3002 3457 3201</p>'), among)).toBe(
    'AT',
  );
  expect(countryOfPages(pages('<p>IBAN: LT12 1000 0111 0100 1000</p>'), among)).toBeNull();
});
