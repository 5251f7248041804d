import {
  Injectable,
  type CallHandler,
  type CanActivate,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE, Reflector } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { Authenticator } from './accounts/credentials.js';
import { isReconciliationToken, ReconciliationTokens } from './accounts/reconciliation-tokens.js';
import { ApiError, forbidden, notFound } from './common/errors.js';
import { COSTS, Credits, PAYS, type Cost, type Price } from './credits/charge.js';
import { Database } from './database/database.js';
import {
  BODY_METHODS,
  isJsonLines,
  JSON_LINES,
  readJson,
  requireJsonLines,
  requireNoBody,
  readFormFields,
} from './http/body.js';
import { compressed, MIN_LENGTH } from './http/compression.js';
import { DtoPipe } from './http/params.js';
import { ENDPOINT, type RoutePolicy } from './http/endpoint.js';
import { ErrorFilter } from './http/error.filter.js';
import {
  acceptsJson,
  acceptsJsonLines,
  refuseLongHead,
  refuseParameters,
  refuseUndecodable,
  takesQuery,
  noSuchRoute,
  requireOwnMethod,
} from './http/request-head.js';
import { overloaded, type Shedding } from './http/load-shedding.js';
import { countCall, refusedKey } from './http/rate-limits.js';
import { setSecurityHeaders, withLineEnd } from './http/reply.js';
import type { UnreadAnswers } from './http/unread-answers.js';

/** Facts about a route, cached on its first call. */
interface Route extends Price {
  readonly policy: RoutePolicy;
  readonly takesQuery: boolean;
}

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The steps before a handler, in the order of the contract: key, rate, URL and headers, permission, credits, input. The
 * body of a client without a valid key is therefore never read. Fastify's hooks (`create-app.ts`) run before the
 * pipeline; DtoPipe, idempotency and the handler run after it. ApiAdapter or ErrorFilter sends the response once the
 * charge is committed; `finishResponses` is the last step.
 *
 * It is a single guard, because each further guard or interceptor costs as much as several of these steps.
 */
@Injectable()
class Pipeline implements CanActivate {
  private readonly routes = new WeakMap<object, Route>();

  constructor(
    private readonly reflector: Reflector,
    private readonly authenticator: Authenticator,
    private readonly tokens: ReconciliationTokens,
    private readonly credits: Credits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const route = this.routeOf(context);
    const { policy } = route;
    if (policy.access !== 'public') await this.identify(request, policy);
    if (!policy.always) await countCall(request, http.getResponse<FastifyReply>());
    refuseLongHead(request);
    requireRight(request, policy);
    if (policy.fallback) throw noSuchRoute(request);
    // Pages return HTML and read their own forms; a webhook first verifies a signature over the raw body.
    if (policy.page || policy.webhook) return true;
    if (policy.reconciliation) requireToken(request);
    await this.credits.reserve(request, route);
    requireOwnMethod(request);
    refuseUndecodable(request.url);
    if (policy.reconciliation) {
      if (request.method === 'POST') {
        request.body = await readFormFields(request);
        await this.credits.reserveForBody(request, route);
      }
      return true;
    }
    if (!route.takesQuery) refuseParameters(request);
    const isStream = policy.stream !== undefined && isJsonLines(request.headers);
    requireAccept(request, isStream);
    if (BODY_METHODS.has(request.method)) {
      if (isStream) requireJsonLines(request);
      else await readJson(request);
      await this.credits.reserveForBody(request, route);
    } else if (request.method === 'DELETE') await requireNoBody(request);
    return true;
  }

  /** Authenticates the caller; throws 401, or 429 after too many invalid keys. */
  private async identify(request: FastifyRequest, { reconciliation, fallback }: RoutePolicy): Promise<void> {
    const token = reconciliation || fallback ? tokenOf(request) : undefined;
    try {
      request.caller =
        token !== undefined && isReconciliationToken(token)
          ? await this.tokens.authenticate(token)
          : await this.authenticator.authenticate(request);
    } catch (error) {
      throw await refusedKey(error, request);
    }
  }

