import { SetMetadata } from '@nestjs/common';

/** What the pipeline has to know of a route. */
export interface RoutePolicy {
  /** `public`: no key. `edit`: a key with can_edit (which POST, PATCH and DELETE need anyway). Default: any key. */
  readonly access?: 'public' | 'key' | 'edit';
  /** HTML for people, and what belongs to it: the rules for JSON do not apply, and the OpenAPI document has nothing of it. */
  readonly page?: boolean;
  /** For another service, which signs what it sends: no key, and the handler reads the raw body itself. */
  readonly webhook?: boolean;
  /** Answered under any load and to anyone: neither limited nor refused for the sake of others. */
  readonly always?: boolean;
  /** Answers where there is no route. */
  readonly fallback?: boolean;
}

/** What a route of the API promises. Guards and the OpenAPI document both read it, so they cannot disagree. */
export interface EndpointPolicy extends RoutePolicy {
  /** The operation's name in the OpenAPI document and in clients made from it: never changed once it is out. */
  readonly id: string;
  /** One line, for the OpenAPI document. */
  readonly summary: string;
  readonly description: string;
  /** Name of the response's schema in the OpenAPI document; none for 204. */
  readonly reply?: string;
  /** Further answers by status, each with its schema (`Error`, say): what method, path and access don't tell. */
  readonly also?: Readonly<Record<number, string>>;
}

export const ENDPOINT = Symbol('endpoint');

/** True for a record's own path, where it is read, changed and deleted; a GET of it has an ETag. */
export const isRecordPath = (path: string): boolean => /\/\{(public_|finding_)?id\}$/.test(path);

/** Declares a route's policy. A route without one needs a key, like every other. */
export const Endpoint = (policy: EndpointPolicy) => SetMetadata(ENDPOINT, policy);

/** Declares a web page, or a part of one. */
export const Page = () => SetMetadata(ENDPOINT, { access: 'public', page: true } satisfies RoutePolicy);

/** Declares a route that another service calls with signed bytes. */
export const Webhook = (policy: Pick<EndpointPolicy, 'id' | 'summary' | 'description' | 'reply'>) =>
  SetMetadata(ENDPOINT, { ...policy, access: 'public', webhook: true } satisfies EndpointPolicy);

/** Declares what answers where there is no route. It needs a key like every other. */
export const Fallback = () => SetMetadata(ENDPOINT, { fallback: true } satisfies RoutePolicy);
