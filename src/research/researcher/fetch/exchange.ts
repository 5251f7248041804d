import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { request, type Dispatcher } from 'undici';
import { explain, nothing, show } from './obstacle.js';

/** One answer of a server. */
export interface Answer {
  readonly url: URL;
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export interface ExchangeOptions {
  readonly agent: Dispatcher;
  readonly userAgent: string;
  readonly accept: string;
  readonly signal: AbortSignal;
  /** From the request to the last byte: a server that drips is cut as well as one that is silent. */
  readonly timeoutMs: number;
  /** What to call that time when it is over: it may be what earlier requests for the same page have left. */
  readonly limitMs: number;
  /** Counted as they arrive, and again as they are inflated. */
  readonly maxBytes: number;
  /** What becomes of a body that is longer: its beginning is taken, or nothing. */
  readonly longer: 'cut' | 'refuse';
}

/** One GET, without redirects; a body is read with status 200 only. Rejects with an Obstacle, or the signal's reason. */
export async function exchange(url: URL, options: ExchangeOptions): Promise<Answer> {
  const { agent: dispatcher, userAgent, accept, timeoutMs, limitMs } = options;
  options.signal.throwIfAborted();
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([options.signal, timeout]);
  // One coding, whose memory is small; what comes in another is not read.
  const headers = { 'user-agent': userAgent, accept, 'accept-encoding': 'gzip' };
  const timeouts = { headersTimeout: timeoutMs, bodyTimeout: timeoutMs };
  try {
    const answer = await request(url, { dispatcher, method: 'GET', headers, signal, ...timeouts });
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
    throw nothing(`${show(url)} is compressed in a way that was not asked for, and is not read.`);
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
      throw nothing(`${show(url)} is longer than ${Math.round(maxBytes / 1024)} KiB, and is not read.`);
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}
