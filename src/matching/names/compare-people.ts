import { spellings } from '../../names/normalize.js';
import { nicknamesOf } from '../../names/words.js';
import {
  compactName,
  isInitial,
  isParticle,
  splits,
  type NameWords,
  type PersonName,
} from './person-name.js';
import {
  DIFFERENT,
  givenNamesAlike,
  romanizedAlike,
  SAME,
  spelledAlike,
  type IsName,
  type Likeness,
} from './words-alike.js';

/** Factors on the likeness of two names; see docs/matching.md. */
export const NAMES = {
  spaces: 0.97,
  script: 0.97,
  order: 0.9,
  anotherLastWord: 0.9,
  middleOnOneSide: 0.94,
  otherMiddle: 0.44,
  givenIsMiddle: 0.78,
  /** `J. Byron King` for Jonas King. */
  initialAndMiddle: 0.8,
  otherGeneration: 0.44,
  noGivenName: 0.44,
  addressed: 0.48,
  oneWord: 0.75,
  onlyLast: 0.65,
  otherWords: 0.6,
  /** Names in two scripts with a lower likeness share a few consonants by chance. */
  leastRomanized: 0.55,
} as const;

/** A name whose words a text has, but next to words that make it that of another person or of an organization. */
export const ANOTHERS: Likeness = { score: 0.4, why: 'another person' };

type Alike = (one: string, other: string) => Likeness;

/** How words of last names and of given names are compared. */
interface Words {
  readonly word: Alike;
  readonly given: Alike;
}

/** Compares words as they are spelled, and as romanized. */
const wordsBy = (isName: IsName, romanized: Alike): Words => ({
  word: (a, b) => best(spelledAlike(a, b, isName), romanized(a, b)),
  given: (a, b) => best(givenNamesAlike(a, b, isName), romanized(a, b)),
});

/** Returns the likeness of two names of people. Symmetric. */
export function peopleAlike(one: PersonName, other: PersonName, isName: IsName): Likeness {
  const isRomanized = one.isForeign !== other.isForeign;
  const isWithout = one.omitsVowels || other.omitsVowels;
  const romanized: Alike = (a, b) =>
    !isRomanized
      ? DIFFERENT
      : one.isForeign
        ? romanizedAlike(a, b, isWithout)
        : romanizedAlike(b, a, isWithout);
  const straight = wordsBy(isName, romanized);
  // In another order, too many names have the same consonants.
  const turned = isWithout ? wordsBy(isName, () => DIFFERENT) : straight;
  if (one.isWife !== other.isWife) return ANOTHERS;
  if (one.han !== null && other.han !== null) return hanAlike(one.han, other.han);
  if (one.isAddressed) return addressedAlike(one, other, isName);
  if (other.isAddressed) return addressedAlike(other, one, isName);
  let best = DIFFERENT;
  for (const [at, a] of one.forms.entries()) {
    for (const [place, b] of other.forms.entries()) {
      const alike = formsAlike(a, one.isSplit, b, other.isSplit, straight, turned);
      const isOther = at > 0 || place > 0;
      const found =
        isOther && alike.score > 0
          ? {
              score: alike.score * (isRomanized ? NAMES.script : 1),
              why: isRomanized && alike.why === 'same' ? 'script' : alike.why,
            }
          : alike;
      const isChance = isRomanized && found.score < NAMES.leastRomanized;
      if (found.score > best.score && !isChance) best = found;
    }
  }
  return inGeneration(one, other, withoutGiven(one, other, best, isName));
}

/** The likeness of two Chinese names. Each character is a word. */
function hanAlike(one: string, other: string): Likeness {
  const [letters, others] = [[...one], [...other]];
  const sounds = (letter: string): string => spellings(letter).find((form) => /[a-z]/.test(form)) ?? letter;
  const isAlike =
    letters.length === others.length && letters.every((letter, at) => sounds(letter) === sounds(others[at]!));
  if (!isAlike) return letters[0] === others[0] ? ANOTHERS : DIFFERENT;
  return one === other ? SAME : { score: 0.9, why: 'sound' };
}

/** The likeness of two names with their generations: a father is not his son. */
export function inGeneration(one: PersonName, other: PersonName, alike: Likeness): Likeness {
  const isOther = one.generation !== null && other.generation !== null && one.generation !== other.generation;
  return isOther ? times(alike, NAMES.otherGeneration, 'another generation') : alike;
}

