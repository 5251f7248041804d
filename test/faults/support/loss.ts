import { PLURAL } from '../../../src/database/resources.js';
import { uuid } from '../../support/sql.js';
import type { Deployment } from './deployment.js';
import { isAcknowledged, type Call, type Kind } from './mixed-load.js';

/** The outcomes of a load's writes, each identified by its token. */
export interface Loss {
  readonly acknowledged: number;
  /** Acknowledged, but missing or partial. */
  readonly missing: string[];
  /** Not acknowledged, and partly written. */
  readonly half: string[];
  /** Written more than once. */
  readonly doubled: string[];
  /** Not acknowledged, but completely written, which is allowed. */
  readonly unheard: string[];
}

/** The parts of each write: all of them must exist once, or none. */
const PARTS: Readonly<Record<Exclude<Kind, 'read' | 'removal'>, readonly string[]>> = {
  person: [
    'person',
    'created person',
    'cited person',
    'name_alias',
    'created name_alias',
    'cited name_alias',
    'email',
    'answer',
  ],
  quick_add: [
    ...[
      'person',
      'created person',
      'cited person',
      'organization',
      'created organization',
      'cited organization',
    ],
    ...['membership', 'created membership', 'cited membership', 'email', 'answer'],
  ],
  patch: ['updated person'],
  place: ['place or its removal', 'created place', 'cited place'],
};

const created = (resource: string, table: string, column: string) => `
  SELECT 'created ${resource}', r.${column}, count(*) FROM ${table} r
    JOIN changes c ON c.resource = '${resource}' AND c.record_id = r.id AND c.action = 'create'
    WHERE r.${column} = ANY($1) GROUP BY 2 UNION ALL
  SELECT 'cited ${resource}', r.${column}, count(*) FROM ${table} r
    JOIN changes c ON c.resource = '${resource}' AND c.record_id = r.id AND c.action = 'create'
    JOIN source_references s ON s.id = c.citation_id AND s.subject_type = c.resource AND s.subject_id = r.id
    WHERE r.${column} = ANY($1) GROUP BY 2 UNION ALL
  SELECT '${resource}', ${column}, count(*) FROM ${table} WHERE ${column} = ANY($1) GROUP BY 2`;

/** A removed place is identified by the change-log entry of its creation. */
const COUNT = `
  ${created('person', 'people', 'last_name')} UNION ALL
  ${created('organization', 'organizations', 'name')} UNION ALL
  ${created('name_alias', 'name_aliases', 'name')} UNION ALL
  SELECT 'email', split_part(address, '@', 1), count(*) FROM email_addresses
    WHERE split_part(address, '@', 1) = ANY($1) GROUP BY 2 UNION ALL
  SELECT 'answer', key, count(*) FROM idempotency_keys WHERE key = ANY($1) GROUP BY 2 UNION ALL
  SELECT 'membership', o.name, count(*) FROM organizations o JOIN memberships m ON m.organization_id = o.id
    JOIN people p ON p.id = m.person_id AND p.last_name = o.name WHERE o.name = ANY($1) GROUP BY 2 UNION ALL
  SELECT 'created membership', o.name, count(*) FROM organizations o JOIN memberships m ON m.organization_id = o.id
    JOIN changes c ON c.resource = 'membership' AND c.record_id = m.id WHERE o.name = ANY($1) GROUP BY 2 UNION ALL
  SELECT 'cited membership', o.name, count(*) FROM organizations o JOIN memberships m ON m.organization_id = o.id
    JOIN source_references s ON s.id = m.citation_id AND s.subject_id = m.id WHERE o.name = ANY($1) GROUP BY 2 UNION ALL
  SELECT 'updated person', c.changed #>> '{first_name,to}', count(*) FROM changes c
    WHERE c.action = 'update' AND c.changed #>> '{first_name,to}' = ANY($1) GROUP BY 2 UNION ALL
  SELECT 'created place', c.changed #>> '{name,to}', count(*) FROM changes c
    WHERE c.resource = 'place' AND c.action = 'create' AND c.changed #>> '{name,to}' = ANY($1) GROUP BY 2 UNION ALL
  SELECT 'cited place', c.changed #>> '{name,to}', count(*) FROM changes c
    JOIN source_references s ON s.id = c.citation_id AND s.subject_type = 'place' AND s.subject_id = c.record_id
    WHERE c.resource = 'place' AND c.action = 'create' AND c.changed #>> '{name,to}' = ANY($1) GROUP BY 2 UNION ALL
  SELECT 'place or its removal', c.changed #>> '{name,to}', count(*) FROM changes c
    WHERE c.resource = 'place' AND c.action = 'create' AND c.changed #>> '{name,to}' = ANY($1)
      AND (EXISTS (SELECT FROM places p WHERE p.id = c.record_id) <>
           EXISTS (SELECT FROM changes d WHERE d.resource = 'place' AND d.record_id = c.record_id AND d.action = 'delete'))
    GROUP BY 2`;

