import { STATUS_CODES } from 'node:http';
import type { MediaType, Operation, Parameter, Ref, Response } from '../http/openapi-types.js';
import { examplesFor } from './advertisers.js';
import { dtoParameter, dtoSchemaName } from './dto-schemas.js';
import { IDS } from './examples/records.js';
import { REPLY_EXAMPLES } from './examples/replies.js';
import { REQUEST_EXAMPLES } from './examples/requests.js';
import { headerRefs, parameterRef, type HeaderName } from './headers.js';
import { COMMON_HEADERS, CREDIT_HEADERS, sharedResponse } from './responses.js';
import type { Route } from './scan.js';
import { integer, publicId, schemaRef } from './schemas/schema.js';
import { isRecordPath, showsRecord, statusesOf } from './statuses.js';
import { tagOf } from './tags.js';

/** A route as the document describes it, whole. */
export function operation(route: Route): Operation {
  const { path, policy } = route;
  return {
    operationId: policy.id,
    tags: [tagOf(path)],
    summary: policy.summary,
    description: policy.description,
    ...(policy.access === 'public' ? { security: [] } : {}),
    parameters: parametersOf(route),
    ...(route.body === undefined ? {} : { requestBody: requestBody(route, route.body.name) }),
    responses: Object.fromEntries(
      statusesOf(route).map((status) => [String(status), responseOf(route, status)]),
    ),
  };
}

function parametersOf({ method, path, parameters }: Route): (Parameter | Ref)[] {
  return [
    ...parameters.map((parameter) =>
      parameter.in === 'path' ? pathParameter(path, parameter.name) : dtoParameter(parameter),
    ),
    ...(method === 'post' ? [parameterRef('IdempotencyKey')] : []),
    ...(method === 'get' && isRecordPath(path) ? [parameterRef('IfNoneMatch')] : []),
    ...(method !== 'get' && isRecordPath(path) ? [parameterRef('IfMatch')] : []),
    parameterRef('RequestId'),
  ];
}

/** The id of an example record of the kind that the path is about. */
const EXAMPLE_IDS: Readonly<Record<string, string>> = {
  people: IDS.person,
  organizations: IDS.organization,
  advertisers: IDS.organization,
  memberships: IDS.membership,
  places: IDS.place,
  name_aliases: IDS.nameAlias,
  source_references: IDS.sourceReference,
};

/** The parameters that are numbers. */
const NUMBERS = [
  { name: 'id', description: 'The record’s id.', example: 7 },
  { name: 'finding_id', description: 'The finding’s id.', example: 12 },
] as const;

function pathParameter(path: string, name: string): Parameter {
  const number = NUMBERS.find(({ name: one }) => one === name);
  if (number) {
    const schema = integer(number.description, 1);
    return { name, in: 'path', required: true, schema, example: number.example };
  }
  const example = EXAMPLE_IDS[path.split('/')[3] ?? ''];
  if (!path.includes('{public_id}') || example === undefined) {
    throw new Error(`operation.ts knows no example for the parameter of ${path}`);
  }
  return { name: 'public_id', in: 'path', required: true, schema: publicId('The record’s id.'), example };
}

function requestBody(route: Route, className: string): NonNullable<Operation['requestBody']> {
  const name = dtoSchemaName(className);
  const examples = REQUEST_EXAMPLES[name];
  if (!examples) throw new Error(`examples/requests.ts has no example of ${name}`);
  const content = { schema: schemaRef(name), examples: examplesFor(route.path, examples) };
  return { required: true, content: { 'application/json': content } };
}

function responseOf(route: Route, status: number): Response | Ref {
  if (status === route.status) return success(route);
  const own = ownReply(route, status);
  if (own === undefined) return sharedResponse(status);
  return {
    description: `${STATUS_CODES[status]}.`,
    headers: headerRefs(headersOf(route)),
    content: {
      'application/json': json(own, `${own}${status}`),
      // Errors are told as RFC 9457 has them, too; what is no error (a readiness that says no) is not.
      ...(ERROR_REPLIES.has(own)
        ? { 'application/problem+json': json(`${own}Problem`, `${own}Problem${status}`) }
        : {}),
    },
  };
}

/** Replies of a route's own that are errors with more to say; `…Problem` is what each is in RFC 9457's form. */
const ERROR_REPLIES: ReadonlySet<string> = new Set(['ResearchConflict']);

/** The statuses that the route answers as others do. */
export const sharedStatusesOf = (route: Route): number[] =>
  statusesOf(route).filter((status) => status !== route.status && ownReply(route, status) === undefined);

/** The schema of an answer of the route's own; undefined for what is an error everywhere. */
function ownReply({ policy }: Route, status: number): string | undefined {
  const reply = policy.also?.[status];
  return reply === 'Error' ? undefined : reply;
}

function success(route: Route): Response {
  const { policy, status } = route;
  return {
    description: SUCCESS[status] ?? 'Success.',
    headers: headerRefs(headersOf(route)),
    ...(policy.reply === undefined ? {} : { content: { 'application/json': json(policy.reply) } }),
  };
}

const SUCCESS: Readonly<Record<number, string>> = {
  200: 'Success.',
  201: 'Created.',
  204: 'Done; the response is empty.',
};

function json(reply: string, example = reply): MediaType {
  if (REPLY_EXAMPLES[example] === undefined) {
    throw new Error(`examples/replies.ts has no example ${example}`);
  }
  return { schema: schemaRef(reply), examples: { example: { $ref: `#/components/examples/${example}` } } };
}

/** The headers of a route's own answers. */
function headersOf(route: Route): HeaderName[] {
  const { method, policy, status } = route;
  return [
    ...(showsRecord(route) ||
    (status === 201 && !policy.id.startsWith('quickAdd')) ||
    policy.reply === 'OpenApi'
      ? (['ETag'] as const)
      : []),
    ...(status === 201 ? (['Location'] as const) : []),
    ...(method === 'post' ? (['Idempotent-Replayed'] as const) : []),
    ...(policy.reply?.endsWith('List') ? (['Link'] as const) : []),
    ...(policy.reply === 'OpenApi' ? (['Cache-Control'] as const) : []),
    ...COMMON_HEADERS,
    ...(policy.access === 'public' ? [] : CREDIT_HEADERS),
  ];
}
