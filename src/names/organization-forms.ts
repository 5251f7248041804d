import { fold } from './normalize.js';
import { LISTS } from './word-lists.js';

const oneOf = (words: string): string => words.split(' ').join('|');
const UNSPACED_SIGN = new RegExp(` ?[(（](?:${oneOf(LISTS.unspaced_legal_signs)})[)）] ?`, 'u');
const UNSPACED_FORM = new RegExp(
  `^(?:${oneOf(LISTS.unspaced_legal_forms)}) ?(?=..)|(?<=..) ?(?:${oneOf(LISTS.unspaced_legal_forms)})$`,
  'u',
);

/** A Chinese, Japanese or Korean name without its legal form: `駿河屋` for `株式会社駿河屋` and `駿河屋㈱`. */
export const withoutUnspacedForm = (text: string): string =>
  text.normalize('NFKC').trim().replace(UNSPACED_SIGN, '').replace(UNSPACED_FORM, '');

const ACRONYMS_AT_END = new Map(Object.entries(LISTS.acronyms_at_end));

/** The forms of an organization's name with the acronym at its end in full: `bolton police department` for `Bolton PD`. */
export function acronymAtEndInFull(name: string): string[] {
  const [, before, acronym] = /^(.+) (\p{Lu}{2,4})$/u.exec(name.trim()) ?? [];
  const inFull = acronym === undefined ? undefined : ACRONYMS_AT_END.get(acronym.toLowerCase());
  return (inFull?.split(' ') ?? []).map((words) => `${fold(before!)} ${words.replaceAll('_', ' ')}`);
}
