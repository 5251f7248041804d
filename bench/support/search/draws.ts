import { fold } from '../../../src/names/normalize.js';
import { nicknamesOf, withoutSmallWords } from '../../../src/names/words.js';
import { areAll, isClose, NO_MATCH, type Drawn } from './kinds.js';
import type { Corpus, Subject } from './names.js';
import { isLatin, letters, type Random } from './random.js';
import { slotsOf, writer, type Slots } from './texts.js';

/** Draws of records, and of questions whose text is written around a name. */
export type Draws = ReturnType<typeof drawsOf>;

type Organization = Corpus['organizations'][number];

/** Adds to the sets of a map. */
function grouped(pairs: Iterable<readonly [name: string, key: string]>): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>();
  for (const [name, key] of pairs) {
    const group = groups.get(name);
    if (group) group.add(key);
    else groups.set(name, new Set([key]));
  }
  return groups;
}

/** The adjacent words of a text, two or more, with their places. */
function runsOf(words: readonly string[]) {
  return words.flatMap((_, from) =>
    words
      .slice(from + 1)
      .map((_, more) => ({ from, to: from + 2 + more, run: words.slice(from, from + 2 + more).join(' ') })),
  );
}

const haveNickname = (one: string, other: string): boolean =>
  one.split(' ').some((name) => nicknamesOf(other.split(' ')[0]!).includes(name));

/** Returns the name without a country in parentheses at its end. */
export const withoutCountry = (name: string): string => name.replace(/ \([^()]*\)$/, '');