/**
 * Whether two names with the same first and last name have the same middle name and generation, or which of them differs;
 * null if one of the names has neither, and for other names.
 */
export function distinctionOf(a: PersonName, b: PersonName): 'same' | 'middle' | 'generation' | null {
  const [one, other] = [a.forms[0], b.forms[0]];
  if (one === undefined || other === undefined) return null;
  const [first, ...middles] = one.given;
  const [otherFirst, ...otherMiddles] = other.given;
  if (first === undefined || first !== otherFirst || one.last.join(' ') !== other.last.join(' ')) return null;
  const isOwn = (name: string): boolean =>
    name === first || one.last.includes(name) || nicknamesOf(first).includes(name);
  const isSame = (x: string, y: string): boolean =>
    x === y || ((isInitial(x) || isInitial(y)) && x[0] === y[0]);
  const hasMiddles = middles.length > 0 && otherMiddles.length > 0;
  const isMiddle =
    hasMiddles &&
    middles.some((middle) => isOwn(middle) || otherMiddles.some((name) => isSame(middle, name)));
  const hasGenerations = a.generation !== null && b.generation !== null;
  if (hasGenerations && a.generation !== b.generation) return 'generation';
  if (hasMiddles && !isMiddle) return 'middle';
  return hasMiddles || hasGenerations ? 'same' : null;
}

/** A word that is a name of several people does not say which, and misspells no other. */
function withoutGiven(one: PersonName, other: PersonName, alike: Likeness, isName: IsName): Likeness {
  const names = [one, other].map(({ forms: [form] }) =>
    form?.given.length === 0 ? form.last.join(' ') : '',
  );
  if (alike.score === 0 || names.includes('')) return alike;
  return names.some(isName) ? times(alike, NAMES.onlyLast, 'last name') : alike;
}

/** A title says that the last name is meant for one person; it has no other words. */
function addressedAlike(addressed: PersonName, whole: PersonName, isName: IsName): Likeness {
  const found = addressed.forms.flatMap(({ last }) =>
    whole.forms
      .filter((form) => form.last.length >= last.length)
      .map((form) => lastNamesAlike(last, form.last, (a, b) => spelledAlike(a, b, isName))),
  );
  return times(found.reduce(best, DIFFERENT), NAMES.addressed, 'last name');
}

function formsAlike(
  one: NameWords,
  oneIsSplit: boolean,
  other: NameWords,
  otherIsSplit: boolean,
  straight: Words,
  turned: Words,
): Likeness {
  let found = wholeAlike(one, other);
  for (const a of splits(one, oneIsSplit, other.last.length)) {
    for (const b of splits(other, otherIsSplit, one.last.length)) {
      if (found.score === 1) return found;
      found = best(found, partsAlike(a, b, straight));
      const [turnedA, turnedB] = [lastNameFirst(a), lastNameFirst(b)];
      const inTurn = [
        partsAlike(turnedA, b, turned),
        partsAlike(a, turnedB, turned),
        wholeAlike(turnedA, b),
        wholeAlike(a, turnedB),
      ].reduce(best);
      found = best(found, times(inTurn, NAMES.order, inTurn.score === 1 ? 'order' : inTurn.why));
    }
  }
  return found;
}

/** The words in the same order; the first one is the last name. */
function lastNameFirst({ given, last }: NameWords): NameWords {
  const [first, ...rest] = [...given, ...last];
  return { last: first === undefined ? [] : [first], given: rest };
}

/** Compares the names without their spaces. */
function wholeAlike(one: NameWords, other: NameWords): Likeness {
  if (compactName(one) !== compactName(other)) return DIFFERENT;
  if (one.given.length === 1 && isInitial(one.given[0]!)) return DIFFERENT;
  const isSame = one.given.length + one.last.length === other.given.length + other.last.length;
  // `Paula King` is not Paul A. King.
  if (!isSame && [one, other].some(({ given }) => given.length > 1 && given.includes('a'))) return DIFFERENT;
  return isSame ? SAME : { score: NAMES.spaces, why: 'spaces' };
}

