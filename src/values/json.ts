import { isPlainText, accept, refuse, type Parsed, type Parser } from './text.js';

/** True for a JSON object (or an instance made of one), false for arrays, null and scalars. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const MAX_BYTES = 16_384;
const MAX_DEPTH = 8;

/** Keys with a special meaning in JavaScript, which endanger code that copies objects. */
const SPECIAL_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor']);

/**
 * A client-defined JSON object: at most 16 KiB, at most eight levels deep, with text that can be stored and numbers
 * without loss of precision.
 */
export const metadata: Parser<Record<string, unknown>> = (input) => {
  if (!isRecord(input)) return refuse('invalid_type', 'must be an object');
  const fault = faultOf(input, 1);
  if (fault !== null) return fault;
  return Buffer.byteLength(JSON.stringify(input)) > MAX_BYTES ? tooLong() : accept(input);
};

const tooLong = () => refuse('too_long', `must be at most ${MAX_BYTES} bytes of JSON`);

/** The first error of a value at this level. The depth limit also bounds the recursion for hostile input. */
function faultOf(value: unknown, depth: number): Parsed<never> | null {
  if (typeof value === 'string') return faultOfText(value);
  if (typeof value === 'number') return isExact(value) ? null : inexact();
  if (typeof value !== 'object' || value === null) return null;
  if (depth > MAX_DEPTH) return refuse('too_deep', `must be at most ${MAX_DEPTH} levels deep`);
  const children = Array.isArray(value) ? value : Object.values(value);
  // More children than allowed bytes are too long in any case.
  if (children.length > MAX_BYTES) return tooLong();
  for (const key of Array.isArray(value) ? [] : Object.keys(value)) {
    const fault = faultOfKey(key);
    if (fault !== null) return fault;
  }
  for (const child of children) {
    const fault = faultOf(child, depth + 1);
    if (fault !== null) return fault;
  }
  return null;
}

const faultOfKey = (key: string) =>
  SPECIAL_KEYS.has(key) ? refuse('invalid_format', `must not contain the key ${key}`) : faultOfText(key);

/** Allows line breaks and tabs; rejects what PostgreSQL cannot store, and invisible characters. */
const faultOfText = (text: string) =>
  isPlainText(text.replace(/[\t\n\r]/g, ' '))
    ? null
    : refuse('invalid_characters', 'must not contain control or invisible characters');

/** False for numbers that JSON.parse has rounded: integers beyond 2^53, and 1e400. */
const isExact = (number: number) =>
  Number.isFinite(number) && (!Number.isInteger(number) || Number.isSafeInteger(number));

const inexact = () =>
  refuse('out_of_range', `must not contain integers beyond ${Number.MAX_SAFE_INTEGER}: send them as text`);

/** Whether objects and arrays are nested more than this many levels deep. It does not look any deeper. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  // `for in` makes a text of each index of an array.
  if (Array.isArray(value)) return value.some((item) => isDeeperThan(item, levels - 1));
  for (const key in value) {
    if (isDeeperThan((value as Record<string, unknown>)[key], levels - 1)) return true;
  }
  return false;
}

export const FIELD_NAME = /^[a-z][a-z_]{0,63}$/;

/** Names of a record's fields: at most 100, deduplicated. */
export const fieldNames: Parser<string[]> = (input) => {
  if (!Array.isArray(input)) return refuse('invalid_type', 'must be an array of field names');
  if (input.length > 100) return refuse('too_long', 'must have at most 100 items');
  return input.every((name) => typeof name === 'string' && FIELD_NAME.test(name))
    ? accept([...new Set(input as string[])])
    : refuse('invalid_format', 'must contain field names such as "title"');
};
