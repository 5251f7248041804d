import { Element } from 'domhandler';
import { isMarkedAsName, isMarkedAsRole, saysRole } from './marks.js';

const marked = (attributes: Record<string, string>) => new Element('span', attributes);

it.each([['team-name'], ['NOM'], ['card name large'], ['imie'], ['person']])('%s marks a name', (classes) => {
  expect(isMarkedAsName(marked({ class: classes }))).toBe(true);
});

it.each([['username'], ['rename'], ['nominal'], ['']])('%p marks none', (classes) => {
  expect(isMarkedAsName(marked({ class: classes }))).toBe(false);
});

it.each([['jobtitle'], ['job-title'], ['fonction'], ['person__position'], ['staff role'], ['Funktion']])(
  '%s marks a role',
  (classes) => expect(isMarkedAsRole(marked({ class: classes }))).toBe(true),
);

it.each([['positioned'], ['roller'], ['title'], ['']])('%p marks no role', (classes) => {
  expect(isMarkedAsRole(marked({ class: classes }))).toBe(false);
  expect(saysRole(classes)).toBe(false);
});

it('hears ids and microdata too, and classes by themselves', () => {
  expect(isMarkedAsName(marked({ itemprop: 'name' }))).toBe(true);
  expect(isMarkedAsRole(marked({ id: 'cargo' }))).toBe(true);
  expect(saysRole('stanowisko')).toBe(true);
});
