import { fold, sorted, spellings } from '../../names/normalize.js';
import { abbreviatedOrInFull, isSmallWord, withoutLegalForm } from '../../names/words.js';
import { DIFFERENT, organizationWordsAlike, SAME, type IsName, type Likeness } from './words-alike.js';

/** An organization's name, parsed for comparison. */
export interface OrganizationName {
  readonly text: string;
  readonly forms: readonly string[];
  /** Without legal form and parentheses. */
  readonly bare: readonly string[];
  /** The words but small ones, of the bare name and of the whole. */
  readonly words: readonly string[];
  readonly allWords: readonly string[];
  /** All words of the whole name. */
  readonly plainWords: readonly string[];
  readonly acronyms: ReadonlySet<string>;
  readonly numbers: readonly string[];
}

const MAX_SPELLINGS = 4;
const MAX_WORDS = 16;

/** Likeness by rule; see docs/matching.md. */
const ORGANIZATIONS = {
  legalForm: 0.97,
  spaces: 0.96,
  script: 0.97,
  order: 0.95,
  abbreviation: 0.95,
  acronym: 0.6,
  /** If all words of one name are in the other: at least this, and more for fewer words besides. */
  part: 0.45,
  share: 0.3,
  /** If both names have words of their own. */
  otherWords: 0.5,
} as const;

/** Parses the name of an organization. */
export function organizationName(text: string): OrganizationName {
  const forms = spellings(text).slice(0, MAX_SPELLINGS);
  const bare = [
    ...new Set(
      spellings(text.replace(/\([^)]{0,200}\)/g, ' '))
        .slice(0, MAX_SPELLINGS)
        .map(withoutLegalForm),
    ),
  ];
  const capitals = /\p{Ll}/u.test(text)
    ? (text.match(/(?<!\p{L})\p{Lu}{2,3}(?!\p{L})/gu) ?? []).map((word) => word.toLowerCase())
    : [];
  return {
    text,
    forms,
    bare: bare.filter((form) => form !== ''),
    words: tellingIn(bare, capitals),
    allWords: tellingIn(forms, capitals),
    plainWords: (forms[0] ?? '').split(' ').slice(0, MAX_WORDS),
    acronyms: acronymsOf(bare[0] ?? ''),
    numbers: fold(text).match(/\p{N}+/gu) ?? [],
  };
}

/** The words of the first Latin spelling, but small ones; `IL` and `LA` in capitals are no articles. */
const tellingIn = (forms: readonly string[], capitals: readonly string[]): string[] =>
  (forms.find((form) => /[a-z]/.test(form)) ?? forms[0] ?? '')
    .split(' ')
    .filter((word) => word !== '' && (!isSmallWord(word) || capitals.includes(word)))
    .slice(0, MAX_WORDS);

function acronymsOf(folded: string): Set<string> {
  const all = folded.split(' ').filter((word) => /^[a-z]/.test(word));
  const acronyms = [all, all.filter((word) => !isSmallWord(word))].map((words) =>
    words.map((word) => word[0]).join(''),
  );
  return new Set(acronyms.filter((acronym) => acronym.length > 2 && acronym.length < 11));
}

/** How alike two names of organizations are. Symmetric. */
export function organizationsAlike(
  one: OrganizationName,
  other: OrganizationName,
  isName: IsName = () => false,
): Likeness {
  if (one.forms[0] === other.forms[0] && one.forms.length > 0) return SAME;
  if (meet(one.forms, other.forms)) return { score: ORGANIZATIONS.script, why: 'script' };
  if (meet(one.bare, other.bare)) return { score: ORGANIZATIONS.legalForm, why: 'legal form' };
  if (meet(one.bare.map(spaceless), other.bare.map(spaceless))) {
    return { score: ORGANIZATIONS.spaces, why: 'spaces' };
  }
  if (one.words.length > 1 && sorted(one.words.join(' ')) === sorted(other.words.join(' '))) {
    return { score: ORGANIZATIONS.order, why: 'order' };
  }
  const words = (['words', 'allWords', 'plainWords'] as const)
    .map((list) => wordsAlike(one[list], other[list], isName))
    .reduce((a, b) => (b.score > a.score ? b : a));
  if (words.score > ORGANIZATIONS.abbreviation) return words;
  if (
    meet(one.bare.flatMap(abbreviatedOrInFull), other.bare) ||
    meet(one.bare, other.bare.flatMap(abbreviatedOrInFull))
  ) {
    return { score: ORGANIZATIONS.abbreviation, why: 'abbreviation' };
  }
  const isAcronym =
    one.bare.some((form) => other.acronyms.has(form)) || other.bare.some((form) => one.acronyms.has(form));
  return isAcronym && words.score < ORGANIZATIONS.acronym
    ? { score: ORGANIZATIONS.acronym, why: 'acronym' }
    : words;
}

const meet = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((form) => others.includes(form));
const spaceless = (form: string): string => form.replaceAll(' ', '');

/** Assigns the words of the shorter name to those of the longer one. */
function wordsAlike(one: readonly string[], other: readonly string[], isName: IsName): Likeness {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const free = [...long];
  let score = 1;
  let found = 0;
  let why = 'same';
  for (const pass of ['equal', 'alike'] as const) {
    for (const word of short) {
      if ((pass === 'equal') !== long.includes(word)) continue;
      const alike = free.map((candidate) => organizationWordsAlike(word, candidate, isName));
      const best = alike.reduce((most, next, at) => (next.score > alike[most]!.score ? at : most), 0);
      if (free.length === 0 || alike[best]!.score === 0) continue;
      free.splice(best, 1);
      found++;
      score *= alike[best]!.score;
      if (alike[best]!.score < 1) why = alike[best]!.why;
    }
  }
  if (found === 0) return DIFFERENT;
  const share = found / long.length;
  if (found < short.length) return { score: score * share * ORGANIZATIONS.otherWords, why: 'other words' };
  if (found === long.length) return { score, why };
  return { score: score * (ORGANIZATIONS.part + ORGANIZATIONS.share * share), why: 'part of the name' };
}
