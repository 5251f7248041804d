/** One problem of a request. `field` has the name that the client used. */
export interface Problem {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/** An error response. Only the error filter turns it into a reply. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly options: {
      details?: readonly Problem[];
      headers?: Readonly<Record<string, string>>;
      /** The fields of `details` already have the client's names; otherwise the filter translates them. */
      asWritten?: boolean;
      /** For a redirect: the id in the path, and its replacement. */
      moved?: { readonly from: string; readonly to: string };
      /** Further facts, shown with `error` and `message`. */
      facts?: Readonly<Record<string, unknown>>;
    } = {},
  ) {
    super(message);
  }
}

export const unauthorized = (message: string) =>
  new ApiError(401, 'unauthorized', message, {
    headers: { 'WWW-Authenticate': 'Bearer realm="directory"' },
  });

export const forbidden = () =>
  new ApiError(403, 'forbidden', 'This API key cannot edit: ask the operator for the can_edit permission.');

export const notFound = (message = 'There is no such route or record: check the path.') =>
  new ApiError(404, 'not_found', message);

/** 404 for a well-formed id. `kind`: the resource in words; `id`: the kind of id. */
export const noRecord = (kind: string, id: 'public_id' | 'id') => notFound(`No ${kind} has this ${id}.`);

/** The error code of a status that has only one. */
export const codeOf = (status: number): string => CODES[status] ?? 'bad_request';

const CODES: Readonly<Record<number, string>> = {
  408: 'request_timeout',
  413: 'payload_too_large',
  414: 'uri_too_long',
  415: 'unsupported_media_type',
  431: 'headers_too_large',
};

/** 400 for a malformed HTTP request. */
export const badRequest = (message: string) => new ApiError(400, codeOf(400), message);

/** 503: a temporary failure of the service, not of the request. */
export const unavailable = () =>
  new ApiError(503, 'unavailable', 'The database is unavailable: retry.', {
    headers: { 'Retry-After': '1' },
  });

/** 308 to the same route with the current id. */
export const movedPermanently = (from: string, to: string) =>
  new ApiError(308, 'moved_permanently', `This id was replaced by ${to}: use that one.`, {
    moved: { from, to },
  });

/** 500 for a defect, which is logged. */
export const internalError = () =>
  new ApiError(500, 'internal_error', 'Something went wrong here; the request id finds it in our log.');

export const gone = () => new ApiError(410, 'gone', 'This record was deleted.');

export const conflict = (message: string) => new ApiError(409, 'conflict', message);

export const preconditionFailed = () =>
  new ApiError(
    412,
    'precondition_failed',
    'The record has changed since you read it: read it again and repeat the change.',
  );

export const payloadTooLarge = (limit: number) =>
  new ApiError(413, 'payload_too_large', `The body is larger than ${limit} bytes: send a smaller one.`);

export const tooMany = (limit: number, items: string) =>
  new ApiError(413, 'payload_too_large', `A call has at most ${limit} ${items}: send them in several.`);

/** Maximum number of problems in one response. */
const MAX_DETAILS = 1_000;

/** 422 with all problems of the request. */
export const invalid = (problems: readonly Problem[], asWritten = false) => {
  const details = problems.slice(0, MAX_DETAILS);
  return new ApiError(422, 'validation_failed', summaryOf(details), { details, asWritten });
};

/** One sentence about the problems of a request. */
export const summaryOf = (details: readonly Problem[]): string =>
  details.length === 1
    ? `${details[0]!.field} ${details[0]!.message}.`
    : `${details.length}${details.length < MAX_DETAILS ? '' : ' or more'} fields have problems: see details.`;

const MAX_NAME = 100;

/** A name that a client sent, shortened for an error message. */
export const shownKey = (key: string): string =>
  key === '' ? '""' : key.length > MAX_NAME ? `${key.slice(0, MAX_NAME)}…`.toWellFormed() : key;

/** The request exceeds what the database can store or index, though no single field does. */
export const tooLarge = () =>
  invalid([{ field: 'body', code: 'too_long', message: 'is too large to store: shorten its texts' }]);

export const invalidField = (field: string, code: string, message: string) =>
  invalid([{ field, code, message }]);

/** Converts an error of another layer for the client; null for a defect. */
export type ErrorConverter = (error: unknown) => ApiError | null;

/** The converter of the errors that reach a client without the help of the layer that threw them. */
export const ERROR_CONVERTER = Symbol('ErrorConverter');
