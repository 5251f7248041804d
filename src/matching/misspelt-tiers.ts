import type { Corrections } from '../names/corrections.js';
import { sorted } from '../names/normalize.js';
import { IN_ANOTHER_SCRIPT, soundKeys } from '../names/sounds.js';
import { nicknamesOf, otherNumbers, otherSpellings } from '../names/words.js';
import { all, any, is, ORGANIZATION, PERSON, tier, type Clause, type Tier } from '../search/search-engine.js';
import { MAX_WORDS, merged, namesOf } from './candidate-tiers.js';
import { sameConcept } from '../names/concepts.js';
import { isAmong } from './names/generic-words.js';
import { otherNumerals } from './names/numerals.js';
import type { OrganizationName } from './names/organization-name.js';
import type { ParsedName, Subject } from './subject.js';

const MAX_SOUNDS = 24;

/** The tiers of a misspelt query: names within typing errors, and corrected words. */
export function misspeltTiers(
  query: Subject,
  near: readonly string[],
  corrections: Corrections,
  common: ReadonlySet<string>,
): Tier[] {
  const meant = (word: string): Clause => {
    const others = [
      ...sameConcept(word),
      ...otherSpellings(word),
      ...otherNumbers(word),
      ...otherNumerals(word),
      ...(corrections.get(word) ?? []),
    ];
    return any([word, ...others].map((one) => is('word', one)));
  };
  const ofOrganization = ({ words }: OrganizationName): Clause[] => {
    const telling = [...new Set(words)].filter((word) => word.length > 2).slice(0, MAX_WORDS);
    // Common words without errors are searched for already, and tell no records apart.
    return telling.length < 2 || telling.every(isAmong(common))
      ? []
      : [all([ORGANIZATION, ...telling.map(meant)])];
  };
  const tiers = namesOf(query).flatMap((parsed) => {
    if (parsed.type === 'organization') return [ofOrganization(parsed)];
    return parsed.forms.map(({ given: [first], last }) => {
      if (first === undefined || last.length === 0) return [];
      if (first.length > 1) {
        const given = any([meant(first), ...nicknamesOf(first).map((name) => is('word', name))]);
        return [all([PERSON, given, ...last.map(meant)])];
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
    ...tier(
      'misspelt words of a part',
      0.76,
      query.readings.flatMap(({ name }) => ofOrganization(name)),
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
  const { forms, isForeign } = parsed;
  const keys = forms.flatMap(({ given, last }) => soundKeys(given[0] ?? '', last.join(' ')));
  return [...new Set(keys)]
    .slice(0, MAX_SOUNDS)
    .map((key) => is('sound', isForeign ? key : IN_ANOTHER_SCRIPT + key));
}
