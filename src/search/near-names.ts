import { Injectable } from '@nestjs/common';
import { Database, statement } from '../database/database.js';
import { typingErrors } from './names/distance.js';
import { compact } from './names/normalize.js';
import { pairsWithin } from './names/quarters.js';

/** Longer names, in characters, and shorter ones, in letters, bear no such number of errors. */
const LONGEST = { 1: 160, 2: 120 } as const;
const FEWEST = { 1: 4, 2: 7 } as const;
/** Names of more words are not compared in other orders. */
const MAX_WORDS_IN_ANY_ORDER = 4;

/** SQL: the keys of pairs whose texts are in two parameters, as `search_name_quarters` makes them. */
const KEYS = (first: string, other: string) =>
  `ARRAY(SELECT (hashtext(one)::bigint << 32) | (hashtext(other)::bigint & 4294967295)
    FROM unnest(${first}::text[], ${other}::text[]) AS asked (one, other))`;

/** $1, $2 pairs of quarters; after one error, $3, $4 others. The names that have one of each. */
const PROPOSE = {
  1: statement(`
    SELECT DISTINCT name FROM search_names
    WHERE search_name_quarters(name) && ${KEYS('$1', '$2')} AND search_name_quarters(name) && ${KEYS('$3', '$4')}`),
  2: statement(
    `SELECT DISTINCT name FROM search_names WHERE search_name_quarters(name) && ${KEYS('$1', '$2')}`,
  ),
} as const;

/** Finds the whole names that a misspelt query stands for, in PostgreSQL for either engine. */
@Injectable()
export class NearNames {
  constructor(private readonly db: Database) {}

  /** The names that differ from one of these forms by at most so many typing errors. */
  async meant(forms: readonly string[], errors: 1 | 2): Promise<string[]> {
    const asked = comparable(forms, errors);
    return asked.length === 0 ? [] : namesWithin(asked, await this.proposed(asked, errors), errors);
  }

  /** The names that share parts with one of these: some too many, never too few. */
  private async proposed(asked: readonly string[], errors: 1 | 2): Promise<string[]> {
    const columns = pairsWithin(asked, errors).flatMap((keys) => [
      keys.map(([first]) => first),
      keys.map(([, other]) => other),
    ]);
    const rows = await this.db.read<{ name: string }>(PROPOSE[errors], columns);
    return rows.map(({ name }) => name);
  }
}

/** The forms that bear so many errors, in the orders in which they are compared. */
export const comparable = (forms: readonly string[], errors: 1 | 2): string[] =>
  [...new Set(forms.flatMap(rotations))].filter(
    (form) => form.length <= LONGEST[errors] && compact(form).length >= FEWEST[errors],
  );

/** The names, of those proposed, that are within so many typing errors of a form. */
export const namesWithin = (forms: readonly string[], proposed: readonly string[], errors: 1 | 2): string[] =>
  proposed.filter((name) => forms.some((form) => typingErrors(form, name, errors) <= errors));

/** The name, also with its last word first and its first word last: the errors come on top of the order. */
function rotations(form: string): string[] {
  const parts = form.split(' ');
  if (parts.length < 2 || parts.length > MAX_WORDS_IN_ANY_ORDER) return [form];
  return [form, [parts.at(-1)!, ...parts.slice(0, -1)].join(' '), [...parts.slice(1), parts[0]!].join(' ')];
}
