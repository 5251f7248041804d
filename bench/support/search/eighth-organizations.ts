import * as texts from './eighth-organization-texts.js';
import type { FifthDraws } from './fifth-draws.js';
import type { Drawn, Kinds } from './kinds.js';

/** The domain as a phone's keyboard leaves it. */
function typedDomain(domain: string, way: number): string {
  const labels = domain.split('.');
  const capitalized = labels.map((label) => label[0]!.toUpperCase() + label.slice(1));
  const ways = [
    () => labels.join(','),
    () => labels.join('. '),
    () => capitalized.join('. '),
    () => labels.join(' .'),
    () => labels.join('..'),
    () => `Www. ${labels.join('. ')}`,
    () => `www${domain}`,
    () => `ww.${domain}`,
    () => `http//www.${domain}`,
  ];
  return ways[way % ways.length]!();
}

/** Kinds that name an organization. */
export function organizationKindsOf(draws: FifthDraws): Kinds {
  const { corpus, onlyOrganization, placedOrganization, write, keysByDomain } = draws;
  const { pick, below } = draws.random;
  const aliasesByKey = Map.groupBy(corpus.aliases, ([, key]) => key);
  const domains = [...keysByDomain.keys()].filter((domain) => {
    const parents = domain.split('.').map((_, from, labels) => labels.slice(from + 1).join('.'));
    return parents.every((parent) => !keysByDomain.has(parent));
  });
  const placed = (templates: readonly string[]) => (): Drawn => {
    const { name, city, country, expected } = placedOrganization();
    return [write(templates, { name, city, country }), expected];
  };
  const named = (templates: readonly string[], isOfKind: RegExp) => (): Drawn => {
    const { name, expected } = onlyOrganization();
    return isOfKind.test(name) ? [write(templates, { name }), expected] : null;
  };

  return {
    'an entry or a question of a map': placed(texts.MAPS),
    'the footer of a page or a source of data': placed(texts.FOOTERS),
    'a tender or a sale': placed(texts.TENDERS),
    "a citizen's matter": named(texts.CITIZENS, /^(City|Town|Village|Borough|County) of |\bCounty$/),
    'a question of a student': named(
      texts.STUDENTS,
      /^(?!.*(hospital|press|library|inc\b|associat)).*(universi|college|hochschule)/i,
    ),
    'a name and its acronym': () => {
      const { key, name, expected } = onlyOrganization();
      const acronyms = (aliasesByKey.get(key) ?? []).filter(([alias]) => /^[A-Z]{3,7}$/.test(alias));
      if (acronyms.length === 0) return null;
      return [write(texts.ACRONYMS, { name, acronym: pick(acronyms)[0] }), expected];
    },
    'a domain typed on a phone': () => {
      const domain = pick(domains);
      const expected = keysByDomain.get(domain)!;
      const typed = typedDomain(domain, below(9));
      return expected.size > 3 ? null : [write(texts.TYPED_DOMAINS, { typed }), expected];
    },
  };
}
