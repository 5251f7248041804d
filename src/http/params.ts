import { Param, type PipeTransform } from '@nestjs/common';
import { publicId } from '../values/public-id.js';
import { notFound } from './errors.js';

/** A malformed id in a path is a path that leads nowhere: 404, not 422. */
const publicIdOr404: PipeTransform<string, string> = {
  transform(value) {
    const parsed = publicId(value);
    if (!parsed.ok) throw notFound();
    return parsed.value;
  },
};

/** The `{public_id}` of a path. */
export const PublicId = () => Param('public_id', publicIdOr404);