function partsAlike(one: NameWords, other: NameWords, { word, given }: Words): Likeness {
  const last = lastNamesAlike(one.last, other.last, word);
  if (last.score === 0) return DIFFERENT;
  const first = givenAlike(one.given, other.given, given);
  const likeness = { score: last.score * first.score, why: first.score < last.score ? first.why : last.why };
  const [ones, others] = [one, other].map((name) => [...name.given, ...name.last]);
  const isOther = hasOther(ones!, others!, given) && hasOther(others!, ones!, given);
  return isOther ? times(likeness, NAMES.otherWords, 'another name') : likeness;
}

/** Whether a name has a word that is similar to none of the other name. */
const hasOther = (words: readonly string[], others: readonly string[], alike: Alike): boolean =>
  words.some((word) => !isParticle(word) && others.every((other) => alike(word, other).score === 0));

/** Every word of the shorter last name must agree with one of the longer. */
function lastNamesAlike(one: readonly string[], other: readonly string[], alike: Alike): Likeness {
  if (one.length === 0 || other.length === 0) return one.length === other.length ? SAME : DIFFERENT;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const { found, left, missing } = aligned(short, long, alike);
  if (missing.some((word) => !isParticle(word)) || found.length === 0) return DIFFERENT;
  return left
    .filter((word) => !isParticle(word))
    .reduce((all) => times(all, NAMES.anotherLastWord, 'part of the last name'), product(found));
}

/** The first given names decide. The others confirm or contradict. */
function givenAlike(one: readonly string[], other: readonly string[], alike: Alike): Likeness {
  if (one.length === 0 && other.length === 0) return { score: NAMES.oneWord, why: 'spelling' };
  if (one.length === 0 || other.length === 0) return { score: NAMES.noGivenName, why: 'last name' };
  const first = alike(one[0]!, other[0]!);
  const isUnknown = (names: readonly string[], others: readonly string[]): boolean =>
    isInitial(names[0]!) &&
    names
      .slice(1)
      .some((name) => !isInitial(name) && others.slice(1).every((own) => alike(name, own).score === 0));
  const doubt = isUnknown(one, other) || isUnknown(other, one) ? NAMES.initialAndMiddle : 1;
  const straight =
    first.score === 0 ? DIFFERENT : times(middlesAlike(first, one.slice(1), other.slice(1), alike), doubt);
  // `Robert Oppenheimer` for `J. Robert Oppenheimer`.
  const used = [
    ...other.slice(1).map((name) => [one[0]!, name] as const),
    ...one.slice(1).map((name) => [other[0]!, name] as const),
  ]
    .filter((pair) => !pair.some(isInitial))
    .map(([name, middle]) => times(alike(name, middle), NAMES.givenIsMiddle, 'middle name'));
  return [straight, ...used].reduce(best);
}

function middlesAlike(
  first: Likeness,
  one: readonly string[],
  other: readonly string[],
  alike: Alike,
): Likeness {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const { left, missing } = aligned(short, long, alike);
  if (missing.length > 0) return times(first, NAMES.otherMiddle, 'another middle name');
  // Initials are equally weak evidence for a name with and without a middle name.
  return left.length > 0 && first.why !== 'initials'
    ? times(first, NAMES.middleOnOneSide, first.score === 1 ? 'middle name' : first.why)
    : first;
}

/** Assigns each word of the shorter list to the most similar word of the longer one. */
function aligned(short: readonly string[], long: readonly string[], alike: Alike) {
  const pairs = short
    .flatMap((a, at) => long.map((b, place) => ({ at, place, likeness: alike(a, b) })))
    .filter(({ likeness }) => likeness.score > 0)
    .toSorted((a, b) => b.likeness.score - a.likeness.score);
  const used = new Map<number, number>();
  const found: Likeness[] = [];
  for (const { at, place, likeness } of pairs) {
    if (used.has(at) || [...used.values()].includes(place)) continue;
    used.set(at, place);
    found.push(likeness);
  }
  const taken = new Set(used.values());
  return {
    found,
    missing: short.filter((_, at) => !used.has(at)),
    left: long.filter((_, place) => !taken.has(place)),
  };
}

const best = (one: Likeness, other: Likeness): Likeness => (other.score > one.score ? other : one);
const times = ({ score, why }: Likeness, factor: number, because = why): Likeness => ({
  score: score * factor,
  why: score === 0 ? why : because,
});
const product = (found: readonly Likeness[]): Likeness =>
  found.reduce(
    (all, one) => ({ score: all.score * one.score, why: one.score < 1 ? one.why : all.why }),
    SAME,
  );
