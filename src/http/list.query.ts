import { accept, refuse } from '../values/parsed.js';
import { wholeNumber } from '../values/numbers.js';
import { choiceProblems } from './dto.js';
import type { Problem } from './errors.js';
import { Field, TimestampField } from './fields.js';

export const MAX_PER_PAGE = 100;
/** Beyond this an offset would not fit PostgreSQL's bigint. */
const MAX_PAGE = 1e12;

/** A page by number. */
export class PageQuery {
  @Field(
    (input) => {
      const page = wholeNumber(1)(input);
      return page.ok && page.value > MAX_PAGE ? refuse('out_of_range', `must be at most ${MAX_PAGE}`) : page;
    },
    { type: 'integer', minimum: 1, maximum: MAX_PAGE, default: 1 },
    { description: '1-based page number.' },
  )
  page?: number;

  @Field(
    (input) => {
      const rows = wholeNumber(1)(input);
      return rows.ok ? accept(Math.min(rows.value, MAX_PER_PAGE)) : rows;
    },
    { type: 'integer', minimum: 1, default: MAX_PER_PAGE },
    { description: `Rows a page; more than ${MAX_PER_PAGE} are served as ${MAX_PER_PAGE}.` },
  )
  per_page?: number;
}

/** What every list of records takes: a page by number, or a walk by cursor. */
export class ListQuery extends PageQuery {
  @TimestampField({
    description:
      'Only records changed at or after this moment. A change becomes visible when it commits: let intervals overlap by a minute.',
    example: '2026-01-31T09:30:00Z',
  })
  updated_since?: string;

  @Field(
    (input) => {
      const id = decodeCursor(input);
      return id === null
        ? refuse('invalid_format', 'must be a meta.next_cursor of this list')
        : accept(input as string);
    },
    { type: 'string' },
    {
      description:
        'Walks the whole list in the order of ids: pass meta.next_cursor until it is null. No row is skipped or repeated while others write. Not together with page.',
    },
  )
  cursor?: string;

  /** A page contradicts a cursor, and a record's public id its legacy number. */
  problems(): Problem[] {
    const filters = Object.keys(this).filter((name) => name.endsWith('_public_id'));
    const pairs = filters.map((name) => [name, name.replace(/_public_id$/, '_id')]);
    const atMostOne = { required: false, exclusive: true };
    return [['page', 'cursor'], ...pairs].flatMap((pair) => choiceProblems(this, pair, atMostOne));
  }
}

/** A cursor is the id of the last row seen; its form is nobody's business. */
export const encodeCursor = (id: number): string => Buffer.from(`after:${id}`).toString('base64url');

export function decodeCursor(input: unknown): number | null {
  if (typeof input !== 'string' || input.length > 64) return null;
  const match = /^after:(\d{1,15})$/.exec(Buffer.from(input, 'base64url').toString());
  return match ? Number(match[1]) : null;
}
