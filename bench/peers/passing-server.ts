import { readFileSync } from 'node:fs';
import { Client } from '@elastic/elasticsearch';
import Fastify from 'fastify';

/*
 * A minimal proxy in front of Elasticsearch: Fastify and the client, which sends prepared requests one after the other
 * and returns the last response. The file `STEPS` contains the requests of each query.
 */
interface Question {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

const steps = JSON.parse(readFileSync(process.env['STEPS']!, 'utf8')) as Record<string, Question[][]>;
const client = new Client({ node: process.env['ELASTICSEARCH_URL']! });
const send = ({ path, headers, body }: Question) =>
  client.transport.request({ method: 'POST', path, body }, { headers });

const server = Fastify();
server.get<{ Querystring: { q: string } }>('/search', async ({ query }, reply) => {
  let last: unknown;
  for (const step of steps[query.q]!) last = (await Promise.all(step.map(send))).at(-1);
  return reply.type('application/json').send(JSON.stringify(last));
});

process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
console.log(await server.listen({ host: '127.0.0.1', port: 0 }));
