import { correctedNames, type Corrections } from '../../names/corrections.js';
import { isOfTribe, tribesIn } from '../../names/concepts.js';
import { withoutTag } from '../../names/pasted-addresses.js';
import { otherGovernments, townWithCode } from '../../names/states.js';
import {
  isAddress,
  isEnglish,
  isLegalForm,
  isSmallWord,
  nicknamesOf,
  tellsNothing,
  withoutSmallWords,
} from '../../names/words.js';
import { hostOf } from '../../values/email.js';
import { domainsAbove } from '../../values/hostname.js';
import { initials, nicknames, shortOrInFull } from '../query/plan.js';
import {
  all,
  any,
  each,
  is,
  ORGANIZATION,
  PERSON,
  startsWith,
  type Clause,
  inAnyOrder,
  spacedOtherwise,
} from '../search-engine.js';
import { isNear } from '../../names/typing-errors.js';
import { spansOf, UNSPACED, type Span } from '../../names/text-words.js';
import { isBegun, type WeighedText } from '../../names/word-weights.js';

/** A possible interpretation of a span of a text. */
export interface Reading {
  readonly span: Span;
  /** Matches the documents that the interpretation refers to. */
  readonly clause: Clause;
  /** From 0 to 1: the quality of the match between the span and the name. */
  readonly quality: number;
  /** Whether the span identifies a record alone; a part of a name only if no other word contradicts it. */
  readonly isWhole: boolean;
  /** Whether the span is a part of a name that needs the record's organizations, roles or places. */
  readonly needsSupport?: boolean;
  /** Whether the span is an acronym, which needs a place or another related record in the text. */
  readonly isAcronym?: boolean;
}

/** Minimum weight of the words of a name. */
const MIN_TELLING = 0.25;
const MAX_WORDS_OF_A_PERSON = 4;
/** Minimum length of the rare word of a company that its legal form follows: `EXA Corporation`. */
const MIN_COMPANY = 3;
/** A name of more words is searched for as written. */
const MAX_WORDS_ABBREVIATED = 9;
/** A name of more words is searched for with its small words. */
const MAX_WORDS_REORDERED = 6;

const QUALITY = {
  name: 1,
  written: 0.95,
  nickname: 0.9,
  initials: 0.8,
  /** Factor per misspelt word. */
  misspelt: 0.88,
  single: 0.75,
} as const;

/** The readings of all spans of a text. */
export function readingsOf(text: WeighedText, corrections: Corrections): Reading[] {
  const read = new Map<string, Meaning[]>();
  return spansOf(text.words).flatMap((span) => {
    const key = `${span.text} ${span.isApart}`;
    const meanings = read.get(key) ?? meaningsOf(span, text, corrections);
    read.set(key, meanings);
    return meanings.map((meaning) => ({ ...meaning, span }));
  });
}

/** A reading without its span; spans with equal words share it. */
type Meaning = Omit<Reading, 'span'>;

function meaningsOf(span: Span, text: WeighedText, corrections: Corrections): Meaning[] {
  const { words, weights } = text;
  if (isAddress(span.text)) return span.to - span.from > 1 ? [] : meaningsOfAddress(span.text, words);
  const parts = span.text.split(' ');
  const isAlone =
    span.text.length >= MIN_ALONE && words.every(({ word }) => word === span.text || tellsNothing(word));
  if (parts.reduce((sum, part) => sum + weights.of(part), 0) < MIN_TELLING) return [];
  // Several words with a single significant one do not identify a record alone.
  const telling = parts.filter((part) => part.length > 1 && !tellsNothing(part)).length;
  const isCompany =
    telling === 1 && parts.some(isLegalForm) && parts.some((part) => weights.isRare(part, MIN_COMPANY));
  // A word next to an address is about it: `who owns delton.example`.
  const mayBeMisspelt = parts.length > 1 || words.every(({ word }) => !isAddress(word));
  const corrected = mayBeMisspelt ? correctedNames(parts, corrections) : [];
  const meant = [{ name: span.text, errors: 0 }, ...corrected];
  const names = meant.flatMap(({ name, errors }) =>
    (parts.length === 1
      ? meaningsOfWord(name, errors > 0 && isAlone)
      : meaningsOfName(name, isNear(name, parts))
    ).map((meaning) => ({
      ...meaning,
      quality: meaning.quality * QUALITY.misspelt ** errors,
      isWhole: meaning.isWhole && (telling > 1 || (errors === 0 && (isCompany || parts.length === 1))),
    })),
  );
  if (parts.length > 1)
    return [
      ...names,
      ...meaningsOfTown(span.text, meant),
      ...meaning(QUALITY.initials, isBegun(span, text) ? [startsWith('name', span.text)] : [], telling > 1),
    ];
  const { word, isTitleCase, isAcronym } = words[span.from]!;
  const isFirm = words.some((one, at) => one.word === word && isLegalForm(words[at + 1]?.word ?? ''));
  const isRare = ((isTitleCase && !isEnglish(word)) || isAcronym || isFirm) && weights.isRare(word);
  return [
    ...names,
    ...(isAcronym ? [acronym(word)] : []),
    // A rare word with a capital identifies the organizations whose whole name it is: `Tidalworks Ltd.`
    ...meaning(QUALITY.written, isRare ? [all([ORGANIZATION, is('name', word)])] : []),
  ];
}

