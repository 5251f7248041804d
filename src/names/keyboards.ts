import { readData } from './word-lists.js';

/** The letters of a layout, and those of an American keyboard in the same positions. */
interface Layout {
  readonly letters: string;
  readonly american: string;
}

const LAYOUTS = Object.values(JSON.parse(readData('keyboards.json')) as Record<string, Layout>).map(
  ({ letters, american }) => {
    const keys = american.split(' ');
    const typed = letters.split(' ');
    return {
      keys: new Map(typed.map((letter, at) => [letter, keys[at]!])),
      // A key may type two letters. They come first.
      letter: new RegExp(typed.join('|'), 'g'),
    };
  },
);

/** The text that the same keys produce on an American keyboard, for a text in the letters of another layout alone. */
function onAmericanKeyboard(text: string): string[] {
  const lower = text.toLowerCase();
  return LAYOUTS.filter(
    ({ letter }) => /\p{L}/u.test(lower) && !/\p{L}/u.test(lower.replace(letter, '')),
  ).map(({ letter, keys }) => lower.replace(letter, (one) => keys.get(one)!));
}

/*
 * The keys of the parts of a Korean syllable (KS X 5002), in the order of Unicode: a consonant, a vowel, and possibly one
 * or two consonants.
 */
const FIRST = 'r R s e E f a q Q t T d w W c z x v g'.split(' ');
const MIDDLE = 'k o i O j p u P h hk ho hl y n nj np nl b m ml l'.split(' ');
const LAST = 'r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g'.split(' ');
const longestFirst = (keys: readonly string[]): string =>
  keys.toSorted((one, other) => other.length - one.length).join('|');
const SYLLABLE = new RegExp(
  `(${FIRST.join('|')})(${longestFirst(MIDDLE)})(?:(${longestFirst(LAST)})(?!${MIDDLE.join('|')}))?`,
  'g',
);
const FIRST_SYLLABLE = 0xac00;
const SYLLABLES = /^\p{Script=Hangul}+(?: \p{Script=Hangul}+)*$/u;
/** Minimum number of keys of a text in Korean letters. Fewer may be an ordinary word. */
const MIN_KEYS = 6;

/** The Korean text that the same keys produce, for a text in the letters of an American keyboard alone. */
function onKoreanKeyboard(text: string): string[] {
  if (text.length < MIN_KEYS || !/^[a-z ]+$/i.test(text)) return [];
  const typed = text.replace(/[^REQTWOP]/g, (key) => key.toLowerCase());
  const korean = typed.replace(SYLLABLE, (_, first: string, middle: string, last: string | undefined) => {
    const vowel = FIRST.indexOf(first) * MIDDLE.length + MIDDLE.indexOf(middle);
    const end = last === undefined ? 0 : LAST.indexOf(last) + 1;
    return String.fromCharCode(FIRST_SYLLABLE + vowel * (LAST.length + 1) + end);
  });
  return SYLLABLES.test(korean) ? [korean] : [];
}

/** The texts that a text may be if it was typed with another layout of the keyboard. */
export const onOtherKeyboards = (text: string): string[] => [
  ...onAmericanKeyboard(text),
  ...onKoreanKeyboard(text),
];
