import { sameConcept } from '../../names/concepts.js';
import { isSameTown } from '../../names/states.js';
import { isNumber } from '../../names/name-forms.js';
import type { OrganizationName } from './organization-name.js';
import {
  DIFFERENT,
  NO_LEXICON,
  organizationWordsAlike,
  SAME,
  type Lexicon,
  type Likeness,
} from './words-alike.js';

/** Likeness by rule; see docs/matching.md. */
const ORGANIZATIONS = {
  legalForm: 0.97,
  spaces: 0.96,
  script: 0.97,
  order: 0.95,
  acronym: 0.6,
  /** An acronym with a word of the name, or with its place. */
  mixed: 0.75,
  cut: 0.88,
  cutLetters: 18,
  cutWords: 4,
  /** Factor if words of one name are the place of the other organization. */
  place: 0.95,
  otherAside: 0.6,
  /** The governments of a town: `Fairbanks, AK` for City of Fairbanks, and for Town of Fairbanks. */
  town: 0.95,
  otherTown: 0.72,
  /** Factor if one name is that of an organization that belongs to the other: its `Library`. */
  about: 0.7,
  /** Factor if a word of one name only distinguishes it from another: `East`. */
  side: 0.85,
  /** Minimum likeness if all words of one name are in the other. Fewer extra letters give more. */
  part: 0.47,
  share: 0.5,
  power: 1.7,
  /** Minimum weight of all words of a name together, if it is whole, and if it is a part of another. */
  telling: 1,
  tellingPart: 1.4,
  /** The same of a part that has only common words: `Health Science College`. */
  tellingCommon: 2.4,
  common: 0.75,
} as const;

/** Words for the people around an organization, who have organizations of their own; folded. */
const AROUND = new Set(
  (
    'friends amis freunde amigos amici vrienden vanner alumni alumnae staff employees students parents supporters boosters ' +
    'fans retirees'
  ).split(' '),
);

/** Words that distinguish an organization from another of its name; folded. */
const SIDES = new Set(
  (
    'north south east west northern southern eastern western northeast northwest southeast southwest northeastern northwestern ' +
    'southeastern southwestern nord sud norte sur este oeste ouest ost upper lower inner outer junior senior boys girls men women'
  ).split(' '),
);

/** Words of the places of two organizations. */
export type Around = readonly [one: ReadonlySet<string>, other: ReadonlySet<string>];
const NOWHERE: Around = [new Set(), new Set()];

/** Returns the likeness of two names of organizations. Symmetric. */
export function organizationsAlike(
  one: OrganizationName,
  other: OrganizationName,
  lexicon: Lexicon = NO_LEXICON,
  [aroundOne, aroundOther]: Around = NOWHERE,
): Likeness {
  if (one.forms[0] === other.forms[0] && one.forms.length > 0) return SAME;
  if (isCut(one, other) || isCut(other, one)) return { score: ORGANIZATIONS.cut, why: 'cut off' };
  if (isMixedOf(one, other, aroundOther) || isMixedOf(other, one, aroundOne))
    return { score: ORGANIZATIONS.mixed, why: 'acronym' };
  if (one.isAcronym || other.isAcronym) return byRule(one, other);
  const wordsOf = (list: 'words' | 'allWords'): Likeness[] => {
    const [words, others] = [one[list], other[list]];
    const [a, b] = [withoutPlace(words, others, aroundOther), withoutPlace(others, words, aroundOne)];
    const whole = inOrder(wordsAlike(words, others, lexicon));
    if (a === words && b === others) return [whole];
    const found = inOrder(wordsAlike(a, b, lexicon));
    return [
      whole,
      { score: found.score * ORGANIZATIONS.place, why: found.why === 'order' ? 'place' : found.why },
    ];
  };
  const alike = [
    byRule(one, other),
    townsAlike(one, other),
    ...wordsOf('words'),
    ...wordsOf('allWords'),
  ].reduce((a, b) => (b.score > a.score ? b : a));
  const hasOtherAside =
    one.aside.length > 0 &&
    other.aside.length > 0 &&
    wordsAlike(one.aside, other.aside, lexicon).score < ORGANIZATIONS.part;
  if (hasOtherAside) return { score: alike.score * ORGANIZATIONS.otherAside, why: 'other words' };
  return isAbout(one, other) || isAbout(other, one)
    ? { score: alike.score * ORGANIZATIONS.about, why: 'other words' }
    : alike;
}

/** The same words, in another order or with other small words between them. */
const inOrder = ({ score, why }: Likeness): Likeness => ({
  score: Math.min(ORGANIZATIONS.order, score),
  why: why === 'same' ? 'order' : why,
});

/** Whether an acronym is that of the other name, and the words with it are words of that name, or its place. */
function isMixedOf(
  { mixed }: OrganizationName,
  other: OrganizationName,
  around: ReadonlySet<string>,
): boolean {
  if (mixed === null) return false;
  const [written, whole] = mixed.acronyms;
  const isOwn = other.bare.includes(written) || other.acronyms.has(written);
  return (
    (isOwn && mixed.words.every((word) => around.has(word))) ||
    (other.acronyms.has(whole) && mixed.words.every((word) => other.words.includes(word)))
  );
}

/** Whether a name begins the other and ends inside a word, at the width of a column. */
const isCut = ({ forms: [short = ''] }: OrganizationName, { forms }: OrganizationName): boolean =>
  short.length >= ORGANIZATIONS.cutLetters &&
  forms[0]?.startsWith(short) === true &&
  forms[0][short.length] !== ' ' &&
  short.split(' ').length >= ORGANIZATIONS.cutWords;

/**
 * Whether a name begins with the whole name of another organization, and means one that belongs to it: `Lund University
 * Library`.
 */
