import { type Statement, statement } from '../../database/database.js';
import type { Resource } from '../../database/resources.js';
import {
  type Claim,
  LOADS,
  type OutboxHandler,
  type OutboxMessage,
  type RecordTopic,
} from '../../outbox/outbox.js';
import { type Backend, loadsTopicOf, topicOf } from '../search-engine.js';

/*
 * Finds the documents that a write makes out of date. A document contains words of other records: memberships
 * and places contain the name of their person or organization, members and children the name of their
 * organization, and every record the texts of the records that belong to it. Only documents whose content
 * changes are queued, according to the change log. The ids go from table to table inside PostgreSQL, because
 * an organization may have very many members.
 */

/** SQL: whether the write changed one of these fields; without a known change it may have. */
const changed = (...fields: string[]): string => `(w.action IS NULL OR w.changed ?| '{${fields.join()}}')`;

/**
 * SQL: `changed`, without creates and deletions. No other document contains words of a new record
 * yet, and records that refer to it later have their own messages. Records that belonged to a deleted record
 * were deleted with it.
 */
const changedLater = (...fields: string[]): string =>
  `(w.action IS NULL OR (w.action NOT IN ('create', 'delete') AND w.changed ?| '{${fields.join()}}'))`;

/** SQL: the written record, joined with its row. */
const rowOf = (resource: Resource, table: string): string =>
  `written w JOIN ${table} t ON w.resource = '${resource}' AND t.id = w.id`;

/** SQL: the records of one type that the written records referred to before they were changed or deleted. */
const formerly = (owner: Resource, key: string, table: string): string => `
  SELECT '${owner}'::resource AS type, coalesce(t.id, f.record_id) AS id
  FROM written w CROSS JOIN LATERAL (SELECT (w.changed -> '${key}' ->> 'from')::uuid AS public_id) named
    LEFT JOIN ${table} t ON t.public_id = named.public_id
    LEFT JOIN former_ids f ON f.resource = '${owner}' AND f.public_id = named.public_id
  WHERE named.public_id IS NOT NULL`;

/** The organization's fields that the documents of its members contain. */
const OF_ORGANIZATION = ['name', 'domain', 'organization_type', 'public_id'];
const OF_PERSON = ['first_name', 'last_name', 'public_id'];
const OWNERS = ['person_public_id', 'organization_public_id', 'membership_public_id'];

/**
 * Inserts a message for each document in `affected` and each topic in `$1`, and for the rebuild topic during
 * a rebuild; `$2` is the messages' created_at.
 */
const QUEUE = `
  INSERT INTO outbox (topic, resource, record_id, created_at)
  SELECT topic, type, id, $2::timestamptz
  FROM affected CROSS JOIN (SELECT unnest($1::text[]) AS topic UNION SELECT 'search:rebuild' FROM search_rebuilds) topics
  WHERE id IS NOT NULL AND type IN ('person', 'organization', 'membership', 'place') ORDER BY type, id`;

/**
 * Which documents related to an organization are out of date: those of its members and children (`name`),
 * those of its members (`kind`), or those of the people who are members and whose documents contain its
 * aliases (`alias`).
 */
export type Reach = 'name' | 'kind' | 'alias';

/**
 * Queues the documents of written records and of related records, each once. Deleted records are included. $3
 * resources, $4 ids, $5 change ids. Returns the organizations whose related documents remain to be queued,
 * with their reach.
 */
