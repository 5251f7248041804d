import type { ScaleDirectory } from './scale-directory.js';
import type { Random } from './scale-random.js';

/** A query with its filters; null if the drawn record does not support this kind of query. */
export type Query = { readonly q: string } & Readonly<Record<string, string>>;
type Draw = (random: Random, directory: ScaleDirectory) => Query | null;

const person = (random: Random, directory: ScaleDirectory) =>
  directory.person(random.below(directory.people));
const named = (random: Random, directory: ScaleDirectory): string => {
  const { first_name, last_name } = person(random, directory);
  return `${first_name} ${last_name}`;
};
const organization = (random: Random, directory: ScaleDirectory) =>
  directory.organization(random.below(directory.organizations));

/** Replaces, removes or doubles one letter. */
export function mistyped(name: string, random: Random): string {
  for (let tries = 0; tries < 100; tries++) {
    const at = 1 + random.below(name.length - 1);
    if (!/\p{L}/u.test(name[at] ?? '')) continue;
    const letter = random.pick([random.pick([...'abcdefghijklmnopqrstuvwxyz']), '', name[at]! + name[at]!]);
    return name.slice(0, at) + letter + name.slice(at + 1);
  }
  // No letter follows the first letter.
  return `${name}x`;
}

/** Queries of every kind, about records of the directory. */
export const QUERIES: Readonly<Record<string, Draw>> = {
  'a name': (random, directory) => ({ q: named(random, directory) }),
  'last, first': (random, directory) => {
    const { first_name, last_name } = person(random, directory);
    return { q: `${last_name}, ${first_name}` };
  },
  'one typing error': (random, directory) => ({ q: mistyped(named(random, directory), random) }),
  'two typing errors': (random, directory) => ({
    q: mistyped(mistyped(named(random, directory), random), random),
  }),
  'a beginning': (random, directory) => {
    const name = named(random, directory);
    return { q: name.slice(0, Math.max(4, Math.ceil(name.length * 0.7))) };
  },
  'a last name': (random, directory) => ({ q: person(random, directory).last_name }),
  'a first name': (random, directory) => ({ q: person(random, directory).first_name }),
  'an initial': (random, directory) => {
    const { first_name, last_name } = person(random, directory);
    return { q: `${first_name[0]!}. ${last_name}` };
  },
  'an alias': (random, directory) => {
    const [alias] = person(random, directory).aliases;
    return alias === undefined ? null : { q: alias };
  },
  'an organization': (random, directory) => ({ q: organization(random, directory).name.slice(0, 250) }),
  'an organization, one error': (random, directory) => ({
    q: mistyped(organization(random, directory).name.slice(0, 250), random),
  }),
  'a domain': (random, directory) => {
    const { domain } = organization(random, directory);
    return domain === null ? null : { q: domain };
  },
  'an email address': (random, directory) => {
    const [address] = person(random, directory).emails;
    return address === undefined ? null : { q: address };
  },
  'a name and an organization': (random, directory) => {
    const number = random.below(directory.people);
    const { last_name } = directory.person(number);
    const { name } = directory.organization(directory.organizationOf(number, 1 - (number % 2)));
    return { q: `${last_name} ${name}`.slice(0, 250) };
  },
  'a common word': (random) => ({ q: random.pick(['university', 'city', 'institute', 'national']) }),
  'a name, with a type': (random, directory) => ({ q: named(random, directory), type: 'person' }),
  'an unknown name': (random, directory) => ({
    q: `${mistyped(mistyped(mistyped(person(random, directory).last_name, random), random), random)} zq${random.below(1e6)}x`,
  }),
};