  private routeOf(context: ExecutionContext): Route {
    const handler = context.getHandler();
    let route = this.routes.get(handler);
    if (route === undefined) {
      route = {
        policy: this.reflector.get<RoutePolicy | undefined>(ENDPOINT, handler) ?? {},
        cost: this.reflector.get<Cost | undefined>(COSTS, handler) ?? 1,
        paysItself: this.reflector.get<boolean | undefined>(PAYS, handler) ?? false,
        takesQuery: takesQuery(context.getClass(), handler),
      };
      this.routes.set(handler, route);
    }
    return route;
  }
}

/** The token in a path of the reconciliation service, also in one that no route has. */
function tokenOf({ params }: FastifyRequest): string | undefined {
  const { token, '*': unknown } = params as { readonly token?: string; readonly '*'?: string };
  return token ?? /^reconcile\/([^/]+)/.exec(unknown ?? '')?.[1];
}

/** A segment in place of a token belongs to no path. */
function requireToken(request: FastifyRequest): void {
  const token = tokenOf(request);
  if (token !== undefined && !isReconciliationToken(token)) throw notFound();
}

/** Only accounts with can_edit may change the directory, or read editors' resources. */
function requireRight({ method, caller }: FastifyRequest, { access }: RoutePolicy): void {
  if (access === 'public' || access === 'key' || (READING.has(method) && access !== 'edit')) return;
  if (!caller?.canEdit) throw forbidden();
}

function requireAccept({ headers: { accept } }: FastifyRequest, isStream: boolean): void {
  if (isStream ? acceptsJsonLines(accept) : acceptsJson(accept)) return;
  const type = isStream ? JSON_LINES : 'application/json';
  throw new ApiError(406, 'not_acceptable', `This call returns ${type}: allow it in Accept.`);
}

/** Sends reads of callers who cannot edit to replicas. Such callers have no writes to read back. */
@Injectable()
class ReplicaInterceptor implements NestInterceptor {
  constructor(private readonly db: Database) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { method, caller } = context.switchToHttp().getRequest<FastifyRequest>();
    const isReader = method === 'GET' && caller !== undefined && !caller.canEdit;
    return isReader ? this.db.allowReplicaReads(() => next.handle()) : next.handle();
  }
}

/** The providers of the pipeline. Without `replicas`, their interceptor would only add cost. */
export const pipeline = (replicas: boolean) => [
  { provide: APP_GUARD, useClass: Pipeline },
  ...(replicas ? [{ provide: APP_INTERCEPTOR, useClass: ReplicaInterceptor }] : []),
  { provide: APP_PIPE, useClass: DtoPipe },
  { provide: APP_FILTER, useClass: ErrorFilter },
];

/**
 * The last step of every response: compresses it, waits for room in memory if it is long, and sets its headers. A
 * failed call is refunded before its response is sent.
 */
export function finishResponses(
  server: FastifyInstance,
  {
    filter,
    shedding,
    unread,
    secure,
    credits,
  }: {
    readonly filter: ErrorFilter;
    readonly shedding: Shedding;
    readonly unread: UnreadAnswers;
    readonly secure: boolean;
    readonly credits: Credits;
  },
): void {
  server.addHook('onSend', async (request, reply, payload) => {
    let sent = payload;
    if (typeof payload === 'string' || Buffer.isBuffer(payload)) {
      const text = withLineEnd(reply, payload);
      sent = text;
      if (text.length >= MIN_LENGTH) {
        sent = await unread.admit(request, reply, text, (whole) => compressed(request, reply, whole));
      }
      if (sent === null) {
        shedding.refused();
        sent = withLineEnd(reply, filter.replace(overloaded(), request, reply));
      }
    }
    void reply.header('X-Request-Id', request.id);
    setSecurityHeaders(reply, secure);
    await credits.set(request, reply);
    request.isAnswered?.();
    return sent;
  });
}
