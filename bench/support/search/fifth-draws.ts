import { fold } from '../../../src/names/normalize.js';
import type { Draws } from './kinds.js';
import { isLatin, letters } from './random.js';

export type Slots = Readonly<Record<string, string>>;
export type FifthDraws = ReturnType<typeof drawsOfFifth>;

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'Jun', 'Sep', 'Oct', 'Nov'];

/** Returns the name without a country in parentheses at its end. */
const bare = (name: string): string => name.replace(/ \([^()]*\)$/, '');

/** Draws of records that are the only ones of their name, and of the texts around them. */
export function drawsOfFifth(draws: Draws) {
  const { random, corpus, person, organization } = draws;
  const { pick, below } = random;
  const bearersOf = (name: string): ReadonlySet<string> => corpus.bearers.get(fold(name)) ?? new Set();

  const keysByDomain = new Map<string, Set<string>>();
  for (const { domain, key } of corpus.organizations)
    if (domain !== null) keysByDomain.set(domain, (keysByDomain.get(domain) ?? new Set()).add(key));
  const keysByBareName = new Map<string, Set<string>>();
  for (const { name, key } of corpus.organizations) {
    const folded = fold(bare(name));
    keysByBareName.set(folded, (keysByBareName.get(folded) ?? new Set()).add(key));
  }

  const digits = (many: number): string => String(10 ** (many - 1) + below(9 * 10 ** (many - 1)));
  const surroundings = (): Slots => ({
    weekday: pick(WEEKDAYS),
    date: `${1 + below(28)} ${pick(MONTHS)}`,
    time: `${8 + below(10)}:${pick(['00', '15', '30', '45'])}`,
    year: String(2009 + below(16)),
    n: String(2 + below(98)),
    number: digits(4),
    votes: `${1 + below(40)},${digits(3)}`,
    share: `${20 + below(60)}.${below(10)}`,
    code: `${pick(['A', 'K', 'R', 'X'])}${digits(5)}`,
  });
  /** Fills the slots of one of the templates. */
  const write = (templates: readonly string[], slots: Slots): string => {
    const values: Slots = { ...surroundings(), ...slots };
    return pick(templates).replace(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot);
  };

  /** A person whose name no other record has. */
  const onlyPerson = () => {
    for (;;) {
      const one = person();
      if (bearersOf(one.name).size === 1) return one;
    }
  };
  const addressed = corpus.places.flatMap(({ address, ...place }) =>
    address === null ? [] : [{ ...place, address }],
  );
  const placesByKey = Map.groupBy(
    addressed.filter(({ name, address }) => isLatin(name) && isLatin(address)),
    ({ key }) => key,
  );
  /** An organization whose name, without a country, only it has, or records of the same domain. Committees are not drawn. */
  const onlyOrganization = (words = 3) => {
    for (;;) {
      const one = organization(words);
      const name = bare(one.name);
      const same = one.domain === null ? undefined : keysByDomain.get(one.domain);
      const expected = new Set([one.key, ...(same ?? [])]);
      const named = [...bearersOf(name), ...(keysByBareName.get(fold(name)) ?? [])];
      if (one.domain === null && !placesByKey.has(one.key)) continue;
      if (
        fold(name).split(' ').length >= words &&
        letters(name) > 11 &&
        named.every((key) => expected.has(key))
      )
        return { ...one, name, expected };
    }
  };

  /** An organization as above that has one place, with the place's city and country. */
  const placedOrganization = (words = 3) => {
    for (;;) {
      const one = onlyOrganization(words);
      const [place, ...others] = placesByKey.get(one.key) ?? [];
      if (place && others.length === 0 && place.address.includes(','))
        return { ...one, city: place.name, country: place.address.split(', ').at(-1)! };
    }
  };

  const keysByWord = new Map<string, Set<string>>();
  const addWords = (text: string, key: string) => {
    for (const word of fold(text).split(' '))
      keysByWord.set(word, (keysByWord.get(word) ?? new Set()).add(key));
  };
  for (const { name, key } of [...corpus.organizations, ...corpus.people]) addWords(name, key);
  for (const [name, key] of corpus.aliases) addWords(name, key);
  for (const { name, address, key } of addressed) addWords(`${name} ${address}`, key);
  /** The records that have all words in their names and places. */
  const recordsWith = (text: string): ReadonlySet<string> =>
    fold(text)
      .split(' ')
      .map((word): ReadonlySet<string> => keysByWord.get(word) ?? new Set())
      .reduce((some, others) => new Set([...some].filter((key) => others.has(key))));

  return {
    ...draws,
    keysByDomain,
    bearersOf,
    write,
    onlyPerson,
    onlyOrganization,
    placedOrganization,
    recordsWith,
    digits,
  };
}
