import { statement } from '../database/database.js';
import { PLURAL, RESOURCES, type Resource } from '../database/resources.js';

/*
 * A public id belongs to one record of any kind, now and later. Each table has its own unique index, so the writers that
 * give records an id of their choice take turns, and look into the other tables. Generated ids are random.
 */

/**
 * Waits for its turn, which ends with the transaction. The statement that looks for bearers must be a later one, which
 * sees what the writer before has committed.
 */
export const TAKE_TURN = statement(`SELECT pg_advisory_xact_lock(hashtext('public_ids'))`);

/**
 * SQL: one row if a record of these kinds has or had the id. It is a single query, because a deletion or an undo moves an
 * id between the tables.
 */
export const bearerOf = (id: string, resources: readonly Resource[]): string => `
  ${resources
    .flatMap((resource) => [
      `SELECT 1 FROM ${PLURAL[resource]} t WHERE t.public_id = ${id}`,
      `SELECT 1 FROM former_ids f WHERE f.resource = '${resource}' AND f.public_id = ${id}`,
    ])
    .join(' UNION ALL ')} LIMIT 1`;

export const otherKinds = (resource: Resource): Resource[] => RESOURCES.filter((other) => other !== resource);
