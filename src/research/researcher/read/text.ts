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
