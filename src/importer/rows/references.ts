import { publicId } from '../../values/public-id.js';
import { publicIdOf } from './identity.js';
import type { RowReference } from './import-row.js';
import type { Given, RowFields } from './row-fields.js';

/**
 * The record that a row names by `<name>_public_id` or `<name>_id`. The public id goes first: with it, `_id` is the
 * directory's own number, as in the answers of its API.
 */
export function readReference(
  fields: RowFields,
  names: readonly string[],
  corpus: string,
): Given<RowReference> {
  const hex = fields.read(fields.named(...names.map((name) => `${name}_public_id`)), publicId);
  if (hex) return { publicId: hex, key: null };
  const key = fields.id(fields.named(...names.map((name) => `${name}_id`)));
  if (key) return { publicId: publicIdOf(corpus, key), key };
  return hex === null || key === null ? null : undefined;
}
