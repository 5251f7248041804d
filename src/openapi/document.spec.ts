import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { PLURAL } from '../database/resources.js';
import type {
  MediaType,
  Method,
  OpenApiDocument,
  Operation,
  RequestBody,
  Response,
  Schema,
} from '../http/openapi-types.js';
import { OPENAPI_FILE } from '../pages/openapi-file.js';
import { readSources } from '../../test/support/architecture.js';
import { schemaValidators } from '../../test/support/schemas.js';
import { IDS } from '../common/sample-ids.js';
import { buildOpenApi, openApiText } from './document.js';

let document: OpenApiDocument;
let operations: { name: string; method: string; path: string; operation: Operation }[];
beforeAll(async () => {
  document = await buildOpenApi();
  operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      name: operation.operationId,
      method,
      path,
      operation: operation,
    })),
  );
});

it('equals openapi.json: run `npm run openapi` if it differs', () => {
  expect(readFileSync(OPENAPI_FILE, 'utf8')).toBe(openApiText(document));
});

it('is valid OpenAPI 3.1', async () => {
  const result = await new Validator().validate(JSON.parse(openApiText(document)));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
});

it('only its generator loads @nestjs/swagger, which saves the service memory and time', () => {
  const loaders = readSources(join(import.meta.dirname, '..'))
    .filter(({ imports }) => imports.includes('@nestjs/swagger'))
    .map(({ path }) => path);
  expect(loaders).toEqual(['openapi/scan.ts']);
});

it('introduces the API with the id of a sample record', () => {
  expect(document.info.description).toContain(`/api/v1/people/${IDS.person}`);
});

it('has no broken reference', () => {
  const missing = refsIn(document).filter((ref) => resolve(ref) === undefined);
  expect(missing).toEqual([]);
});

it('has no unused component', () => {
  const used = new Set(refsIn(document));
  const unused = Object.entries(document.components)
    .filter(([kind]) => kind !== 'securitySchemes')
    .flatMap(([kind, parts]) => Object.keys(parts as object).map((name) => `#/components/${kind}/${name}`))
    .filter((ref) => !used.has(ref));
  expect(unused).toEqual([]);
});

it('describes every error as RFC 9457 too', () => {
  const errors = operations.flatMap(({ name, operation }) =>
    Object.entries(operation.responses).flatMap(([status, response]) => {
      const { content } = resolved(response) as Response;
      const schema = content?.['application/json']?.schema;
      const isError = schema !== undefined && 'error' in ((resolved(schema) as Schema).properties ?? {});
      return isError ? [{ id: `${name} ${status}`, content }] : [];
    }),
  );
  expect(errors.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['acceptFindings 409', 'updateFinding 409', 'showPerson 404', 'showMe default']),
  );
  const undescribed = errors.filter(({ content }) => {
    const schema = content?.['application/problem+json']?.schema;
    return schema === undefined || !('instance' in ((resolved(schema) as Schema).properties ?? {}));
  });
  expect(undescribed.map(({ id }) => id)).toEqual([]);
});

it('has at most 300 kB', () => {
  expect(Buffer.byteLength(openApiText(document))).toBeLessThanOrEqual(300_000);
});

it('describes every property, with an example or a schema that has one', () => {
  const poor = Object.entries(document.components.schemas).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties)
      .filter(([, property]) => property.$ref === undefined)
      .filter(([, property]) => !property.description || !hasExample(property))
      .map(([property]) => `${name}.${property}`),
  );
  expect(poor).toEqual([]);
});

/** Lists of records and nullable properties have the examples of what they refer to. */
const hasExample = ({ example, items, anyOf = [], additionalProperties }: Schema): boolean =>
  example !== undefined ||
  items?.$ref !== undefined ||
  anyOf.some(({ $ref }) => $ref !== undefined) ||
  (typeof additionalProperties === 'object' && additionalProperties.$ref !== undefined);

it('spells each word of an enum in one way', () => {
  const doubled: unknown[] = [];
  walk(document, ({ enum: words }) => {
    if (!Array.isArray(words)) return;
    const folded = new Set(words.map((word) => String(word).toLowerCase()));
    if (folded.size < words.length) doubled.push(words);
  });
  expect(doubled).toEqual([]);
});

it('selects the schema of a result by type and owner_type', () => {
  const { SearchHit, EmailOwner } = document.components.schemas;
  expect(SearchHit!.discriminator).toMatchObject({ propertyName: 'type' });
  expect(EmailOwner!.discriminator).toMatchObject({ propertyName: 'owner_type' });
  for (const { oneOf, discriminator } of [SearchHit!, EmailOwner!]) {
    expect(Object.values(discriminator!.mapping)).toEqual(oneOf!.map(({ $ref }) => $ref));
  }
});

it('names the operation on organizations for each operation on advertisers', () => {
  const aliases = operations.filter(({ path }) => path.startsWith('/api/v1/advertisers'));
  expect(aliases.length).toBeGreaterThan(5);
  for (const { method, path, operation } of aliases) {
    const of = document.paths[path.replace('advertisers', 'organizations')]![method as Method]!;
    expect(operation['x-alias-of']).toBe(of.operationId);
    expect([operation.parameters, operation.requestBody]).toEqual([of.parameters, of.requestBody]);
    expect(Object.keys(operation.responses).filter((status) => !/^30/.test(status))).toEqual([
      expect.stringMatching(/^20[014]$/),
      '422',
      'default',
    ]);
    for (const status of ['304', '308']) expect(status in operation.responses).toBe(status in of.responses);
  }
});

