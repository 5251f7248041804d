import { IDS } from '../common/sample-ids.js';
import type { JsonFields } from '../database/json.js';
import {
  EXAMPLE_SOURCE as source,
  IN_SEARCH,
  UNCHANGED,
  type ResourceDocument,
} from '../records/resource-document.js';
import { changeSummary, type View } from '../records/views.js';
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

export const PLACE_DOCUMENT: ResourceDocument = {
  chapter: 'Addresses and coordinates of people, organizations and memberships.',
  summary: placeSummary,
  full: placeFull,
  shownBy: `${IN_SEARCH} It has exactly one owner.`,
  sample: IDS.place,
  bodies: {
    CreatePlace: {
      description:
        'Exactly one of `person_public_id`, `organization_public_id` and `membership_public_id`; and `address`, or both `latitude` and `longitude`.',
      example: {
        place: {
          name: 'Head office',
          address: '4 Quay Street, Norrvik',
          organization_public_id: IDS.organization,
        },
        source,
      },
    },
    UpdatePlace: {
      description: `${UNCHANGED} An owner id (at most one) moves the place to that record.`,
      example: { place: { person_public_id: IDS.person }, source },
    },
  },
};
