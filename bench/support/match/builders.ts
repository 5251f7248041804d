import { isSmallWord } from '../../../src/names/words.js';
import { fold } from '../../../src/names/normalize.js';
import { isPlain } from './sixteenth-writings.js';
import { at, inLetters, named } from './tuned-kinds.js';
import type { Draws, Drawn, Employer, Organization, Person } from './records.js';

/** How a script writes the letters of the Latin script. */
export type Letters = readonly (readonly [latin: string, other: string])[];

/** Letters from a list of `latin=other`. */
export const lettersOf = (text: string): Letters =>
  text.split(',').map((pair) => pair.split('=') as [string, string]);

/** Double letters have one sound. */
export const spelled = (name: string, letters: Letters): string =>
  inLetters(` ${fold(name).replace(/(\p{L})\1/gu, '$1')}`, letters).trim();

type More<T> = (one: T) => object | null;

export const isAnother = (one: Employer, other: Employer): boolean =>
  one.key !== other.key &&
  fold(one.name) !== fold(other.name) &&
  (one.domain === null || one.domain !== other.domain);

/** Returns the initials of a name's words; null for a short name. */
export const acronymOf = (name: string): string | null => {
  const words = fold(name)
    .split(' ')
    .filter((word) => !isSmallWord(word) && /^[a-z]/.test(word));
  return words.length < 3 ? null : words.map((word) => word[0]!.toUpperCase()).join('');
};

/** Returns the first part of a place that is the name of a town. */
export const townOf = ({ place }: Organization): string | undefined =>
  place
    ?.split(/[,;]/)
    .map((part) => part.trim())
    .find((part) => /^\p{L}{4,}[\p{L} ]*$/u.test(part));

/** Builders of cases: the written name, and the other facts of the query. Null draws again. */
export function builders({ random, person, organization, bearers, hasInitial }: Draws) {
  const { pick, below } = random;
  const isTaken = (name: string, own: string) => fold(name) !== fold(own) && bearers(name) > 0;
  return {
    employer: (one: Person): object => at(pick(one.employers), below(3)),
    found: (one: Person, name: string, facts: object): Drawn => ({
      query: named(name, facts),
      expected: one.key,
    }),
    asked: (name: string, facts: object, expected: string | null): Drawn => ({
      query: { type: 'organization', name, ...facts },
      expected,
    }),
    /** A person with a unique name, whose last name and initial no one else has. */
    alone: (fits: (one: Person) => boolean = isPlain): Person | null => {
      const one = person({ isUnique: true });
      return fits(one) && hasInitial(one.first[0]!, one.last) === 1 ? one : null;
    },
    /** A person with a unique name. */
    unique:
      (how: (one: Person) => string | null, more: More<Person> = () => ({})) =>
      (): Drawn => {
        const one = person({ isUnique: true });
        const name = how(one);
        const facts = name === null ? null : more(one);
        return name === null || facts === null || isTaken(name, `${one.first} ${one.last}`)
          ? null
          : { query: named(name, facts), expected: one.key };
      },
    /** An organization with a unique name. */
    company:
      (how: (one: Organization) => string | null, more: More<Organization> = () => ({}), words = 2) =>
      (): Drawn => {
        const one = organization({ isUnique: true, words });
        const name = how(one);
        const facts = name === null ? null : more(one);
        return name === null || facts === null || isTaken(name, one.name)
          ? null
          : { query: { type: 'organization', name, ...facts }, expected: one.key };
      },
    /** A query that is close to a person, but means no record. */
    noPerson: (how: (one: Person) => ReturnType<typeof named> | null) => (): Drawn => {
      const query = how(person());
      return query === null || bearers(query.name) > 0 ? null : { query, expected: null };
    },
    /** A name that is close to an organization's, but means no record. */
    noCompany: (how: (one: Organization) => string | null) => (): Drawn => {
      const name = how(organization({ isUnique: true }));
      return name === null || bearers(name) > 0
        ? null
        : { query: { type: 'organization', name }, expected: null };
    },
  };
}
