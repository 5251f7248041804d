import { createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Origin } from '../../accounts/sign-in.js';
import type { SignedIn } from '../../accounts/sessions.js';
import type { FormBody } from './form-body.js';

/** The visitor and the browser of a page request. */
export interface Visit {
  readonly signedIn: SignedIn | null;
  readonly origin: Origin;
  /** CSRF token of the page's forms. */
  readonly csrfToken: string;
  /** Token of the session; null without one. */
  readonly session: string | null;
  /** Replaces the browser's session; null signs the browser out. */
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

/** Injects the visit of the request. */
export const CurrentVisit = createParamDecorator((_: unknown, context: ExecutionContext) =>
  visitOf(requestOf(context)),
);

/** Injects the submitted form. */
export const Form = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { form } = requestOf(context);
  if (!form) throw new Error('a form was routed without PageInterceptor');
  return form;
});

/** Injects the signed-in account. */
export const Owner = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { signedIn } = visitOf(requestOf(context));
  if (!signedIn) throw new Error('a page for those who are signed in was routed without SignedInOnly');
  return signedIn;
});

export const SIGNED_IN_ONLY = Symbol('signed-in-only');

/**
 * Restricts a page to signed-in accounts; visitors are redirected to `otherwise`, or to the sign-in page and back.
 */
export const SignedInOnly = (otherwise = '') => SetMetadata(SIGNED_IN_ONLY, otherwise);
