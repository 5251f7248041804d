import type { Corrections } from '../names/corrections.js';
import { sorted } from '../names/normalize.js';
import { IN_ANOTHER_SCRIPT, soundKeys } from '../names/sounds.js';
import { nicknamesOf, otherSpellings } from '../names/words.js';
import { all, any, is, ORGANIZATION, PERSON, tier, type Clause, type Tier } from '../search/search-engine.js';
import { MAX_WORDS, merged, namesOf, organizationNames } from './candidate-tiers.js';
import { isAmong, sameConcept } from './names/generic-words.js';
import { isNumber, otherNumerals } from './names/numerals.js';
import type { OrganizationName } from './names/organization-name.js';
import type { ParsedName, Subject } from './subject.js';

/** The length of a shortened given name. */
const MAX_SHORT = 5;
const MAX_SOUNDS = 24;

/** The tiers of a misspelt query: names within typing errors, corrected words, and all but one word. */
export function misspeltTiers(
  query: Subject,
  near: readonly string[],
  corrections: Corrections,
  common: ReadonlySet<string>,
): Tier[] {
  // Several numbers in all their writings find too many records.
  const numbers = organizationNames(query).flatMap((name) => name.words.filter(isNumber));
  const numerals = (word: string): readonly string[] => (numbers.length > 1 ? [] : otherNumerals(word));
  const meant = (word: string): Clause => {
    const others = [...sameConcept(word), ...otherSpellings(word), ...numerals(word)];
    return any([word, ...others, ...(corrections.get(word) ?? [])].map((one) => is('word', one)));
  };
  const isCommon = isAmong(common);
  const ofOrganization = ({ words: own, shortened }: OrganizationName, isPart = false): Clause[] => {
    const telling = [...new Set(own)].filter((word) => word.length > 2).slice(0, MAX_WORDS);
    // Common words without errors are searched for already, and tell no records apart.
    if (telling.every((word) => isCommon(word) && !shortened.has(word))) return [];
    const but =
      isPart || telling.length < 3
        ? []
        : telling
            .map((word) => telling.filter((other) => other !== word))
            .filter((rest) => !rest.every(isCommon));
    const inFull = telling.filter((word) => !shortened.has(word));
    const known = telling.filter((word) => !corrections.has(word));
    return [telling, ...but, ...(inFull.length < telling.length ? [inFull] : []), known].flatMap((some) =>
      some.length > 1 || (some === inFull && some.length > 0)
        ? [all([ORGANIZATION, ...some.map(meant)])]
        : [],
    );
  };
  const tiers = namesOf(query).flatMap((parsed) => {
    if (parsed.type === 'organization') return [ofOrganization(parsed.name)];
    return parsed.name.forms.map(({ given: [first], last }) => {
      if (first === undefined || last.length === 0) return [];
      if (first.length > 1) {
        const given = any([meant(first), ...nicknamesOf(first).map((name) => is('word', name))]);
        const shortened =
          first.length > MAX_SHORT ? [] : [is('initials', sorted(`${first[0]!} ${last.join(' ')}`))];
        return [all([PERSON, given, ...last.map(meant)]), ...shortened];
      }
      return (corrections.get(last.join(' ')) ?? []).map((name) =>
        is('initials', sorted(`${first} ${name}`)),
      );
    });
  });
  return merged([
    ...tier('sounds of the name', 0.85, namesOf(query).flatMap(bySound)),
    ...nearTiers(near),
    ...tier('misspelt words', 0.8, tiers.flat()),
    // Two words, such as a country's, find many records.
    ...query.readings
      .filter(({ name }) => !name.words.every(isCommon))
      .flatMap(({ name }) =>
        tier('misspelt words of a part', name.words.length > 2 ? 0.76 : 0.72, ofOrganization(name, true)),
      ),
  ]);
}

/** The tier of names that are close to the query's. */
export const nearTiers = (near: readonly string[]): Tier[] =>
  tier(
    'name with typing errors',
    0.9,
    near.map((name) => is('name', name)),
  );

/** Finds people whose names sound alike, if one of the names is in another script. */
function bySound(parsed: ParsedName): Clause[] {
  if (parsed.type === 'organization') return [];
  const { forms, isForeign } = parsed.name;
  const keys = forms.flatMap(({ given, last }) => soundKeys(given[0] ?? '', last.join(' ')));
  return [...new Set(keys)]
    .slice(0, MAX_SOUNDS)
    .map((key) => is('sound', isForeign ? key : IN_ANOTHER_SCRIPT + key));
}