const isAbout = (long: OrganizationName, short: OrganizationName): boolean => {
  const begins = (name: string, texts: readonly string[]) =>
    texts.some((text) => text.startsWith(`${name} `));
  return (
    isGeneric(long.bare[0]?.split(' ').at(-1) ?? '') &&
    (short.bare.some((name) => name.split(' ').some(isGeneric) && begins(name, long.bare)) ||
      // A legal form and a place end a name: `Lantern House Ltd. (Norway) Foundation`.
      short.forms.some((name) => !short.bare.includes(name) && begins(name, long.forms)))
  );
};

const isGeneric = (word: string): boolean => sameConcept(word).length > 0;

/** Minimum likeness of two names that are the same as a whole. */
const MIN_WHOLE = 0.8;

/**
 * Returns the likeness of two names that are the same as a whole, or null if they are not. Names with different numbers of
 * words are compared by rules alone, because a part of a name is not the whole.
 */
export function wholeAlike(
  one: OrganizationName,
  other: OrganizationName,
  lexicon: Lexicon,
): Likeness | null {
  const mayBeWhole =
    one.words.length === other.words.length ||
    one.allWords.length === other.allWords.length ||
    byRule(one, other) !== DIFFERENT;
  if (!mayBeWhole) return null;
  const alike = organizationsAlike(one, other, lexicon);
  return alike.score >= MIN_WHOLE && alike.why !== 'part of the name' ? alike : null;
}

function townsAlike({ town: one }: OrganizationName, { town: other }: OrganizationName): Likeness {
  if (one === null || other === null || !isSameTown(one, other) || !(one.isSaid || other.isSaid))
    return DIFFERENT;
  return { score: one.isSaid && other.isSaid ? ORGANIZATIONS.otherTown : ORGANIZATIONS.town, why: 'town' };
}

/** Returns the likeness by the first rule that holds. */
function byRule(one: OrganizationName, other: OrganizationName): Likeness {
  if (meet(one.forms, other.forms)) return { score: ORGANIZATIONS.script, why: 'script' };
  if (meet(one.bare, other.bare)) return { score: ORGANIZATIONS.legalForm, why: 'legal form' };
  if (meet(one.bare.map(spaceless), other.bare.map(spaceless))) {
    return { score: ORGANIZATIONS.spaces, why: 'spaces' };
  }
  return isAcronymOf(one, other) || isAcronymOf(other, one)
    ? { score: ORGANIZATIONS.acronym, why: 'acronym' }
    : DIFFERENT;
}

export const isAcronymOf = (short: OrganizationName, long: OrganizationName): boolean =>
  short.bare.some((form) => long.acronyms.has(form));

/** Whether an alias only omits the parentheses of the name, such as its place. */
export const omitsAside = (alias: OrganizationName, name: OrganizationName): boolean =>
  name.aside.length > 0 && alias.aside.length === 0 && meet(alias.bare, name.bare);

const meet = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((form) => others.includes(form));
const spaceless = (form: string): string => form.replaceAll(' ', '');

/** Returns the words without those that the other name omits because they are its place. */
function withoutPlace(
  words: readonly string[],
  others: readonly string[],
  around: ReadonlySet<string>,
): readonly string[] {
  const rest = words.filter((word) => others.includes(word) || !around.has(word));
  return rest.length > 0 && rest.length < words.length ? rest : words;
}

/** A long word weighs more than a short one, a number as much as the longest, and a common word less. */
const weightOfAll = (words: readonly string[], { tells }: Lexicon): number =>
  words.reduce((sum, word) => sum + (isNumber(word) ? 8 : Math.min(word.length, 8) * tells(word)), 0);

/** The likeness of a name and a part of it with this share of its letters. */
export const partAlike = (share: number): number =>
  ORGANIZATIONS.part + ORGANIZATIONS.share * share ** ORGANIZATIONS.power;

/** Assigns the words of the shorter name to those of the longer one. */
function wordsAlike(one: readonly string[], other: readonly string[], lexicon: Lexicon): Likeness {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const free = [...long];
  let score = 1;
  let found = 0;
  let why = 'same';
  for (const word of short) {
    const alike = free.map((candidate) => organizationWordsAlike(word, candidate, lexicon));
    const best = alike.reduce((most, next, at) => (next.score > alike[most]!.score ? at : most), 0);
    if (free.length === 0 || alike[best]!.score === 0) continue;
    free.splice(best, 1);
    found++;
    score *= alike[best]!.score;
    if (alike[best]!.score < 1) why = alike[best]!.why;
  }
  if (found < short.length) return DIFFERENT;
  // Words of many records do not identify one: `Institute`.
  const weight = short.reduce((sum, word) => sum + lexicon.tells(word), 0);
  const isCommon = short.every((word) => lexicon.tells(word) < ORGANIZATIONS.common);
  const needed =
    found === long.length
      ? ORGANIZATIONS.telling
      : isCommon
        ? ORGANIZATIONS.tellingCommon
        : ORGANIZATIONS.tellingPart;
  score *= Math.sqrt(Math.min(1, weight / needed));
  if (found === long.length)
    return {
      score: long.length === 1 && (why === 'spelling' || isGeneric(long[0]!)) ? score ** 2 : score,
      why,
    };
  const share = 1 - weightOfAll(free, lexicon) / weightOfAll(long, lexicon);
  score *= partAlike(share);
  if (free.some((word) => AROUND.has(word))) score *= ORGANIZATIONS.about;
  else if (free.some((word) => SIDES.has(word) || isNumber(word))) score *= ORGANIZATIONS.side;
  return { score, why: 'part of the name' };
}
