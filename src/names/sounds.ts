import { compact, fold, spellings } from './normalize.js';

/*
 * Keys of sounds, by which names in other scripts are found. Arabic and Hebrew omit vowels, and each language writes
 * foreign consonants in its own way, so a key has only the consonants, in eight classes. Phonetic algorithms for one
 * language, such as Double Metaphone, keep sounds apart that other scripts do not write.
 */

/** Letters, and the classes as which they may sound; the empty one is silent. In the order in which they are read. */
const CLASSES: readonly (readonly [letters: RegExp, classes: readonly string[]])[] = [
  [/^(?:tsch|tch|tsh|dzh|sch|sh|zh|cz|cs|sz|[sz])/, ['s']],
  // Without a vowel between them, as in Arabic, `t` and `s` are one sound or two.
  [/^(?:ts|tz|dz)/, ['s', 'ts']],
  [/^(?:ch|c(?=[eiy]))/, ['s', 'k']],
  [/^(?:kh|gh)/, ['k', '']],
  [/^g(?=[eiy])/, ['k', 's']],
  [/^(?:j|dj)/, ['s', '']],
  [/^x/, ['ks']],
  [/^(?:ck|[ckqg])/, ['k']],
  [/^[vw]/, ['', 'p']],
  [/^(?:ph|[bpf])/, ['p']],
  [/^[dt]h?/, ['t']],
  [/^[lrmn]/, []],
];

const MAX_SKELETONS = 6;

/** The classes of the consonants of a Latin word, for each way in which it may sound. */
export function skeletons(word: string): string[] {
  let found = [''];
  for (let rest = word.replace(/(.)\1/g, '$1'); rest !== '';) {
    const rule = CLASSES.find(([letters]) => letters.test(rest));
    const read = rule === undefined ? rest[0]! : rule[0].exec(rest)![0];
    rest = rest.slice(read.length);
    if (rule === undefined) continue;
    const choices = rule[1].length === 0 ? [read] : rule[1];
    const used = found.length * choices.length > MAX_SKELETONS ? choices.slice(0, 1) : choices;
    found = found.flatMap((before) => used.map((choice) => joined(before, choice)));
  }
  return [...new Set(found)].filter((skeleton) => skeleton !== '');
}

/** Consonants of one class next to each other sound once. */
const joined = (before: string, choice: string): string =>
  choice !== '' && before.endsWith(choice[0]!) ? before + choice.slice(1) : before + choice;

/** A vowel, or a consonant as the classes in capitals as which it may sound. */
interface Sound {
  readonly as: string;
  /** Whether it may be silent. */
  readonly isFaint: boolean;
}

/** The sounds of a word. */
function soundsIn(word: string, isVowelW: boolean): Sound[] {
  const found: Sound[] = [];
  for (let rest = word.replace(/(.)\1/g, '$1'); rest !== '';) {
    const rule = /^[vw]/.test(rest) && isVowelW ? undefined : CLASSES.find(([letters]) => letters.test(rest));
    const read = rule === undefined ? rest[0]! : rule[0].exec(rest)![0];
    rest = rest.slice(read.length);
    if (rule !== undefined) {
      const classes = rule[1].length === 0 ? [read] : rule[1];
      found.push({ as: classes.join('').toUpperCase(), isFaint: classes.includes('') });
    } else if (/[aeiouyvw]/.test(read)) found.push({ as: VOWEL[read] ?? read, isFaint: false });
  }
  return found;
}

const VOWEL: Readonly<Record<string, string>> = { y: 'i', v: 'u', w: 'u' };
const isVowel = ({ as }: Sound): boolean => /[aeiou]/.test(as);
const isSame = (one: Sound, other: Sound): boolean => [...one.as].some((sound) => other.as.includes(sound));
/** Vowels that scripts and languages write for each other. */
const NEAR_VOWELS: ReadonlySet<string> = new Set(['ei', 'ie', 'ou', 'uo', 'ea', 'ae', 'oa', 'ao']);

/** How closely the sounds of two words agree, from 0 to 1, if vowels count half. */
export function closenessOf(foreign: string, latin: string, omitsVowels: boolean): number {
  const readings = (word: string) =>
    (/[vw]/.test(word) ? [true, false] : [false]).map((is) => soundsIn(word, is));
  const others = readings(latin);
  return Math.max(
    ...readings(foreign).flatMap((one) =>
      others.map((other) => 1 - difference(one, other, omitsVowels) / Math.max(1, one.length, other.length)),
    ),
  );
}