/** Compares the responses that the clients of a load received with the content of the database. */
export async function lossOf(deployment: Deployment, calls: readonly Call[]): Promise<Loss> {
  const writes = calls.filter(({ kind }) => kind !== 'read' && kind !== 'removal');
  const rows = await deployment.sql(`SELECT * FROM (${COUNT}) AS parts (part, token, n)`, [
    writes.map(({ token }) => token),
  ]);
  const found = new Map(rows.map(({ part, token, n }) => [`${part} ${token}`, Number(n)]));
  const loss = { acknowledged: 0, missing: [], half: [], doubled: [], unheard: [] } as {
    acknowledged: number;
  } & Record<'missing' | 'half' | 'doubled' | 'unheard', string[]>;
  for (const write of writes) {
    const counts = PARTS[write.kind as keyof typeof PARTS].map(
      (part) => found.get(`${part} ${write.token}`) ?? 0,
    );
    const whole = counts.every((count) => count > 0);
    const name = `${write.kind} ${write.token}: ${counts.join(' ')}`;
    if (isAcknowledged(write)) loss.acknowledged++;
    if (counts.some((count) => count > 1)) loss.doubled.push(name);
    else if (isAcknowledged(write)) loss.missing.push(...(whole ? [] : [name]));
    else if (whole) loss.unheard.push(name);
    else if (counts.some((count) => count > 0)) loss.half.push(name);
  }
  await addRemovals(deployment, calls, loss);
  return loss;
}

async function addRemovals(
  deployment: Deployment,
  calls: readonly Call[],
  loss: { acknowledged: number; missing: string[] },
): Promise<void> {
  const removals = calls.filter((one) => one.kind === 'removal' && isAcknowledged(one));
  loss.acknowledged += removals.length;
  const ids = removals.map(({ request }) => uuid(request.path.split('/').at(-1)!));
  const left = await deployment.sql('SELECT public_id FROM places WHERE public_id = ANY($1::uuid[])', [ids]);
  loss.missing.push(...left.map(({ public_id: id }) => `removal of ${id}`));
}

const { source_reference: _, ...TABLES } = PLURAL;

/**
 * Counts fragments in the directory: records without the change that created them; changes and citations of
 * records that never existed; and, while no worker runs, records without an outbox message.
 */
export async function fragments(
  deployment: Deployment,
  { messages }: { messages: boolean },
): Promise<string[]> {
  const removed = (type: string, id: string) =>
    `EXISTS (SELECT FROM changes d WHERE d.resource = ${type} AND d.record_id = ${id}
      AND (d.action = 'delete' OR (d.action = 'merge' AND d.changed ? 'into')))`;
  const queries = Object.entries(TABLES).flatMap(([resource, table]) => [
    `SELECT '${resource} without its change', id FROM ${table} r WHERE NOT EXISTS
      (SELECT FROM changes c WHERE c.resource = '${resource}' AND c.record_id = r.id AND c.action = 'create')`,
    `SELECT 'change without its ${resource}', record_id FROM changes c WHERE c.resource = '${resource}'
      AND NOT EXISTS (SELECT FROM ${table} r WHERE r.id = c.record_id) AND NOT ${removed('c.resource', 'c.record_id')}`,
    `SELECT 'citation without its ${resource}', subject_id FROM source_references s WHERE s.subject_type = '${resource}'
      AND NOT EXISTS (SELECT FROM ${table} r WHERE r.id = s.subject_id) AND NOT ${removed('s.subject_type', 's.subject_id')}`,
    ...(messages
      ? [
          `SELECT '${resource} without a message', id FROM ${table} r WHERE NOT EXISTS
            (SELECT FROM outbox o WHERE o.topic = 'search' AND o.resource = '${resource}' AND o.record_id = r.id)`,
        ]
      : []),
  ]);
  const rows = await deployment.sql(
    `SELECT * FROM (${queries.join(' UNION ALL ')}) AS found (what, id) LIMIT 20`,
  );
  return rows.map(({ what, id }) => `${what}: ${id}`);
}
