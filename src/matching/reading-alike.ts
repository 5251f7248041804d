import { countryNames } from '../names/countries.js';
import { stateCode } from '../names/states.js';
import { isSmallWord, tellsNothing } from '../names/words.js';
import { isKindOfOrganization, sameConcept } from '../names/concepts.js';
import type { OrganizationName } from './names/organization-name.js';
import { isAcronymOf, partAlike, wholeAlike } from './names/compare-organizations.js';
import type { Besides, Reading, Segment } from './names/segments.js';
import type { Lexicon, Likeness } from './names/words-alike.js';
import { allNames, type Subject } from './subject.js';

/** A query read as the name of a record and texts next to it. */
export interface Read extends Likeness {
  /** The texts that are the record's parent, and its place. */
  readonly parent: string | null;
  readonly place: string | null;
}

const READING = {
  /** Another text before the name, or next to the record's parent or place. */
  more: 0.88,
  /** Another place or parent than the record's. */
  contradicted: 0.6,
  /** Words behind the name for an organization that belongs to it: `Lantern House (Norway) Foundation`. */
  about: 0.7,
  /** A word that tells at most this does not say which organization is meant. */
  common: 0.75,
  /** Minimum number of letters of a name that is cut off. */
  cut: 10,
} as const;

type Explained = 'parent' | 'place' | 'own' | 'before' | 'none';

/** How alike a reading of the query and a name of a record are, with what the record says of the rest; null if the names differ. */
export function readingAlike(
  { name, besides }: Reading,
  own: OrganizationName,
  record: Subject,
  lexicon: Lexicon,
): Read | null {
  const alike = wholeAlike(name, own, lexicon);
  if (alike === null) return null;
  const all = besides.flatMap((one) => explainedBy(one, own, record, lexicon));
  const textOf = (kind: Explained): string | null => all.find(([, by]) => by === kind)?.[0].text ?? null;
  const [parent, place] = [textOf('parent'), textOf('place')];
  const isKnown = parent !== null || place !== null;
  const hasFacts = record.parent !== null || record.places.length > 0 || own.aside.length > 0;
  const weightOf = ({ words }: OrganizationName): number =>
    words.reduce((sum, word) => sum + Math.min(word.length, 8) * lexicon.tells(word), 0);
  let { score } = alike;
  for (const [text, by] of all) {
    if (by === 'before') score *= READING.more;
    if (by !== 'none') continue;
    if (isKindOfOrganization(text.words.at(-1) ?? '')) score *= READING.about;
    if (!isKnown && hasFacts) score *= READING.contradicted;
    else score *= partAlike(weightOf(name) / (weightOf(name) + weightOf(text)));
  }
  return { score, why: score < alike.score ? 'other words' : alike.why, parent, place };
}

/** Whether a name is more than an acronym, a short word or a common one. */
const tellsAlone = ({ words, isAcronym }: OrganizationName, { tells }: Lexicon): boolean =>
  !isAcronym && (words.length > 1 || words.some((word) => word.length > 4 && tells(word) > READING.common));

/** Whether a text begins a name, and ends at the width of a column. */
const isCut = ({ bare: [text = ''] }: OrganizationName, { forms }: OrganizationName): boolean =>
  text.length >= READING.cut && forms.some((form) => form.startsWith(text));

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

/** Words of departments that every organization may have: `(Accounts Payable)`. */
const OF_DEPARTMENTS: ReadonlySet<string> = new Set(
  'accounting accounts admin administration billing central communications department dept desk finance head headquarters hq hr human invoices it legal mailroom main marketing office payable payroll personnel press procurement purchasing receivable reception relations resources sales secretariat service services support team'.split(
    ' ',
  ),
);

/** Words that begin the name of a part of a university: `UFR de droit`. Folded. */
const PARTS_OF_UNIVERSITIES: ReadonlySet<string> = new Set(
  'department departement departamento dipartimento faculty faculte facultad faculdade facolta faculteit fakultat fakultet ufr'.split(
    ' ',
  ),
);
const isUniversity = ({ words }: OrganizationName): boolean =>
  words.some((word) => ['university', 'college', 'polytechnic'].includes(sameConcept(word)[0] ?? ''));

/** Words before another name of the same organization: `(formerly Acme Works)`. Folded. */
const BEFORE_OTHER_NAMES: ReadonlySet<string> = new Set(
  'formerly previously former until before earlier originally founded established est since ex fka nka aka dba now ehemals vormals fruher anciennement antes antiguo gia tidigare tidligere'.split(
    ' ',
  ),
);

function explained(
  { name, isBefore }: Segment,
  used: OrganizationName,
  record: Subject,
  lexicon: Lexicon,
): Explained {
  const words = (name.bare[0] ?? name.forms[0] ?? '').split(' ').filter((word) => !isSmallWord(word));
  const names = allNames(record).filter((one) => one.type === 'organization');
  if (record.parent?.parsed.some((other) => isSame(name, other, lexicon))) return 'parent';
  const state = stateCode(name.text);
  if (state !== null && record.parent?.state) return state === record.parent.state ? 'parent' : 'none';
  const around = [
    ...record.places.flatMap((place) => [...place.words]),
    ...names.flatMap(({ aside }) => aside),
  ];
  const letters = words.filter((word) => !/\p{N}/u.test(word));
  const isAround = (some: readonly string[]) =>
    some.length > 0 && some.every((word) => around.includes(word));
  if (isAround(letters) || countryNames(letters.join(' ')).some((one) => isAround(one.split(' '))))
    return 'place';
  const isOwn = (other: OrganizationName): boolean =>
    other === used ? isAcronymOf(name, other) : isSame(name, other, lexicon) || isCut(name, other);
  const isDepartment = !isBefore && words.every((word) => OF_DEPARTMENTS.has(word));
  const isPart = PARTS_OF_UNIVERSITIES.has(words[0]!) && isUniversity(used);
  if (
    isPart ||
    isDepartment ||
    words.every(tellsNothing) ||
    BEFORE_OTHER_NAMES.has(words[0]!) ||
    names.some(isOwn)
  )
    return 'own';
  // No name has small letters alone, or capitals alone next to a name with both.
  const isNote =
    /\p{Ll}/u.test(used.text) &&
    (!/\p{Lu}/u.test(name.text) ||
      (!/\p{Ll}/u.test(name.text) && words.every((word) => word.length > 5 || !lexicon.isWord(word))));
  // A street, a telephone number, a date or a note.
  if (
    !isBefore &&
    (isNote || letters.length < words.length) &&
    tellsAlone(used, lexicon) &&
    !letters.some(isKindOfOrganization)
  )
    return 'own';
  const hasKind = [words[0]!, words.at(-1)!].some(isKindOfOrganization);
  return isBefore && tellsAlone(used, lexicon) && !hasKind ? 'before' : 'none';
}
