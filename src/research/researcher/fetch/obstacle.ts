import type { ResearchOutcome } from '../findings.js';

/** Why something was not read: one sentence that an editor can act on, and what it means for the whole. */
export class Obstacle extends Error {
  override name = 'Obstacle';

  constructor(
    /** How a research ends that meets this at the first page. */
    readonly outcome: ResearchOutcome,
    message: string,
    /** Whether the same may go better later. */
    readonly retryable: boolean = false,
  ) {
    super(message);
  }
}

/** No connection came about, so nothing was said yet: at another port it may be different. */
export class Unreachable extends Obstacle {}

/** The site, or this service's own rules, say no. */
export const refused = (message: string): Obstacle => new Obstacle('refused', message);
/** It went wrong, and would again. */
export const failed = (message: string): Obstacle => new Obstacle('failed', message);
/** It went wrong this time. */
export const failedForNow = (message: string): Obstacle => new Obstacle('failed', message, true);
/** There is nothing to read. */
export const nothing = (message: string): Obstacle => new Obstacle('completed', message);

/** An address for a sentence: without query, and not too long. */
export function show(url: URL): string {
  const text = `${url.protocol}//${url.host}${url.pathname}`;
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}

/** What sockets, TLS and the HTTP client reject with, by their codes; the first that fits. */
const CAUSES: readonly (readonly [code: RegExp, obstacle: (url: URL) => Obstacle])[] = [
  [
    /^(?:CERT_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|HOSTNAME_MISMATCH|INVALID_CA|ERR_TLS_CERT)/,
    ({ hostname }) => failed(`${hostname} shows a certificate that cannot be verified, so it is not read.`),
  ],
  [
    // A server without TLS answers a TLS greeting in plain text, or hangs up.
    /^(?:ECONN|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|ETIMEDOUT|EPIPE|UND_ERR_CONNECT_TIMEOUT|ERR_SSL_(?:WRONG_VERSION|PACKET_LENGTH)|PLAIN_TEXT)/,
    ({ host, protocol }) =>
      new Unreachable('failed', `${host} cannot be reached over ${protocol.slice(0, -1)}.`, true),
  ],
  [
    /^(?:EPROTO|ERR_SSL_|ERR_TLS_)/,
    ({ hostname }) => failed(`${hostname} has no working TLS, so it is not read.`),
  ],
  [/^UND_ERR_HEADERS_OVERFLOW/, (url) => nothing(`${show(url)} has headers without end, and is not read.`)],
  [/^Z_/, (url) => nothing(`${show(url)} is not compressed as it says, and is not read.`)],
];

/** An error of a request as an Obstacle, without a word of a library. @param timeoutMs the time that is over, or null */
export function explain(error: unknown, url: URL, timeoutMs: number | null): Obstacle {
  if (error instanceof Obstacle) return error;
  if (timeoutMs !== null)
    return failedForNow(`${show(url)} was not there after ${timeoutMs / 1_000} seconds, and was given up.`);
  const codes = codesOf(error);
  const cause = CAUSES.find(([code]) => codes.some((one) => code.test(one)));
  return cause?.[1](url) ?? failedForNow(`${show(url)} gave no answer that can be read.`);
}

/** An error's own code, and those of the errors that it stands for. */
function codesOf(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return [];
  const { code, cause, errors, message } = error as Record<'code' | 'cause' | 'errors' | 'message', unknown>;
  const isPlainText = /wrong version number|packet length too long|http request/.test(String(message));
  const own = [...(typeof code === 'string' ? [code] : []), ...(isPlainText ? ['PLAIN_TEXT'] : [])];
  return [...own, ...(Array.isArray(errors) ? errors : [cause]).flatMap(codesOf)];
}
