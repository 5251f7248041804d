import { isKindOfOrganization, translationsOf } from './concepts.js';
import type { Corrections } from './corrections.js';
import { otherForms } from './name-forms.js';
import { stateCodesOf } from './states.js';
import { errorsIn, soundOf, typingErrors } from './typing-errors.js';
import { type Span, type TextWord, isAnd } from './text-words.js';
import { SAYS_LITTLE, type WeighedText, type WordWeights, mayBeBegun } from './word-weights.js';
import {
  countriesOf,
  isDenial,
  isEnglish,
  isMatterOfPerson,
  isOrdinary,
  isSmallWord,
  isTitle,
  nicknamesOf,
  otherNumbers,
  tellsNothing,
} from './words.js';

const isGivenName = (word: string): boolean => nicknamesOf(word).length > 0;

/** The words around the names in a text. */
export class NamesInText {
  private readonly hasTitleCase: boolean;

  constructor(
    private readonly words: readonly TextWord[],
    private readonly weights: WordWeights,
  ) {
    this.hasTitleCase = words.some((one) => one.isTitleCase);
  }

  /**
   * Whether words next to the span make it another name: words that may be part of a name and that the document does
   * not explain, up to a punctuation mark or an ordinary word.
   */
  isOfAnotherName(span: Pick<Span, 'from' | 'to'>, explained: readonly number[]): boolean {
    const { from, to } = span;
    const [first, last] = [this.words[from]!, this.words[to - 1]!];
    // `Smith J` ends with an initial, unless a name is behind it. A name before what it is about ends with a last name:
    // `Smith speeches`.
    const behind = this.words[to]?.word ?? '';
    const isEnd =
      (to - from === 1 && isMatterOfPerson(behind)) ||
      (to - from === 2 && last.word.length === 1 && !isGivenName(first.word) && !this.weights.isName(behind));
    return (
      this.isOther(span, -1, explained) ||
      (!isEnd && (this.isOther(span, 1, explained) || this.isOfThing(span, explained)))
    );
  }

  /** Whether a last name alone is a part of the name of a thing: `Phillips screwdriver`. */
  private isOfThing({ from, to }: Pick<Span, 'from' | 'to'>, explained: readonly number[]): boolean {
    const behind = this.words[to];
    if (to - from > 1 || behind === undefined || behind.isApart || behind.isCapital) return false;
    if (isTitle(this.words[from - 1]?.word ?? '')) return false;
    const isNoun = !/\p{N}/u.test(behind.word) && !isOrdinary(behind.word) && !explained[to];
    return isNoun && this.weights.isOfPeople(this.words[from]!.word);
  }

  /** Whether a title of the record is before the name: `senator solberg voting record`, of a senator. */
  isTitled(from: number, explained: readonly number[]): boolean {
    return explained[from - 1]! > 0 && isTitle(this.words[from - 1]!.word);
  }

  /** Whether a word may be a last name by itself; a common word of English in small letters only behind a title. */
  mayBeLastName(at: number): boolean {
    const { word, isCapital, isTitleCase, isAcronym } = this.words[at]!;
    const isTitled = isTitle(this.words[at - 1]?.word ?? '');
    return isCapital && !isOrdinary(word) && (isTitleCase || isAcronym || isTitled || !isEnglish(word));
  }