export function drawsOf(corpus: Corpus, random: Random) {
  const { people, organizations, bearers } = corpus;
  const { pick } = random;
  const write = writer(random);

  const sameLast = Map.groupBy(people, ({ last }) => fold(last));
  const namesakes = (last: string): readonly Subject[] => sameLast.get(fold(last)) ?? [];
  const bearersOf = (name: string): ReadonlySet<string> => bearers.get(fold(name)) ?? NO_MATCH;
  const all = (...subjects: readonly { name: string; key: string }[]): ReadonlySet<string> =>
    new Set(subjects.flatMap(({ name, key }) => [key, ...bearersOf(name)]));
  /** All people with this last name; empty if they are more than eight. */
  const peopleOf = (last: string): ReadonlySet<string> =>
    namesakes(last).length > 8 ? NO_MATCH : new Set(namesakes(last).map(({ key }) => key));

  const latinPeople = people.filter(
    ({ name, first, last }) => isLatin(name) && first.length > 2 && last.length > 3 && !/["(]/.test(name),
  );
  const person = (): Subject => pick(latinPeople);
  /** A person whose name no other record has. */
  const onlyPerson = (): Subject => {
    for (;;) {
      const one = person();
      if (bearersOf(one.name).size === 1) return one;
    }
  };
  /** A first and a last name that no record combines. */
  const unknownName = (): Pick<Subject, 'first' | 'last'> | null => {
    const { first } = person();
    const { last } = person();
    const isKnown = namesakes(last).some(
      (one) => fold(one.first)[0] === fold(first)[0] || haveNickname(fold(one.first), fold(first)),
    );
    return isKnown || corpus.describes(`${first} ${last}`) ? null : { first, last };
  };

  const latinOrganizations = organizations.filter(({ name }) => isLatin(name) && letters(name) > 8);
  /** An organization whose name has at least this many words. */
  const organization = (words = 2): Organization => {
    for (;;) {
      const one = pick(latinOrganizations);
      if (fold(one.name).split(' ').length >= words && one.name.length < 90) return one;
    }
  };
  const keysByDomain = grouped(
    organizations.flatMap(({ domain, key }) => (domain === null ? [] : [[domain, key] as const])),
  );
  /** Domains of at most three organizations, which have no domain of another one above them. */
  const domains = [...keysByDomain.keys()].filter((domain) => {
    const parents = domain.split('.').map((_, from, labels) => labels.slice(from + 1).join('.'));
    return keysByDomain.get(domain)!.size <= 3 && parents.every((parent) => !keysByDomain.has(parent));
  });
  const keysByBareName = grouped(
    organizations.map(({ name, key }) => [fold(withoutCountry(name)), key] as const),
  );
  const addressed = corpus.places.flatMap(({ address, ...place }) =>
    address === null ? [] : [{ ...place, address }],
  );
  const placesByKey = Map.groupBy(
    addressed.filter(({ name, address }) => isLatin(name) && isLatin(address)),
    ({ key }) => key,
  );
  /**
   * An organization whose name, without a country, only it has, or records of the same domain, which are
   * expected too. Committees, which have neither domain nor place, are not drawn.
   */
  const onlyOrganization = (words = 3) => {
    for (;;) {
      const one = organization(words);
      const name = withoutCountry(one.name);
      if (one.domain === null && !placesByKey.has(one.key)) continue;
      const expected = new Set([one.key, ...(one.domain === null ? [] : keysByDomain.get(one.domain)!)]);
      const named = [...bearersOf(name), ...keysByBareName.get(fold(name))!];
      if (fold(name).split(' ').length >= words && letters(name) > 11 && areAll(named, expected))
        return { ...one, name, expected };
    }
  };
  /** The same with one place, its city and its country. */
  const placedOrganization = (words = 3) => {
    for (;;) {
      const one = onlyOrganization(words);
      const [place, ...others] = placesByKey.get(one.key) ?? [];
      if (place && others.length === 0 && place.address.includes(','))
        return { ...one, city: place.name, country: place.address.split(', ').at(-1)! };
    }
  };

  const keysByWordOfName = grouped(
    [...bearers].flatMap(([name, keys]) =>
      name.split(' ').flatMap((word) => [...keys].map((key) => [word, key] as const)),
    ),
  );
  const withAll = (words: readonly string[], index: ReadonlyMap<string, Set<string>>) =>
    words
      .map((word): ReadonlySet<string> => index.get(word) ?? NO_MATCH)
      .reduce((some, others) => some.intersection(others));
  const bareNames = new Set([...bearers.keys()].map(withoutSmallWords));
  /** Whether adjacent words of the query, without small words, are a name, or a record has all words in its names. */
  const isNamed = (query: string): boolean => {
    const words = withoutSmallWords(fold(query)).split(' ');
    return runsOf(words).some(({ run }) => bareNames.has(run)) || withAll(words, keysByWordOfName).size > 0;
  };
  const wordsOf = (text: string, key: string) =>
    fold(text)
      .split(' ')
      .map((word) => [word, key] as const);
  const keysByWord = grouped([
    ...[...organizations, ...people].flatMap(({ name, key }) => wordsOf(name, key)),
    ...corpus.aliases.flatMap(([name, key]) => wordsOf(name, key)),
    ...addressed.flatMap(({ name, address, key }) => wordsOf(`${name} ${address}`, key)),
  ]);
  /** The records that have all words of the text in their names and places. */
  const recordsWith = (text: string): ReadonlySet<string> => withAll(fold(text).split(' '), keysByWord);
  /** The records with a name that begins with the text. */
  const begunWith = (text: string): Set<string> =>
    new Set([...bearers].flatMap(([name, keys]) => (name.startsWith(fold(text)) ? [...keys] : [])));

  /** The question, unless adjacent words outside of the name that is meant name another record. */
  const unambiguous = (query: string, expected: ReadonlySet<string>): Drawn => {
    const named = runsOf(fold(query).split(' ')).flatMap(({ from, to, run }) => {
      const keys = bearers.get(run);
      return keys ? [{ from, to, isMeant: areAll(keys, expected) }] : [];
    });
    const isWithinMeant = ({ from, to }: { from: number; to: number }) =>
      named.some((run) => run.isMeant && run.from <= from && run.to >= to);
    return named.every(isWithinMeant) ? [query, expected] : null;
  };
  const addresses = new Set(corpus.emails.map(([address]) => address.toLowerCase()));
  /** Writes one of the templates around the name of a person. */
  const aroundPerson =
    (templates: readonly string[], isFit: (one: Subject) => boolean = () => true) =>
    (): Drawn => {
      const one = onlyPerson();
      const slots = slotsOf(one);
      if (!isFit(one) || addresses.has(slots['mailbox']!)) return null;
      return unambiguous(write(templates, slots), all(one));
    };
  /** Writes one of the templates around the last name of a person: all its bearers are meant. */
  const aroundLast =
    (templates: readonly string[], slots: () => Slots = () => ({})) =>
    (): Drawn => {
      const { last } = person();
      return [write(templates, { ...slots(), last, lowerlast: last.toLowerCase() }), peopleOf(last)];
    };
  const aroundOrganization =
    (templates: readonly string[], isFit = /./) =>
    (): Drawn => {
      const { name, expected } = onlyOrganization();
      const slots = { name, NAME: name.toUpperCase(), lower: name.toLowerCase() };
      return isFit.test(name) ? unambiguous(write(templates, slots), expected) : null;
    };
  /** The same around an organization and its place. */
  const aroundPlaced = (templates: readonly string[]) => (): Drawn => {
    const { name, city, country, expected } = placedOrganization();
    const slots = { name, NAME: name.toUpperCase(), city, country, COUNTRY: country.toUpperCase() };
    return unambiguous(write(templates, slots), expected);
  };

  /** The query as a question without an answer, unless it describes a record. */
  const unlessDescribed = (query: string): Drawn =>
    isNamed(query) || corpus.describes(query) ? null : [query, NO_MATCH];
  /** Writes one of the templates around a first and a last name that no record combines. */
  const aroundUnknown =
    (templates: readonly string[], isFit: (one: Pick<Subject, 'first' | 'last'>) => boolean = () => true) =>
    (): Drawn => {
      const unknown = unknownName();
      if (unknown === null || !isFit(unknown)) return null;
      const { first, last } = unknown;
      const slots = slotsOf(unknown);
      if (bearersOf(`${last} ${first}`).size > 0 || addresses.has(slots['mailbox']!)) return null;
      return unlessDescribed(write(templates, slots));
    };
  /** Whether a word of a name is like this one. */
  const isLikeKnown = (word: string): boolean =>
    [...keysByWord.keys()].some((known) => isClose(word, known, 2));

  return {
    corpus,
    random,
    write,
    namesakes,
    bearersOf,
    all,
    peopleOf,
    person,
    onlyPerson,
    unknownName,
    organization,
    keysByDomain,
    domains,
    onlyOrganization,
    placedOrganization,
    isNamed,
    recordsWith,
    begunWith,
    isLikeKnown,
    unambiguous,
    aroundPerson,
    aroundLast,
    aroundOrganization,
    aroundPlaced,
    unlessDescribed,
    aroundUnknown,
  };
}
