/** One thing that is wrong with a request, named by the field as the client wrote it. */
export interface Problem {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/** An answer other than success. The error filter is the one place that turns it into a response. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly options: {
      details?: readonly Problem[];
      headers?: Readonly<Record<string, string>>;
      /** The fields of `details` are named as the client wrote them; otherwise the filter still translates them. */
      asWritten?: boolean;
      /** For a redirect: the id in the path, and the one that took its place. */
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
  new ApiError(403, 'forbidden', 'This API key may not edit: ask the operator for the can_edit permission.');

export const notFound = (message = 'There is no such route or record: check the path.') =>
  new ApiError(404, 'not_found', message);

/** 404 for an id that is well formed. `kind`: what the path names, in words; `id`: which id of it. */
export const noRecord = (kind: string, id: 'public_id' | 'id') => notFound(`No ${kind} has this ${id}.`);

/** The code of an answer for which there is nothing more to say than its status. */
export const codeOf = (status: number): string => CODES[status] ?? 'bad_request';

const CODES: Readonly<Record<number, string>> = {
  408: 'request_timeout',
  413: 'payload_too_large',
  414: 'uri_too_long',
  415: 'unsupported_media_type',
  431: 'headers_too_large',
};

/** Anything that is wrong with a request as HTTP. */
export const badRequest = (message: string) => new ApiError(400, codeOf(400), message);

/** The service cannot answer just now; nothing is wrong with the request. */
export const unavailable = () =>
  new ApiError(503, 'unavailable', 'The database does not answer at the moment: try again.', {
    headers: { 'Retry-After': '1' },
  });

/** 308 to the same route with the id that replaced the one in the path. */
export const movedPermanently = (from: string, to: string) =>
  new ApiError(308, 'moved_permanently', `This id was replaced by ${to}: use that one.`, {
    moved: { from, to },
  });

export const gone = () =>
  new ApiError(410, 'gone', 'This record was deleted, and its id will not be used again.');

export const conflict = (message: string, details: readonly Problem[] = []) =>
  new ApiError(409, 'conflict', message, { details });

export const preconditionFailed = () =>
  new ApiError(
    412,
    'precondition_failed',
    'The record has changed since it was read: read it again and repeat the change.',
  );

export const payloadTooLarge = (limit: number) =>
  new ApiError(413, 'payload_too_large', `The body is larger than ${limit} bytes: send less at once.`);

/** The most problems that one answer lists. */
const MAX_DETAILS = 1_000;

/** 422 with every problem of the request at once. */
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

/** What is sent exceeds what the database can store or index, though no field alone does. */
export const tooLarge = () =>
  invalid([{ field: 'body', code: 'too_long', message: 'is too long to be stored: shorten its texts' }]);

/** Shorthand for a single problem. */
export const invalidField = (field: string, code: string, message: string) =>
  invalid([{ field, code, message }]);
