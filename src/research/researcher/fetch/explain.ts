import { show } from './destination.js';
import { failed, failedForNow, nothing, Obstacle } from './obstacle.js';

/** No connection came about, so nothing was said yet: at another port it may be different. */
export class Unreachable extends Obstacle {
  constructor(message: string) {
    super('failed', message, true);
  }
}

const NO_CONNECTION = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'ETIMEDOUT',
  'EPIPE',
  'UND_ERR_CONNECT_TIMEOUT',
  // A server without TLS answers a TLS greeting in plain text, or hangs up.
  'ERR_SSL_WRONG_VERSION_NUMBER',
  'ERR_SSL_PACKET_LENGTH_TOO_LONG',
]);
const CERTIFICATE = /^(CERT_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|HOSTNAME_MISMATCH|INVALID_CA|ERR_TLS_CERT)/;
const TLS = /^(EPROTO|ERR_SSL_|ERR_TLS_)/;

/** What the sockets and the HTTP client reject with, as an Obstacle without a word of theirs. */
export function explain(error: unknown, url: URL, timeoutMs: number | null): Obstacle {
  if (error instanceof Obstacle) return error;
  if (timeoutMs !== null) {
    return failedForNow(`${show(url)} was not there after ${timeoutMs / 1_000} seconds, and was given up.`);
  }
  const codes = codesOf(error);
  if (codes.some((code) => CERTIFICATE.test(code))) {
    return failed(`${url.hostname} shows a certificate that cannot be verified, so it is not read.`);
  }
  if (codes.some((code) => NO_CONNECTION.has(code)) || isPlainText(error)) {
    return new Unreachable(`${url.host} cannot be reached over ${url.protocol.slice(0, -1)}.`);
  }
  if (codes.some((code) => TLS.test(code))) {
    return failed(`${url.hostname} has no working TLS, so it is not read.`);
  }
  if (codes.includes('UND_ERR_HEADERS_OVERFLOW')) {
    return nothing(`${show(url)} has headers without end, and is not read.`);
  }
  if (codes.some((code) => code.startsWith('Z_'))) {
    return nothing(`${show(url)} is not compressed as it says, and is not read.`);
  }
  return failedForNow(`${show(url)} gave no answer that can be read.`);
}

/** An error's own code, and those of the errors that it stands for. */
function codesOf(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return [];
  const { code, cause, errors } = error as { code?: unknown; cause?: unknown; errors?: unknown };
  const inner = Array.isArray(errors) ? errors : [cause];
  return [...(typeof code === 'string' ? [code] : []), ...inner.flatMap(codesOf)];
}

const isPlainText = (error: unknown): boolean =>
  /wrong version number|packet length too long|http request/.test(String((error as Error).message));