it('describes each reconciliation route with a token in its path, in place of a key', () => {
  const keyed = operations.filter(({ path }) => /^\/api\/v1\/reconcile(?!\/rec_)/.test(path));
  expect(keyed.length).toBeGreaterThan(5);
  for (const { method, path, operation } of keyed) {
    const token = document.paths[path.replace('reconcile', 'reconcile/rec_{token}')]![method as Method]!;
    expect(token).toMatchObject({ 'x-alias-of': operation.operationId, security: [] });
    const [first, ...parameters] = token.parameters;
    expect(first).toEqual({ $ref: '#/components/parameters/TokenPath' });
    expect([parameters, token.requestBody]).toEqual([operation.parameters, operation.requestBody]);
    expect(token.responses).toMatchObject({ '200': operation.responses['200'] });
  }
});

it('names every operation once, and describes it', () => {
  const names = operations.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(['listPeople', 'quickAddPerson', 'showAdvertiser', 'showMe']));
  const poor = operations.filter(
    ({ name, operation }) =>
      !/^[a-z][A-Za-z]+$/.test(name) || !operation.summary || !operation.description || !operation.tags[0],
  );
  expect(poor).toEqual([]);
});

it('describes both ways to send a key, and the routes without a key', () => {
  expect(document.security).toEqual([{ bearer: [] }, { apiKey: [] }]);
  expect(document.components.securitySchemes).toMatchObject({
    bearer: { type: 'http', scheme: 'bearer' },
    apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
  });
  const open = operations.filter(
    ({ path, operation }) => operation.security?.length === 0 && !path.includes('/rec_{token}'),
  );
  expect(open.map(({ path }) => path).sort()).toEqual([
    '/health/live',
    '/health/ready',
    '/openapi.json',
    '/webhooks/{processor}',
  ]);
});

it.each([
  ['showPerson', '200,304,308,402,404,410,422,default'],
  ['createPlace', '201,402,409,422,default'],
  ['updatePlace', '200,308,402,404,409,410,412,422,default'],
  ['deleteOrganization', '204,308,402,404,409,410,412,422,default'],
  ['listNameAliasChanges', '200,308,402,404,422,default'],
  ['showMe', '200,422,default'],
  ['receivePaymentEvent', '200,400,404,409,default'],
  ['showReadiness', '200,422,503,default'],
])('lists every status of %s', (name, statuses) => {
  const found = operations.find((one) => one.name === name)!;
  expect(Object.keys(found.operation.responses).join()).toBe(statuses);
});

it.each(Object.values(PLURAL))('lists the redirects of replaced ids of %s', (plural) => {
  const item = document.paths[`/api/v1/${plural}/{public_id}`]!;
  const statuses = Object.values(item).map(({ responses }) => Object.keys(responses));
  expect(statuses).toHaveLength(3);
  for (const listed of statuses) expect(listed).toContain('308');
});

it('describes the webhook: a signature in place of a key, and no Idempotency-Key', () => {
  const { method, path, operation } = operations.find(({ name }) => name === 'receivePaymentEvent')!;
  expect([method, path, operation.security]).toEqual(['post', '/webhooks/{processor}', []]);
  const parameters = operation.parameters.map((one) => resolved(one) as { name: string; in: string });
  expect(parameters).toMatchObject([
    { name: 'processor', in: 'path', required: true },
    { name: 'Stripe-Signature', in: 'header', required: true },
  ]);
  const codes = [400, 404].map((status) => {
    const { content } = resolved(operation.responses[status]) as Response;
    return Object.keys(content!['application/json']!.examples!);
  });
  expect(codes).toEqual([['invalid_signature', 'invalid_event'], ['not_found']]);
});

it('has an example of every request body, which conforms to its schema', () => {
  const validate = schemaValidators(document);
  for (const { name, operation } of operations) {
    const body = resolved(operation.requestBody) as RequestBody | undefined;
    if (body === undefined) continue;
    const [{ schema, example }] = Object.values(body.content) as [MediaType, ...MediaType[]];
    const check = validate(schema);
    check(example);
    expect({ name, example: typeof example, problems: check.errors ?? [] }).toEqual({
      name,
      example: 'object',
      problems: [],
    });
  }
});

it('has examples of errors that conform to their schemas', () => {
  const validate = schemaValidators(document);
  const errors = Object.entries(document.components.responses).flatMap(([name, { content = {} }]) =>
    Object.values(content).flatMap(({ schema, examples = {} }) =>
      Object.values(examples).map(({ value }) => ({ name, schema, value })),
    ),
  );
  expect(errors.length).toBeGreaterThan(4);
  for (const { name, schema, value } of errors) {
    const check = validate(schema);
    check(value);
    expect({ name, problems: check.errors ?? [] }).toEqual({ name, problems: [] });
  }
});

it('has examples of fields and parameters that conform to their schemas', () => {
  const validate = schemaValidators(document);
  const poor: unknown[] = [];
  walk(document, (node) => {
    const isSchema = 'type' in node || 'anyOf' in node || 'schema' in node;
    if (!('example' in node) || !isSchema || 'in' in node !== 'schema' in node) return;
    const schema = (node['schema'] ?? node) as Record<string, unknown>;
    if (!validate(schema)(node['example'])) poor.push(node);
  });
  expect(poor).toEqual([]);
});

function walk(node: unknown, visit: (node: Record<string, unknown>) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) visit(node as Record<string, unknown>);
  for (const child of Object.values(node)) walk(child, visit);
}

function refsIn(root: unknown): string[] {
  const refs: string[] = [];
  walk(root, (node) => {
    if (typeof node['$ref'] === 'string') refs.push(node['$ref']);
  });
  return refs;
}

const resolve = (ref: string): unknown =>
  ref
    .replace('#/', '')
    .split('/')
    .reduce<any>((node, key) => node?.[key], document);

const resolved = (part: unknown): unknown =>
  typeof part === 'object' && part !== null && '$ref' in part ? resolve(part.$ref as string) : part;
