import { fold } from '../../../src/names/normalize.js';
import type { Draws, Drawn, Kinds } from './kinds.js';
import { isLatin } from './random.js';
import { ITEMS, LINES, LOG_LINES, PAGE_TITLES, SHORT_WORDS } from './fourth-texts.js';

/** Kinds that name an organization. */
export function organizationKindsOf(draws: Draws): Kinds {
  const { random, corpus, organization, all } = draws;
  const { pick, below } = random;
  const fill = (templates: readonly string[], name: string) => pick(templates).replace('{}', () => name);
  const organizations = new Map(corpus.organizations.map((one) => [one.key, one]));
  const translated = corpus.aliases.filter(
    ([name, key]) => organizations.has(key) && isLatin(name) && name.split(' ').length > 2,
  );
  const located = corpus.places.filter(
    ({ key, name }) => isLatin(name) && isLatin(organizations.get(key)?.name ?? ''),
  );
  const withDomain = corpus.organizations.filter(({ domain }) => domain !== null);
  const names = [...corpus.bearers.keys()];
  /** The records with a name that satisfies the condition. */
  const having = (holds: (name: string) => boolean): Set<string> =>
    new Set(names.filter(holds).flatMap((name) => [...corpus.bearers.get(name)!]));
  const around = (templates: readonly string[]) => (): Drawn => {
    const one = organization(3);
    return [fill(templates, one.name), all(one)];
  };
  return {
    'mail signature with an organization': around(LINES),
    'line of a CV or an invoice': around(ITEMS),
    'address label': () => {
      const { key, name, address } = pick(located);
      const one = organizations.get(key)!;
      if (one.name.split(' ').length < 2) return null;
      const [city, country] = [name, address?.split(', ').at(-1) ?? ''];
      const box = 100 + below(900);
      const labels = [
        `${one.name}, P.O. Box ${box}, ${city}, ${country}`,
        `${one.name}\nMail Stop ${box}\n${city}\n${country.toUpperCase()}`,
        `To: The Librarian, ${one.name}, ${city} (${country})`,
      ];
      return [pick(labels), all(one)];
    },
    'page title in another language': () => {
      const [name, key] = pick(translated);
      return [fill(PAGE_TITLES, name), all({ name, key })];
    },
    'inverted heading': () => {
      const one = organization(3);
      const [, front, of, back] =
        /^(\p{L}[\p{L}\s]+) (of|de|für|di|for) ([\p{L}\s-]+)$/u.exec(one.name) ?? [];
      if (!front || / (of|de|for|and) /.test(front)) return null;
      return [pick([`${back}, ${front} ${of}`, `${back} (${front} ${of})`]), all(one)];
    },
    'name cut off at the width of a cell': () => {
      const one = organization(4);
      const cut = one.name.slice(0, 24 + below(8)).trim();
      if (one.name.length < cut.length + 5) return null;
      const expected = all(one);
      const begun = having((name) => name.startsWith(fold(cut)));
      return begun.size > expected.size ? null : [cut + pick(['…', '...', '']), expected];
    },
    'one word forgotten, and a city': () => {
      const { key, name: city } = pick(located);
      const { name } = organizations.get(key)!;
      const words = name.replace(/ \(.*\)$/, '').split(' ');
      if (words.length < 4) return null;
      const lost = 1 + below(words.length - 2);
      const kept = words.filter((_, at) => at !== lost).join(' ');
      const known = fold(kept).split(' ');
      const expected = all({ name, key });
      const others = having((other) => known.every((word) => other.split(' ').includes(word)));
      return others.size > expected.size
        ? null
        : [pick([`${kept}, ${city}`, `${kept} in ${city}`]), expected];
    },
    'log line with a domain': () => {
      const { domain } = pick(withDomain);
      const owners = withDomain.filter((one) => one.domain === domain);
      return owners.length > 2 ? null : [fill(LOG_LINES, domain!), new Set(owners.map(({ key }) => key))];
    },
    'abbreviations of a reference list': () => {
      const one = organization(3);
      const short = one.name.replace(/\p{L}+/gu, (word) => SHORT_WORDS[word] ?? word);
      const changed = short.split('.').length - one.name.split('.').length;
      const words = one.name.split(' ').filter((word) => word.length > 3).length;
      if (changed < 1 || changed >= words) return null;
      return [pick([short, `(${short}, ${1990 + below(35)})`, `In: Proc. ${short}`]), all(one)];
    },
  };
}
