import type { KeyField, SearchType } from '../documents.js';
import { givenNameFirst, abbreviatedOrInFull, isInitials } from '../../names/words.js';
import {
  namesWithNickname,
  otherForms,
  streetAddress,
  withAndWithoutTitles,
  withoutUnspacedForm,
} from '../../names/name-forms.js';
import { asMeant, undamaged } from '../../names/typed-text.js';
import { addressesWithSign, asSent } from '../../names/pasted-addresses.js';
import { townWithCode } from '../../names/states.js';
import { compact, fold, spellings, words, cut, sorted } from '../../names/normalize.js';
import { hostnameOfUrl, publicHostname, withoutPunctuation } from '../../values/hostname.js';
import {
  ADDRESS,
  beginningOfAddress,
  dottedTiers,
  emailTiers,
  hostnameTiers,
  wordOfAddressTiers,
} from './address-tiers.js';
import {
  all,
  any,
  each,
  inAnyOrder,
  is,
  ORGANIZATION,
  PERSON,
  spacedOtherwise,
  startsWith,
  tier,
  type Clause,
  type Tier,
} from '../search-engine.js';

/** The interpretation of a query, independent of the engine. */
export interface SearchPlan {
  /** The query without damage and slips, in which names are searched for among other words. */
  readonly text: string;
  /** The normalized text: searches that `fold` maps to the same text are the same search. */
  readonly folded: string;
  /** The tiers of the first request. Empty if the query contains no searchable term. */
  readonly tiers: readonly Tier[];
  /** The name for approximate matching without a good hit; null if the query requires exact matches. */
  readonly name: NameQuery | null;
  /** Whether the query is a URL whose path may contain a name. */
  readonly isPage?: boolean;
}

/** A query that contains the name of a person, an organization or a place, possibly among other words. */
export interface NameQuery {
  /** The spellings of the query, the folded one first. */
  readonly forms: readonly string[];
  readonly words: readonly string[];
}

/** A hit of at least this score is an exact match, so that typing errors need not be considered. */
export const EXACT_MATCH_THRESHOLD = 0.6;

