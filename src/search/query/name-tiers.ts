import { compact } from '../names/normalize.js';
import {
  all,
  any,
  anywhere,
  inAnyOrder,
  is,
  ORGANIZATION,
  PERSON,
  spacedOtherwise,
  startsWith,
  tier,
} from './clauses.js';
import { MAX_WORDS, type Clause, type NameQuery, type Tier } from './plan.js';
import { initials, nicknames } from './written-otherwise.js';

/** Queries with more words are not taken apart in every way. */
const MAX_WORDS_OF_NAMES = 8;
const MAX_WORDS_OF_LAST_NAMES = 4;
/** Shorter beginnings say too little. */
const MIN_BEGINNING = 2;
const MIN_WORD_BEGINNING = 3;

/** The tiers of a name as the directory may know it, from the whole name down to words that only go with it. */
export function nameTiers({ forms, words }: NameQuery): Tier[] {
  const several = words.length > 1;
  const beginning = forms.filter(isLongEnough).map((form) => startsWith('name', form));
  return withoutRepetitions([
    ...tier(
      'name',
      1,
      forms.map((form) => is('name', form)),
    ),
    ...tier('name with other spaces', 0.98, forms.flatMap(spacedOtherwise)),
    ...tier('name in another order', 0.96, forms.flatMap(inAnyOrder)),
    ...tier('nickname', 0.92, forms.flatMap(nicknames)),
    ...tier('initials', 0.91, forms.flatMap(initials)),
    ...tier(
      'last name',
      0.88,
      forms.map((form) => is('surname', form)),
    ),
    ...tier('last name with other spaces', 0.87, forms.flatMap(surnameSpacedOtherwise)),
    // One word is rather a whole one than the beginning of another.
    ...tier('beginning of a name', several ? 0.85 : 0.82, beginning),
    ...(words.length <= MAX_WORDS ? wordTiers(forms[0]!, words) : []),
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

/** The tiers for memberships and places that are known by whose they are. */
export const ownerTiers = ({ forms, words }: NameQuery): Tier[] => [
  ...tier(
    'name of the owner',
    0.95,
    forms.map((form) => is('phrase', form)),
  ),
  ...tier('words of the owner', 0.75, words.length <= MAX_WORDS ? [all(words.map(anywhere))] : []),
];

/** `Mac Donald` for MacDonald. */
function surnameSpacedOtherwise(form: string): Clause[] {
  const parts = form.split(' ').length;
  return parts > 1 && parts <= MAX_WORDS_OF_LAST_NAMES ? [is('surname', compact(form))] : [];
}

const isLongEnough = (form: string) => form.length >= MIN_BEGINNING || /[^\p{Ll}\p{N}]/u.test(form);

function wordTiers(plain: string, words: readonly string[]): Tier[] {
  const last = words.at(-1)!;
  const inNames = words.map((word) => is('word', word));
  const begun = last.length >= MIN_WORD_BEGINNING ? [startsWith('word', last)] : [];
  return [
    ...tier('words of a name', 0.84, [all(inNames)]),
    ...tier(
      'beginnings of words',
      0.76,
      begun.map((beginning) => all([...inNames.slice(0, -1), beginning])),
    ),
    ...tier('acronym', 0.74, /^[a-z]{3,10}$/.test(plain) ? [is('acronym', plain)] : []),
    ...(words.length > 1 ? contextTiers(words) : []),
    ...tier('what goes with a name', 0.5, [
      all([
        any([PERSON, ORGANIZATION]),
        any([
          is('phrase', plain),
          all(words.map((word) => is('position', word))),
          all(words.map((word) => is('place', word))),
        ]),
      ]),
    ]),
  ];
}

/** A name with a role, a place or an organization. A last name says more than any other word. */
function contextTiers(words: readonly string[]): Tier[] {
  const around = words.map(anywhere);
  const together = tier('words of a name and words around it', 0.7, [
    all([any(words.map((word) => is('word', word))), ...around]),
  ]);
  if (words.length > MAX_WORDS_OF_NAMES) return together;
  const surname = any(words.map((word) => is('surname', word)));
  const inRole = words.map((word) => any([is('surname', word), is('position', word)]));
  return [
    ...tier('last name and role', 0.73, [all([surname, ...inRole])]),
    ...tier('last name and words around it', 0.72, [all([surname, ...around])]),
    ...together,
  ];
}