  private isOther(
    { from, to }: Pick<Span, 'from' | 'to'>,
    step: 1 | -1,
    explained: readonly number[],
  ): boolean {
    const { words } = this;
    const isGiven = to - from === 1 && isGivenName(words[from]!.word);
    const isTitled = step === 1 && this.isTitled(from, explained);
    const next = step === 1 ? to : from - 1;
    let isFirst = true;
    for (let at = next; at >= 0 && at < words.length; at += step) {
      const one = words[at]!;
      const isApart = words[step === 1 ? at : at + 1]!.isApart;
      if (isApart && at !== next) return false;
      const isRelated = explained[at] === 1 || (explained[at]! > 0 && nicknamesOf(one.word).length === 0);
      if (isFirst && !isRelated && this.isBeside(at, step, isApart, isGiven)) return true;
      if (isApart) return false;
      if (explained[at]) continue;
      isFirst = false;
      // `Siamkunga rose to speak` has no other name.
      const isLower = step === 1 && words[from]!.isCapital && !one.isCapital;
      if (!isSmallWord(one.word))
        return !isLower && !this.isPlain(one) && (!isTitled || isKindOfOrganization(one.word));
      if (isAnd(one.word) && !isGiven && this.isLastName(at + step)) return false;
    }
    return false;
  }

  /** Whether a word next to a name is an initial, a particle or a given name, which may be behind a comma. */
  private isBeside(at: number, step: 1 | -1, isApart: boolean, isGiven: boolean): boolean {
    const { word, isCapital, isInitials } = this.words[at]!;
    const { weights } = this;
    if (!isCapital && !isInitials) return false;
    if (isApart) {
      const isPart = (one: TextWord) => one.isTitleCase === this.hasTitleCase && weights.isName(one.word);
      const behind = this.words[at + 1];
      const isAlone = behind === undefined || behind.isApart || isAnd(behind.word);
      if (step === -1) return isGiven && weights.isName(word);
      if (isAlone && (isInitials || word.length === 1)) return true;
      // `King, Ada` is one person, `King, Byron, Lovelace` are three.
      return weights.isName(word) && (isGivenName(word) || this.words.filter(isPart).length === 2);
    }
    if (isInitials || word.length === 1) return true;
    if (isSmallWord(word) || !weights.isOfPeople(word)) return false;
    return isOrdinary(word) ? (step === 1 ? tellsNothing(word) : nicknamesOf(word).length > 0) : true;
  }

  /** Whether a word is a name without another word of a name behind it: `Cantwell & Ferris`, not `Cantwell & Ferris Mills`. */
  private isLastName(at: number): boolean {
    const { weights } = this;
    const [word, behind] = [this.words[at]?.word ?? '', this.words[at + 1]];
    const isEnd = behind === undefined || behind.isApart || isSmallWord(behind.word);
    return weights.isName(word) && (isEnd || !(behind.isTitleCase || weights.isOfPeople(behind.word)));
  }

  /** Whether a word is hardly part of a name in this text. */
  isPlain({ word, isCapital }: TextWord): boolean {
    const { weights } = this;
    return isOrdinary(word) || weights.of(word) <= SAYS_LITTLE || (!isCapital && !weights.isName(word));
  }
}

/** A word of the text, with what does not depend on a document. */
export interface ScoredWord extends TextWord {
  readonly weight: number;
  /** The word and its other spellings. */
  readonly spellings: readonly string[];
  /** The same, and the country of a nationality, as words of related records. */
  readonly related: readonly string[];
  /** The word in other languages, in the nominative, and as a singular or plural. */
  readonly translations: readonly string[];
  readonly corrections: readonly string[];
  readonly mayBeBegun: boolean;
  /** The code of the state that the word names. */
  readonly state: string | undefined;
  /** Whether the word is hardly part of a name in this text. */
  readonly isPlain: boolean;
}

/** The words of a text, ready to be compared with documents. */
export function scoredWords(text: WeighedText, corrections: Corrections, names: NamesInText): ScoredWord[] {
  const states = stateCodesOf(text.words.map(({ word }) => word));
  return text.words.map((one) => {
    const { word } = one;
    const spellings = [word, ...otherForms(word)];
    return {
      ...one,
      state: states.get(word),
      weight: text.weights.of(word),
      spellings,
      related: [...spellings, ...countriesOf(word)],
      translations: [...translationsOf(word, text.weights.isKnown(word)), ...otherNumbers(word)],
      isPlain: names.isPlain(one),
      corrections: corrections.get(word) ?? [],
      mayBeBegun: mayBeBegun(text, word),
    };
  });
}

