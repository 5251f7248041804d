import { fold } from '../../../../src/names/normalize.js';
import type { Draws } from '../draws.js';
import type { Drawn, Kinds } from '../kinds.js';
import { slotsOf } from '../texts.js';

const TWO = [
  '{one} and {other}',
  '{one}, {other}',
  '{one} & {other}',
  '{one} {other}',
  '{one} v. {other}',
  '{one} vs {other}',
];
const THREE = ['{one}; {other}; {third}', '{one}, {other}, {third}', '{one} / {other} / {third}'];
const MINUTES = ['Present: {one} (chair), {other}. Apologies: none'];
export const COUPLES = [
  '{first} and {partner} {last}',
  '{first} & {partner} {last} (household)',
  '{last}, {first} and {partner}',
  'Dear {first} and {partner} {last},',
  '{partner} and {first} {last}',
  '{partner} & {first} {last} and family',
  'The {last} family: {first}, {partner} and kids',
  'Familie {first} und {partner} {last}',
  '{first} {last} and spouse {partner}',
  '{first} {last} + guest, table {n}',
  'M. et Mme {first} {last}',
  'Mr. & Mrs. {first} {last}',
];
const CORRECTIONS = [
  '{partner} {last}, no wait, {first} {last}',
  'not {partner}, {first} {last}',
  '*{first} {last}, not {partner}',
  'Correction: an earlier version called {first} {last} "{partner}"',
  '{first} {last} (I wrote {partner} earlier, my mistake)',
  '{first} {last} statt {partner}, sorry',
];
const DENIALS = [
  '{one}, not {other}',
  'not {other}, {one}',
  '{one} (not to be confused with {other})',
  '{one} rather than {other}',
  '{one} statt {other}',
];
const ORGANIZATIONS = [
  'MoU between {one} and {other}, {date} {year}',
  'transferred from {one} to {other}',
  '{one} vs {other}: which is better?',
  'Beneficiaries: {one}; {other}',
  'Kooperation {one} und {other}',
];

/** Two or more names in one query. */
export function severalNamesKindsOf(draws: Draws): Kinds {
  const { random, corpus, write, bearersOf, all, namesakes, person, onlyPerson, onlyOrganization } = draws;
  const people = (templates: readonly string[]) => (): Drawn => {
    const [one, other, third] = [onlyPerson(), onlyPerson(), onlyPerson()];
    const isThree = templates === THREE;
    const expected = all(one, other, ...(isThree ? [third] : []));
    return draws.unambiguous(
      write(templates, { one: one.name, other: other.name, third: third.name }),
      expected,
    );
  };
  /** A person, and the first name of another one that no bearer of the last name has. */
  const withPartner = (templates: readonly string[]) => (): Drawn => {
    const one = onlyPerson();
    const partner = person().first;
    const isFit = [one.first, partner].every((given) => /^[A-Z][a-z]{2,}$/.test(given));
    const initials = [one.first, partner].map((given) => fold(given)[0]);
    const others = namesakes(one.last).filter(({ key }) => key !== one.key);
    if (!isFit || initials[0] === initials[1]) return null;
    if (others.some(({ first }) => initials.includes(fold(first)[0]))) return null;
    const swapped = [`${partner} ${one.last}`, `${partner} ${one.first}`, `${one.last} ${partner}`];
    if (swapped.some((name) => bearersOf(name).size > 0)) return null;
    return [write(templates, { ...slotsOf(one), partner }), all(one)];
  };

  return {
    'two people': people(TWO),
    'three people': people(THREE),
    'minutes with two people': people(MINUTES),
    couple: withPartner(COUPLES),
    'corrected first name': withPartner(CORRECTIONS),
    'name that is not meant': () => {
      const [one, other] = [onlyPerson(), onlyPerson()];
      return [write(DENIALS, { one: one.name, other: other.name }), all(one)];
    },
    'two organizations': () => {
      const [one, other] = [onlyOrganization(), onlyOrganization()];
      const query = write(ORGANIZATIONS, { one: one.name, other: other.name });
      return [query, one.expected.union(other.expected)];
    },
    'person with the organization of another': () => {
      const { last, organization } = random.pick(corpus.members);
      const one = onlyPerson();
      return last === one.last
        ? null
        : [`${one.name}, ${organization}`, all(one).union(bearersOf(organization))];
    },
  };
}
