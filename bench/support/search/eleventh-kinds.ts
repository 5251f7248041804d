import { fold } from '../../../src/names/normalize.js';
import { withoutSmallWords } from '../../../src/names/words.js';
import * as texts from './eleventh-texts.js';
import { drawsOfFifth, type Slots } from './fifth-draws.js';
import { NO_MATCH, type Drawn, type Draws, type Kinds } from './kinds.js';
import type { Subject } from './names.js';
import { isLatin, mistyped } from './random.js';
import { isClose } from './sixth-no-match.js';
import { SYLLABLES } from './sixth-no-match-texts.js';
import { STATES } from './sixth-texts.js';

const withoutAccents = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '');
const withoutSigns = (name: string): string =>
  withoutAccents(name)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
const LEGAL_FORM =
  /,? (?:& Co\.? |Pvt\.? |Pte\.? |Co\.,? )?(Inc|Ltd|LLC|GmbH|Corp|Corporation|Limited|AG|S\.A|plc|B\.V|AB|Oy|SpA)\.?$/;

const slotsOf = ({ first, last }: Pick<Subject, 'first' | 'last'>): Slots => {
  const name = `${first} ${last}`;
  const words = withoutSigns(name).split(' ');
  return {
    first,
    last,
    name,
    lower: withoutAccents(name).toLowerCase(),
    LOWER: name.toUpperCase(),
    lowerfirst: first.toLowerCase(),
    lowerlast: last.toLowerCase(),
    FIRST: first.toUpperCase(),
    LAST: last.toUpperCase(),
    slug: words.join('-').toLowerCase(),
    dotted: words.join('.').toLowerCase(),
    First_Last: name.replaceAll(' ', '_'),
    plus: encodeURIComponent(name).replaceAll('%20', '+'),
    mailbox: `${words.join('.').toLowerCase()}@outlook.com`,
  };
};

/** Kinds that were written without knowledge of the rules of the search: what a first user tries. */
export function eleventhKindsOf(draws: Draws): Kinds {
  const eleventh = drawsOfFifth(draws);
  return { ...peopleKindsOf(eleventh), ...organizationKindsOf(eleventh), ...noMatchKindsOf(eleventh) };
}
type EleventhDraws = ReturnType<typeof drawsOfFifth>;

function peopleKindsOf(draws: EleventhDraws): Kinds {
  const { corpus, random, onlyPerson, all, write, bearersOf } = draws;
  const { pick, below } = random;
  const addresses = new Set(corpus.emails.map(([address]) => address.toLowerCase()));
  const sameLast = Map.groupBy(corpus.people, ({ last }) => fold(last));
  const around = (templates: readonly string[]) => (): Drawn => {
    const one = onlyPerson();
    const slots = slotsOf(one);
    const expected = all(one);
    const swapped = [...bearersOf(`${one.last} ${one.first}`)];
    if (addresses.has(slots['mailbox']!) || swapped.some((key) => !expected.has(key))) return null;
    return [write(templates, slots), expected];
  };
  const seats = corpus.members.filter(
    ({ organization, role }) =>
      /^[A-Z]{2} state government$/.test(organization) &&
      /^district \w+$/.test(role) &&
      STATES[organization.slice(0, 2)] !== undefined,
  );
  const keysBySeat = Map.groupBy(seats, ({ name, organization }) => `${fold(name)} ${organization}`);
  const peopleByKey = new Map(corpus.people.map((one) => [one.key, one]));

  return {
    'a name typed carelessly': around(texts.CARELESS),
    'a name with a title': around(texts.TITLES),
    'a name with two typing errors': () => {
      const one = onlyPerson();
      const isFirstWrong = below(2) === 0;
      if (one.first.length < 4 || one.last.length < (isFirstWrong ? 5 : 8)) return null;
      const first = isFirstWrong ? mistyped(one.first, random) : one.first;
      const last = mistyped(isFirstWrong ? one.last : mistyped(one.last, random), random);
      const isAmbiguous = corpus.people.some(
        (other) =>
          other.key !== one.key &&
          isClose(fold(last), fold(other.last), 2) &&
          isClose(fold(first), fold(other.first), 2),
      );
      if (isAmbiguous || fold(last) === fold(one.last) || bearersOf(`${first} ${last}`).size > 0) return null;
      return [
        write(['{name}', '{lower}', '{last}, {first}', '{LAST} {first}'], slotsOf({ first, last })),
        all(one),
      ];
    },
    'a name and a state': () => {
      const { person: key, name, organization, role: seat } = pick(seats);
      const one = peopleByKey.get(key);
      const keys = new Set(keysBySeat.get(`${fold(name)} ${organization}`)!.map(({ person }) => person));
      if (one === undefined || keys.size > 1 || one.last.length < 3) return null;
      const code = organization.slice(0, 2);
      const state = STATES[code]!;
      const slots = { ...slotsOf(one), seat, code, state, lowerstate: state.toLowerCase() };
      return [write(texts.STATES_AFTER, slots), keys];
    },
    'an everyday form of the first name': () => {
      const one = onlyPerson();
      const shorts = texts.SHORT_NAMES[one.first];
      if (shorts === undefined) return null;
      const short = pick(shorts);
      const initials = [short, one.first].map((given) => fold(given)[0]);
      const others = sameLast.get(fold(one.last))!.filter(({ key }) => key !== one.key);
      const named = [...bearersOf(`${short} ${one.last}`)];
      if (others.some(({ first }) => initials.includes(fold(first)[0]))) return null;
      if (named.some((key) => key !== one.key)) return null;
      const slots = { ...slotsOf(one), short, lowershort: short.toLowerCase(), SHORT: short.toUpperCase() };
      return [write(texts.NICKNAMED, slots), all(one)];
    },
    'a name within a sentence': around(texts.SENTENCES),
    'a person in a signature or a row': around(texts.SIGNATURES_AND_ROWS),
    'a person in a URL, a file name or a page title': around(texts.PROFILES),
  };
}

