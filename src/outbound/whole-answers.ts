import type { IncomingHttpHeaders } from 'node:http';
import { Pool, type Dispatcher } from 'undici';

/** The part of a response that the client reads. */
interface WholeAnswer {
  readonly statusCode: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: readonly Buffer[];
}

/**
 * Connections for the Elasticsearch client, in the form of its option `agent`. They return a response once it
 * is complete: a stream for each short response takes as long as to send the request. A request that exceeds
 * its timeout fails; it cannot be aborted earlier.
 */
export class WholeAnswers {
  private readonly pool: Pool;

  constructor(origin: string, timeoutMs: number) {
    this.pool = new Pool(origin, {
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      connections: 256,
      // The client's own default, in milliseconds.
      keepAliveTimeout: 600_000,
      keepAliveMaxTimeout: 600_000,
    });
  }

  /** Rejects with undici's errors, which the client recognizes. */
  request({ method, path, headers, body }: Dispatcher.DispatchOptions): Promise<WholeAnswer> {
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      let start = { statusCode: 0, headers: {} as IncomingHttpHeaders };
      this.pool.dispatch(
        { method, path, headers: headers ?? null, body: body ?? null },
        {
          onRequestStart: () => undefined,
          onResponseStart: (_, statusCode, heads) => (start = { statusCode, headers: heads }),
          onResponseData: (_, chunk) => chunks.push(chunk),
          onResponseEnd: () => resolve({ ...start, body: chunks }),
          onResponseError: (_, error) => reject(error),
        },
      );
    });
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
