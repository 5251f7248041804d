import { fold } from '../../../src/names/normalize.js';
import type { FifthDraws } from './fifth-draws.js';
import * as texts from './fifth-organization-texts.js';
import type { Drawn, Kinds } from './kinds.js';

/** The longest name on a line of a bank statement. */
const BANK_LINE = 27;

export function organizationKindsOf(draws: FifthDraws): Kinds {
  const { random, corpus, write, onlyOrganization, placedOrganization, recordsWith, keysByDomain } = draws;
  const { pick, below } = random;
  const around =
    (templates: readonly string[], draw: () => ReturnType<typeof onlyOrganization> = onlyOrganization) =>
    (): Drawn => {
      const { name, expected } = draw();
      return [write(templates, { org: name, ORG: name.toUpperCase() }), expected];
    };
  const isCoveredBy = (keys: ReadonlySet<string>, expected: ReadonlySet<string>): boolean =>
    keys.size > 0 && [...keys].every((key) => expected.has(key));

  const domains = [...keysByDomain].filter(([, keys]) => keys.size <= 2);
  const domain = (): Drawn => {
    const [host, keys] = pick(domains);
    return [write(texts.DOMAINS, { domain: host, DOMAIN: host.toUpperCase() }), keys];
  };

  const names = [...corpus.bearers];
  const bankLine = (): Drawn => {
    const { name, expected } = onlyOrganization();
    const written = name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toUpperCase()
      .replace(/[^A-Z0-9&. -]/g, ' ')
      .replace(/ +/g, ' ');
    const isCut = written.length > BANK_LINE;
    if (!isCut && below(2) === 0) return null;
    const org = written.slice(0, BANK_LINE).trim();
    const start = fold(org);
    const isSure =
      !isCut || names.every(([other, keys]) => !other.startsWith(start) || isCoveredBy(keys, expected));
    return isSure ? [write(texts.BANK_LINES, { org }), expected] : null;
  };

  const abbreviated = (): Drawn => {
    const { name, city, country, expected } = placedOrganization(3);
    const words = name.split(/[\s,]+/).filter((word) => !texts.SMALL_WORDS.has(fold(word)));
    const short = words.map((word) => texts.ABBREVIATIONS[fold(word)] ?? word);
    const kept = words.filter((_, at) => short[at] === words[at]);
    if (kept.length === words.length || kept.length === 0 || short.length < 2) return null;
    if (!isCoveredBy(recordsWith(`${kept.join(' ')} ${city}`), expected)) return null;
    const org = short.join(' ');
    return [write(texts.ABBREVIATED, { org, ORG: org.toUpperCase(), city, country }), expected];
  };

  const partAndPlace = (): Drawn => {
    const { name, city, expected } = placedOrganization(4);
    const isSmall = (word: string) => texts.SMALL_WORDS.has(fold(word)) || texts.LEGAL_FORMS.has(fold(word));
    const words = name.split(/[\s,]+/);
    const told = words.flatMap((word, at) => (isSmall(word) ? [] : [at]));
    const dropped = below(told.length);
    const [before, at, after] = [told[dropped - 1] ?? -1, told[dropped]!, told[dropped + 1] ?? words.length];
    // The small words after the dropped word go with it, or those before it if none is after it.
    const part = [...words.slice(0, after > at + 1 ? at : before + 1), ...words.slice(after)].join(' ');
    if (told.length < 4 || isSmall(part.split(' ')[0]!) || fold(name).includes(fold(city))) return null;
    if (!isCoveredBy(recordsWith(`${part} ${city}`), expected)) return null;
    return [write(texts.PARTS, { part, low: part.toLowerCase(), city }), expected];
  };

  return {
    'domain in a log or a setting': domain,
    'affiliation with departments': () => {
      const { name, city, country, expected } = placedOrganization();
      return [write(texts.AFFILIATIONS, { org: name, city, country }), expected];
    },
    'acknowledgement of a grant': around(texts.ACKNOWLEDGEMENTS, placedOrganization),
    'line of a bank statement': bankLine,
    'line of a curriculum vitae': around(texts.CURRICULA, placedOrganization),
    'words of an organization abbreviated': abbreviated,
    'part of an organization and its place': partAndPlace,
    'question for an organization, any language': around(texts.QUESTIONS),
    'organization in a contract or a list': around(texts.CONTRACTS),
  };
}
