import type { SearchType } from '../documents.js';
import { cut, givenNameFirst } from '../names/forms.js';
import { hostnameOfUrl, publicHostname } from '../names/hostnames.js';
import { compact, fold, spellings, words } from '../names/normalize.js';
import {
  ADDRESS,
  beginningOfAddress,
  dottedTiers,
  emailTiers,
  hostnameTiers,
  withoutPunctuation,
  wordOfAddressTiers,
} from './address-tiers.js';
import {
  all,
  any,
  inAnyOrder,
  initials,
  is,
  nicknames,
  ORGANIZATION,
  PERSON,
  spacedOtherwise,
  startsWith,
  tier,
  type Clause,
  type Tier,
} from './clauses.js';

/** What a query means, for either engine. */
export interface SearchPlan {
  /** The plain form of the query: searches that differ only in what `fold` takes away are the same search. */
  readonly folded: string;
  /** Tried first, together. None: there is nothing in the query that could be found. */
  readonly tiers: readonly Tier[];
  /** What to try if that finds nothing good; null for what is never matched loosely. */
  readonly name: NameQuery | null;
}

/** A query that names a person, an organization or a place, perhaps among other words. */
export interface NameQuery {
  /** The query in its spellings, the plain one first. */
  readonly forms: readonly string[];
  readonly words: readonly string[];
}

/** A hit of at least this score is what the query says, and makes looking for typing errors needless. */
export const EXACT_MATCH_THRESHOLD = 0.6;

/** Of queries with more words only the whole is looked for: they are compared as names, not word by word. */
export const MAX_WORDS = 12;

/**
 * Reads what a query means. An `@` means an address, a single word with a dot a hostname, all else a name.
 *
 * @param types what is looked for; none: everything
 */
export function planSearch(query: string, types: readonly SearchType[] = []): SearchPlan {
  const text = query.trim();
  const folded = fold(text);
  const copied = withoutPunctuation(text);
  const url = hostnameOfUrl(copied);
  if (url !== null) return { folded: url, tiers: hostnameTiers(url, url), name: null };
  if (ADDRESS.test(text)) return { folded: text.toLowerCase(), tiers: emailTiers(text), name: null };
  if (folded === '') return { folded, tiers: [], name: null };
  const host = publicHostname(copied);
  if (host !== null) {
    const tiers = [...hostnameTiers(host, copied), ...beginningOfAddress(copied)];
    return { folded: host, tiers, name: null };
  }
  const reordered = givenNameFirst(text);
  const forms = [text, ...(reordered === null ? [] : [reordered])].flatMap(spellings).map(cut);
  const name = { forms: [...new Set(forms)], words: words(cut(folded)) };
  const dotted = /^[^\s.]+(\.[^\s.]+)+$/.test(text);
  const isWord = !/\s/.test(text);
  return {
    folded,
    tiers: [
      ...(dotted ? dottedTiers(text) : isWord ? wordOfAddressTiers(text) : []),
      ...nameTiers(name),
      ...(types.length > 0 && types.every(isPart) ? ownerTiers(name) : []),
    ],
    name: dotted ? null : name,
  };
}

const isPart = (type: SearchType): boolean => type === 'membership' || type === 'place';

/** Shorter beginnings say too little. */
const MIN_BEGINNING = 2;
const MIN_WORD_BEGINNING = 3;

/** The tiers of a name as the directory may know it, from the whole name down to words that only go with it. */
function nameTiers({ forms, words: parts }: NameQuery): Tier[] {
  const phrases = forms.filter((form) => form.includes(' '));
  const beginning = forms.filter(isLongEnough).map((form) => startsWith('name', form));
  return withoutRepetitions([
    ...tier(
      'name',
      1,
      forms.map((form) => is('name', form)),
    ),
    ...tier('name with other spaces', 0.98, forms.flatMap(spacedOtherwise)),
    ...tier('name in another order', 0.96, phrases.flatMap(inAnyOrder)),
    ...tier('nickname', 0.92, forms.flatMap(nicknames)),
    ...tier('initials', 0.91, forms.flatMap(initials)),
    ...tier(
      'last name',
      0.88,
      forms.map((form) => is('surname', form)),
    ),
    // `Mac Donald` for MacDonald.
    ...tier(
      'last name with other spaces',
      0.87,
      phrases.map((form) => is('surname', compact(form))),
    ),
    // One word is rather a whole one than the beginning of another.
    ...tier('beginning of a name', parts.length > 1 ? 0.85 : 0.82, beginning),
    ...(parts.length <= MAX_WORDS ? wordTiers(forms[0]!, parts) : []),
  ]);
}

