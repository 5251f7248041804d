import type { JsonFields } from '../database/json.js';
import { changeSummary } from '../records/change-log.js';
import type { View } from '../records/views.js';
import { sourceReferencesOf } from '../source-references/source-references.view.js';
import { placeSummary } from './places.schema.js';

export const placeFull = (pl: string): View => ({
  ...placeSummary(pl),
  ...sourceReferencesOf('place', pl),
});

/** SQL: true if the place of a change has an address, or had one when it was deleted or folded into another place. */
const addressed = (c: string): string => `coalesce(
    (SELECT pl.address FROM places pl WHERE pl.id = ${c}.record_id),
    (SELECT gone.changed #>> '{address,from}' FROM changes gone
      WHERE gone.resource = 'place' AND gone.record_id = ${c}.record_id AND gone.action IN ('delete', 'merge')
        AND gone.changed ? 'address' ORDER BY gone.id DESC LIMIT 1)
  ) IS NOT NULL`;

const withoutCoordinates = (c: string): string => `coalesce((
    SELECT jsonb_object_agg(field.key, CASE
      WHEN field.key IN ('latitude', 'longitude') THEN '{"from": null, "to": null}' ELSE field.value END)
    FROM jsonb_each(${c}.changed) AS field
  ), '{}')`;

/**
 * A change-log entry of a place. An address hides the coordinates here too: the log then shows that they changed, but
 * not their values.
 */
export const placeChange = (c: string): JsonFields => ({
  ...changeSummary(c, 'place'),
  changed: `CASE WHEN ${addressed(c)} THEN ${withoutCoordinates(c)} ELSE ${c}.changed END`,
});
