import { pageOf } from '../../../../../test/research-sites/reading.js';
import { peopleInSequences } from './people-sequences.js';

const people = (body: string, path: string): (string | null)[][] =>
  peopleInSequences(pageOf(`<!doctype html><html lang="en"><body>${body}</body></html>`, path)).map(
    ({ value: { name, role } }) => [name, role],
  );
const widgets = (...texts: string[]): string =>
  texts.map((text, at) => `<div><p class="${at % 2 ? 'small' : 'large'}">${text}</p></div>`).join('');

it('finds names and roles that take turns on a page about people', () => {
  expect(people(widgets('Ruth Alder', 'Puppet maker', 'Sam Okoro', 'Lighting'), '/team')).toEqual([
    ['Ruth Alder', 'Puppet maker'],
    ['Sam Okoro', 'Lighting'],
  ]);
});

it('takes known names for people on other pages about the organization, and products for none', () => {
  expect(people(widgets('Ruth Alder', 'Puppet maker', 'David Okoro', 'Lighting'), '/about')).toHaveLength(2);
  expect(people(widgets('Velvet Dusk', 'Milk stout', 'Amber Falls', 'Bitter'), '/about')).toEqual([]);
  expect(people(widgets('Ruth Alder', 'Puppet maker', 'David Okoro', 'Lighting'), '/x')).toEqual([]);
});

it('takes one pair for no list, nor one in which a name has nothing behind it', () => {
  expect(people(widgets('Ruth Alder', 'Puppet maker'), '/team')).toEqual([]);
  const broken = widgets(
    'Ruth Alder',
    'Puppet maker',
    'Sam Okoro',
    'Lighting',
    'Ida Berg',
    'See https://x.test',
  );
  expect(people(broken, '/team')).toEqual([]);
});
