import { letters } from '../../search/random.js';
import type { Kinds } from '../records.js';
import { full, isPlain, type Tools } from '../tools.js';
import { ENCODINGS, inLatex, misread, scanned, styled, wronglyDecoded } from '../writings/errors.js';

const TAILS = ['', '', ' ✨', ' 🇺🇸', ' 🗳️', ' | Official', ' (personal)', ' 🌲'];

/** Names of people that scanners, encodings and programs damaged. */
export function damage(tools: Tools): Kinds {
  const { random, pick, next, employer, found, isFree, alone, unique, person, bearers } = tools;
  return {
    'misread by a scanner, employer': unique(({ first, last }) => {
      if (letters(first + last) < 12) return null;
      const once = scanned(pick([`${first} ${last}`, `${last}, ${first}`]), random);
      return once !== null && next() < 0.4 ? scanned(once, random) : once;
    }, employer),
    'misread by a scanner, only the name': () => {
      const one = alone();
      const last = one && one.last.length > 6 ? scanned(one.last, random) : null;
      if (!one || last === null) return null;
      const name = pick([
        `${one.first} ${last}`,
        `${scanned(one.first, random) ?? one.first} ${last}`,
        `${last}, ${one.first}`,
      ]);
      return bearers(name) > 0 ? null : found(one, name);
    },
    'misread in handwriting, employer': () => {
      const one = alone();
      if (one === null || one.first.length < 4 || one.last.length < 5) return null;
      const [first, last] = [misread(one.first, random), misread(one.last, random)];
      return first === null || last === null || !isFree(first, last)
        ? null
        : found(one, `${first} ${last}`, employer(one));
    },
    'a question mark for a lost letter, employer': unique((one) => {
      const name = full(one);
      const lost = name.replace(/[^ -~]|(?<=\p{L})'(?=\p{L})/gu, pick(['?', '?', '\u{FFFD}']));
      return lost === name || lost.replace(/[^?\u{FFFD}]/gu, '').length > 2 ? null : lost;
    }, employer),
    'the wrong encoding': unique(
      (one) => wronglyDecoded(full(one), random),
      (one) => pick([{}, employer(one)]),
    ),
    'a header or a link not decoded, employer': unique((one) => {
      const name = full(one).normalize('NFC');
      return /[^ -~]/.test(name) ? pick(ENCODINGS)(name) : null;
    }, employer),
    'accents as commands of LaTeX, employer': unique((one) => {
      const [first, last] = [inLatex(one.first), inLatex(one.last)];
      const isAscii = /^[ -~]+$/.test(first + last);
      if (!isAscii || (first === one.first && last === one.last)) return null;
      return pick([`${last}, ${first}`, `${first} ${last}`, `{${last}}, ${first}`]);
    }, employer),
    'full-width, bold or circled letters': () => {
      const one = person({ isUnique: true });
      return isPlain(one)
        ? found(one, styled(full(one), random) + pick(TAILS), pick([{}, employer(one)]))
        : null;
    },
    'a hyphen at the end of a line, employer': unique(({ first, last }) => {
      if (!/^[A-Za-z]{7,}$/.test(last)) return null;
      const breaks = [...last.matchAll(/(?<=^.{2,}[aeiouy][^aeiouy]?)(?=[^aeiouy][aeiouy].{1,}$)/gi)];
      if (breaks.length === 0) return null;
      const place = pick(breaks).index;
      const broken = `${first} ${last.slice(0, place)}- ${last.slice(place)}`;
      return pick([broken, broken, broken.toUpperCase()]);
    }, employer),
  };
}
