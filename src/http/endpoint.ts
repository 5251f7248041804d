import { SetMetadata, applyDecorators } from '@nestjs/common';

/** What a route promises. Guards and the OpenAPI document both read it, so they cannot disagree. */
export interface EndpointPolicy {
  /** One line, for the OpenAPI document. */
  readonly summary: string;
  readonly description?: string;
  /** Name of the response's schema in the OpenAPI document; none for 204. */
  readonly reply?: string;
  /** `public`: no key. `edit`: a key with can_edit (which POST, PATCH and DELETE need anyway). Default: any key. */
  readonly access?: 'public' | 'key' | 'edit';
}

export const ENDPOINT = Symbol('endpoint');

/** Declares a route's policy. A route without one needs a key, like every other. */
export const Endpoint = (policy: EndpointPolicy) => applyDecorators(SetMetadata(ENDPOINT, policy));
