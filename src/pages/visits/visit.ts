import { hash } from 'node:crypto';
import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Origin } from '../../accounts/sign-in.js';
import type { SignedIn } from '../../accounts/sessions.js';
import { ApiError, badRequest } from '../../common/errors.js';
import { readBody, isForm, parseForm } from '../../http/body.js';

/** What the frame of a page shows about its visitor. */
export interface Visitor {
  readonly signedIn: SignedIn | null;
  /** Confirms what the form before this page did. */
  readonly notice?: string | undefined;
}

export interface Visit extends Visitor {
  readonly origin: Origin;
  readonly csrfToken: string;
  /** Token of the session; null without one. */
  readonly session: string | null;
  /** Replaces the browser's session; null signs the browser out. */
  keepSession(token: string | null): void;
}

/** Bytes. The largest form reviews forty findings with six fields each and stays far below. */
const FORM_LIMIT = 65_536;

/** The field that differs each time that a form is shown. */
export const FORM_TOKEN = 'form';

export class FormBody {
  constructor(private readonly fields: ReadonlyMap<string, string>) {}

  has(name: string): boolean {
    return this.fields.has(name);
  }

  get names(): readonly string[] {
    return [...this.fields.keys()];
  }

  /** Digest of all fields; null for a form without a `FormToken`. */
  get digest(): string | null {
    if (this.text(FORM_TOKEN) === '') return null;
    return hash('sha256', JSON.stringify([...this.fields].toSorted()), 'base64url');
  }

  /** Returns the text of the field unchanged; empty if the field is missing. */
  text(name: string): string {
    return this.fields.get(name) ?? '';
  }
}

/** Parses a form in the browsers' encoding. Throws 415, 413 or 400. */
export async function readForm(request: FastifyRequest): Promise<FormBody> {
  if (!isForm(request)) {
    throw new ApiError(
      415,
      'unsupported_media_type',
      'This page takes what its own form sends, and nothing else.',
    );
  }
  const fields = parseForm(await readBody(request, FORM_LIMIT));
  if (fields !== null) return new FormBody(fields);
  throw badRequest('The form did not arrive as the page sends it: go back and send it again.');
}

declare module 'fastify' {
  interface FastifyRequest {
    visit?: Visit;
    form?: FormBody;
  }
}

const injected = <T>(read: (request: FastifyRequest) => T) =>
  createParamDecorator((_: unknown, context: ExecutionContext) =>
    read(context.switchToHttp().getRequest<FastifyRequest>()),
  );

/** VisitGuard sets the visit of every interactive page. */
export const CurrentVisit = injected(({ visit }) => visit!);

/** The signed-in account, of pages that are `SignedInOnly`. */
export const Owner = injected(({ visit }) => visit!.signedIn!);

/** VisitGuard sets the form of every POST. */
export const Submitted = injected(({ form }) => form!);

export interface FieldProblem {
  /** Name of the field, which is also its id in the page. */
  readonly field: string;
  /** A complete sentence. */
  readonly message: string;
}

/** What a page is rendered for. */
export interface Rendering {
  readonly visit?: Visitor | undefined;
  /** The form to which the page is the reply, if it is one. */
  readonly form?: FormBody | undefined;
  /** The validation errors of the form. */
  readonly problems: readonly FieldProblem[];
  /** Whether the reply refuses what the form asked for. */
  readonly isRefused?: boolean;
}

export const PageContext = createContext<Rendering>({ problems: [] });

export const useRendering = (): Rendering => useContext(PageContext);

export const useSignedIn = (): SignedIn | null => useRendering().visit?.signedIn ?? null;

export const useNotice = (): string | undefined => useRendering().visit?.notice;

/** The visit of an interactive page. */
export const useVisit = (): Visit => useRendering().visit as Visit;

export const useOwner = (): SignedIn => useVisit().signedIn!;

export const SIGNED_IN_ONLY = Symbol('signed-in-only');
export const RIGHT = Symbol('right');

export type Right = 'canEdit' | 'admin';

/**
 * Restricts a page to signed-in accounts; visitors are redirected to `otherwise`, or to the sign-in page and back.
 */
export const SignedInOnly = (otherwise = '') => SetMetadata(SIGNED_IN_ONLY, otherwise);

const withRight = (right: Right) => applyDecorators(SignedInOnly(), SetMetadata(RIGHT, right));

/** Restricts a page to editors; others receive 403. */
export const EditorsOnly = () => withRight('canEdit');

/** Restricts a page to administrators; others receive 403. */
export const AdministratorsOnly = () => withRight('admin');
