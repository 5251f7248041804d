/**
 * `refused`: a rule of this service or of the server forbids the request. `failed`: the server gave no answer.
 * `unusable`: the server answered with nothing to use.
 */
type Failure = 'refused' | 'failed' | 'unusable';

/** The failure of a request to another server: one sentence that a user can act on. */
export class OutboundError extends Error {
  override name = 'OutboundError';

  constructor(
    readonly failure: Failure,
    message: string,
    /** Whether a retry may succeed. */
    readonly retryable: boolean = false,
  ) {
    super(message);
  }
}

/** No connection was established. Another port may still respond. */
export class Unreachable extends OutboundError {}

export const refused = (message: string): OutboundError => new OutboundError('refused', message);
export const failed = (message: string): OutboundError => new OutboundError('failed', message);
export const failedForNow = (message: string): OutboundError => new OutboundError('failed', message, true);
export const unusable = (message: string): OutboundError => new OutboundError('unusable', message);

/** A URL for a message: without its query, and shortened. */
export function show(url: URL): string {
  const text = `${url.protocol}//${url.host}${url.pathname}`;
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}

/** The error codes of sockets, TLS and the HTTP client. The first match applies. */
const CAUSES: readonly (readonly [code: RegExp, obstacle: (url: URL) => OutboundError])[] = [
  [
    /^(?:CERT_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|HOSTNAME_MISMATCH|INVALID_CA|ERR_TLS_CERT)/,
    ({ hostname }) => failed(`${hostname} shows a certificate that cannot be verified.`),
  ],
  [
    // A server without TLS answers a TLS handshake in plain text, or closes the connection.
    /^(?:ECONN|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|ETIMEDOUT|EPIPE|UND_ERR_CONNECT_TIMEOUT|ERR_SSL_(?:WRONG_VERSION|PACKET_LENGTH)|PLAIN_TEXT)/,
    ({ host, protocol }) =>
      new Unreachable('failed', `${host} cannot be reached over ${protocol.slice(0, -1)}.`, true),
  ],
  [/^(?:EPROTO|ERR_SSL_|ERR_TLS_)/, ({ hostname }) => failed(`${hostname} has no working TLS.`)],
  [/^UND_ERR_HEADERS_OVERFLOW/, (url) => unusable(`${show(url)} has headers without end.`)],
  [/^Z_/, (url) => unusable(`${show(url)} is not compressed as it says.`)],
];

/**
 * Converts a request error to an OutboundError, without the wording of a library.
 * @param timeoutMs the timeout that expired, or null
 */
export function explain(error: unknown, url: URL, timeoutMs: number | null): OutboundError {
  if (error instanceof OutboundError) return error;
  if (timeoutMs !== null)
    return failedForNow(`${show(url)} was not there after ${timeoutMs / 1_000} seconds.`);
  const codes = codesOf(error);
  const cause = CAUSES.find(([code]) => codes.some((one) => code.test(one)));
  return cause?.[1](url) ?? failedForNow(`${show(url)} gave no answer that can be read.`);
}

/** The codes of an error and of its causes. */
function codesOf(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return [];
  const { code, cause, errors, message } = error as Record<'code' | 'cause' | 'errors' | 'message', unknown>;
  const isPlainText = /wrong version number|packet length too long|http request/.test(String(message));
  const own = [...(typeof code === 'string' ? [code] : []), ...(isPlainText ? ['PLAIN_TEXT'] : [])];
  return [...own, ...(Array.isArray(errors) ? errors : [cause]).flatMap(codesOf)];
}
