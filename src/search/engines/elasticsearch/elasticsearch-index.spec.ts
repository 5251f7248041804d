import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Client } from '@elastic/elasticsearch';
import { buildDocument } from '../../build-document.js';
import type { SearchDocument } from '../../documents.js';
import { ElasticsearchIndex } from './elasticsearch-index.js';

/*
 * Possible responses to a bulk request. A real Elasticsearch rarely gives many of them. test/elasticsearch/
 * tests the others.
 */

type Item = Record<string, { status: number; error?: { type: string; reason: string } }>;

let server: Server;
let client: Client;
let index: ElasticsearchIndex;
/** Responses to the operations of a bulk request; a number is a status without items. */
let answer: (ids: readonly string[]) => Item[] | number;
let bulks: string[][];

beforeAll(async () => {
  server = createServer((request, response) => void reply(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  client = new Client({ node: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, maxRetries: 0 });
  index = new ElasticsearchIndex(client, 'directory');
});
async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-elastic-product': 'Elasticsearch' };
  // Whether the alias exists: it does.
  if (request.method === 'HEAD') return void response.writeHead(200, headers).end();
  const lines = (await text(request)).trimEnd().split('\n');
  const ids = lines.flatMap((line) => {
    const operation = JSON.parse(line) as Record<string, { _id?: string }>;
    return [operation['index']?._id ?? operation['delete']?._id].filter((id) => id !== undefined);
  });
  bulks.push(ids);
  const items = answer(ids);
  response.writeHead(typeof items === 'number' ? items : 200, headers);
  response.end(JSON.stringify(typeof items === 'number' ? {} : { errors: true, items }));
}

beforeEach(() => (bulks = []));
afterAll(async () => {
  await client.close();
  server.close();
});

const places = (...ids: number[]): SearchDocument[] =>
  ids.map((id) =>
    buildDocument(
      'place',
      {
        id,
        name: `Place ${id}`,
        address: null,
        owner: 'Somebody',
        emails: [],
        places: [],
        roles: [],
        titles: [],
        organizations: [],
        organization_types: [],
        domains: [],
        connections: 0,
      },
      1,
    ),
  );
const failed = (status: number, type: string): Item => ({
  index: { status, error: { type, reason: 'so it is' } },
});
const done: Item = { index: { status: 200 } };

it('does not treat a later existing version as an error', async () => {
  answer = () => [done, failed(409, 'version_conflict_engine_exception')];
  expect(await index.index(places(1, 2))).toEqual([]);
  expect(bulks).toEqual([['place:1', 'place:2']]);
});

it('returns documents that cannot be parsed as refused', async () => {
  answer = () => [failed(400, 'document_parsing_exception'), done, failed(400, 'illegal_argument_exception')];
  expect(await index.index(places(1, 2, 3))).toEqual([
    { type: 'place', id: 1, reason: 'document_parsing_exception: so it is' },
    { type: 'place', id: 3, reason: 'illegal_argument_exception: so it is' },
  ]);
});

it.each([
  [429, 'cluster_block_exception'],
  [429, 'es_rejected_execution_exception'],
  [403, 'cluster_block_exception'],
  [404, 'index_not_found_exception'],
  [400, 'index_closed_exception'],
  [400, 'strict_dynamic_mapping_exception'],
  [503, 'unavailable_shards_exception'],
])('redelivers the whole batch after %i %s', async (status, type) => {
  answer = () => [done, failed(status, type)];
  const sentence = `Elasticsearch takes no documents: ${type}: so it is`;
  await expect(index.index(places(1, 2))).rejects.toThrow(sentence);
  answer = () => [{ delete: failed(status, type)['index']! }];
  await expect(index.remove([{ type: 'place', id: 1, version: 2 }])).rejects.toThrow(sentence);
});

it('does not treat the removal of a missing document as an error', async () => {
  answer = () => [{ delete: { status: 404 } }];
  await index.remove([{ type: 'place', id: 1, version: 2 }]);
  expect(bulks).toEqual([['place:1']]);
});

it('splits a batch that is too large', async () => {
  answer = (ids) => (ids.length > 1 || ids.includes('place:3') ? 413 : [done]);
  expect(await index.index(places(1, 2, 3))).toEqual([
    { type: 'place', id: 3, reason: 'too large for Elasticsearch' },
  ]);
  expect(bulks.filter((ids) => ids.length === 1).flat()).toEqual(['place:1', 'place:2', 'place:3']);
});

it.each([500, 502, 503])('throws when Elasticsearch answers %i', async (status) => {
  answer = () => status;
  await expect(index.index(places(1))).rejects.toMatchObject({ statusCode: status });
});

it('sends no request without documents', async () => {
  expect(await index.index([])).toEqual([]);
  await index.remove([]);
  expect(bulks).toEqual([]);
});
