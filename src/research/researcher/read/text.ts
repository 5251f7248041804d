import { readFileSync } from 'node:fs';
import { fold as foldName } from '../../../names/normalize.js';
import { stripInvisible, percentDecoded } from '../../../values/text.js';

/** The maximum length of a line. It bounds the time of every rule; contact data is shorter. */
export const MAX_LINE_LENGTH = 1_000;

/** The normalized words of a text, which an apostrophe separates too: `dell associazione`. */
export const fold = (text: string): string => foldName(text.replace(/['’]/g, ' '));

/** One line of NFC text without control and invisible characters, of at most `MAX_LINE_LENGTH` characters. */
export function cleanText(text: string): string {
  return stripInvisible(text.slice(0, MAX_LINE_LENGTH).toWellFormed().normalize('NFC'))
    .replace(/[\s\p{Zs}]+/gu, ' ')
    .trim();
}

/** Removes the characters of `edge` from both ends. A regular expression would take quadratic time. */
export function trimmed(text: string, edge: string): string {
  let [start, end] = [0, text.length];
  while (start < end && edge.includes(text[start]!)) start += 1;
  while (end > start && edge.includes(text[end - 1]!)) end -= 1;
  return text.slice(start, end);
}

/** The decoded text; the text itself if it is not percent-encoded UTF-8. */
export const decodedOrSame = (text: string): string => percentDecoded(text) ?? text;

/** Reads a file of `vocabulary/`. Each file names its source. */
export function vocabulary<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(`./vocabulary/${file}.json`, import.meta.url), 'utf8')) as T;
}

type List = string | Readonly<Record<string, string>>;

/** The words of some of a file's lists. A list is stored as one or more texts of the form `a, b, c`. */
export function words(file: string, ...lists: readonly string[]): string[] {
  const all = vocabulary<Readonly<Record<string, List>>>(file);
  return lists
    .flatMap((list) => (typeof all[list] === 'string' ? all[list] : Object.values(all[list]!)))
    .flatMap((text) => text.split(', '));
}

export const phrases = (file: string, ...lists: readonly string[]): Phrases =>
  new Phrases(words(file, ...lists));

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Finds phrases in folded text by whole words, with one lookup per word for any number of phrases. */
export class Phrases {
  readonly #byFirst: ReadonlyMap<string, readonly string[][]>;
  /** Phrases in scripts without spaces, which are found anywhere in a text. */
  readonly #unspaced: string[];

  constructor(phrases: readonly string[]) {
    this.#unspaced = phrases.filter((phrase) => UNSPACED.test(phrase));
    this.#byFirst = Map.groupBy(
      phrases.map((phrase) => phrase.split(' ')),
      ([first]) => first!,
    );
  }

  /** Whether a folded text contains one of the phrases. */
  isIn(folded: string): boolean {
    const words = folded.split(' ');
    return (
      words.some((_, at) => this.lengthAt(words, at) > 0) ||
      this.#unspaced.some((phrase) => folded.includes(phrase))
    );
  }

  /** Whether a folded text equals one of the phrases. */
  has(folded: string): boolean {
    const words = folded.split(' ');
    return this.lengthAt(words, 0) === words.length;
  }

  /** The number of words of the longest phrase at a position, or 0. */
  lengthAt(words: readonly string[], at: number): number {
    let longest = 0;
    for (const phrase of this.#byFirst.get(words[at]!) ?? [])
      if (phrase.length > longest && phrase.every((word, index) => words[at + index] === word))
        longest = phrase.length;
    return longest;
  }
}
