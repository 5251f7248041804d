import { hex, identityFields, timeFields, type JsonFields } from '../database/json.js';

/** How lists and other records show a place; `pl` is the table's alias. An address hides the coordinates, everywhere. */
export const placeSummary = (pl: string): JsonFields => ({
  ...identityFields(pl),
  name: `${pl}.name`,
  address: `${pl}.address`,
  latitude: `CASE WHEN ${pl}.address IS NULL THEN ${pl}.latitude END`,
  longitude: `CASE WHEN ${pl}.address IS NULL THEN ${pl}.longitude END`,
  person_public_id: `(SELECT ${hex('plp.public_id')} FROM people plp WHERE plp.id = ${pl}.person_id)`,
  organization_public_id: `(SELECT ${hex('plo.public_id')} FROM organizations plo WHERE plo.id = ${pl}.organization_id)`,
  membership_public_id: `(SELECT ${hex('plm.public_id')} FROM memberships plm WHERE plm.id = ${pl}.membership_id)`,
  ...timeFields(pl),
});