/** The scheme and the host of a URL. */
const SITE = /^(?:[a-z][a-z0-9+.-]{0,20}:\/\/)?[^/?#]*/i;
const TWO_WORDS = /\p{L}{2}(?:[-+_. ]|%20)\p{L}{2}|\p{Ll}\p{Lu}\p{Ll}/u;

/** Queries of more words are compared only as whole names, not word by word. */
export const MAX_WORDS = 12;

/**
 * Interprets a query. An `@` indicates an address, a single word with a dot a hostname, and anything else a
 * name.
 *
 * @param types the record types to search; empty for all
 */
export function planSearch(query: string, types: readonly SearchType[] = []): SearchPlan {
  const typed = asSent(undamaged(query)).trim();
  const text = asMeant(typed);
  const folded = fold(text);
  const copied = withoutPunctuation(text);
  const url = hostnameOfUrl(copied);
  if (url !== null) {
    const isPage = TWO_WORDS.test(copied.replace(SITE, ''));
    return { text, folded: url, tiers: hostnameTiers(url, url), name: null, isPage };
  }
  if (ADDRESS.test(text)) return { text, folded: text.toLowerCase(), tiers: emailTiers(text), name: null };
  if (folded === '') return { text, folded, tiers: [], name: null };
  const host = publicHostname(copied);
  if (host !== null) {
    const tiers = [...hostnameTiers(host, copied), ...beginningOfAddress(copied), ...unsignedTiers(copied)];
    return { text, folded: host, tiers, name: null };
  }
  // A name as typed may look like a slip.
  const others = [withoutUnspacedForm, givenNameFirst, streetAddress].map((form) => form(text) ?? text);
  const town = townWithCode(folded);
  const forms = [...new Set([text, typed, ...others])].flatMap(spellings);
  const name = { forms: [...new Set(forms.map(cut))], words: words(cut(folded)) };
  const dotted = /^[^\s.]+(\.[^\s.]+)+$/.test(text);
  return {
    text,
    folded,
    tiers: [
      ...(dotted ? dottedTiers(text) : /\s/.test(text) ? [] : wordOfAddressTiers(text)),
      ...unsignedTiers(copied),
      ...nameTiers(name),
      ...tier('town and state', 0.96, town === null ? [] : [all([ORGANIZATION, any(inAnyOrder(town))])]),
      ...(types.length > 0 && types.every(isPart) ? ownerTiers(name) : []),
    ],
    name: dotted ? null : name,
  };
}

/** `ada.king2harbour.example` may be the address of Ada King at harbour.example. */
const unsignedTiers = (query: string): Tier[] =>
  tier('email address without its sign', 0.95, each('email', addressesWithSign(query)));

const isPart = (type: SearchType): boolean => type === 'membership' || type === 'place';

/** Minimum lengths of prefixes that are searched. */
const MIN_BEGINNING = 2;
const MIN_WORD_BEGINNING = 3;

/** The tiers of a name, from the full name down to words of related records. */
function nameTiers({ forms, words: parts }: NameQuery): Tier[] {
  const phrases = forms.filter((form) => form.includes(' '));
  const beginning = forms.filter(isLongEnough).map((form) => startsWith('name', form));
  return [
    ...tier('name', 1, each('name', forms)),
    ...tier('name with other spaces', 0.98, forms.flatMap(spacedOtherwise)),
    ...tier('name in another order', 0.96, phrases.flatMap(inAnyOrder)),
    ...tier('nickname', 0.92, forms.flatMap(nicknames)),
    ...tier('initials', 0.91, forms.flatMap(initials)),
    ...tier('last name', 0.88, each('surname', forms)),
    // Matches `Mac Donald` with MacDonald.
    ...tier('last name with other spaces', 0.87, each('surname', phrases.map(compact))),
    // A single word is more likely a complete name than the prefix of another.
    ...tier('beginning of a name', parts.length > 1 ? 0.85 : 0.82, beginning),
    ...(parts.length <= MAX_WORDS ? wordTiers(forms[0]!, parts) : []),
  ];
}

const isLongEnough = (form: string) => form.length >= MIN_BEGINNING || /[^\p{Ll}\p{N}]/u.test(form);

const AROUND_NAMES = ['position', 'place', 'affiliation'] as const;
const anywhere = (word: string): Clause =>
  any([is('word', word), ...AROUND_NAMES.map((field) => is(field, word))]);

function wordTiers(plain: string, parts: readonly string[]): Tier[] {
  const last = parts.at(-1)!;
  const inNames = each('word', parts);
  const begun = all([...inNames.slice(0, -1), startsWith('word', last)]);
  return [
    ...tier('words of a name', 0.84, [all(inNames)]),
    ...tier('beginnings of words', 0.76, last.length >= MIN_WORD_BEGINNING ? [begun] : []),
    ...tier('acronym', 0.74, /^[a-z]{3,10}$/.test(plain) ? [is('acronym', plain)] : []),
    ...(parts.length > 1 ? contextTiers(parts) : []),
    ...tier('what goes with a name', 0.5, [
      all([any([PERSON, ORGANIZATION]), any([is('phrase', plain), all(each('place', parts))])]),
    ]),
  ];
}

/** For queries of more words the last name tiers are omitted. */
const MAX_WORDS_WITH_LAST_NAME = 8;

/** A name with a role, a place or an organization. A last name is the most specific of the words. */
function contextTiers(parts: readonly string[]): Tier[] {
  const hasWord = (field: KeyField, others: readonly Clause[]) => [all([any(each(field, parts)), ...others])];
  const inRole = parts.map((word) => any([is('surname', word), is('position', word)]));
  const around = parts.map(anywhere);
  const mayHaveLastName = parts.length <= MAX_WORDS_WITH_LAST_NAME;
  return [
    ...tier('last name and role', 0.73, mayHaveLastName ? hasWord('surname', inRole) : []),
    ...tier('last name and words around it', 0.72, mayHaveLastName ? hasWord('surname', around) : []),
    // Almost every document with all words has one of them in its name, so engines test that last.
    ...tier('words of a name and words around it', 0.7, [all([...around, any(each('word', parts))])]),
  ];
}

/** The tiers for memberships and places, which are also found by the names of their owners. */
const ownerTiers = ({ forms, words: parts }: NameQuery): Tier[] => [
  ...tier('name of the owner', 0.95, each('phrase', forms)),
  ...tier('words of the owner', 0.75, parts.length <= MAX_WORDS ? [all(parts.map(anywhere))] : []),
];

/** Matches `Univ. of Saint Aubin` with the University of St. Aubin, for records of every type. */
export const shortOrInFull = (form: string): Clause[] =>
  abbreviatedOrInFull(form, otherForms).flatMap(inAnyOrder);

/** The name with an alternative given name as its first word: `robert` for `bob`, also in another order (`king bob`). */
export function nicknames(form: string): Clause[] {
  const names = namesWithNickname(form);
  return names.length === 0 ? [] : [all([PERSON, any(each('name', names))])];
}

/** Matches `d camilleri` with Darrin Camilleri, and `walter s baring` with Walter Baring. */
export const initials = (form: string): Clause[] =>
  withAndWithoutTitles(form).flatMap((one) => {
    const parts = one.split(' ');
    if (parts.length < 2) return [];
    const middle = parts.filter(
      (part, index) => part.length > 1 || index === 0 || index === parts.length - 1,
    );
    return [
      ...(parts.slice(0, -1).some(isInitials) ? [is('initials', sorted(one))] : []),
      ...(middle.length < parts.length ? [all([PERSON, any(inAnyOrder(middle.join(' ')))])] : []),
    ];
  });
