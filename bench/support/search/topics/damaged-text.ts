import type { Draws } from '../draws.js';
import type { Drawn, Kinds } from '../kinds.js';
import { isLatin } from '../random.js';
import { slotsOf } from '../texts.js';

const BROKEN_LINES = [
  '{first} {start}- {end}',
  '{first} {start}-\n{end}',
  '{first} {start}-{end}',
  '{first} {start}\u00ad{end}',
  '{first} {start}\u200b{end}',
  '{start}-\n{end}, {first}',
  'page 17 … chaired by {first} {start}- {end} until the end of the term',
  'by {first} {start}-\r\n{end} (continued)',
];
const AROUND_ACCENTS = ['{damaged}', '{damaged}, {year}', 'contact {damaged}', '{damaged} biography'];
const AROUND_DISGUISES = ['{damaged}', '{damaged}, counsel', 'Fwd: {damaged}', '{damaged} {year}'];

const codeOf = (letter: string): number => letter.codePointAt(0)!;
const FOREIGN = /[^\p{ASCII}\p{P}\s]/gu;
const eachForeign = (name: string, change: (letter: string) => string): string =>
  name.replace(FOREIGN, change);

const ENTITIES: Readonly<Record<string, string>> = {
  '\u0301': 'acute',
  '\u0300': 'grave',
  '\u0308': 'uml',
  '\u0303': 'tilde',
  '\u0302': 'circ',
  '\u0327': 'cedil',
};
const LATEX: Readonly<Record<string, string>> = {
  '\u0300': '`',
  '\u0301': "'",
  '\u0302': '^',
  '\u0303': '~',
  '\u0308': '"',
};

function entity(letter: string): string {
  const [base, mark] = letter.normalize('NFD');
  const known = codeOf(letter) < 256 && mark !== undefined && ENTITIES[mark];
  return known ? `&${base}${known};` : `&#${codeOf(letter)};`;
}

function latex(letter: string): string {
  const [base, mark] = letter.normalize('NFD');
  return mark === undefined || LATEX[mark] === undefined ? letter : `\\${LATEX[mark]}{${base}}`;
}

const encodedWord = (text: string): string =>
  `=?UTF-8?Q?${[...Buffer.from(text)]
    .map((byte) =>
      byte === 32 ? '_' : byte < 128 ? String.fromCodePoint(byte) : `=${byte.toString(16).toUpperCase()}`,
    )
    .join('')}?=`;

const readAsWindows1252 = (text: string): string => new TextDecoder('windows-1252').decode(Buffer.from(text));
/** Names whose letters are escaped. */
const ESCAPES: readonly ((name: string) => string)[] = [
  (name) => eachForeign(name, entity),
  (name) => eachForeign(name, (letter) => `\\u${codeOf(letter).toString(16).padStart(4, '0')}`),
  encodedWord,
  (name) => eachForeign(name, latex),
];

const CYRILLIC = '\u0430\u0441\u0435\u0456\u043e\u0440\u0445\u0443';
const cyrillic = (letter: string): string => CYRILLIC['aceiopxy'.indexOf(letter)]!;
const LIGATURES: Readonly<Record<string, string>> = { ff: '\ufb00', fi: '\ufb01', fl: '\ufb02' };
/** Texts that look like the name and have other characters. */
const DISGUISES: readonly ((name: string) => string)[] = [
  (name) => name.replace(/[aceiopxy]/g, cyrillic),
  (name) => name.replace(/[aceo]/, cyrillic),
  (name) => [...name].join('\u200b'),
  (name) => name.replace(/\p{L}{3}(?=\p{L})/gu, '$&\u00ad'),
  (name) => `\ufeff${name.replaceAll(' ', '\u00a0')}\u200e`,
  (name) => name.replace(/ff|fi|fl/g, (letters) => LIGATURES[letters]!),
];

/** Turns the letters of ASCII into those of a block of styled letters. */
const styled = (text: string, upper: number, lower: number): string =>
  text.replace(/[A-Za-z]/g, (letter) =>
    String.fromCodePoint(codeOf(letter) + (letter < 'a' ? upper - 65 : lower - 97)),
  );
const STYLES = [
  [0x1d5d4, 0x1d5ee],
  [0xff21, 0xff41],
  [0x1d63c, 0x1d656],
] as const;

const misread = (name: string): string =>
  name
    .replace(/rn/, 'm')
    .replace(/l(?=.)/, '1')
    .replace(/o(?=.)/, '0');

/** Names that were damaged on their way: broken lines, encodings, escapes and scans. */
export function damagedTextKindsOf(draws: Draws): Kinds {
  const { random, corpus, write, all, onlyPerson, organization } = draws;
  const { pick, below } = random;
  const accented = [...corpus.organizations, ...corpus.people].filter(
    ({ name }) => isLatin(name) && name.search(FOREIGN) >= 0,
  );
  const disguised =
    (disguises: readonly ((name: string) => string)[], templates = AROUND_DISGUISES) =>
    (): Drawn => {
      const one = onlyPerson();
      const damaged = pick(disguises)(one.name);
      return damaged === one.name ? null : [write(templates, { damaged }), all(one)];
    };

  return {
    'last name broken at the end of a line': () => {
      const one = onlyPerson();
      if (!/^[A-Za-z]{7,}$/.test(one.last)) return null;
      const at = 3 + below(one.last.length - 5);
      const parts = { start: one.last.slice(0, at), end: one.last.slice(at) };
      return [write(BROKEN_LINES, { ...slotsOf(one), ...parts }), all(one)];
    },
    'word of an organization broken at the end of a line': () => {
      const one = organization(2);
      const query = one.name.replace(/\p{L}{9,}/u, (word) => {
        const at = 4 + below(3);
        return word.slice(0, at) + pick(['- ', '-\n', '\u00ad']) + word.slice(at);
      });
      return query === one.name ? null : [query, all(one)];
    },
    'broken encoding': () => {
      const one = pick(accented);
      const name = one.name.normalize('NFC');
      const foreign = name.match(FOREIGN)!.length;
      const damaged =
        foreign === 1 && below(2)
          ? eachForeign(name, () => pick(['?', '\ufffd']))
          : pick([readAsWindows1252, (text: string) => readAsWindows1252(readAsWindows1252(text))])(name);
      return foreign > 4 || /[\u0080-\u009f]/.test(damaged)
        ? null
        : [write(AROUND_ACCENTS, { damaged }), all(one)];
    },
    'escaped letters': () => {
      const one = pick(accented);
      const damaged = pick(ESCAPES)(one.name.normalize('NFC'));
      return [write(AROUND_ACCENTS, { damaged }), all(one)];
    },
    'letters that look alike, and invisible characters': disguised(DISGUISES),
    'styled letters': disguised(
      STYLES.map(
        ([upper, lower]) =>
          (name) =>
            styled(name, upper, lower),
      ),
    ),
    'misread letters of a scan': disguised([misread], ['{damaged}', 'Hon. {damaged}', 'signed, {damaged}']),
  };
}
