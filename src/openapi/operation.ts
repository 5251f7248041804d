import { STATUS_CODES } from 'node:http';
import { JSON_LINES, FORM_TYPE } from '../http/body.js';
import { PLURAL, RESOURCES } from '../database/resources.js';
import type { DtoClass } from '../http/dto.js';
import { isRecordPath, type RoutePolicy } from '../http/endpoint.js';
import type {
  Method,
  Operation,
  Parameter,
  Ref,
  RequestBody,
  Response,
  Schema,
} from '../http/openapi-types.js';
import { type Route, aliasOf, isAlias, takesToken } from './scan.js';
import { bodyDocument, dtoSchemaName, queryParameters } from './bodies.js';
import { IDS } from '../common/sample-ids.js';
import {
  headerRefs,
  parameterRef,
  type HeaderName,
  CREDIT_HEADERS,
  errorResponse,
  sharedResponse,
  showsRecord,
  statusesOf,
} from './responses.js';
import { integer, schemaRef } from '../http/json-schema.js';
import type { SharedResponses } from './shared-parts.js';
import { RESOURCE_DOCUMENTS, tagOf } from './chapters.js';
import { pascal } from '../values/text.js';
import { badSignature, invalidEvent, paymentsOff } from '../billing/payment-processor.js';

export function operation(route: Route, shared: SharedResponses): Operation {
  const { path, policy } = route;
  return {
    operationId: policy.id,
    tags: [tagOf(path)],
    summary: policy.summary,
    description: policy.description,
    ...(isAlias(route) ? { 'x-alias-of': aliasOf(route) } : {}),
    ...(policy.access === 'public' || takesToken(route) ? { security: [] } : {}),
    parameters: parametersOf(route),
    ...(policy.webhook ? { requestBody: EVENT_BODY } : {}),
    ...(route.body === undefined
      ? {}
      : { requestBody: { $ref: `#/components/requestBodies/${dtoSchemaName(route.body)}` } }),
    responses: {
      ...Object.fromEntries(
        listedStatusesOf(route).map((status) => [String(status), responseOf(route, status, shared)]),
      ),
      default: { $ref: '#/components/responses/Failure' },
    },
  };
}

/** An alias refers to its operation's errors, and lists only responses whose schema differs. */
const listedStatusesOf = (route: Route): readonly number[] =>
  statusesOf(route).filter((status) => !isAlias(route) || [route.status, 304, 308, 422].includes(status));

function parametersOf(route: Route): (Parameter | Ref)[] {
  const { method, path, policy, query } = route;
  if (policy.webhook) return [...EVENT_PARAMETERS];
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  return [
    ...names.map((name) => pathParameter(method, path, name)),
    ...(query ? queryParameters(query) : []),
    ...(method === 'post' && !policy.reconciliation ? [parameterRef('IdempotencyKey')] : []),
    ...(method === 'get' && isRecordPath(path) ? [parameterRef('IfNoneMatch')] : []),
    ...(statusesOf(route).includes(412) ? [parameterRef('IfMatch')] : []),
  ];
}

const inPath = (name: string, description: string, schema: Schema, example: unknown): Parameter => ({
  name,
  in: 'path',
  required: true,
  description,
  schema,
  example,
});

const publicIdInPath = (example: string, name = 'public_id'): Parameter =>
  inPath(name, 'The public id of the record.', schemaRef('PublicId'), example);

export const PATH_PARAMETERS: Readonly<Record<string, Parameter>> = {
  ...Object.fromEntries(
    RESOURCE_DOCUMENTS.map(([resource, { sample }]) => [`${pascal(resource)}Path`, publicIdInPath(sample)]),
  ),
  EmptyOrganizationPath: publicIdInPath(IDS.withoutMembers),
  TokenPath: inPath(
    'token',
    'A token of the account page, without the `rec_` at its beginning.',
    { type: 'string', pattern: '^[0-9A-Za-z_-]{43}$' },
    '0'.repeat(43),
  ),
  EntityPath: publicIdInPath(IDS.person, 'entity'),
  KindPath: inPath(
    'kind',
    'What the id belongs to.',
    { type: 'string', enum: ['entity', 'type', 'property'] },
    'property',
  ),
};

const NUMBERS: Readonly<Record<string, Parameter>> = {
  id: inPath('id', 'The record’s id.', integer(undefined, 1), 1),
  finding_id: inPath('finding_id', 'The finding’s id.', integer(undefined, 1), 3),
};

function pathParameter(method: Method, path: string, name: string): Parameter | Ref {
  if (NUMBERS[name]) return NUMBERS[name];
  const component = `${name === 'public_id' ? recordIn(method, path) : pascal(name)}Path`;
  if (!(component in PATH_PARAMETERS)) throw new Error(`operation.ts has no parameter for ${path}`);
  return { $ref: `#/components/parameters/${component}` };
}

