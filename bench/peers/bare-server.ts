import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { jsonObject } from '../../src/database/json.js';
import { membershipSummary } from '../../src/memberships/memberships.schema.js';
import { organizationSummary } from '../../src/organizations/organizations.schema.js';
import { personFull } from '../../src/people/people.view.js';

/*
 * A minimal server for the same responses: Fastify, pg, the key checked in memory, one named prepared statement, and
 * PostgreSQL's JSON. With NAIVE_METERING, each call also runs an UPDATE of the balance.
 */
const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 10,
  options: '-c timezone=UTC',
});
const digest = createHash('sha256').update(process.env['BENCH_KEY']!).digest('hex');
const naive = process.env['NAIVE_METERING'] === '1';

const PERSON = {
  name: 'person',
  text: `SELECT ${jsonObject(personFull('t'))}::text AS json FROM people t WHERE t.public_id = $1`,
};
const list = (name: string, table: string, summary: string, where: string) => ({
  name,
  text: `
    SELECT coalesce(json_agg(row.json ORDER BY row.id)::text, '[]') AS rows, count(*) AS returned,
           (SELECT count(*) FROM ${table} t WHERE ${where}) AS total
    FROM (SELECT t.id, ${summary} AS json FROM (
      SELECT * FROM ${table} t WHERE ${where} ORDER BY t.id LIMIT 100) t) row`,
});
const BY_DOMAIN = list('by_domain', 'organizations', jsonObject(organizationSummary('t')), 't.domain = $1');
const MEMBERS = list(
  'members',
  'memberships',
  jsonObject(membershipSummary('t')),
  't.organization_id = (SELECT id FROM organizations WHERE public_id = $1)',
);
const DEBIT = {
  name: 'debit',
  text: 'UPDATE bench_credits SET credits = credits - 1 WHERE id = 1 AND credits > 0 RETURNING credits',
};

const server = Fastify();
server.addHook('onRequest', async (request, reply) => {
  const key = request.headers.authorization?.slice('Bearer '.length) ?? '';
  if (createHash('sha256').update(key).digest('hex') !== digest) return reply.code(401).send();
});
server.get<{ Params: { id: string } }>('/people/:id', async ({ params }, reply) => {
  const [{ rows }, debit] = await Promise.all([
    pool.query<{ json: string }>({ ...PERSON, values: [params.id] }),
    naive ? pool.query<{ credits: string }>(DEBIT) : null,
  ]);
  if (debit) void reply.header('X-API-Credits-Remaining', debit.rows[0]!.credits);
  return reply.type('application/json').send(`{"person":${rows[0]!.json}}`);
});
interface Page {
  rows: string;
  returned: string;
  total: string;
}
const envelope = (key: string, { rows, returned, total }: Page) =>
  `{"${key}":${rows},"meta":{"returned":${returned},"total_count":${total}}}`;
server.get<{ Querystring: { domain: string } }>('/organizations', async ({ query }, reply) => {
  const { rows } = await pool.query<Page>({ ...BY_DOMAIN, values: [query.domain] });
  return reply.type('application/json').send(envelope('organizations', rows[0]!));
});
server.get<{ Params: { id: string } }>('/organizations/:id/members', async ({ params }, reply) => {
  const { rows } = await pool.query<Page>({ ...MEMBERS, values: [params.id] });
  return reply.type('application/json').send(envelope('members', rows[0]!));
});

process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
console.log(await server.listen({ host: '127.0.0.1', port: 0 }));