/** Maximum number of telling words. */
export const MAX_TELLING = 6;

/** The rarest significant words of a text, by which organizations of a long name are proposed. */
export function tellingWords(text: WeighedText, corrections: Corrections): string[] {
  const { words, weights } = text;
  const known = [...new Set(words.map(({ word }) => word))].filter(
    (word) =>
      word.length > 2 &&
      (weights.isKnown(word)
        ? weights.of(word) > 0.3
        : mayBeBegun(text, word) ||
          [...(corrections.get(word) ?? []), ...otherForms(word), ...translationsOf(word, false)].length > 0),
  );
  return known.toSorted((one, other) => weights.of(other) - weights.of(one)).slice(0, MAX_TELLING);
}

/** Maximum number of words of a misspelt name in a text. */
const MAX_RUN = 8;

/**
 * The longest run of words of a text that may be a misspelt name, without ordinary words around it: `vanessa shihan` in
 * `someone called vanessa shihan`. Null if the text has nothing else, or no run of several words.
 */
export function nameRun({ words, weights }: WeighedText): string | null {
  const runs: string[][] = [[]];
  for (const { word, isApart, isTitleCase } of words) {
    const run = runs.at(-1)!;
    // A name has all capitalized words around it.
    const isName = !isOrdinary(word) && (isTitleCase || weights.isName(word) || !isEnglish(word));
    if (isName && (!isApart || run.length === 0)) run.push(word);
    else if (isName) runs.push([word]);
    else if (isSmallWord(word) && word.length > 1 && !isApart && run.length > 0) run.push(word);
    else runs.push([]);
  }
  for (const run of runs) while (run.length > 0 && isSmallWord(run.at(-1)!)) run.pop();
  const longest = runs.reduce((one, other) => (other.length > one.length ? other : one));
  return longest.length < 2 || longest.length > MAX_RUN || longest.length === words.length
    ? null
    : longest.join(' ');
}

/**
 * Whether a run of words of a text is a misspelt name: it has one error, or each of its words sounds like that of the name or
 * is within the errors that a word may have.
 */
export function isMisspelt(run: string, name: string): boolean {
  if (run === name) return false;
  const [words, others] = [run.split(' '), name.split(' ')];
  const isAlike = (word: string, other = '') =>
    soundOf(word) === soundOf(other) || typingErrors(word, other, 2) <= errorsIn(word);
  return (
    typingErrors(run, name, 1) === 1 ||
    (words.length === others.length && words.every((word, at) => isAlike(word, others[at])))
  );
}

/** Maximum number of words between a denial and a name: `not to be confused with the late Ada King`. */
const MAX_BETWEEN = 6;

/** Whether a denial is before the name, without a punctuation mark in between. */
export function isDenied(words: readonly TextWord[], from: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - 1 - MAX_BETWEEN); at--) {
    if (words[at + 1]!.isApart) return false;
    if (isDenial(words[at]!.word)) return true;
    if (!isOrdinary(words[at]!.word)) return false;
  }
  return false;
}

/** Small words that no organization's name has between two others: `Funded by Lantern House`. */
const BETWEEN_OTHERS: ReadonlySet<string> = new Set(['by', 'from', 'with', 'to', 'or']);
/** Before a name, `at` begins another one: `Scientists at Delton College`. */
export const joinsNames = (word: string, step: number): boolean =>
  isSmallWord(word) && !BETWEEN_OTHERS.has(word) && !(step < 0 && word === 'at');

/** The words of a short query, which is not misspelt if all of them are names of people; null for any other query. */
export function doubtful(words: readonly string[] = []): string[] | null {
  const telling = words.filter((word) => word.length > 1 && !tellsNothing(word));
  return telling.length > 2 ? null : telling.filter((word) => word.length > 2);
}
