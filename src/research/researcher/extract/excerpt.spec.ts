import { pageOf } from '../../../../test/research-sites/reading.js';
import { excerptOf, excerptShowing, LONGEST_EXCERPT } from './excerpt.js';

const lengthOf = (text: string): number => Array.from(text).length;

it('shows the lines around, as plain text', () => {
  const page = pageOf('<p>before</p><p>the <b>value</b> here</p><p>after</p>');
  expect(excerptOf(page, 1, 'value')).toBe('before the value here after');
});

it('is cut to 300 characters around what it shows', () => {
  const page = pageOf(`<p>${'𝒂 '.repeat(800)}value${' b'.repeat(800)}</p>`);
  const excerpt = excerptOf(page, 0, 'value');
  expect(lengthOf(excerpt)).toBeLessThanOrEqual(LONGEST_EXCERPT);
  expect(excerpt).toContain('value');
});

it('shows the beginning of what is longer itself', () => {
  const long = 'word '.repeat(100).trim();
  const excerpt = excerptOf(pageOf(`<p>before</p><p>${long}</p>`), 1, long);
  expect(lengthOf(excerpt)).toBeLessThanOrEqual(LONGEST_EXCERPT);
  expect(long.startsWith(excerpt.slice(0, 250))).toBe(true);
});

it('shows other text where the page shows the value nowhere, without control characters', () => {
  const page = pageOf('<p>nothing</p>');
  expect(excerptShowing(page, 'value', 'data:\u0007 value\n x')).toBe('data: value x');
  expect(excerptShowing(pageOf('<p>a value</p>'), 'value', 'other')).toBe('a value');
});
