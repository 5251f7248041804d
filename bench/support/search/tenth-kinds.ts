import { fold } from '../../../src/names/normalize.js';
import { withoutSmallWords } from '../../../src/names/words.js';
import { drawsOfFifth } from './fifth-draws.js';
import { NO_MATCH, type Drawn, type Draws, type Kinds } from './kinds.js';
import { mistyped } from './random.js';
import * as texts from './tenth-texts.js';

const OTHER_PREPOSITION: Readonly<Record<string, string>> = { of: 'for', for: 'of', in: 'of' };
const KEPT_PREPOSITION = /^(city|town|village|borough|county|township|university) /i;

/** Kinds that were written without knowledge of the rules of the search and of the other lists. */
export function tenthKindsOf(draws: Draws): Kinds {
  const { random, corpus, person, all, write, bearersOf, ...others } = drawsOfFifth(draws);
  const { onlyPerson, onlyOrganization, recordsWith, keysByDomain, unknownName, isNamed } = others;
  const { pick } = random;
  const areAll = (keys: Iterable<string>, expected: ReadonlySet<string>) =>
    [...keys].every((key) => expected.has(key));

  const aroundPerson = (templates: readonly string[]) => (): Drawn => {
    const { first, last, name, key } = onlyPerson();
    const slots = {
      first,
      last,
      name,
      NAME: name.toUpperCase(),
      e: pick(texts.EMOJI),
      job: pick(texts.JOBS),
    };
    return [write(templates, slots), all({ name, key })];
  };
  const aroundOrganization =
    (templates: readonly string[], meant = /./) =>
    (): Drawn => {
      const { name, expected } = onlyOrganization();
      const query = write(templates, { name });
      return meant.test(name) && areAll(recordsWith(query), expected) ? [query, expected] : null;
    };

  const keysByBareWords = new Map<string, string[]>();
  for (const [name, keys] of corpus.bearers) {
    const words = withoutSmallWords(name);
    keysByBareWords.set(words, [...(keysByBareWords.get(words) ?? []), ...keys]);
  }
  /** An organization whose name is changed, where the changed name is no other record's. */
  const changedOrganization =
    (change: (word: string) => string | undefined, unless = /^$/) =>
    (): Drawn => {
      const { name, expected } = onlyOrganization();
      if (unless.test(name)) return null;
      const words = name.split(' ');
      const places = [...words.keys()].filter((at) => change(words[at]!) !== undefined);
      if (places.length === 0) return null;
      const at = pick(places);
      const changed = words.with(at, change(words[at]!)!).join(' ');
      const named = [name, changed].flatMap((one) => keysByBareWords.get(withoutSmallWords(fold(one))) ?? []);
      if (!areAll(named, expected) || !areAll(recordsWith(changed), expected)) return null;
      return [write(texts.REMEMBERED, { changed }), expected];
    };
  const otherNumber = new Map<string, string>(
    texts.NUMBERS.flatMap(([one, many]) => [
      [one, many],
      [many, one],
    ]),
  );
  const domains = [...keysByDomain.keys()].filter((domain) => {
    const parents = domain.split('.').map((_, from, labels) => labels.slice(from + 1).join('.'));
    return parents.every((parent) => !keysByDomain.has(parent));
  });

  const described = (query: string) => isNamed(query) || corpus.describes(query);
  const unlessDescribed = (query: string): Drawn => (described(query) ? null : [query, NO_MATCH]);
  const unknownIn = (templates: readonly string[]) => (): Drawn => {
    const unknown = unknownName();
    if (unknown === null) return null;
    const name = `${unknown.first} ${unknown.last}`;
    return unlessDescribed(write(templates, { ...unknown, name, job: pick(texts.JOBS) }));
  };

  return {
    'a wish, a condolence or thanks': aroundPerson(texts.WISHES),
    'a name with pronouns': aroundPerson(texts.PRONOUNS),
    'a name among emoji': aroundPerson(texts.BETWEEN_EMOJI),
    'a person and a namesake who is not meant': aroundPerson(texts.NAMESAKES),
    'a command to an assistant or a chatbot': aroundPerson(texts.COMMANDS),
    'a reservation, a parcel or a pass': aroundPerson(texts.RESERVATIONS),
    'a doubt about the spelling': () => {
      const { first, last, name, key } = onlyPerson();
      if (!/^[\p{L}'-]{5,}$/u.test(last)) return null;
      const slip = mistyped(last, random);
      if (bearersOf(`${first} ${slip}`).size > 0) return null;
      return [write(texts.DOUBTS, { first, last, slip }), all({ name, key })];
    },
    'a corrected first name': () => {
      const { first, last, name, key } = onlyPerson();
      const other = person().first;
      if (fold(other)[0] === fold(first)[0] || !/^\p{L}+$/u.test(other)) return null;
      const query = write(texts.CORRECTIONS, { first, last, other });
      const swapped = [`${other} ${last}`, `${other} ${first}`, `${last} ${other}`];
      return swapped.some((one) => bearersOf(one).size > 0) ? null : [query, all({ name, key })];
    },
    'a login or a portal': aroundOrganization(texts.LOGINS),
    'a place in a ranking': aroundOrganization(texts.RANKINGS, /universit|college|institut|school|hospital/i),
    'life on a campus': aroundOrganization(texts.CAMPUS, /\b(university|college)\b/i),
    'a singular for a plural': changedOrganization((word) => otherNumber.get(word)),
    'another preposition': changedOrganization((word) => OTHER_PREPOSITION[word], KEPT_PREPOSITION),
    'an address of a website read aloud': () => {
      const domain = pick(domains);
      const expected = keysByDomain.get(domain)!;
      const spoken = domain.replaceAll('.', ' dot ').replaceAll('-', ' dash ');
      return expected.size > 3 ? null : [write(texts.READ_ALOUD, { spoken }), expected];
    },
    'no match: an unknown person in a command or next to a namesake': unknownIn([
      ...texts.COMMANDS,
      ...texts.NAMESAKES,
    ]),
    'no match: an unknown person in a wish or a reservation': unknownIn([
      ...texts.WISHES,
      ...texts.PRONOUNS,
      ...texts.RESERVATIONS,
    ]),
    'no match: a calculation or a conversion': () => unlessDescribed(write(texts.CALCULATIONS, {})),
    'no match: a proverb or a nursery rhyme': () =>
      unlessDescribed(write(texts.AROUND_SAYINGS, { saying: pick(texts.SAYINGS) })),
  };
}