function organizationKindsOf(draws: EleventhDraws): Kinds {
  const { corpus, random, onlyOrganization, placedOrganization, write, bearersOf } = draws;
  const { pick, below } = random;
  const names = [...corpus.bearers.entries()];
  const areAll = (keys: Iterable<string>, expected: ReadonlySet<string>) =>
    [...keys].every((key) => expected.has(key));
  const shortened = (name: string, choose: (forms: readonly string[]) => string): string =>
    name.replace(/\p{L}+/gu, (word) => (texts.SHORTENED[word] ? choose(texts.SHORTENED[word]) : word));
  const keysByShort = Map.groupBy(
    [...corpus.organizations.map(({ name, key }) => [name, key] as const), ...corpus.aliases],
    ([name]) => fold(shortened(name, ([form]) => form!)),
  );
  const keysByFewWords = Map.groupBy(names, ([name]) => withoutSmallWords(name));
  const placesByKey = Map.groupBy(corpus.places, ({ key }) => key);
  const regionOf = (key: string): string | undefined => {
    const region = placesByKey.get(key)?.[0]?.address?.split(', ').at(-1);
    return region !== undefined && isLatin(region) && /^\D{2,}$/.test(region) ? region : undefined;
  };
  const sharers = corpus.organizations.filter(({ name }) => {
    const keys = [...bearersOf(name)];
    return isLatin(name) && keys.length > 1 && keys.every((key) => regionOf(key) !== undefined);
  });

  return {
    'an organization typed carelessly': () => {
      const { name, expected } = onlyOrganization();
      const without = name.replace(/ (of|for|and|the|in|&|de|di) /gi, ' ');
      const same = keysByFewWords.get(withoutSmallWords(fold(name))) ?? [];
      if (!same.every(([, keys]) => areAll(keys, expected))) return null;
      const slots = {
        name,
        lower: name.toLowerCase(),
        UPPER: name.toUpperCase(),
        plain: withoutSigns(name),
        lowerplain: withoutSigns(name).toLowerCase(),
        without,
        lowerwithout: without.toLowerCase(),
        ampersand: name.includes('&') ? name.replace('&', 'and') : name.replace(' and ', ' & '),
      };
      return [write(texts.CARELESS_ORGANIZATIONS, slots), expected];
    },
    'an organization with abbreviated words': () => {
      const { name, expected } = onlyOrganization();
      const short = shortened(name, pick);
      const same = keysByShort.get(fold(shortened(name, ([form]) => form!))) ?? [];
      if (short === name) return null;
      if (!same.every(([, key]) => expected.has(key)) || !areAll(bearersOf(short), expected)) return null;
      return [
        write(['{short}', '{lower}', '{short}', '{UPPER}'], {
          short,
          lower: short.toLowerCase(),
          UPPER: short.toUpperCase(),
        }),
        expected,
      ];
    },
    'a company with another legal form': () => {
      const { name, expected } = onlyOrganization(2);
      const base = name.replace(LEGAL_FORM, '').replace(/,$/, '');
      const form = pick(texts.LEGAL_FORMS);
      if (base === name || base.length < 7 || name.endsWith(form)) return null;
      if (!areAll(draws.recordsWith(base), expected)) return null;
      const slots = {
        base,
        form,
        lower: base.toLowerCase(),
        lowerform: form.toLowerCase().replaceAll('.', ''),
      };
      return [write(texts.COMPANIES, slots), expected];
    },
    'an organization and its town or region': () => {
      if (below(2) === 0) {
        const { key, name, city, country } = placedOrganization(2);
        const slots = { name, city, country, lower: name.toLowerCase(), lowercity: city.toLowerCase() };
        return fold(name).includes(fold(city)) ? null : [write(texts.TOWNS, slots), new Set([key])];
      }
      const { name, key } = pick(sharers);
      const region = regionOf(key)!;
      const there = [...bearersOf(name)].filter((one) => regionOf(one) === region);
      if (there.length > 1 || fold(name).includes(fold(region))) return null;
      const slots = { name, city: region, lower: name.toLowerCase(), lowercity: region.toLowerCase() };
      return [write(texts.TOWNS.slice(0, 5), slots), new Set(there)];
    },
    'an organization with two typing errors': () => {
      const { name, expected } = onlyOrganization(2);
      const words = name.split(' ');
      const long = words.flatMap((word, at) => (/^\p{L}{6,}$/u.test(word) ? [at] : []));
      if (long.length < 2) return null;
      const first = long.splice(below(long.length), 1)[0]!;
      for (const at of [first, pick(long)]) words[at] = mistyped(words[at]!, random);
      const typed = words.join(' ');
      const close = names.filter(([other]) => isClose(fold(typed), other, 4));
      if (!close.every(([, keys]) => areAll(keys, expected))) return null;
      return [write(['{typed}', '{lower}'], { typed, lower: typed.toLowerCase() }), expected];
    },
    'an organization in a line or a sentence': () => {
      const { name, city, country, expected } = placedOrganization();
      return [write(texts.LINES, { name, city, country }), expected];
    },
  };
}

