import { hash } from 'node:crypto';
import { createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
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
  /** The signed-in account, of pages that are `SignedInOnly`. */
  readonly owner: SignedIn;
  /** The submitted form, of every POST. */
  readonly form: FormBody;
  readonly origin: Origin;
  readonly csrfToken: string;
  /** Token of the session; null without one. */
  readonly session: string | null;
  /** Ends the browser's session and starts that of the token; null signs the browser out. */
  keepSession(token: string | null): Promise<void>;
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

/** Injects the visit, which VisitGuard sets for every interactive page. */
export const CurrentVisit = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>().visit!,
);

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

export type Right = 'canEdit' | 'admin';

/** What a page requires of its visitors. */
export interface Access {
  /** Accounts without it receive 403. */
  readonly right?: Right;
  /** Where visitors without an account are redirected. Default: to the sign-in page, and back. */
  readonly otherwise?: string | undefined;
}

export const ACCESS = Symbol('access');

const restrictedTo = (access: Access) => SetMetadata(ACCESS, access);

export const SignedInOnly = (otherwise?: string) => restrictedTo({ otherwise });
export const EditorsOnly = () => restrictedTo({ right: 'canEdit' });
export const AdministratorsOnly = () => restrictedTo({ right: 'admin' });
