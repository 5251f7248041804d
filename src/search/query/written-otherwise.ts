import { withoutLegalForm, writtenOtherwise } from '../names/abbreviations.js';
import { barerNames } from '../names/forms.js';
import { nicknamesOf } from '../names/nicknames.js';
import { sorted } from '../names/normalize.js';
import { all, any, inAnyOrder, is, ORGANIZATION, PERSON } from './clauses.js';
import type { Clause } from './plan.js';

const MAX_WORDS_WITH_NICKNAMES = 5;

/** A name, and the same without titles before it and suffixes after it. */
const withAndWithoutTitles = (form: string): string[] => [form, ...barerNames(form)];

/** The name with another given name in the place of the first word, or of the last: `robert` for `bob`. */
export function nicknames(form: string): Clause[] {
  const names = withAndWithoutTitles(form)
    .flatMap((one) => {
      const parts = one.split(' ');
      return [parts, [parts.at(-1)!, ...parts.slice(0, -1)]];
    })
    .flatMap(([given, ...rest]) =>
      rest.length === 0 || rest.length > 4
        ? []
        : nicknamesOf(given!).map((name) => [name, ...rest].join(' ')),
    );
  return names.length === 0 ? [] : [all([PERSON, any([...new Set(names)].map((name) => is('name', name)))])];
}

/** `d camilleri` for Darrin Camilleri; `walter s baring` for Walter Baring. */
export const initials = (form: string): Clause[] =>
  withAndWithoutTitles(form).flatMap((one) => {
    const parts = one.split(' ');
    if (parts.length < 2) return [];
    const middle = parts.filter(
      (part, index) => part.length > 1 || index === 0 || index === parts.length - 1,
    );
    return [
      ...(parts.slice(0, -1).some(isInitials) ? [withInitials(one)] : []),
      ...(middle.length < parts.length ? [all([PERSON, any(inAnyOrder(middle.join(' ')))])] : []),
    ];
  });

/** `chandra p thakur` for Chandra Prasad Thakur, `c prasad thakur` too: the given names in full are words of the name. */
export function namesAndInitials(form: string): Clause[] {
  return withAndWithoutTitles(form).flatMap((one) => {
    const parts = one.split(' ');
    const given = parts.slice(0, -1);
    if (parts.length > MAX_WORDS_WITH_NICKNAMES) return [];
    // A last name may have several words.
    return given.flatMap((_, index) => {
      const own = given.slice(0, index + 1);
      // `om p` has one initial, `ada jr` two.
      const most = own.some((part) => part.length === 1) ? 1 : 2;
      const isShort = (part: string) => part.length <= most && isInitials(part);
      const names = own.filter((part) => !isShort(part));
      if (names.length === 0 || names.length === own.length) return [];
      const letters = own.map((part) => (isShort(part) ? part : String.fromCodePoint(part.codePointAt(0)!)));
      const key = sorted(`${letters.join('')} ${parts.slice(index + 1).join(' ')}`);
      return [all([is('initials', key), ...names.map((name) => is('word', name))])];
    });
  });
}

/** Only people have initials. */
const withInitials = (form: string): Clause => is('initials', sorted(form));

/** Whether a word may be the initials of given names. */
export const isInitials = (word: string): boolean => /^\p{Ll}{1,3}$/u.test(word);

/** `Univ. of Saint Aubin` for the University of St. Aubin, of whatever kind the record is. */
export const shortOrInFull = (form: string): Clause[] => writtenOtherwise(form).flatMap(inAnyOrder);

/** `Lantern House Ltd` for Lantern House. */
export function withoutItsLegalForm(form: string): Clause[] {
  const bare = withoutLegalForm(form);
  if (bare === form) return [];
  const others = [bare, ...writtenOtherwise(bare)];
  return [all([ORGANIZATION, any(others.map((other) => is('name', other)))])];
}