const QUEUE_AFFECTED = statement(`
  WITH written AS MATERIALIZED (
    SELECT m.resource, m.id, c.action, c.changed
    FROM unnest($3::resource[], $4::bigint[], $5::bigint[]) AS m (resource, id, change_id)
    LEFT JOIN changes c ON c.id = m.change_id
  ), belongs AS MATERIALIZED (
    -- What a written record belongs to, and belonged to.
    SELECT 'person'::resource AS type, t.person_id AS id FROM ${rowOf('membership', 'memberships')}
      WHERE ${changed('role', 'title', 'email_addresses', ...OWNERS)}
    UNION SELECT 'organization', t.organization_id FROM ${rowOf('membership', 'memberships')} WHERE ${changed(...OWNERS)}
    UNION SELECT o.type, o.id FROM ${rowOf('place', 'places')} CROSS JOIN LATERAL (VALUES
      ('person'::resource, t.person_id), ('organization', t.organization_id), ('membership', t.membership_id)) AS o (type, id)
      WHERE ${changed('name', 'address', ...OWNERS)}
    UNION SELECT o.type, o.id FROM ${rowOf('name_alias', 'name_aliases')} CROSS JOIN LATERAL (VALUES
      ('person'::resource, t.person_id), ('organization', t.organization_id)) AS o (type, id)
      WHERE ${changed('name', ...OWNERS)}
    UNION SELECT 'organization', t.parent_id FROM ${rowOf('organization', 'organizations')}
      WHERE ${changed('parent_organization_public_id')}
    UNION ${formerly('person', 'person_public_id', 'people')}
    UNION ${formerly('organization', 'organization_public_id', 'organizations')}
    UNION ${formerly('organization', 'parent_organization_public_id', 'organizations')}
    UNION ${formerly('membership', 'membership_public_id', 'memberships')}
  ), renamed AS MATERIALIZED (
    -- Records whose name changed, and that other documents show.
    SELECT w.resource AS type, w.id FROM written w WHERE w.resource = 'person' AND ${changedLater(...OF_PERSON)}
    UNION SELECT w.resource, w.id FROM written w
      WHERE w.resource = 'organization' AND ${changedLater(...OF_ORGANIZATION)}
    UNION SELECT w.resource, w.id FROM written w WHERE w.resource = 'membership' AND ${changedLater(...OWNERS)}
    UNION SELECT 'membership', m.id FROM written w JOIN memberships m ON w.resource = 'person' AND m.person_id = w.id
      WHERE ${changedLater(...OF_PERSON)}
  ), affected AS (
    SELECT resource AS type, id FROM written
    UNION SELECT type, id FROM belongs
    -- A person's document holds the places and addresses of its memberships.
    UNION SELECT 'person', m.person_id FROM belongs b JOIN memberships m ON b.type = 'membership' AND m.id = b.id
    UNION SELECT type, id FROM renamed
    UNION SELECT 'place', p.id FROM renamed r JOIN places p ON r.type = 'person' AND p.person_id = r.id
    UNION SELECT 'place', p.id FROM renamed r JOIN places p ON r.type = 'organization' AND p.organization_id = r.id
    UNION SELECT 'place', p.id FROM renamed r JOIN places p ON r.type = 'membership' AND p.membership_id = r.id
  ), queued AS (${QUEUE})
  SELECT 'name' AS reach, w.id FROM written w WHERE w.resource = 'organization' AND ${changedLater('name', 'public_id')}
  UNION SELECT 'kind', w.id FROM written w
    WHERE w.resource = 'organization' AND ${changedLater('domain', 'organization_type')}
  UNION SELECT 'alias', t.organization_id FROM ${rowOf('name_alias', 'name_aliases')}
    WHERE t.organization_id IS NOT NULL AND ${changed('name', ...OWNERS)}
  UNION SELECT 'alias', former.id FROM (
    ${formerly('organization', 'organization_public_id', 'organizations')} AND w.resource = 'name_alias'
  ) former WHERE former.id IS NOT NULL`);

/** Cursors over the records related to organizations: memberships, children, people. $1 organization ids. */
const MEMBERS_CURSOR = `SELECT id FROM memberships WHERE organization_id = ANY($1::bigint[])`;
const CHILDREN_CURSOR = `SELECT id FROM organizations WHERE parent_id = ANY($1::bigint[])`;
const PEOPLE_CURSOR = `SELECT person_id AS id FROM memberships WHERE organization_id = ANY($1::bigint[])`;

/** Queues memberships of a renamed organization, with their people and places. $3 membership ids. */
const QUEUE_MEMBERS = statement(`
  WITH membership AS MATERIALIZED (
    SELECT id, person_id FROM memberships WHERE id = ANY($3::bigint[])
  ), affected AS (
    SELECT 'membership'::resource AS type, id FROM membership
    UNION SELECT 'person', person_id FROM membership
    UNION SELECT 'place', p.id FROM membership JOIN places p ON p.membership_id = membership.id
  )${QUEUE}`);

