import type { Problem } from '../../common/errors.js';
import { Shaped, Field, TimestampField, ValuesField } from '../../http/dto.js';
import { accept, refuse, type Parser } from '../../values/text.js';
import { DEFAULTS } from '../weights.js';
import { readQuery } from './match-query.dto.js';
import { isRecord } from '../../values/json.js';
import { KINDS } from '../../values/kinds.js';

export const MAX_QUERIES = 50;
const MAX_LIMIT = 20;
const MAX_EXCLUDED = 50;
/** Maximum length of a caller's name for a query. */
const MAX_KEY = 128;

const share: Parser<number> = (input) =>
  typeof input === 'number' && input >= 0 && input <= 1
    ? accept(input)
    : refuse('invalid_format', 'must be a number from 0 to 1');

const ShareField = (description: string, standard: number) =>
  Field(
    share,
    { type: 'number', minimum: 0, maximum: 1, default: standard },
    { description, example: standard },
  );

@Shaped({ nest: [], citation: [] })
export class MatchDto {
  @Field(
    (input) => {
      if (!isRecord(input)) return refuse('invalid_type', 'must be an object of queries by name');
      const names = Object.keys(input);
      if (names.length === 0) return refuse('too_short', 'must have at least 1 query');
      return names.some((name) => name.length > MAX_KEY)
        ? refuse('too_long', `must have names of at most ${MAX_KEY} characters`)
        : accept(input);
    },
    {
      type: 'object',
      minProperties: 1,
      maxProperties: MAX_QUERIES,
      propertyNames: { maxLength: MAX_KEY },
      additionalProperties: { $ref: '#/components/schemas/MatchQuery' },
    },
    { required: true, description: 'What to match, by names that the answer repeats.' },
  )
  queries!: Record<string, unknown>;

  @Field(
    (input) =>
      typeof input === 'number' && Number.isInteger(input) && input >= 1 && input <= MAX_LIMIT
        ? accept(input)
        : refuse('invalid_format', `must be an integer from 1 to ${MAX_LIMIT}`),
    { type: 'integer', minimum: 1, maximum: MAX_LIMIT, default: DEFAULTS.limit },
    { description: 'Results of a query.', example: DEFAULTS.limit },
  )
  limit?: number;

  @ShareField('The least score of a match.', DEFAULTS.threshold)
  threshold?: number;

  @ShareField('The least score of a result.', DEFAULTS.cutoff)
  cutoff?: number;

  @ValuesField(KINDS.publicId, {
    max: MAX_EXCLUDED,
    description: 'Records that were judged not to be meant.',
    example: ['0'.repeat(32)],
  })
  exclude?: string[];

  @TimestampField({
    description: 'Only results that a source supported since then: when it was read, else when it was cited.',
    example: '2026-01-01T00:00:00Z',
  })
  verified_since?: string;

  problems(): Problem[] {
    if (!isRecord(this.queries)) return [];
    const queries = Object.entries(this.queries);
    if (queries.length > MAX_QUERIES) return [];
    return queries.flatMap(([name, query]) =>
      readQuery(query).problems.map((problem) => ({
        ...problem,
        field: ['queries', name, problem.field].filter((part) => part !== '').join('.'),
      })),
    );
  }
}

/** The further cost of a body: one credit for each query. */
export function costOfQueries(body: unknown): number {
  const { queries } = (body ?? {}) as { queries?: unknown };
  return isRecord(queries) ? Math.min(Math.max(Object.keys(queries).length, 1), MAX_QUERIES) - 1 : 0;
}
