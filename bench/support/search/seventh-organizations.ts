import { fold } from '../../../src/names/normalize.js';
import type { FifthDraws } from './fifth-draws.js';
import type { Drawn, Kinds } from './kinds.js';
import { letters } from './random.js';
import * as texts from './seventh-texts.js';

/** Addresses of a website with a slip. */
const SLIPS: readonly ((domain: string) => string)[] = [
  (domain) => `www${domain}`,
  (domain) => `www.${domain.replace(/\.(?=\w+$)/, ',')}`,
  (domain) => `htp:/www.${domain}`,
  (domain) => `https:\\\\${domain}\\`,
  (domain) => domain.replace(/(\w)(\w)$/, '$2$1'),
  (domain) => `w.w.w.${domain.replace(/\.(?=\w+$)/, ' .')}`,
];

/** Kinds that name an organization. */
export function organizationKindsOf(draws: FifthDraws): Kinds {
  const { corpus, onlyOrganization, placedOrganization, write, bearersOf, keysByDomain } = draws;
  const { pick } = draws.random;
  const areAll = (keys: Iterable<string>, expected: ReadonlySet<string>) =>
    [...keys].every((key) => expected.has(key));
  const around = (templates: readonly string[]) => (): Drawn => {
    const { name, expected } = onlyOrganization();
    return [write(templates, { name }), expected];
  };
  const withPlace = (templates: readonly string[]) => (): Drawn => {
    const { name, city, country, expected } = placedOrganization();
    return [write(templates, { name, NAME: name.toUpperCase(), city, country }), expected];
  };
  const organizationKeys = new Set(corpus.organizations.map(({ key }) => key));
  const aliasesByKey = Map.groupBy(corpus.aliases, ([, key]) => key);
  const ownScript = texts.SCRIPTS.map(({ script, texts: templates }) => ({
    templates,
    names: corpus.aliases.filter(([name, key]) => script.test(name) && organizationKeys.has(key)),
  }));
  const scriptNames = [...corpus.bearers.keys()].filter((name) => name.length > 1 && !/[a-z\d]/.test(name));
  const stemOf = (domain: string): string => domain.replace(/\.\w+$/, '');
  const domainsByStem = Map.groupBy(keysByDomain.keys(), stemOf);
  const domains = [...keysByDomain.keys()].filter((domain) => {
    const stem = stemOf(domain);
    return /^[\w-]{5,}(\.[\w-]+)?$/.test(stem) && domainsByStem.get(stem)!.length === 1;
  });
  const ofDomain = (textOf: (domain: string) => string) => (): Drawn => {
    const domain = pick(domains);
    const expected = keysByDomain.get(domain)!;
    const parents = domain.split('.').map((_, from, labels) => labels.slice(from + 1).join('.'));
    if (expected.size > 3 || parents.some((parent) => keysByDomain.has(parent))) return null;
    return [textOf(domain), expected];
  };

  return {
    'the footer of a page': around(texts.FOOTERS),
    'a question to a map': withPlace(texts.MAPS),
    'a profile of a social network': around(texts.PROFILES),
    'a patent, a trial or a statement of interests': withPlace(texts.PATENTS),
    'an organization with its other name': () => {
      const { name, key, expected } = onlyOrganization(2);
      const [alias] = pick(aliasesByKey.get(key) ?? [['', key] as const]);
      const [one, other] = [fold(alias), fold(name)];
      if (letters(alias) < 4 || one.includes(other) || other.includes(one)) return null;
      return areAll(bearersOf(alias), expected)
        ? [write(texts.TRANSLATIONS, { name, alias }), expected]
        : null;
    },
    'two organizations at once': () => {
      const [one, other] = [onlyOrganization(), onlyOrganization()];
      const expected = new Set([...one.expected, ...other.expected]);
      return [write(texts.PAIRS, { one: one.name, other: other.name }), expected];
    },
    'an organization in its own script, in a phrase': () => {
      const { names, templates } = pick(ownScript);
      const [name] = pick(names);
      const query = write(templates, { name });
      const expected = bearersOf(name);
      const folded = fold(query);
      const others = scriptNames.filter((other) => folded.includes(other));
      return expected.size < 4 && others.every((other) => areAll(bearersOf(other), expected))
        ? [query, expected]
        : null;
    },
    'an address of a website with a slip': ofDomain((domain) => pick(SLIPS)(domain)),
    'an address within another address': ofDomain((domain) => write(texts.REDIRECTS, { domain })),
  };
}
