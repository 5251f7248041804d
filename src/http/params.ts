import { Param, type PipeTransform } from '@nestjs/common';
import type { Parser } from '../values/parsed.js';
import { legacyId, publicId } from '../values/public-id.js';
import { notFound } from './errors.js';

/** A malformed id in a path is a path that leads nowhere: 404, not 422. */
const or404 = <T>(parser: Parser<T>, expected: string): PipeTransform<string, T> => ({
  transform(value) {
    const parsed = parser(value);
    if (!parsed.ok) throw notFound(expected);
    return parsed.value;
  },
});

const PUBLIC_ID_EXPECTED =
  'The path takes a public_id, 32 lowercase hexadecimal digits, and not the number in id.';
const NUMBER_EXPECTED = 'The path takes the id, a number.';

/** The `{public_id}` of a path. */
export const PublicId = () => Param('public_id', or404(publicId, PUBLIC_ID_EXPECTED));

/** The `{id}` of a path, a number. */
export const NumericId = () => Param('id', or404(legacyId, NUMBER_EXPECTED));

/** The `{finding_id}` of a path, a number. */
export const FindingId = () => Param('finding_id', or404(legacyId, NUMBER_EXPECTED));
