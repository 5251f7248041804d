import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { request, type Dispatcher } from 'undici';
import { explain, show, unusable } from './outbound-error.js';

export interface Answer {
  readonly url: URL;
  readonly status: number;
  /** Header names are in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export interface ExchangeOptions {
  readonly agent: Dispatcher;
  readonly userAgent: string;
  readonly accept: string;
  readonly signal: AbortSignal;
  /** The timeout in milliseconds, from the request to the last byte. It also ends slow responses. */
  readonly timeoutMs: number;
  /**
   * The timeout in milliseconds that error messages state. `timeoutMs` may be what earlier requests for the
   * same resource left.
   */
  readonly limitMs: number;
  /** The maximum size of a body in bytes, both compressed and decompressed. */
  readonly maxBytes: number;
  /** Whether a longer body is truncated or refused. */
  readonly longer: 'cut' | 'refuse';
}

/**
 * Sends one GET request without following redirects. A body is read with status 200 only. Rejects with an
 * OutboundError, or the signal's reason.
 */
export async function exchange(url: URL, options: ExchangeOptions): Promise<Answer> {
  const { agent: dispatcher, userAgent, accept, timeoutMs, limitMs } = options;
  options.signal.throwIfAborted();
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([options.signal, timeout]);
  // Only one content coding is accepted, which needs little memory. A body in another coding is not read.
  const headers = { 'user-agent': userAgent, accept, 'accept-encoding': 'gzip' };
  try {
    const answer = await request(url, { dispatcher, method: 'GET', headers, signal });
    const { statusCode: status } = answer;
    if (status !== 200) answer.body.on('error', () => {}).destroy();
    const body = status === 200 ? await readBody(answer, url, options, signal) : Buffer.alloc(0);
    return { url, status, headers: answer.headers, body };
  } catch (error) {
    options.signal.throwIfAborted();
    throw explain(error, url, timeout.aborted ? limitMs : null);
  }
}

async function readBody(
  { headers, body }: Dispatcher.ResponseData,
  url: URL,
  { maxBytes, longer }: ExchangeOptions,
  signal: AbortSignal,
): Promise<Buffer> {
  const coding = String(headers['content-encoding'] ?? 'identity')
    .trim()
    .toLowerCase();
  if (!['identity', 'gzip', 'x-gzip'].includes(coding)) {
    body.on('error', () => {}).destroy();
    throw unusable(`${show(url)} is compressed in a way that was not asked for.`);
  }
  const chunks: Buffer[] = [];
  const collected = new Error('Enough was read.');
  const count = async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let bytes = 0;
    for await (const chunk of source) {
      yield chunk;
      if ((bytes += chunk.length) > maxBytes) throw collected;
    }
  };
  const collect = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of count(source)) chunks.push(chunk);
  };
  try {
    await (coding === 'identity'
      ? pipeline(body, collect, { signal })
      : pipeline(body, count, createGunzip(), collect, { signal }));
  } catch (error) {
    if (error !== collected) throw error;
    if (longer === 'refuse')
      throw unusable(`${show(url)} is longer than ${Math.round(maxBytes / 1024)} KiB.`);
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}
