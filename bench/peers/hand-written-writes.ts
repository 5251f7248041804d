import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { jsonObject } from '../../src/database/json.js';
import { personFull } from '../../src/people/people.view.js';

/*
 * A single-purpose transaction, written by hand: a person with an email address and an alias, their citations, change
 * log rows and outbox rows, each inserted by its own prepared statement, and the resulting record.
 */
const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 10,
  options: '-c timezone=UTC',
});
const digest = createHash('sha256').update(process.env['BENCH_KEY']!).digest('hex');

const IDS = {
  name: 'ids',
  text: `SELECT nextval('people_id_seq') AS person, nextval('name_aliases_id_seq') AS alias,
    nextval('source_references_id_seq') AS person_citation, nextval('source_references_id_seq') AS alias_citation`,
};
const CITATION = {
  name: 'citation',
  text: `INSERT INTO source_references (id, subject_type, subject_id, source_category, url, recorded_by)
    VALUES ($1, $2, $3, $4, $5, 1)`,
};
const PERSON = {
  name: 'person',
  text: `INSERT INTO people (id, citation_id, first_name, last_name) VALUES ($1, $2, $3, $4)`,
};
const EMAIL = {
  name: 'email',
  text: `INSERT INTO email_addresses (person_id, address, citation_id) VALUES ($1, $2, $3)`,
};
const ALIAS = {
  name: 'alias',
  text: `INSERT INTO name_aliases (id, citation_id, name, person_id) VALUES ($1, $2, $3, $4)`,
};
const CHANGE = {
  name: 'change',
  text: `INSERT INTO changes (resource, record_id, action, changed, account_id, citation_id)
    VALUES ($1, $2, 'create', $3, 1, $4)`,
};
const OUTBOX = {
  name: 'outbox',
  text: `INSERT INTO outbox (topic, resource, record_id) VALUES ('search', $1, $2)`,
};
const SHOW = {
  name: 'show',
  text: `SELECT ${jsonObject(personFull('t'))}::text AS json FROM people t WHERE t.id = $1`,
};

interface Body {
  first_name: string;
  last_name: string;
  emails: [string];
  aliases: [string];
  source: { source_category: string; url: string };
}

const server = Fastify();
server.addHook('onRequest', async (request, reply) => {
  const key = request.headers.authorization?.slice('Bearer '.length) ?? '';
  if (createHash('sha256').update(key).digest('hex') !== digest) return reply.code(401).send();
});
server.post<{ Body: Body }>('/people', async ({ body }, reply) => {
  const { first_name, last_name, emails, aliases, source } = body;
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const run = (statement: { name: string; text: string }, ...values: unknown[]) =>
      client.query({ ...statement, values });
    const ids = (await run(IDS)).rows[0] as Record<string, string>;
    const { person, alias, person_citation, alias_citation } = ids;
    await run(CITATION, person_citation, 'person', person, source.source_category, source.url);
    await run(PERSON, person, person_citation, first_name, last_name);
    await run(EMAIL, person, emails[0], person_citation);
    const created = { first_name: { from: null, to: first_name }, last_name: { from: null, to: last_name } };
    await run(CHANGE, 'person', person, created, person_citation);
    await run(OUTBOX, 'person', person);
    await run(CITATION, alias_citation, 'name_alias', alias, source.source_category, source.url);
    await run(ALIAS, alias, alias_citation, aliases[0], person);
    await run(CHANGE, 'name_alias', alias, { name: { from: null, to: aliases[0] } }, alias_citation);
    await run(OUTBOX, 'name_alias', alias);
    const { rows } = await client.query<{ json: string }>({ ...SHOW, values: [person] });
    await client.query('COMMIT');
    return await reply.code(201).type('application/json').send(`{"person":${rows[0]!.json}}`);
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
});

process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
console.log(await server.listen({ host: '127.0.0.1', port: 0 }));
