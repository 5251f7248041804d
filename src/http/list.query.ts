import { accept, refuse } from '../values/parsed.js';
import { wholeNumber } from '../values/numbers.js';
import { decodeCursor } from './cursor.js';
import { choiceProblems } from './dto.js';
import { invalidField, type ApiError, type Problem } from './errors.js';
import { Field, TimestampField } from './fields.js';

export const MAX_PER_PAGE = 100;

/** Pages reach this many rows: an OFFSET costs as much as the rows it skips. Cursors reach all. */
export const LIST_WINDOW = 10_000;

/** What every list takes: a page by number, or a walk by cursor. */
export class PageQuery {
  @Field(
    wholeNumber(1),
    { type: 'integer', minimum: 1, maximum: LIST_WINDOW, default: 1 },
    {
      description: `1-based page number. Pages reach the first ${LIST_WINDOW} rows; use cursor to read further.`,
    },
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

  @Field(
    (input) =>
      decodeCursor(input) === null ? refuse('invalid_format', CURSOR_RULE) : accept(input as string),
    { type: 'string' },
    {
      description:
        'Walks the whole list: pass meta.next_cursor until it is null. A cursor belongs to its list, with the same filters and the same order. Not together with page.',
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

/** What a list takes whose rows change. */
export class ListQuery extends PageQuery {
  @TimestampField({
    description:
      'Only rows changed at or after this moment. A change becomes visible when it commits: let intervals overlap by a minute.',
    example: '2026-01-31T09:30:00Z',
  })
  updated_since?: string;
}

const CURSOR_RULE = 'must be a meta.next_cursor of this list, with the same filters and the same order';

/** 422 for a cursor of another list. */
export const foreignCursor = (): ApiError => invalidField('cursor', 'invalid_format', CURSOR_RULE);

/** 422 for a page beyond the window. */
export const pageOutOfRange = (perPage: number): ApiError =>
  invalidField(
    'page',
    'out_of_range',
    `must be at most ${Math.ceil(LIST_WINDOW / perPage)} with per_page ${perPage}: pages reach the first ${LIST_WINDOW} rows; use cursor (meta.next_cursor) to read further`,
  );
