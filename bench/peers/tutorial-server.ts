import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { DataSource } from 'typeorm';
import { entities, Person } from './tutorial-entities.js';

/* A server as tutorials write it: TypeORM's findOne with all relations, and the entity as the response. */
const source = new DataSource({
  type: 'postgres',
  url: process.env['DATABASE_URL']!,
  entities,
  poolSize: 10,
});
await source.initialize();
const people = source.getRepository(Person);
const digest = createHash('sha256').update(process.env['BENCH_KEY']!).digest('hex');

const server = Fastify();
server.addHook('onRequest', async (request, reply) => {
  const key = request.headers.authorization?.slice('Bearer '.length) ?? '';
  if (createHash('sha256').update(key).digest('hex') !== digest) return reply.code(401).send();
});
server.get<{ Params: { id: string } }>('/people/:id', async ({ params }) => ({
  person: await people.findOne({
    where: { public_id: params.id },
    relations: {
      email_addresses: true,
      name_aliases: true,
      memberships: { organization: true },
      places: true,
      source_references: true,
    },
  }),
}));

process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
console.log(await server.listen({ host: '127.0.0.1', port: 0 }));