const meaning = (quality: number, clauses: readonly Clause[], isWhole = true): Meaning[] =>
  clauses.length === 0 ? [] : [{ quality, clause: any(clauses), isWhole }];

/** An address means its owner or the organizations of its host, which a query for nothing else does not ask for. */
function meaningsOfAddress(address: string, words: WeighedText['words']): Meaning[] {
  const host = hostOf(address);
  const isQuery = host !== address && words.every(({ word }) => tellsNothing(word));
  return [
    ...meaning(QUALITY.name, host === address ? [] : each('email', withoutTag(address))),
    ...(isQuery ? [] : meaning(QUALITY.written, [is('domain', host)])),
    ...(isQuery ? [] : meaning(QUALITY.nickname, each('domain', domainsAbove(host)))),
  ];
}

/** All interpretations of several words as a name. */
function meaningsOfName(text: string, isWritten: boolean): Meaning[] {
  const { 0: first, length } = text.split(' ');
  // In a text, `long day` is not Day Long.
  const mayBeNickname = isWritten && nicknamesOf(first!).length > 0;
  const mayBePerson = length <= MAX_WORDS_OF_A_PERSON;
  const isShort = length <= MAX_WORDS_ABBREVIATED;
  const written = isShort ? shortOrInFull(text) : [];
  const reordered = meaning(QUALITY.nickname, isShort ? withoutItsSmallWords(text) : []);
  return mayBePerson
    ? [
        ...meaning(QUALITY.name, [is('name', text)]),
        ...meaning(QUALITY.written, [...inAnyOrder(text), ...spacedOtherwise(text), ...written]),
        ...meaning(QUALITY.nickname, mayBeNickname ? nicknames(text) : []),
        ...meaning(QUALITY.initials, initials(initialFirst(text)), false),
        ...reordered,
      ]
    : [...meaning(QUALITY.name, [is('name', text)]), ...meaning(QUALITY.written, written), ...reordered];
}

/** An organization without its small words, in any order: `Stratford Univ.` for `University of Stratford`. */
function withoutItsSmallWords(text: string): Clause[] {
  const plain = withoutSmallWords(text);
  const [first = '', ...others] = text.split(' ');
  const isSame = plain === text || !plain.includes(' ') || isSmallWord(first);
  return isSame || others.length >= MAX_WORDS_REORDERED
    ? []
    : [all([ORGANIZATION, any([...inAnyOrder(plain), ...shortOrInFull(plain)])])];
}

/** `j smith` for `smith j`. */
const initialFirst = (text: string): string => text.replace(/^(\S{2,}) (\p{Ll}{1,2})$/u, '$2 $1');

/** Minimum length of a name without its spaces. Shorter ones equal ordinary words. */
const MIN_COMPACT = 7;
/** Minimum length of a misspelt word that is searched for alone. A shorter one resembles too many words. */
const MIN_ALONE = 6;

/**
 * Interpretations of one word: a last name, an organization's name of one word, or a name without its spaces.
 *
 * @param isWord whether the word may be any word of a name
 */
const meaningsOfWord = (word: string, isWord: boolean): Meaning[] => [
  ...meaning(
    QUALITY.single,
    [is('surname', word), all([ORGANIZATION, is('name', word)]), ...(isWord ? [is('word', word)] : [])],
    false,
  ),
  ...meaning(QUALITY.single, word.length > 2 ? [all([PERSON, is('word', word)])] : [], false).map((one) => ({
    ...one,
    needsSupport: true,
  })),
  ...meaning(QUALITY.written, [
    ...(UNSPACED.test(word) ? [is('name', word)] : []),
    ...(UNSPACED.test(word) || word.length >= MIN_COMPACT ? [is('compact', word)] : []),
  ]),
];

/** `Port Ellery, Ohio` means the organization `Port Ellery, OH`, `Village of Delton` the town of that name, `Delton people` the tribe. */
function meaningsOfTown(text: string, meant: readonly { readonly name: string }[]): Meaning[] {
  // The state may be misspelt.
  const before = text.slice(0, text.lastIndexOf(' ') + 1);
  const towns = meant.flatMap(({ name }) => [
    ...(name.startsWith(before) ? [townWithCode(name) ?? []].flat() : []),
    ...(isOfTribe(name.slice(name.lastIndexOf(' ') + 1)) ? tribesIn(name) : []),
  ]);
  return [
    ...meaning(
      QUALITY.written,
      towns.length === 0 ? [] : [all([ORGANIZATION, any(towns.flatMap(inAnyOrder))])],
    ),
    ...meaning(QUALITY.initials, each('name', otherGovernments(text))),
  ];
}

/** An acronym means the organizations that have it, by their names or as an alias. */
const acronym = (word: string): Meaning => ({
  quality: QUALITY.single,
  clause: all([ORGANIZATION, any([is('acronym', word), is('name', word)])]),
  isWhole: false,
  isAcronym: true,
});
