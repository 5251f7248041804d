import { fold } from '../../../../src/names/normalize.js';
import type { Kinds, Person } from '../records.js';
import { at, full, type Tools } from '../tools.js';
import { HINDI_SIGNS, KANA_FIRST, KANA_LAST, SIMPLIFIED, UNCHANGED } from '../writings/asian-names.js';
import { ESTABLISHED, HANGUL_GIVEN, HANGUL_LAST } from '../writings/established-names.js';
import { INDIAN_BODY, sameSoundAs } from '../writings/given-names.js';
import {
  CYRILLIC,
  GREEK,
  INDIAN_SCRIPTS,
  SCRIPTS,
  consonantsOf,
  inDevanagari,
  spelled,
} from '../writings/scripts.js';
import { rewritings } from '../writings/tables.js';

/** Names of people in the letters of another script. */
export function scripts(tools: Tools): Kinds {
  const { random, pick, below, employer, found, alone, unique, person, foreigner, bearers, members } = tools;
  const inLetters = (write: (name: string) => string) => unique((one) => write(full(one)), employer);
  return {
    ...Object.fromEntries(
      Object.entries(SCRIPTS).map(([script, write]) => [`${script} letters, employer`, inLetters(write)]),
    ),
    'Cyrillic or Greek letters, last name first, employer': () => {
      const one = alone();
      if (one === null) return null;
      const [first, last] = pick([
        [spelled(one.first, [['chr', 'хр'], ...CYRILLIC]), spelled(one.last, CYRILLIC)],
        [one.first, one.last].map((name) => spelled(name, GREEK).replace(/σ$/, 'ς')),
      ]) as [string, string];
      return found(one, `${last} ${first}`, employer(one));
    },
    'the established Cyrillic, Greek, Japanese, Arabic or Hebrew form, employer': () => {
      const one = person({ isUnique: true });
      const [first, last] = [ESTABLISHED[one.first], ESTABLISHED[one.last]];
      if (!first || !last) return null;
      const here = pick(one.employers);
      const isLike = (other: Person) => fold(other.last).startsWith(fold(one.last).slice(0, 4));
      if (
        members(here.key).filter((other) => isLike(other) && fold(other.first)[0] === fold(one.first)[0])
          .length > 1
      )
        return null;
      const script = below(5);
      const [given, family] = [first[script]!, last[script]!];
      const [gap, isTurned] = [script === 2 ? '・' : ' ', script === 0 && pick([0, 1]) === 1];
      return found(one, isTurned ? `${family} ${given}` : given + gap + family, at(here, below(3)));
    },
    'katakana, employer': () => {
      const one = alone();
      const [first, last] = [KANA_FIRST[one?.first ?? ''], KANA_LAST[one?.last ?? '']];
      if (one === null || first === undefined || last === undefined) return null;
      const names = [`${first}・${last}`, `${first} ${last}`, `${first}・${last}氏`, `${first}＝${last}`];
      return found(one, pick(names), employer(one));
    },
    'Hangul, employer': () => {
      const one = person({ isUnique: true });
      const [first, last] = [HANGUL_GIVEN[one.first], HANGUL_LAST[one.last]];
      if (first === undefined || last === undefined) return null;
      if (sameSoundAs(one.first).some((other) => bearers(`${other} ${one.last}`) > 0)) return null;
      return found(one, `${first} ${last}${pick(['', '', ' 의원'])}`, employer(one));
    },
    'Devanagari, employer': unique((one) => {
      const isIndian = one.employers.some(({ name }) => INDIAN_BODY.test(name));
      const sounds = (other: Person) => consonantsOf(other.first + other.last);
      if (!isIndian || /\b\p{L}\b/u.test(one.first)) return null;
      const colleagues = one.employers.flatMap(({ key }) => members(key));
      return colleagues.some((other) => other.key !== one.key && sounds(other) === sounds(one))
        ? null
        : inDevanagari(full(one), random);
    }, employer),
    'Gujarati, Telugu or Kannada for Devanagari, employer': () => {
      const one = person({ isUnique: true });
      const alias = one.aliases.find((name) =>
        /^(?!.*[\u093c\u0911\u0949])[\p{Script=Devanagari} ]{5,}$/u.test(name.normalize('NFD')),
      );
      if (alias === undefined || bearers(alias) > 1 || !alias.includes(' ')) return null;
      const [distance, script] = pick(INDIAN_SCRIPTS);
      const written = alias.replace(/\S/gu, (letter) =>
        String.fromCodePoint(letter.codePointAt(0)! + distance),
      );
      return script.test(written) ? found(one, written, employer(one)) : null;
    },
    'another sign for a sound in Devanagari, employer': () => {
      const one = person({ isUnique: true });
      const alias = one.aliases.find((name) => /^[\u0900-\u097f ]+$/.test(name))?.normalize('NFC');
      if (alias === undefined || bearers(alias) > 1) return null;
      const others = rewritings(alias, HINDI_SIGNS);
      const name = pick(others);
      if (name === undefined || (fold(name) !== fold(alias) && bearers(name) > 0)) return null;
      return found(one, name, employer(one));
    },
    'simplified for traditional Chinese characters, employer': () => {
      const one = foreigner();
      const { first, last } = one;
      const letters = [...(last + first)];
      if (letters.length < 2 || !letters.every((letter) => SIMPLIFIED.has(letter) || UNCHANGED.has(letter)))
        return null;
      const written = letters.map((letter) => SIMPLIFIED.get(letter) ?? letter).join('');
      if (written === last + first || bearers(last + first) > 1 || bearers(full(one)) > 1) return null;
      return bearers(written) > 1 ? null : found(one, written, employer(one));
    },
  };
}
