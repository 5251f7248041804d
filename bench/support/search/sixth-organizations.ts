import { fold } from '../../../src/names/normalize.js';
import type { FifthDraws } from './fifth-draws.js';
import type { Kinds } from './kinds.js';
import { isLatin } from './random.js';
import * as texts from './sixth-organization-texts.js';

/** Returns the name without small words, with general words abbreviated, and how many are. */
function abbreviated(name: string): { short: string; dotted: string; many: number } {
  const words = name.split(/[\s,]+/).filter((word) => !/^(of|for|and|the|in|&|de|di|la)$/i.test(word));
  const known = words.map((word) => texts.ABBREVIATIONS[word]);
  return {
    short: words.map((word, at) => known[at] ?? word).join(' '),
    dotted: words.map((word, at) => (known[at] ? `${known[at]}.` : word)).join(' '),
    many: known.filter(Boolean).length,
  };
}

/** Words that a translation of the name would translate. */
const GENERAL =
  /state|medic|techn|scien|national|americ|theolog|method|christ|cathol|bapt|agricult|open|federal|north|south|east|west|central|new|health/i;

/** Kinds that name an organization. */
export function organizationKindsOf(draws: FifthDraws): Kinds {
  const { corpus, organization, onlyOrganization, placedOrganization, write, bearersOf, keysByDomain } =
    draws;
  const { pick, below } = draws.random;
  const names = [...corpus.organizations.map(({ name, key }) => [name, key] as const), ...corpus.aliases];
  const keysByShort = Map.groupBy(names, ([name]) => fold(abbreviated(name).short));
  const placesByKey = Map.groupBy(corpus.places, ({ key }) => key);
  const acronyms = names.filter(([name, key]) => /^[A-Z]{3,6}$/.test(name) && placesByKey.has(key));
  const keysByAcronym = Map.groupBy(acronyms, ([name]) => name);
  const domains = [...keysByDomain.keys()].filter((domain) => {
    const parents = domain.split('.').map((_, from, labels) => labels.slice(from + 1).join('.'));
    return parents.every((parent) => !keysByDomain.has(parent));
  });
  const folded = [...corpus.bearers.entries()];
  const areAll = (keys: Iterable<string>, expected: ReadonlySet<string>) =>
    [...keys].every((key) => expected.has(key));

  return {
    'a university with a degree': () => {
      const { name, expected } = onlyOrganization();
      if (!/universit|college|hochschule|academy|school/i.test(name)) return null;
      if (/\b(inc|ltd|associates|hospital|press|library|research)\b/i.test(name)) return null;
      return [write(texts.DEGREES, { name }), expected];
    },
    'a name abbreviated as in an index of citations': () => {
      const { name, city, country, expected } = placedOrganization();
      const { short, dotted, many } = abbreviated(name);
      const same = keysByShort.get(fold(short)) ?? [];
      if (
        many < 2 ||
        short.split(' ').length === many ||
        !areAll(
          same.map(([, key]) => key),
          expected,
        )
      )
        return null;
      const slots = { short, SHORT: short.toUpperCase(), dotted, city, country };
      return [write(texts.ABBREVIATED, slots), expected];
    },
    'a municipality in an index or a notice': () => {
      const { name } = organization();
      const [, kind, place] =
        /^(City|Town|Village|Borough|Township) of ([A-Z][a-z]{4,}(?: [A-Z][a-z]+)?)$/.exec(name) ?? [];
      if (kind === undefined || place === undefined) return null;
      const named = corpus.organizations.filter(
        ({ name: other }) => other.replace(/, [A-Z]{2}$/, '') === place,
      );
      const expected = new Set([
        ...bearersOf(name),
        ...bearersOf(`${place} ${kind}`),
        ...named.map(({ key }) => key),
      ]);
      if (expected.size > 4) return null;
      const slots = { kind: kind.toLowerCase(), KIND: kind.toUpperCase(), place, PLACE: place.toUpperCase() };
      return [write(texts.MUNICIPALITIES, slots), expected];
    },
    'a university in another language': () => {
      const { name, expected } = onlyOrganization(2);
      const [, before] = /^((?:[A-Z]\p{Ll}{3,}[ -]?){1,2}) University$/u.exec(name) ?? [];
      const [, after] = /^University of ([A-Z]\p{Ll}{3,}(?:[ -][A-Z]\p{Ll}{3,})?)$/u.exec(name) ?? [];
      const x = before ?? after;
      if (x === undefined || GENERAL.test(x)) return null;
      const words = fold(x).split(' ');
      const same = folded.filter(
        ([other]) => /\buni[vw]/.test(other) && words.every((word) => other.split(' ').includes(word)),
      );
      if (
        !areAll(
          same.flatMap(([, keys]) => [...keys]),
          expected,
        )
      )
        return null;
      return [write(texts.FOREIGN_UNIVERSITIES[before === undefined ? 'after' : 'before'], { x }), expected];
    },
    'a domain in a log, a command or an archive': () => {
      const domain = pick(domains);
      const expected = keysByDomain.get(domain)!;
      return expected.size > 3 ? null : [write(texts.DOMAINS, { domain }), expected];
    },
    'a name cut off at the edge of a column': () => {
      const { name, expected } = onlyOrganization(4);
      const cut = name.slice(0, Math.ceil(name.length * (0.6 + below(25) / 100)));
      if (!/\p{L}{3}$/u.test(cut) || !/^\p{L}/u.test(name.slice(cut.length))) return null;
      const same = folded.filter(([other]) => other.startsWith(fold(cut)));
      if (
        !areAll(
          same.flatMap(([, keys]) => [...keys]),
          expected,
        )
      )
        return null;
      return [write(texts.CUT_OFF, { cut }), expected];
    },
    'an acronym and a city': () => {
      const [acronym, key] = pick(acronyms);
      const { name: city, address } = placesByKey.get(key)![0]!;
      const country = address?.split(', ').at(-1);
      if (country === undefined || !isLatin(city) || fold(city) === fold(acronym)) return null;
      const expected = new Set(
        keysByAcronym
          .get(acronym)!
          .map(([, one]) => one)
          .filter((one) => placesByKey.get(one)!.some((place) => fold(place.name) === fold(city))),
      );
      const named = [...bearersOf(`${acronym} ${city}`), ...bearersOf(`${city} ${acronym}`)];
      if (expected.size > 3 || !areAll(named, expected)) return null;
      return [write(texts.ACRONYMS, { acronym, city, country }), expected];
    },
  };
}