/** Tiers without the keys that a better one has already. Common words stand in a quarter of all documents. */
function withoutRepetitions(tiers: readonly Tier[]): Tier[] {
  const known = new Set<string>();
  return tiers
    .toSorted((a, b) => b.score - a.score)
    .flatMap(({ why, score, clause }) => {
      const choices = 'any' in clause ? clause.any : [clause];
      const fresh = choices.filter(
        (choice) => !('is' in choice && known.has(`${choice.is}:${choice.value}`)),
      );
      for (const choice of fresh) if ('is' in choice) known.add(`${choice.is}:${choice.value}`);
      return tier(why, score, fresh);
    });
}

const isLongEnough = (form: string) => form.length >= MIN_BEGINNING || /[^\p{Ll}\p{N}]/u.test(form);

/** Where a word may stand that goes with a name without being part of it. */
const AROUND_NAMES = ['position', 'place', 'affiliation'] as const;
const anywhere = (word: string): Clause =>
  any([is('word', word), ...AROUND_NAMES.map((field) => is(field, word))]);

function wordTiers(plain: string, parts: readonly string[]): Tier[] {
  const last = parts.at(-1)!;
  const inNames = parts.map((word) => is('word', word));
  const begun = last.length >= MIN_WORD_BEGINNING ? [startsWith('word', last)] : [];
  return [
    ...tier('words of a name', 0.84, [all(inNames)]),
    ...tier(
      'beginnings of words',
      0.76,
      begun.map((beginning) => all([...inNames.slice(0, -1), beginning])),
    ),
    ...tier('acronym', 0.74, /^[a-z]{3,10}$/.test(plain) ? [is('acronym', plain)] : []),
    ...(parts.length > 1 ? contextTiers(parts) : []),
    ...tier('what goes with a name', 0.5, [
      all([
        any([PERSON, ORGANIZATION]),
        any([
          is('phrase', plain),
          all(parts.map((word) => is('position', word))),
          all(parts.map((word) => is('place', word))),
        ]),
      ]),
    ]),
  ];
}

/** Of queries with more words no last name is tried for each. */
const MAX_WORDS_WITH_LAST_NAME = 8;

/** A name with a role, a place or an organization. A last name says more than any other word. */
function contextTiers(parts: readonly string[]): Tier[] {
  const surname =
    parts.length > MAX_WORDS_WITH_LAST_NAME ? [] : [any(parts.map((word) => is('surname', word)))];
  const inRole = parts.map((word) => any([is('surname', word), is('position', word)]));
  const around = parts.map(anywhere);
  return [
    ...tier(
      'last name and role',
      0.73,
      surname.map((one) => all([one, ...inRole])),
    ),
    ...tier(
      'last name and words around it',
      0.72,
      surname.map((one) => all([one, ...around])),
    ),
    ...tier('words of a name and words around it', 0.7, [
      all([any(parts.map((word) => is('word', word))), ...around]),
    ]),
  ];
}

/** The tiers for memberships and places that are known by whose they are. */
const ownerTiers = ({ forms, words: parts }: NameQuery): Tier[] => [
  ...tier(
    'name of the owner',
    0.95,
    forms.map((form) => is('phrase', form)),
  ),
  ...tier('words of the owner', 0.75, parts.length <= MAX_WORDS ? [all(parts.map(anywhere))] : []),
];
