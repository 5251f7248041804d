import { hex, identityFields, timeFields, type JsonFields } from '../database/json.js';

/** How lists, search and other records show an organization; `o` is the table's alias. */
export const organizationSummary = (o: string): JsonFields => ({
  ...identityFields(o),
  name: `${o}.name`,
  domain: `${o}.domain`,
  organization_type: `${o}.organization_type`,
  parent_organization_public_id: `(SELECT ${hex('parent.public_id')} FROM organizations parent WHERE parent.id = ${o}.parent_id)`,
  ...timeFields(o),
});
