import { createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Origin } from '../../accounts/sign-in.js';
import type { SignedIn } from '../../accounts/sessions.js';
import type { FormBody } from './form-body.js';

/** A request for a page: by whom, and from which browser. */
export interface Visit {
  readonly signedIn: SignedIn | null;
  readonly origin: Origin;
  /** For the forms of the page. */
  readonly csrfToken: string;
  /** The session's token; null without a session. */
  readonly session: string | null;
  /** Signs the browser in with another session, or out (null). */
  keepSession(token: string | null): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    visit?: Visit;
    form?: FormBody;
  }
}

const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>();

export function visitOf(request: FastifyRequest): Visit {
  if (!request.visit) throw new Error('a page was routed without VisitGuard');
  return request.visit;
}

/** The visit of the request. */
export const CurrentVisit = createParamDecorator((_: unknown, context: ExecutionContext) =>
  visitOf(requestOf(context)),
);

/** The form that was sent. */
export const Form = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { form } = requestOf(context);
  if (!form) throw new Error('a form was routed without PageInterceptor');
  return form;
});

/** The signed-in account. */
export const Owner = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { signedIn } = visitOf(requestOf(context));
  if (!signedIn) throw new Error('a page for those who are signed in was routed without SignedInOnly');
  return signedIn;
});

export const SIGNED_IN_ONLY = Symbol('signed-in-only');

/** Only for those who are signed in; others are sent to `otherwise`, or to sign in and come back. */
export const SignedInOnly = (otherwise = '') => SetMetadata(SIGNED_IN_ONLY, otherwise);