/** Queues documents of one type. $3 record ids. */
const queueDocuments = (type: Resource) =>
  statement(
    `WITH affected AS (SELECT DISTINCT '${type}'::resource AS type, unnest($3::bigint[]) AS id)${QUEUE}`,
  );
const QUEUE_CHILDREN = queueDocuments('organization');
const QUEUE_PEOPLE = queueDocuments('person');

/** Number of related documents that are queued at a time. Further pages count as a load. */
const PAGE = 1_000;

/** A transaction with more messages than this is a load. */
const MAX_PER_WRITE = 100;

/**
 * Turns messages about written records into messages about outdated documents, for each engine. A document
 * that several writes of a batch affect is queued once. All work happens in the database, in the transaction
 * that deletes the messages.
 */
export class IndexFanOut implements OutboxHandler {
  readonly batch = 2_500;
  /** The topics of all engines for single writes. */
  private readonly writes: readonly string[];
  /** The topics of documents of a load or of a large, renamed organization: no write waits behind them. */
  private readonly loads: readonly string[];

  /** @param topic the topic of single writes, or of loads */
  constructor(
    readonly topic: RecordTopic,
    backends: readonly Backend[],
  ) {
    this.writes = backends.map(topicOf);
    this.loads = backends.map(loadsTopicOf);
  }

  async handle(messages: readonly OutboxMessage[], claim: Claim): Promise<void> {
    if (this.topic === LOADS) return this.queue(claim, messages, this.loads);
    // All messages of a transaction have its start time as created_at.
    const transactions = [...Map.groupBy(messages, ({ created_at }) => created_at.getTime()).values()];
    const isLoad = (transaction: readonly OutboxMessage[]) => transaction.length > MAX_PER_WRITE;
    const writes = transactions.filter((transaction) => !isLoad(transaction)).flat();
    await this.queue(claim, writes, this.writes);
    await this.queue(claim, transactions.filter(isLoad).flat(), this.loads);
  }

  private async queue(
    claim: Claim,
    messages: readonly OutboxMessage[],
    topics: readonly string[],
  ): Promise<void> {
    if (messages.length === 0) return;
    const since = messages[0]!.created_at;
    const around = await claim.query<{ reach: Reach; id: number }>(QUEUE_AFFECTED, [
      topics,
      since,
      messages.map(({ resource }) => resource),
      messages.map(({ record_id }) => record_id),
      messages.map(({ change_id }) => change_id),
    ]);
    const idsOf = (...reaches: Reach[]) => [
      ...new Set(around.filter(({ reach }) => reaches.includes(reach)).map(({ id }) => id)),
    ];
    const members = idsOf('name', 'kind');
    const people = idsOf('alias').filter((id) => !members.includes(id));
    const fetched = { claim, topics, since };
    await this.queueFetched(fetched, MEMBERS_CURSOR, members, QUEUE_MEMBERS);
    await this.queueFetched(fetched, PEOPLE_CURSOR, people, QUEUE_PEOPLE);
    await this.queueFetched(fetched, CHILDREN_CURSOR, idsOf('name'), QUEUE_CHILDREN);
  }

  /** Queues related documents in pages: one statement or process should not hold all. */
  private async queueFetched(
    { claim, topics, since }: { claim: Claim; topics: readonly string[]; since: Date },
    cursor: string,
    organizations: readonly number[],
    queue: Statement,
  ): Promise<void> {
    if (organizations.length === 0) return;
    await claim.query(statement(`DECLARE related NO SCROLL CURSOR FOR ${cursor}`), [organizations]);
    const fetch = statement(`FETCH ${PAGE} FROM related`);
    for (let pages = 0; ; pages++) {
      const page = await claim.query<{ id: number }>(fetch);
      const to = pages === 0 ? topics : this.loads;
      if (page.length > 0) await claim.query(queue, [to, since, page.map(({ id }) => id)]);
      if (page.length < PAGE) break;
    }
    await claim.query(statement('CLOSE related'));
  }
}