function recordIn(method: Method, path: string): string {
  const plural = path.split('/')[3]!.replace('advertisers', 'organizations');
  const resource = RESOURCES.find((one) => PLURAL[one] === plural) ?? '';
  // Only an organization without members can be deleted.
  return `${method === 'delete' && resource === 'organization' ? 'Empty' : ''}${pascal(resource)}`;
}

/** The request body of a class, shared by all operations that take it. */
export function requestBody(dto: DtoClass, { stream, reconciliation }: RoutePolicy): RequestBody {
  const name = dtoSchemaName(dto);
  const { example } = bodyDocument(name);
  return {
    required: true,
    content: {
      [reconciliation ? FORM_TYPE : 'application/json']: { schema: schemaRef(name), example },
      ...(stream ? { [JSON_LINES]: { schema: schemaRef(stream.line) } } : {}),
    },
  };
}

function responseOf(route: Route, status: number, shared: SharedResponses): Response | Ref {
  if (status === route.status) return shared.add(successName(route), success(route));
  if (route.policy.webhook && EVENT_ERRORS[status]) return EVENT_ERRORS[status];
  const own = route.policy.also?.[status];
  if (own === undefined || own === 'Error') return sharedResponse(status);
  return {
    description: `${STATUS_CODES[status]}.`,
    headers: headerRefs(headersOf(route)),
    content: {
      'application/json': { schema: schemaRef(own) },
      // Errors are also available in the form of RFC 9457. A 503 of the readiness check is not an error.
      ...(own === 'ResearchConflict' ? { 'application/problem+json': { schema: schemaRef('Problem') } } : {}),
    },
  };
}

/** Such as `PersonReply`, `PersonReplyCreated` or `NoContent`. */
const successName = ({ policy, status }: Route): string =>
  `${policy.reply ?? 'NoContent'}${status === 201 ? 'Created' : ''}`;

function success(route: Route): Response {
  const { policy, status } = route;
  return {
    description: SUCCESS[status] ?? 'Success.',
    headers: headerRefs(headersOf(route)),
    ...(policy.reply === undefined
      ? {}
      : {
          content: {
            [policy.reply === 'Preview' ? 'text/html' : 'application/json']: {
              schema: schemaRef(policy.reply),
            },
            ...(policy.stream ? { [JSON_LINES]: { schema: schemaRef(policy.stream.reply) } } : {}),
          },
        }),
  };
}

const SUCCESS: Readonly<Record<number, string>> = {
  200: 'Success.',
  201: 'Created.',
  204: 'Deleted; the response is empty.',
};

function headersOf(route: Route): HeaderName[] {
  const { method, policy, status } = route;
  return [
    ...(showsRecord(route) ||
    (status === 201 && !policy.id.startsWith('quickAdd')) ||
    policy.reply === 'OpenApi'
      ? (['ETag'] as const)
      : []),
    ...(status === 201 ? (['Location'] as const) : []),
    ...(method === 'post' && !policy.webhook && !policy.reconciliation
      ? (['Idempotent-Replayed'] as const)
      : []),
    ...(policy.reply?.endsWith('List') ? (['Link'] as const) : []),
    ...(policy.reply === 'OpenApi' ? (['Cache-Control'] as const) : []),
    ...(policy.access === 'public' ? [] : CREDIT_HEADERS),
  ];
}

/** Webhook parameters, in place of a key: the processor's name and its signature. */
const EVENT_PARAMETERS: readonly Parameter[] = [
  inPath('processor', 'The configured payment processor.', { type: 'string', enum: ['stripe'] }, 'stripe'),
  {
    name: 'Stripe-Signature',
    in: 'header',
    required: true,
    description:
      'The time, and an HMAC-SHA256 of it and of the raw body with the webhook’s secret: `t=1770000000,v1=5257a869…`. Valid for five minutes.',
    schema: { type: 'string', minLength: 1 },
  },
];

const EVENT_BODY: NonNullable<Operation['requestBody']> = {
  required: true,
  content: {
    'application/json': {
      schema: schemaRef('PaymentEvent'),
      example: {
        id: 'evt_1',
        object: 'event',
        type: 'checkout.session.completed',
        livemode: true,
        data: { object: { id: 'cs_live_1', object: 'checkout.session', payment_status: 'paid' } },
      },
    },
  },
};

/** Errors of the webhook that differ from those of other calls, by status. */
const EVENT_ERRORS: Readonly<Record<number, Response>> = {
  400: errorResponse({
    name: 'InvalidEvent',
    description: 'The signature is missing, wrong or too old; or the body is not an event.',
    examples: [
      badSignature('The signature is wrong, or older than five minutes'),
      invalidEvent('The body is not a Stripe event in JSON'),
    ],
  }),
  404: errorResponse({
    name: 'NoPaymentProcessor',
    description: 'This payment processor is not configured.',
    examples: [paymentsOff()],
  }),
};
