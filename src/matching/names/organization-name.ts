import { fold, spellings, withoutMisreadDigits } from '../../names/normalize.js';
import {
  governmentOfHall,
  townGovernedBy,
  withoutAbbreviation,
  withStateAsCode,
  withStateInFull,
  type Town,
} from '../../names/states.js';
import { acronymAtEndInFull, numbersIn, withNumbers, withoutUnspacedForm } from '../../names/name-forms.js';
import { isSmallWord, withoutLegalForm } from '../../names/words.js';

/** An acronym with other words: `NRC Canada`. */
interface MixedAcronym {
  /** The written one, and that of the whole. */
  readonly acronyms: readonly [written: string, whole: string];
  readonly words: readonly string[];
}

/** An organization's name, parsed for comparison. */
export interface OrganizationName {
  readonly type: 'organization';
  readonly text: string;
  readonly forms: readonly string[];
  /** Without legal form and parentheses. */
  readonly bare: readonly string[];
  /** The telling words of the bare name, and of the whole. */
  readonly words: readonly string[];
  readonly allWords: readonly string[];
  /** The words in parentheses: mostly a place. */
  readonly aside: readonly string[];
  readonly acronyms: ReadonlySet<string>;
  /** Whether the name is an acronym. A different letter makes a different acronym. */
  readonly isAcronym: boolean;
  readonly numbers: readonly string[];
  readonly mixed: MixedAcronym | null;
  /** The town whose government it is. */
  readonly town: Town | null;
}

const ACRONYM = /^\p{Lu}[\p{Lu}\p{Ll}]{0,6}\p{Lu}$/u;
const MAX_SPELLINGS = 4;
const MAX_WORDS = 16;

/** Parses the name of an organization. */
export function organizationName(written: string): OrganizationName {
  const whole = withoutAbbreviation(withNumbers(withoutMisreadDigits(written))).replace(
    UNIVERSITY,
    'University ',
  );
  const forms = formsOf(whole);
  const text = withoutUnspacedForm(whole);
  const bare = [...new Set(formsOf(text.replace(/\([^)]{0,200}\)/g, ' ')).map(withoutLegalForm))];
  const capitals = /\p{Ll}/u.test(text)
    ? (text.match(/(?<!\p{L})\p{Lu}{2,3}(?!\p{L})/gu) ?? []).map((word) => word.toLowerCase())
    : [];
  return {
    type: 'organization',
    text: written,
    forms,
    bare: bare.filter((form) => form !== ''),
    words: tellingIn(bare, capitals),
    allWords: tellingIn(forms, capitals),
    aside: [...text.matchAll(/\(([^)]{0,200})\)/g)].flatMap(([, aside]) =>
      fold(aside!).split(' ').filter(Boolean),
    ),
    acronyms: acronymsOf(bare[0] ?? ''),
    isAcronym: ACRONYM.test(text.trim()),
    numbers: numbersIn(fold(text)),
    mixed: mixedIn(text),
    town: townGovernedBy(whole),
  };
}

/** `U of Iowa`. */
const UNIVERSITY = /^U\.? (?=of \p{Lu})/u;
const UNITED_STATES = /(?<!\p{L})U\.?\s?S\.?(?:A\.?)?(?!\p{L})/gu;
const HOUSE = /(?<=^United States )House$/u;

/** The folded spellings of a name, also with its country or an acronym in full: `U.S. Senate`, `Bolton PD`. */
function formsOf(text: string): string[] {
  const inFull = withStateInFull(text)
    .replace(UNITED_STATES, 'United States')
    .replace(HOUSE, 'House of Representatives');
  const others = inFull === text ? [] : spellings(inFull).slice(0, 1);
  const short = withStateAsCode(text);
  if (short !== null) others.push(short);
  // Candidates are parsed for every query, and few of them are halls.
  const government = /\bhall\b/i.test(text) ? governmentOfHall(fold(text)) : null;
  others.push(...(government === null ? [] : [government]), ...acronymAtEndInFull(text));
  const [first, ...more] = spellings(text).slice(0, MAX_SPELLINGS);
  return first === undefined ? others : [first, ...others, ...more];
}

/**
 * The words of the first Latin spelling, but small ones; `IL` and `LA` in capitals are no articles. If one word would
 * remain, all tell: `City of Van`.
 */
function tellingIn(forms: readonly string[], capitals: readonly string[]): string[] {
  const all = (forms.find((form) => /[a-z]/.test(form)) ?? forms[0] ?? '').split(' ').filter(Boolean);
  const tells = (word: string): boolean => !isSmallWord(word) || capitals.includes(word);
  const telling = all.filter(tells);
  const first = all.findIndex(tells);
  return (telling.length > 1 ? telling : all.slice(Math.max(0, first))).slice(0, MAX_WORDS);
}

/** Returns the acronyms of a folded name, with and without its small words. */
function acronymsOf(folded: string): Set<string> {
  const all = folded.split(' ').filter((word) => /^[a-z]/.test(word));
  const acronyms = [all, all.filter((word) => !isSmallWord(word))].map((words) =>
    words.map((word) => word[0]).join(''),
  );
  return new Set(acronyms.filter((acronym) => acronym.length > 2 && acronym.length < 11));
}

const MAX_MIXED = 4;

/** Returns the only acronym in a text of few words; null in another text. */
function mixedIn(text: string): MixedAcronym | null {
  const words = text.split(/[\s,()–-]+/).filter((word) => fold(word) !== '' && !isSmallWord(fold(word)));
  const capitals = words.filter((word) => /^\p{Lu}{3,8}$/u.test(word));
  if (capitals.length !== 1 || words.length < 2 || words.length > MAX_MIXED) return null;
  const letters = words.map((word) => (word === capitals[0] ? fold(word) : fold(word)[0]!));
  return {
    acronyms: [fold(capitals[0]!), letters.join('')],
    words: words.filter((word) => word !== capitals[0]).flatMap((word) => fold(word).split(' ')),
  };
}
