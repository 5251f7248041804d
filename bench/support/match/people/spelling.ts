import { fold } from '../../../../src/names/normalize.js';
import { LETTERS, mistyped } from '../../search/random.js';
import type { Kinds } from '../records.js';
import { employed, full, type Tools } from '../tools.js';
import { INDIAN_SPELLINGS } from '../writings/asian-names.js';
import { KEYBOARDS, heard, nextKey, plainly } from '../writings/errors.js';
import { INDIAN_BODY, sameSoundAs } from '../writings/given-names.js';
import { rewritings, rulesOf, tableOf } from '../writings/tables.js';

/** Letters that are written in two ways. */
const ROMANIZED = rulesOf('sch=sh,kh=h,ts=tz,ou=u,oo=u,ee=i,ei=ai,ck=k,ph=f,w=v,y=i,j=y');
const DIGRAPHS = tableOf('ä=ae,ö=oe,ü=ue,ø=oe,å=aa,æ=ae,š=sh,č=ch,ž=zh,ñ=ny,ç=s,ć=ch');
/** An accent in the other direction, and a sign for it after the letter. */
const ACCENTS: readonly (readonly [mark: string, other: string, sign: string])[] = [
  ['\u0301', '\u0300', "'"],
  ['\u0300', '\u0301', '`'],
  ['\u0303', '\u030c', '~'],
  ['\u0308', '\u0302', '"'],
];
/** How last names begin, and how else that is written. */
const BEGINNINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^Mc(?=[A-Z])/, ['Mac', 'Mc ', 'M’', 'Mac ']],
  [/^Mac(?=[A-Z])/, ['Mc', 'Mac ', 'M’']],
  [/^O['’](?=[A-Z])/, ['O ', 'O', 'Ó ', 'O`']],
  [/^St\. (?=[A-Z])/, ['Saint ', 'St ', 'Saint-']],
];

/** Names of people with typing errors, and in other spellings. */
export function spelling(tools: Tools): Kinds {
  const {
    random,
    pick,
    below,
    next,
    employer,
    found,
    isFree,
    isAlone,
    alone,
    unique,
    person,
    bearers,
    hasInitial,
  } = tools;
  return {
    'the same name': unique((one) => full(one)),
    'a typing error, only the name': unique(({ first, last }) =>
      next() < 0.5 ? `${first} ${mistyped(last, random)}` : `${mistyped(first, random)} ${last}`,
    ),
    'a typing error in each name, employer': unique(
      ({ first, last }) =>
        first.length < 4 || last.length < 4 ? null : `${mistyped(first, random)} ${mistyped(last, random)}`,
      employer,
    ),
    'a wrong key in each name, employer': () => {
      const one = alone(({ first, last }) => /^[A-Z][a-z]{4,}$/.test(first) && /^[A-Z][a-z]{5,}$/.test(last));
      if (one === null) return null;
      const [first, last] = [nextKey(fold(one.first), random), nextKey(fold(one.last), random)];
      return bearers(`${first} ${last}`) + hasInitial(first[0]!, last) > 0
        ? null
        : found(one, `${first} ${last}`, employer(one));
    },
    'another first letter, employer': unique(({ first, last }) => {
      const letter = pick(LETTERS);
      return fold(last).startsWith(letter) || last.length < 6
        ? null
        : `${first} ${letter.toUpperCase()}${last.slice(1)}`;
    }, employer),
    'a keyboard of another country, employer': () => {
      const [one, keys] = [alone(), pick(KEYBOARDS)];
      if (one === null) return null;
      const name = full(one).replace(/./g, (letter) => keys[letter] ?? letter);
      const changed = [...name].filter((letter, place) => letter !== full(one)[place]).length;
      return changed > 0 && changed < 3 && bearers(name) === 0 ? found(one, name, employer(one)) : null;
    },
    'as heard, employer': () => {
      const one = alone();
      const [first, last] = [one && heard(one.first, random), one && heard(one.last, random)];
      if (!one || last === null || one.last.length < 5) return null;
      const name = pick([first ?? one.first, one.first]);
      return isFree(name, last) ? found(one, `${name} ${last}`, employer(one)) : null;
    },
    'a given name of the same sound, employer': () => {
      const one = alone();
      const first = one && pick(sameSoundAs(one.first));
      if (!one || !first || !isFree(first, one.last, one)) return null;
      return found(one, pick([`${one.last}, ${first}`, `${one.last.toUpperCase()} ${first}`]), employer(one));
    },
    'another romanization, employer': unique(({ first, last }) => {
      const others = rewritings(fold(last), ROMANIZED);
      return others.length === 0 ? null : `${first} ${pick(others)}`;
    }, employer),
    'an Indian name in another romanization, parliament': () => {
      const one = person({ isUnique: true });
      const work = one.employers.find(({ name }) => INDIAN_BODY.test(name));
      const name = pick(rewritings(pick(rewritings(full(one), INDIAN_SPELLINGS)) ?? '', INDIAN_SPELLINGS));
      if (work === undefined || name === undefined || /[()]/.test(name) || bearers(name) > 0) return null;
      return isAlone(one) ? found(one, name, employed(work.name)) : null;
    },
    'Mac, O’ or Saint in another form, employer': unique((one) => {
      const [beginning, others] = BEGINNINGS.find(([begin]) => begin.test(one.last)) ?? [];
      if (beginning === undefined) return null;
      const last = one.last.replace(beginning, pick(others!));
      const isTaken = fold(last) !== fold(one.last) && hasInitial(one.first[0]!, last) > 0;
      return isTaken ? null : pick([`${one.first} ${last}`, `${last}, ${one.first}`]);
    }, employer),
    'accents, hyphens and apostrophes in other forms': () => {
      const one = alone((other) => /[À-ÖØ-öø-ÿĀ-ž'’]|\p{L}-\p{Lu}/u.test(full(other)));
      if (one === null) return null;
      const [first, last] = [plainly(one.first, random), plainly(one.last, random)];
      const name = `${first} ${last}`;
      const others = hasInitial(first[0]!, last) - (fold(last) === fold(one.last) ? 1 : 0);
      return others > 0 || name === full(one) ? null : found(one, name, {});
    },
    'accents in letters of the same sound': unique((one) => {
      const name = full(one).replace(/[äöüøåæščžñçć]/g, (letter) => DIGRAPHS[letter]!);
      return name === full(one) ? null : name;
    }),
    'another accent, or a sign behind the letter, employer': () => {
      const one = alone((other) => full(other).normalize('NFD') !== full(other));
      const letters = one ? full(one).normalize('NFD') : '';
      const accent = ACCENTS.find(([mark]) => letters.includes(mark));
      if (!one || !accent) return null;
      const name = letters.replace(accent[0], accent[1 + below(2)]!).normalize('NFC');
      return found(one, name, employer(one));
    },
    'a typing error, accents omitted, employer': unique(({ first, last }) => {
      const name = `${first} ${last}`;
      return /^[\x20-\x7e]*$/.test(name) ? null : mistyped(fold(name), random);
    }, employer),
    'spaces omitted, employer': unique(({ first, last }) => `${first}${last}`, employer),
    'two given names joined, employer': unique(({ first, last }) => {
      const [one, two, ...rest] = first.split(/[ -]/);
      return two === undefined || two.length < 3 || rest.length > 0
        ? null
        : `${one!}${pick(['', '-'])}${two.toLowerCase()} ${last}`;
    }, employer),
    'small and capital letters exchanged, employer': unique(
      (one) =>
        full(one).replace(/\b([A-Z])([a-z]+)/g, (_, first: string, rest: string) => {
          return first.toLowerCase() + rest.toUpperCase();
        }),
      employer,
    ),
  };
}
