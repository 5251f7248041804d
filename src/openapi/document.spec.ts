import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { OpenApiDocument, Operation, Response, Schema } from '../http/openapi-types.js';
import { OPENAPI_FILE } from '../pages/openapi-file.js';
import { readSources } from '../../test/support/architecture.js';
import { schemaValidators } from '../../test/support/schemas.js';
import { buildOpenApi } from './document.js';
import { openApiText } from './text.js';

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

it('is what openapi.json says: run `npm run openapi` if not', () => {
  expect(readFileSync(OPENAPI_FILE, 'utf8')).toBe(openApiText(document));
});

it('is valid OpenAPI 3.1', async () => {
  const result = await new Validator().validate(JSON.parse(openApiText(document)));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
});

it('alone needs @nestjs/swagger, whose memory and time the service is spared', () => {
  const loaders = readSources(join(import.meta.dirname, '..'))
    .filter(({ imports }) => imports.includes('@nestjs/swagger'))
    .map(({ path }) => path);
  expect(loaders).toEqual(['openapi/scan.ts']);
});

it('has no reference that leads nowhere', () => {
  const missing = refsIn(document).filter((ref) => resolve(ref) === undefined);
  expect(missing).toEqual([]);
});

it('has no component that nothing refers to', () => {
  const used = new Set(refsIn(document));
  const unused = Object.entries(document.components)
    .filter(([kind]) => kind !== 'securitySchemes')
    .flatMap(([kind, parts]) => Object.keys(parts as object).map((name) => `#/components/${kind}/${name}`))
    .filter((ref) => !used.has(ref));
  expect(unused).toEqual([]);
});

it('tells every error as RFC 9457 has it, too', () => {
  const errors = operations.flatMap(({ name, operation }) =>
    Object.entries(operation.responses).flatMap(([status, response]) => {
      const { content } = resolved(response) as Response;
      const schema = content?.['application/json']?.schema;
      const isError = schema !== undefined && 'error' in ((resolved(schema) as Schema).properties ?? {});
      return Number(status) >= 400 && isError ? [{ id: `${name} ${status}`, content }] : [];
    }),
  );
  expect(errors.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['acceptFindings 409', 'updateFinding 409', 'showPerson 404']),
  );
  const untold = errors.filter(({ content }) => {
    const schema = content?.['application/problem+json']?.schema;
    return schema === undefined || !('instance' in ((resolved(schema) as Schema).properties ?? {}));
  });
  expect(untold.map(({ id }) => id)).toEqual([]);
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

it('knows both ways to show a key, and the routes that need none', () => {
  expect(document.security).toEqual([{ bearer: [] }, { apiKey: [] }]);
  expect(document.components.securitySchemes).toMatchObject({
    bearer: { type: 'http', scheme: 'bearer' },
    apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
  });
  const open = operations.filter(({ operation }) => operation.security?.length === 0);
  expect(open.map(({ path }) => path).sort()).toEqual(['/health/live', '/health/ready', '/openapi.json']);
});

it.each([
  ['showPerson', '200,304,308,401,402,404,406,410,414,422,429,431,500,503'],
  ['createPlace', '201,400,401,402,403,406,408,409,413,414,415,422,429,431,500,503'],
  ['updatePlace', '200,400,401,402,403,404,406,408,409,410,412,413,414,415,422,429,431,500,503'],
  ['deleteAdvertiser', '204,308,401,402,403,404,406,409,410,412,414,422,429,431,500,503'],
  ['listNameAliasChanges', '200,401,402,404,406,414,422,429,431,500,503'],
  ['showMe', '200,401,406,414,422,429,431,500,503'],
  ['showReadiness', '200,406,414,422,431,500,503'],
])('tells every status of %s', (name, statuses) => {
  const found = operations.find((one) => one.name === name)!;
  expect(Object.keys(found.operation.responses).join()).toBe(statuses);
});

it('has an example of every body, sent or received, that fits its schema', () => {
  const validate = schemaValidators(document);
  const bodies = operations.flatMap(({ name, operation }) => [
    ...Object.values(operation.requestBody?.content ?? {}).map((media) => ({ name, media })),
    ...Object.entries(operation.responses).flatMap(([status, response]) => {
      const { content = {} } = resolved(response) as { content?: Record<string, any> };
      return Object.values(content).map((media) => ({ name: `${name} ${status}`, media }));
    }),
  ]);
  expect(bodies.length).toBeGreaterThan(operations.length);
  for (const { name, media } of bodies) {
    const examples = Object.values(media.examples ?? {}).map(
      (example) => resolved(example) as { value: unknown },
    );
    expect({ name, examples: examples.length }).not.toEqual({ name, examples: 0 });
    for (const { value } of examples) {
      const check = validate(media.schema);
      check(value);
      expect({ name, problems: check.errors ?? [] }).toEqual({ name, problems: [] });
    }
  }
});

it('has examples of fields and parameters that fit them', () => {
  const validate = schemaValidators(document);
  const poor: unknown[] = [];
  walk(document, (node) => {
    const schema = (node['schema'] ?? node) as Record<string, unknown>;
    const examples = 'example' in node && 'schema' in node ? [node['example']] : schema['examples'];
    if (!Array.isArray(examples)) return;
    for (const example of examples) if (!validate(schema)(example)) poor.push({ schema, example });
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
