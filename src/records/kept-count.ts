import type { Resource } from '../database/resources.js';

/**
 * SQL for the number of records of a kind that `record_counts` keeps.
 *
 * @param attribute SQL for the attribute under which they are counted; `''` for all
 */
export const keptCount = (resource: Resource, attribute = `''`): string => `
  SELECT coalesce(sum(records), 0)::bigint FROM record_counts
  WHERE resource = '${resource}' AND attribute = ${attribute}`;

/** SQL for what `members_count` does not say yet, given SQL for an organization's id. */
const membersChanged = (organization: string): string => `
  (SELECT coalesce(sum(difference), 0)::bigint FROM organization_member_changes WHERE organization_id = ${organization})`;

/** SQL for the number of members of an organization, given its row's name. */
export const membersCount = (o: string): string => `${o}.members_count + ${membersChanged(`${o}.id`)}`;

/** SQL for the same, given SQL for the organization's id; 0 without one. */
export const membersCountById = (organization: string): string => `
  SELECT coalesce((SELECT members_count FROM organizations WHERE id = ${organization}), 0) + ${membersChanged(organization)}`;
