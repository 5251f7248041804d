import type { components } from './schema.js';

/** The body of an error, and what a 402 and a conflict of findings add to it. */
export type ErrorBody = components['schemas']['Error'] &
  Partial<Omit<components['schemas']['InsufficientCredits'], keyof components['schemas']['Error']>> &
  Pick<Partial<components['schemas']['ResearchConflict']>, 'conflicts'>;

/** An answer that is no success. `message` is the service's own sentence. */
export class DirectoryError extends Error {
  override readonly name = 'DirectoryError';
  /** For programs: `validation_failed`, `not_found`, `insufficient_credits`; `http_<status>` from anything but the service. */
  readonly code: string;
  /** All problems of the request. */
  readonly details: ErrorBody['details'];
  /** The first field that is wrong, as the request names it; null if it is about no field. */
  readonly field: string | null;
  /** Quote it to the operator, whose logs have it. */
  readonly requestId: string | null;

  constructor(
    readonly status: number,
    /** The whole body; null from anything but the service, such as a proxy. */
    readonly body: ErrorBody | null,
    requestId: string | null,
  ) {
    super(body?.message ?? `The server answered ${status}.`);
    this.code = body?.error ?? `http_${status}`;
    this.details = body?.details ?? [];
    this.field = this.details[0]?.field ?? null;
    this.requestId = body?.request_id ?? requestId;
  }
}

/** An answer of openapi-fetch. */
interface Answer<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * The body of a successful answer; throws a DirectoryError for any other:
 *
 *     const { person } = await unwrap(client.GET('/api/v1/people/{public_id}', { params: { path: { public_id } } }));
 */
export async function unwrap<Data>(answer: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await answer;
  if (response.ok) return data as Data;
  throw new DirectoryError(
    response.status,
    isErrorBody(error) ? error : null,
    response.headers.get('X-Request-Id'),
  );
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'error' in body && 'details' in body;
