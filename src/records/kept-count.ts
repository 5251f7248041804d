import type { Resource } from '../database/resources.js';

/**
 * SQL for the number of records of a kind that `record_counts` keeps.
 *
 * @param attribute SQL for the attribute under which they are counted; `''` for all
 */
export const keptCount = (resource: Resource, attribute = `''`): string => `
  SELECT coalesce(sum(records), 0)::bigint FROM record_counts
  WHERE resource = '${resource}' AND attribute = ${attribute}`;

/** SQL for the number of members of an organization, given SQL for its id. */
export const memberCount = (organization: string): string =>
  keptCount('membership', `'organization_id=' || ${organization}`);
