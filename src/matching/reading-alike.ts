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
  /** An office, or another text before the name. */
  office: 0.88,
  /** A text in parentheses that the record does not have. */
  aside: 0.88,
  /** Another place or parent than the record's. */
  contradicted: 0.6,
  /** A word that tells at most this does not say which organization is meant. */
  common: 0.75,
} as const;

type Explained = 'parent' | 'place' | 'own' | 'office' | 'aside' | 'none';

/** How alike a reading of the query and a name of a record are, with what the record says of the rest; null if the names differ. */
export function readingAlike(
  { name, besides }: Reading,
  own: OrganizationName,
  record: Subject,
  lexicon: Lexicon,
): Read | null {
  const alike = wholeAlike(name, own, lexicon);
  if (alike === null) return null;
  let { score } = alike;
  let parent: string | null = null;
  let place: string | null = null;
  const weightOf = ({ words }: OrganizationName): number =>
    words.reduce((sum, word) => sum + Math.min(word.length, 8) * lexicon.tells(word), 0);
  for (const one of besides) {
    const explained = explainedBy(one, own, record, lexicon);
    for (const [text, by] of explained) {
      if (by === 'parent') parent = text.text;
      if (by === 'place') place ??= text.text;
    }
    const isKnown = explained.some(([, by]) => by === 'parent' || by === 'place');
    const hasFacts = record.parent !== null || record.places.length > 0 || own.aside.length > 0;
    for (const [text, by] of explained) {
      if (by === 'office') score *= READING.office;
      if (by !== 'none' && by !== 'aside') continue;
      if (!isKnown && hasFacts) score *= READING.contradicted;
      else if (by === 'aside') score *= READING.aside;
      else {
        const share = weightOf(name) / (weightOf(name) + weightOf(text));
        score *= partAlike(share);
      }
    }
  }
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

function explainedBy(
  { whole, parts }: Besides,
  used: OrganizationName,
  record: Subject,
  lexicon: Lexicon,
): [OrganizationName, Explained][] {
  if (parts.length > 1) {
    const all = explained({ ...parts[0]!, name: whole }, used, record, lexicon);
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
  { name, isBefore, isAside }: Segment,
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
  if (words.every(isThere)) return 'place';
  const isOwn = (other: OrganizationName): boolean =>
    other === used ? isAcronymOf(name, other) : isSame(name, other, lexicon);
  if (words.every(tellsNothing) || BEFORE_OTHER_NAMES.has(words[0]!) || names.some(isOwn)) return 'own';
  const ends = [words[0]!, words.at(-1)!].flatMap((word) => [word, ...otherSpellings(word)]);
  if (ends.some(isKindOfPart)) return 'office';
  if (isBefore && tellsAlone(used, lexicon) && !ends.some(isKindOfOrganization)) return 'office';
  return isAside && !ends.some(isKindOfOrganization) ? 'aside' : 'none';
}
