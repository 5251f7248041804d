import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { request, type Dispatcher } from 'undici';
import { show } from './destination.js';
import { explain } from './explain.js';
import { nothing } from './obstacle.js';

/** One answer of a server, redirects included. */
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

/**
 * One GET, without following redirects. A body is read of answers with status 200 only.
 * Rejects with an Obstacle for all that goes wrong, or with the signal's reason.
 */
export async function exchange(url: URL, options: ExchangeOptions): Promise<Answer> {
  options.signal.throwIfAborted();
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const signal = AbortSignal.any([options.signal, timeout]);
  try {
    const { statusCode, headers, body } = await request(url, {
      dispatcher: options.agent,
      method: 'GET',
      headers: {
        'user-agent': options.userAgent,
        accept: options.accept,
        // One coding, whose memory is small; what comes in another is not read.
        'accept-encoding': 'gzip',
      },
      signal,
      headersTimeout: options.timeoutMs,
      bodyTimeout: options.timeoutMs,
    });
    if (statusCode !== 200) {
      body.on('error', () => {}).destroy();
      return { url, status: statusCode, headers, body: Buffer.alloc(0) };
    }
    return { url, status: statusCode, headers, body: await readBody(body, headers, url, options, signal) };
  } catch (error) {
    options.signal.throwIfAborted();
    throw explain(error, url, timeout.aborted ? options.limitMs : null);
  }
}

async function readBody(
  body: Dispatcher.ResponseData['body'],
  headers: Answer['headers'],
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
  const collected = new Cut();
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

/** Enough was read. */
class Cut extends Error {}
