import { LRUCache } from 'lru-cache';
import { bareName } from './name-forms.js';
import { isSmallWord, isSuffix, isTitle, givenNameFirst } from './words.js';
import { compact, fold, sorted, spellings, words, cut } from './normalize.js';
import { IN_ANOTHER_SCRIPT, isForeign, soundKeys } from './sounds.js';

/** The lists of keys by which a name is found. `KEY_LETTERS` of search describes each. */
type NameKey = 'name' | 'sorted' | 'compact' | 'initials' | 'acronym' | 'surname' | 'word' | 'sound';
export type NameKeys = Readonly<Record<NameKey, Set<string>>>;

/**
 * Adds the keys of a name; for every record type.
 *
 * @param isCompact whether a folded name is also indexed without its spaces
 */
export function addName(keys: NameKeys, text: string, isCompact = (_name: string) => true): void {
  for (const spelling of spellings(text)) addFolded(keys, spelling, isCompact);
  for (const part of text.split(/[\s,;()]+/)) addJoints(keys, part);
}

function addFolded(keys: NameKeys, folded: string, isCompact: (name: string) => boolean): void {
  const name = cut(folded);
  keys.name.add(name);
  if (name.includes(' ')) {
    const inOrder = sorted(name);
    // Matches `Northmere University` with the University of Northmere.
    const telling = inOrder.split(' ').filter((word) => !isSmallWord(word));
    for (const key of [inOrder, ...(telling.length > 1 ? [telling.join(' ')] : [])])
      if (key !== name) keys.sorted.add(key);
    if (isCompact(name)) keys.compact.add(compact(name));
  }
  for (const word of words(name)) keys.word.add(word);
}

/** Indexes `l'Homme` also as `homme`, and `Coleman-Madison` also as `colemanmadison`. */
function addJoints(keys: NameKeys, part: string): void {
  const elided = /^\p{L}{1,2}['’](\p{L}{3,})$/u.exec(part)?.[1];
  if (elided !== undefined) keys.word.add(fold(elided));
  if (/\p{L}-\p{L}/u.test(part)) keys.word.add(cut(compact(fold(part))));
}

/** Adds the keys of a person's name as one text, such as an alias. Its last word is used as the last name. */
export function addPersonName(keys: NameKeys, text: string): void {
  const reordered = givenNameFirst(text);
  for (const form of reordered === null ? [text] : [text, reordered]) addName(keys, form, hasNoInitial);
  for (const spelling of spellings(reordered ?? text)) {
    const bare = bareName(spelling);
    if (bare !== spelling) addFolded(keys, bare, hasNoInitial);
    const parts = bare.split(' ');
    if (parts.length < 2) continue;
    keys.surname.add(parts.at(-1)!);
    addInitials(keys, parts.slice(0, -1), parts.at(-1)!);
  }
  const written = bareWritten(reordered ?? text);
  addSounds(keys, written.slice(0, -1).join(' '), written.at(-1) ?? '');
}

/** The words of a name as written, without titles before and suffixes after it. */
function bareWritten(text: string): string[] {
  const parts = text.trim().split(/[\s,]+/);
  while (parts.length > 2 && isTitle(fold(parts[0]!))) parts.shift();
  while (parts.length > 2 && isSuffix(fold(parts.at(-1)!))) parts.pop();
  return parts;
}

function addSounds(keys: NameKeys, first: string, last: string): void {
  for (const key of soundKeys(first, last)) {
    keys.sound.add(key);
    if (isForeign(first + last)) keys.sound.add(IN_ANOTHER_SCRIPT + key);
  }
}

/** Adds the keys of a person's name with a known last name: `De La Cruz` is also indexed as `Delacruz`. */
export function addPersonParts(keys: NameKeys, first: string, last: string): void {
  addName(keys, `${first} ${last}`, hasNoInitial);
  addSounds(keys, first, last);
  for (const surname of spellings(last).map(cut)) {
    keys.surname.add(surname);
    if (surname.includes(' ')) keys.surname.add(compact(surname));
    for (const given of spellings(first)) {
      keys.compact.add(cut(compact(`${surname} ${given}`)));
      addInitials(keys, given.split(' '), surname);
    }
  }
}

/** Without its space, `kern s` would equal another last name. */
const hasNoInitial = (name: string): boolean => !/(^| )\p{Ll}( |$)/u.test(name);

function addInitials(keys: NameKeys, given: readonly string[], surname: string): void {
  const letters = given.map((part) => String.fromCodePoint(part.codePointAt(0)!));
  if (!letters.every((letter) => /\p{Ll}/u.test(letter))) return;
  keys.initials.add(cut(sorted(`${letters[0]!} ${surname}`)));
  if (letters.length > 1) keys.initials.add(cut(sorted(`${letters.join('')} ${surname}`)));
}

/** Adds the acronyms of an organization's name: of all its words, and of all but the small ones. */
export function addAcronyms(keys: NameKeys, text: string): void {
  const parts = fold(text.replace(/\([^)]{0,200}\)/g, ' '))
    .split(' ')
    .filter((part) => /^[a-z]/.test(part));
  for (const chosen of [parts, parts.filter((part) => !isSmallWord(part))]) {
    const acronym = chosen.map((part) => part[0]).join('');
    if (acronym.length >= 3 && acronym.length <= 10) keys.acronym.add(acronym);
  }
}

interface Parts {
  readonly phrases: readonly string[];
  readonly parts: readonly string[];
}

/** Roles, titles and organization names repeat often, so their folded forms are cached. */
const phrases = new LRUCache<string, Parts>({
  max: 4_000,
  memoMethod(text) {
    const forms = spellings(text).map(cut);
    return { phrases: forms, parts: forms.flatMap(words) };
  },
});

/** The forms of a text that is related to a record, and their words. */
export const phrasesOf = (text: string): Parts => phrases.memo(text);

/** The name and locality of a place, without streets and rooms, which half of all people would share. */
export const localitiesIn = (text: string): string[] =>
  text
    .split(/[,;]/)
    .filter((part, index, parts) => index === parts.length - 1 || !/\p{N}/u.test(part))
    .map((part) => part.replace(/[\p{N}-]+/gu, (run) => (/\p{N}/u.test(run) ? ' ' : run)));
