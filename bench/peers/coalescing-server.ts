import { hash } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { jsonObject } from '../../src/database/json.js';
import { personFull } from '../../src/people/people.view.js';

/*
 * The strongest peer: Fastify, pg, the key checked in memory, and prepared statements that build the JSON, which is
 * passed on as text. With METERED=1, calls that arrive while a debit runs share the next one. With COALESCED=1, waiting
 * reads share one statement, and at most two statements are in flight.
 */
const { DATABASE_URL, BENCH_KEY, METERED, COALESCED } = process.env;
const pool = new pg.Pool({
  connectionString: DATABASE_URL!,
  max: 10,
  options: '-c timezone=UTC -c plan_cache_mode=force_generic_plan',
});
const digest = hash('sha256', BENCH_KEY!);

const SELECT = `SELECT replace(t.public_id::text, '-', '') AS id, ${jsonObject(personFull('t'))}::text AS json FROM people t`;
const ONE = { name: 'one', text: `${SELECT} WHERE t.public_id = $1` };
const SEVERAL = { name: 'several', text: `${SELECT} WHERE t.public_id = ANY($1::uuid[])` };
const DEBIT = {
  name: 'debit',
  text: 'UPDATE bench_credits SET credits = credits - $1 WHERE id = 1 AND credits >= $1 RETURNING credits',
};

/**
 * Runs `work` on the waiting items, with at most `most` runs at a time. Items that arrive meanwhile share the next run.
 */
function coalesce<Key, Value>(most: number, work: (keys: Key[]) => Promise<(key: Key) => Value>) {
  let waiting: { key: Key; resolve: (value: Value) => void; reject: (error: unknown) => void }[] = [];
  let running = 0;
  const run = async (): Promise<void> => {
    running++;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        const valueOf = await work(batch.map(({ key }) => key));
        for (const { key, resolve } of batch) resolve(valueOf(key));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    running--;
  };
  return (key: Key): Promise<Value> =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (running < most) void run();
    });
}

const charge = coalesce<number, number>(1, async (credits) => {
  const { rows } = await pool.query<{ credits: string }>({ ...DEBIT, values: [credits.length] });
  return () => Number(rows[0]!.credits);
});
const readOne = async (id: string): Promise<string> =>
  (await pool.query<{ json: string }>({ ...ONE, values: [id] })).rows[0]!.json;
const readTogether = coalesce<string, string>(2, async (ids) => {
  if (ids.length === 1) return readOne(ids[0]!).then((json) => () => json);
  const { rows } = await pool.query<{ id: string; json: string }>({ ...SEVERAL, values: [ids] });
  const found = new Map(rows.map(({ id, json }) => [id, json]));
  return (id) => found.get(id)!;
});
const read = COALESCED === '1' ? readTogether : readOne;

const server = Fastify();
server.addHook('onRequest', async (request, reply) => {
  const key = request.headers.authorization?.slice('Bearer '.length) ?? '';
  if (hash('sha256', key) !== digest) return reply.code(401).send();
});
server.get<{ Params: { id: string } }>('/people/:id', async ({ params }, reply) => {
  const [json, remaining] = await Promise.all([read(params.id), METERED === '1' ? charge(1) : null]);
  if (remaining !== null) void reply.header('X-API-Credits-Remaining', String(remaining));
  return reply.type('application/json').send(`{"person":${json}}`);
});

process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
console.log(await server.listen({ host: '127.0.0.1', port: 0 }));
