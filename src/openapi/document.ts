import { readFileSync } from 'node:fs';
import { ApiModule } from '../api.module.js';
import { readConfig } from '../config/config.js';
import type { Components, Method, OpenApiDocument, Operation, Schema } from '../http/openapi-types.js';
import { scan, type Route, asAlias } from './scan.js';
import { dtoSchemaName, dtoSchemas, withParts } from './bodies.js';
import { HEADER_PARAMETERS, HEADERS, SHARED_RESPONSES } from './responses.js';
import { operation, PATH_PARAMETERS, requestBody } from './operation.js';
import { SERVICE_SCHEMAS } from './schemas/service.js';
import { MERGE_SCHEMAS } from './schemas/merges.js';
import { RECORD_SCHEMAS } from './schemas/records.js';
import { SEARCH_SCHEMAS } from './schemas/search.js';
import { LOOKUP_SCHEMAS } from './schemas/lookups.js';
import { MATCHING_SCHEMAS } from './schemas/matching.js';
import { RESEARCH_SCHEMAS } from './schemas/research.js';
import { SharedResponses, shareParameters, shareProperties } from './shared-parts.js';
import { tagOf, tags } from './chapters.js';
import { withVocabulary } from './vocabulary.js';

/**
 * Generates the OpenAPI document from the code: routes, policies and body classes. It starts and connects nothing, and
 * is deterministic. The service itself does not generate the document, but serves the committed `openapi.json`.
 */
export async function buildOpenApi(): Promise<OpenApiDocument> {
  const routes = await scan(ApiModule.forRoot(readConfig({}), 'postgresql://none', false));
  const responses = new SharedResponses();
  const { paths, parameters } = shareParameters(pathsOf(routes, responses));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Directory Service API',
      version: 'v1',
      description: readFileSync(new URL('./guide.md', import.meta.url), 'utf8').trim(),
      contact: { name: 'The operator of this directory' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The service that serves this document.' }],
    security: [{ bearer: [] }, { apiKey: [] }],
    tags: tags(),
    paths,
    components: {
      schemas: schemasOf(routes),
      responses: { ...responses.all, ...SHARED_RESPONSES },
      requestBodies: requestBodiesOf(routes),
      parameters: { ...HEADER_PARAMETERS, ...PATH_PARAMETERS, ...parameters },
      headers: HEADERS,
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

/** Ordered by chapter, and within a chapter as in the code. */
function pathsOf(routes: readonly Route[], responses: SharedResponses): OpenApiDocument['paths'] {
  const order = tags().map(({ name }) => name);
  const chapter = (path: string) => order.indexOf(tagOf(path));
  const sorted = routes.toSorted((a, b) => chapter(a.path) - chapter(b.path));
  const paths: Record<string, Partial<Record<Method, Operation>>> = {};
  for (const route of sorted) {
    paths[route.path] = {
      ...paths[route.path],
      [route.method]: operation(asAlias(route), responses),
    };
  }
  return paths;
}

const requestBodiesOf = (routes: readonly Route[]): Components['requestBodies'] =>
  Object.fromEntries(
    routes.flatMap(({ body, policy }) =>
      body ? [[dtoSchemaName(body), requestBody(body, policy)] as const] : [],
    ),
  );

const SECURITY_SCHEMES: Components['securitySchemes'] = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'The API key as a bearer token: `Authorization: Bearer <key>`.',
  },
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Api-Key',
    description: 'The API key in a header of its own.',
  },
};

function schemasOf(routes: readonly Route[]): Readonly<Record<string, Schema>> {
  const bodies = withParts(routes.flatMap(({ body }) => body ?? []));
  return shareProperties(
    withVocabulary(
      Object.assign(
        {},
        RECORD_SCHEMAS,
        SEARCH_SCHEMAS,
        MERGE_SCHEMAS,
        LOOKUP_SCHEMAS,
        MATCHING_SCHEMAS,
        RESEARCH_SCHEMAS,
        SERVICE_SCHEMAS,
        ...[...bodies].map(dtoSchemas),
      ) as Record<string, Schema>,
    ),
  );
}

/** Wider than the code's lines: indentation would take a fifth of the document, which is generated. */
const WIDTH = 500;
const INDENT = '  ';

/** The text of the committed document: deterministic, and formatted for readable diffs. */
export const openApiText = (document: OpenApiDocument): string => `${format(document, '', 0)}\n`;

/**
 * Formats a value as JSON: what fits is on one line, since the indentation of a line for each value would take a third of
 * the document.
 *
 * @param taken characters of the line before and after the value
 */
function format(value: unknown, indent: string, taken: number): string {
  const isList = Array.isArray(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = indent + INDENT;
  const parts = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([key, item]) => {
      const name = isList ? '' : `${JSON.stringify(key)}: `;
      return name + format(item, inner, inner.length + name.length + 1);
    });
  const [open, close] = isList ? '[]' : '{}';
  if (parts.length === 0) return `${open}${close}`;
  const blank = isList ? '' : ' ';
  const line = `${open}${blank}${parts.join(', ')}${blank}${close}`;
  if (!line.includes('\n') && taken + line.length <= WIDTH) return line;
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}
