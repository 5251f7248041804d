import { formatPrice } from './billing.service.js';

it.each([
  [1_000, 'usd', '$10.00'],
  [999, 'eur', '€9.99'],
  [1, 'gbp', '£0.01'],
  [900, 'jpy', '¥900'],
  [1_234_500, 'kwd', 'KWD 1,234.500'],
  [2_000_000, 'usd', '$20,000.00'],
])('writes %i of the smallest unit of %s as %s', (amount, currency, text) => {
  expect(formatPrice(amount, currency).replace('\u00a0', ' ')).toBe(text);
});