function noMatchKindsOf(draws: EleventhDraws): Kinds {
  const { corpus, unknownName, isNamed, write, bearersOf } = draws;
  const { pick } = draws.random;
  const words = new Set([...corpus.bearers.keys()].flatMap((name) => name.split(' ')));
  const addresses = new Set(corpus.emails.map(([address]) => address.toLowerCase()));
  const cities = corpus.places.filter(
    ({ name, address }) => isLatin(name) && address?.startsWith(`${name},`),
  );
  const described = (query: string) => isNamed(query) || corpus.describes(query);
  const unknownIn = (templates: readonly string[]) => (): Drawn => {
    const unknown = unknownName();
    if (unknown === null || !/^[\p{L}']+ [\p{L}']+$/u.test(`${unknown.first} ${unknown.last}`)) return null;
    const slots = slotsOf(unknown);
    const query = write(templates, slots);
    return described(query) || addresses.has(slots['mailbox']!) ? null : [query, NO_MATCH];
  };

  return {
    'no match: an unknown person': unknownIn([...texts.CARELESS, ...texts.TITLES, ...texts.PROFILES]),
    'no match: an unknown person in a sentence or a row': unknownIn([
      ...texts.SENTENCES,
      ...texts.SIGNATURES_AND_ROWS,
    ]),
    'no match: an unknown business': () => {
      const word = pick(SYLLABLES.beginnings) + pick(SYLLABLES.beginnings) + pick(SYLLABLES.endings);
      const city = pick(cities).name;
      if ([...words].some((known) => isClose(word, known, 2)) || bearersOf(city).size > 0) return null;
      const query = write(texts.BUSINESSES, { word, Word: word[0]!.toUpperCase() + word.slice(1), city });
      return isNamed(query) ? null : [query, NO_MATCH];
    },
    'no match: words that are no name': () => {
      const query = write(texts.NOT_NAMES, {});
      return described(query) ? null : [query, NO_MATCH];
    },
  };
}
