import { pageOf } from '../../../../../test/research-sites/reading.js';
import { labelledNames, namesKind, withoutLegalForm } from './organization-labels.js';

const names = (body: string): string[] => labelledNames(pageOf(`<html><body>${body}</body></html>`));

it('reads the name behind its label, on its line or on the next', () => {
  expect(names('<p>Razón social: Olmo Verde</p>')).toEqual(['Olmo Verde']);
  expect(names('<table><tr><th>会社名</th><td>株式会社みどり工房</td></tr></table>')).toEqual([
    '株式会社みどり工房',
  ]);
});

it('reads no address, no number and nothing at the end of a page', () => {
  expect(names('<p>Company name</p><p>info@kontor.example</p>')).toEqual([]);
  expect(names('<p>Legal name: Register 123456</p>')).toEqual([]);
  expect(names('<p>Company name</p>')).toEqual([]);
  expect(names(`<p>${'Company name '.repeat(20)}</p>`)).toEqual([]);
});

it('tells kinds of organizations', () => {
  expect(
    ['Fundacja Fala', 'Kontor GmbH', 'Heimatverein Lindow', '株式会社みどり工房'].map(namesKind),
  ).toEqual([true, true, true, true]);
  expect(['Home', 'Look up'].map(namesKind)).toEqual([false, false]);
});

it('takes the legal form away', () => {
  expect(['Burren Sea Rescue CLG', 'Kontor GmbH', 'Kontor'].map(withoutLegalForm)).toEqual([
    'Burren Sea Rescue',
    'Kontor',
    'Kontor',
  ]);
});
