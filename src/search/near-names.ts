import { typingErrors } from './names/distance.js';
import { compact } from './names/normalize.js';
import type { SearchEngine } from './search-engine.js';

/** Longer names, in characters, and shorter ones, in letters, bear no such number of errors. */
const LONGEST = { 1: 160, 2: 120 } as const;
const FEWEST = { 1: 4, 2: 7 } as const;
/** Names of more words are not compared in other orders. */
const MAX_WORDS_IN_ANY_ORDER = 4;

/**
 * The whole names that a misspelt query stands for. The engine proposes, by parts of names; what is taken is decided here,
 * by counting typing errors, and so alike on every engine.
 */
export async function namesMeant(
  engine: Pick<SearchEngine, 'namesLike'>,
  forms: readonly string[],
  errors: 1 | 2,
): Promise<string[]> {
  const asked = [...new Set(forms.flatMap(rotations))].filter(
    (form) => form.length <= LONGEST[errors] && compact(form).length >= FEWEST[errors],
  );
  const proposed = asked.length === 0 ? [] : await engine.namesLike(asked, errors);
  return [...new Set(proposed)].filter((name) =>
    asked.some((form) => typingErrors(form, name, errors) <= errors && haveSameInitials(form, name)),
  );
}

/** The name, also with its last word first and its first word last: the errors come on top of the order. */
function rotations(form: string): string[] {
  const parts = form.split(' ');
  if (parts.length < 2 || parts.length > MAX_WORDS_IN_ANY_ORDER) return [form];
  return [form, [parts.at(-1)!, ...parts.slice(0, -1)].join(' '), [...parts.slice(1), parts[0]!].join(' ')];
}

/** With another initial, a last name is another's: `K. Hogan` is no misspelt `K. C. Hogan`. */
function haveSameInitials(...names: readonly [string, string]): boolean {
  const words = names.map((name) => name.split(' '));
  if (words.every((parts) => parts.filter((part) => !isLetter(part)).length > 1)) return true;
  const [initials, others] = words.map((parts) => parts.filter(isLetter).sort().join(' '));
  return initials === others;
}

const isLetter = (word: string): boolean => /^\p{L}$/u.test(word);
