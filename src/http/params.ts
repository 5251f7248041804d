import { Param, type PipeTransform } from '@nestjs/common';
import type { Parser } from '../values/parsed.js';
import { legacyId, publicId } from '../values/public-id.js';
import { notFound } from './errors.js';

/** A malformed id in a path is a path that leads nowhere: 404, not 422. */
const or404 = <T>(parser: Parser<T>): PipeTransform<string, T> => ({
  transform(value) {
    const parsed = parser(value);
    if (!parsed.ok) throw notFound();
    return parsed.value;
  },
});

/** The `{public_id}` of a path. */
export const PublicId = () => Param('public_id', or404(publicId));

/** The `{id}` of a path, a number. */
export const NumericId = () => Param('id', or404(legacyId));

/** The `{finding_id}` of a path, a number. */
export const FindingId = () => Param('finding_id', or404(legacyId));
