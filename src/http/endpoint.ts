import { SetMetadata } from '@nestjs/common';

export const API_METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'] as const;

/** The properties of a route that the pipeline uses. */
export interface RoutePolicy {
  /**
   * `public`: no key. `key`: any key, also for a POST that changes nothing in the directory. `edit`: a key with can_edit.
   * Default: any key for GET, can_edit for POST, PATCH and DELETE.
   */
  readonly access?: 'public' | 'key' | 'edit';
  /** HTML pages and their assets: the rules for JSON do not apply, and the OpenAPI document omits them. */
  readonly page?: boolean;
  /** Called by another service with a signature: no key, and the handler reads the raw body itself. */
  readonly webhook?: boolean;
  /**
   * Also takes a body of JSON lines, and answers it with JSON lines. The handler reads it (see `bodyStream`). Names the
   * schemas of a line, in the OpenAPI document.
   */
  readonly stream?: { readonly line: string; readonly reply: string };
  /**
   * Follows the Reconciliation Service API instead of the rules for JSON: the path may hold a token in place of a key,
   * bodies are form-encoded, unknown parameters are ignored, and previews are HTML.
   */
  readonly reconciliation?: boolean;
  /** Exempt from rate limits and load shedding. */
  readonly always?: boolean;
  /** Handles requests that match no route. */
  readonly fallback?: boolean;
}

/** The contract of an API route. Guards and the OpenAPI document both read it, so they cannot disagree. */
export interface EndpointPolicy extends RoutePolicy {
  /** The operationId in the OpenAPI document and in generated clients; never changes after its release. */
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  /** Name of the response schema in the OpenAPI document; absent for 204. */
  readonly reply?: string;
  /**
   * Further responses by status, each with its schema (for example `Error`), that do not follow from method, path and
   * access.
   */
  readonly also?: Readonly<Record<number, string>>;
}

export const ENDPOINT = Symbol('endpoint');

/** True for the path of a single record, which is read, changed and deleted there; GET returns an ETag. */
export const isRecordPath = (path: string): boolean => /\/\{(public_|finding_)?id\}$/.test(path);

/** Declares a route's policy. By default a route requires a key. */
export const Endpoint = (policy: EndpointPolicy) => SetMetadata(ENDPOINT, policy);

export const Page = () => SetMetadata(ENDPOINT, { access: 'public', page: true } satisfies RoutePolicy);
