import { readFileSync } from 'node:fs';
import type { ErrorObject, ValidateFunction } from 'ajv';
import type {
  Method,
  OpenApiDocument,
  Operation,
  Ref,
  Response,
  Schema,
} from '../../src/http/openapi-types.js';
import { DEFAULT_STATUSES } from '../../src/openapi/responses.js';
import { OPENAPI_FILE } from '../../src/pages/openapi-file.js';
import { schemaValidators } from './schemas.js';

/** Fails unless the body conforms to the document's schema, without unknown fields. */
export function expectShape(schemaName: string, body: unknown): void {
  if (!(schemaName in shapes().document.components.schemas)) {
    throw new Error(`The OpenAPI document has no schema ${schemaName}.`);
  }
  const problems = shapes().problemsOf({ $ref: `#/components/schemas/${schemaName}` }, body);
  if (problems.length > 0) throw new Error([`This is no ${schemaName}:`, ...problems].join('\n  '));
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
  readonly text: string;
}

/**
 * Fails unless the OpenAPI document describes this response to this call: its status, content type and body.
 * Web pages pass, because the document does not describe them.
 */
export function expectDocumented(method: string, url: string, answer: Answer): void {
  const problems = shapes().problemsWith(method, url.split('?')[0]!, answer);
  if (problems.length > 0) {
    const call = `${method} ${url} answered ${answer.status}, against the OpenAPI document:`;
    throw new Error([call, ...problems, answer.text.slice(0, 1_000)].join('\n  '));
  }
}

/** Statuses of a path without a route, or of a route without the method. */
const NO_ROUTE = [401, 403, 404, 405, 414, 429, 503];

class Shapes {
  private readonly validatorOf: (schema: object) => ValidateFunction;
  private readonly validators = new Map<string, ValidateFunction>();
  private readonly routes: readonly { readonly template: string; readonly pattern: RegExp }[];

  private readonly operations: ReadonlyMap<string, Operation>;

  constructor(readonly document: OpenApiDocument) {
    const operations = Object.values(document.paths).flatMap((item) => Object.values<Operation>(item));
    this.operations = new Map(operations.map((operation) => [operation.operationId, operation]));
    this.validatorOf = schemaValidators({ components: closed(document.components) });
    // A fixed path takes precedence over a path with a parameter in the same place.
    this.routes = Object.keys(document.paths)
      .sort((a, b) => a.split('{').length - b.split('{').length)
      .map((template) => ({ template, pattern: patternOf(template) }));
  }

  problemsWith(method: string, path: string, answer: Answer): string[] {
    const key = (method === 'HEAD' ? 'GET' : method).toLowerCase() as Method;
    const route = this.routes.find(({ pattern }) => pattern.test(path));
    const operation = route && this.document.paths[route.template]?.[key];
    if (!operation) return this.problemsWithoutOperation(path, answer);

    const found = this.responseOf(operation, answer.status);
    if (!found) return [`${operation.operationId} has no response ${answer.status}`];
    const response = '$ref' in found ? this.document.components.responses[nameOf(found.$ref)]! : found;
    return [
      ...(answer.headers['x-request-id'] ? [] : ['X-Request-Id is missing']),
      ...(method === 'HEAD' ? [] : this.problemsOfContent(response, answer)),
    ];
  }

  /**
   * Returns the response that the operation lists, else that of the operation which it aliases, else the
   * default error.
   */
  private responseOf(operation: Operation, status: number): Response | Ref | undefined {
    const { [status]: listed, default: other } = operation.responses;
    const alias = operation['x-alias-of'];
    const original = alias === undefined ? undefined : this.operations.get(alias)?.responses[status];
    return listed ?? original ?? (DEFAULT_STATUSES.includes(status) ? other : undefined);
  }

  problemsOf(schema: Schema, body: unknown): string[] {
    const key = JSON.stringify(schema);
    const validate = this.validators.get(key) ?? this.validatorOf(schema);
    this.validators.set(key, validate);
    return validate(body) ? [] : (validate.errors ?? []).map(sentence);
  }

  private problemsOfContent({ content }: Response, answer: Answer): string[] {
    if (!content) return answer.text === '' ? [] : ['the body should be empty'];
    const type = answer.headers['content-type']?.split(';')[0] ?? 'none';
    const media = content[type];
    const body = type === 'text/html' ? answer.text : answer.body;
    return media ? this.problemsOf(media.schema, body) : [`the content type is ${type}`];
  }

  private problemsWithoutOperation(path: string, answer: Answer): string[] {
    if (!/^\/api\/v1(\/|$)/.test(path)) return [];
    if (!NO_ROUTE.includes(answer.status)) return ['it has no such operation'];
    if (answer.text === '') return [];
    const problem = answer.headers['content-type']?.startsWith('application/problem+json');
    return this.problemsOf({ $ref: `#/components/schemas/${problem ? 'Problem' : 'Error'}` }, answer.body);
  }
}

let loaded: Shapes | undefined;
const shapes = (): Shapes =>
  (loaded ??= new Shapes(JSON.parse(readFileSync(OPENAPI_FILE, 'utf8')) as OpenApiDocument));

/**
 * Copies schemas and refuses unknown fields. Clients must ignore new fields; these tests must report them.
 */
function closed<T>(part: T): T {
  if (Array.isArray(part)) return part.map(closed) as T;
  if (typeof part !== 'object' || part === null) return part;
  const copy = Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, closed(value as unknown)]),
  );
  const open = 'properties' in copy && 'type' in copy && copy['additionalProperties'] === undefined;
  return (open ? { ...copy, additionalProperties: false } : copy) as T;
}

const patternOf = (template: string): RegExp => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

function sentence({ instancePath, message, params }: ErrorObject): string {
  return `${instancePath || 'the body'} ${message} ${JSON.stringify(params)}`;
}
