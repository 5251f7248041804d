import { isSmallWord, otherSpellings, tellsNothing } from '../names/words.js';
import { isKindOfOrganization, isKindOfPart } from './names/generic-words.js';
import { partAlike, wholeAlike, type OrganizationName } from './names/organization-name.js';
import type { Besides, Reading, Segment } from './names/segments.js';
import { spelledAlike, WORDS, type Lexicon, type Likeness } from './names/words-alike.js';
import type { Subject } from './subject.js';

/** A query read as the name of a record and texts next to it. */
export interface Read extends Likeness {
  /** The texts that are the record's parent, and its place. */
  readonly parent: string | null;
  readonly place: string | null;
}

const READING = {
  /** A word of a place has one typing error at most. */
  misspelt: WORDS.oneError,
  /** Words next to the name that tell nothing. */
  more: 0.95,
  /** An office, or another text before the name. */
  office: 0.88,
  /** A text in parentheses that the record does not have. */
  aside: 0.88,
  /** Another place or parent than the record's. */
  contradicted: 0.6,
  /** A word that tells at most this does not say which organization is meant. */
  common: 0.75,
} as const;

type Explained = 'parent' | 'place' | 'own' | 'office' | 'note' | 'aside' | 'none';

/** How alike a reading of the query and a name of a record are, with what the record says of the rest; null if the names differ. */
export function readingAlike(
  { name, besides, hasMore = false }: Reading,
  own: OrganizationName,
  record: Subject,
  lexicon: Lexicon,
): Read | null {
  const alike = wholeAlike(name, own, lexicon);
  if (alike === null) return null;
  let score = alike.score * (hasMore ? READING.more : 1);
  let parent: string | null = null;
  let place: string | null = null;
  const weightOf = ({ words }: OrganizationName): number =>
    words.reduce((sum, word) => sum + Math.min(word.length, 8) * lexicon.tells(word), 0);
  const all = besides.flatMap((one) => explainedBy(one, own, record, lexicon));
  for (const [text, by] of all) {
    if (by === 'parent') parent = text.text;
    if (by === 'place') place ??= text.text;
  }
  const isKnown = parent !== null || place !== null;
  const hasFacts = record.parent !== null || record.places.length > 0 || own.aside.length > 0;
  let isElse = false;
  for (const [text, by] of all) {
    if (by === 'office') score *= READING.office;
    else if (by === 'note') isElse = true;
    else if (by === 'none' || by === 'aside') {
      if (!isKnown && hasFacts) score *= READING.contradicted;
      else if (by === 'aside' || (isKnown && tellsAlone(own, lexicon) && !hasKind(text))) isElse = true;
      else score *= partAlike(weightOf(name) / (weightOf(name) + weightOf(text)));
    }
  }
  if (isElse) score *= READING.aside;
  return { score, why: score < alike.score ? 'other words' : alike.why, parent, place };
}

/** Whether a name is more than an acronym, a short word or a common one. */
const tellsAlone = ({ words, isAcronym }: OrganizationName, { tells }: Lexicon): boolean =>
  !isAcronym && (words.length > 1 || words.some((word) => word.length > 4 && tells(word) > READING.common));

const isAcronymOf = (short: OrganizationName, long: OrganizationName): boolean =>
  short.bare.some((form) => long.acronyms.has(form));

/** Whether a text is a name of an organization, or its acronym. */
const isSame = (text: OrganizationName, name: OrganizationName, lexicon: Lexicon): boolean =>
  wholeAlike(text, name, lexicon) !== null || isAcronymOf(text, name);

/** Whether a text is written as no name is: in small letters, or in capitals in a text with both. */
const isNote = (text: string, name: string, words: readonly string[], { isWord }: Lexicon): boolean =>
  /\p{Lu}/u.test(name) &&
  (!/\p{Lu}/u.test(text) ||
    (/\p{Ll}/u.test(name) &&
      !/\p{Ll}/u.test(text) &&
      words.every((word) => word.length > 5 || !isWord(word))));

const hasKind = ({ words }: OrganizationName): boolean => words.some(isKindOfOrganization);

function explainedBy(
  { whole, parts }: Besides,
  used: OrganizationName,
  record: Subject,
  lexicon: Lexicon,
): [OrganizationName, Explained][] {
  if (parts.length > 1) {
    const all = explained({ ...parts[0]!, isMarked: false, name: whole }, used, record, lexicon);
    if (all === 'parent' || all === 'own') return [[whole, all]];
  }
  return parts.map((part) => [part.name, explained(part, used, record, lexicon)]);
}

/** Words before another name of the same organization: `(formerly Acme Works)`. Folded. */
const BEFORE_OTHER_NAMES: ReadonlySet<string> = new Set(
  'formerly previously former until before earlier originally founded established est since ex fka aka dba ehemals vormals fruher anciennement antes antiguo gia tidigare tidligere'.split(
    ' ',
  ),
);

function explained(
  { name, isBefore, isAside, isMarked }: Segment,
  used: OrganizationName,
  record: Subject,
  lexicon: Lexicon,
): Explained {
  const words = (name.bare[0] ?? name.forms[0] ?? '').split(' ').filter((word) => !isSmallWord(word));
  const names = [...(record.name ? [record.name] : []), ...record.aliases].flatMap((one) =>
    one.type === 'organization' ? [one.name] : [],
  );
  if (record.parent?.parsed.some((other) => isSame(name, other, lexicon))) return 'parent';
  const around = [
    ...record.places.flatMap((place) => [...place.words]),
    ...names.flatMap(({ aside }) => aside),
  ];
  const isThere = (word: string): boolean =>
    around.includes(word) ||
    around.some((other) => spelledAlike(word, other, lexicon.isName).score >= READING.misspelt);
  const letters = words.filter((word) => !/\p{N}/u.test(word));
  if (letters.length > 0 && letters.every(isThere)) return 'place';
  const isOwn = (other: OrganizationName): boolean =>
    other === used ? isAcronymOf(name, other) : isSame(name, other, lexicon);
  if (words.every(tellsNothing) || BEFORE_OTHER_NAMES.has(words[0]!) || names.some(isOwn)) return 'own';
  // A street, a telephone number or a date.
  if (
    !isBefore &&
    letters.length < words.length &&
    tellsAlone(used, lexicon) &&
    !letters.some(isKindOfOrganization)
  )
    return 'own';
  const ends = [words[0]!, words.at(-1)!].flatMap((word) => [word, ...otherSpellings(word)]);
  if (ends.some(isKindOfPart)) return 'office';
  if (isBefore && tellsAlone(used, lexicon) && !ends.some(isKindOfOrganization)) return 'office';
  if (ends.some(isKindOfOrganization)) return 'none';
  return (isMarked || isNote(name.text, used.text, words, lexicon)) && tellsAlone(used, lexicon)
    ? 'note'
    : isAside
      ? 'aside'
      : 'none';
}