function difference(foreign: readonly Sound[], latin: readonly Sound[], omitsVowels: boolean): number {
  const skipped = (sound: Sound, isOmitted: boolean): number =>
    isVowel(sound) ? (isOmitted ? 0.15 : 0.5) : sound.isFaint ? 0.5 : 1;
  let previous = [0];
  for (const sound of latin) previous.push(previous.at(-1)! + skipped(sound, omitsVowels));
  for (const one of foreign) {
    const current = [previous[0]! + skipped(one, false)];
    for (const [at, other] of latin.entries()) {
      const near = NEAR_VOWELS.has(one.as + other.as) ? 0.25 : isVowel(one) && isVowel(other) ? 0.5 : 1;
      current.push(
        Math.min(
          previous[at]! + (isSame(one, other) ? 0 : near),
          previous[at + 1]! + skipped(one, false),
          current[at]! + skipped(other, omitsVowels),
        ),
      );
    }
    previous = current;
  }
  return previous.at(-1)!;
}

/** Whether two words of one script sound the same, vowels included: `Tomas` and Thomas, but not Maria and Mario. */
export function soundTheSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((word) =>
    soundsIn(word.replace(/(?:ey|ie|y)$/, 'i'), false)
      .map(({ as }) => as)
      .join(' '),
  );
  return first === second;
}

/** Scripts that mostly omit short vowels. */
const ABJAD = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]/u;
export const omitsVowels = (text: string): boolean => ABJAD.test(text);

const FOREIGN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** Whether a text is written in another script than Latin. */
export const isForeign = (text: string): boolean => FOREIGN.test(text);

/** Pairs of Greek letters for sounds that Greek has no letter for, as romanized letter by letter. */
const GREEK_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/gou|ou(?=[aei])/g, 'w'],
  [/^gk|gk$/g, 'g'],
  [/^mp|mp$/g, 'b'],
  [/^nt/g, 'd'],
  [/mp/g, 'mb'],
  [/nt/g, 'nd'],
  [/tz/g, 'j'],
  [/ch/g, 'h'],
  [/^g?i(?=[aeou])/g, 'y'],
];

/** Customary spellings of sounds that are romanized letter by letter: `james` for `dzhames`. */
export function customary(form: string, word: string): string[] {
  if (!isForeign(word)) return [form];
  if (/\p{Script=Hebrew}/u.test(word)) return hebrew(form, word);
  const plain = form.replaceAll('dzh', 'j').replaceAll('kh', 'h');
  // Cyrillic has no letter for `h`.
  if (/\p{Script=Cyrillic}/u.test(word)) return [...new Set([form, plain, plain.replaceAll('g', 'h')])];
  if (!/\p{Script=Greek}/u.test(word)) return [...new Set([form, plain])];
  const usual = GREEK_SOUNDS.reduce((text, [from, to]) => text.replace(from, to), plain);
  // `Jakob` for Iakob, and `Adams` for Antams.
  const others = [usual.replace(/^[iy](?=[aeou])/, 'j'), usual.replaceAll('mb', 'b').replaceAll('nd', 'd')];
  return [...new Set([form, usual, ...others])];
}

/** Hebrew marks `j`, `ch`, `zh` and `th` of other languages, and may write `v` for `b`, `o` and `u`. */
function hebrew(form: string, word: string): string[] {
  const marks = [...word.matchAll(/([גצזתץ])['’׳]/g)].map(([, letter]) => letter);
  if (marks.length === 0) return [...new Set([form, form.replaceAll('g', 'j')])];
  const usual = marks.includes('ג') ? form.replaceAll('g', 'j') : form;
  return [
    ...new Set([
      form,
      marks.some((mark) => mark === 'צ' || mark === 'ץ') ? usual.replaceAll('ts', 'ch') : usual,
    ]),
  ];
}

const MAX_KEYS = 12;
/** Precedes the keys of names in other scripts, by which a Latin name finds them. */
export const IN_ANOTHER_SCRIPT = '~';

const romanized = (text: string): string[] =>
  spellings(text)
    .filter((form) => /^[a-z ]+$/.test(form))
    .flatMap((form) => customary(form, text));

/** The ways in which a word may sound; of a name of several words, without spaces. */
const soundsOf = (text: string): string[] => [
  ...new Set((isForeign(text) ? romanized(text) : [fold(text)]).map(compact).flatMap(skeletons)),
];

/** The keys of a name by its sounds: of the first given name with the last name, and with its last word. */
export function soundKeys(first: string, last: string): string[] {
  const [given] = first.trim().split(/[\s.,]+/);
  const lasts = [
    ...new Set([
      last,
      last
        .trim()
        .split(/[\s-]+/)
        .at(-1)!,
    ]),
  ];
  if (given === undefined || [...given].length < 2) return [];
  const keys = soundsOf(given).flatMap((one) =>
    lasts.flatMap(soundsOf).map((other) => [one, other].toSorted().join(' ')),
  );
  return [...new Set(keys)].slice(0, MAX_KEYS);
}
