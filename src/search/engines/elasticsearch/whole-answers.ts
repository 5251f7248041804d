import type { IncomingHttpHeaders } from 'node:http';
import { Pool, type Dispatcher } from 'undici';

/** What the client reads of an answer. */
interface WholeAnswer {
  readonly statusCode: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: readonly Buffer[];
}

/**
 * Connections for the Elasticsearch client, as its option `agent` wants them, that hand an answer over once it is there:
 * the streams that it makes of short answers otherwise take as long as to send the question. A call that takes longer
 * than its time limit ends; it can't be aborted before.
 */
export class WholeAnswers {
  private readonly pool: Pool;

  constructor(origin: string, timeoutMs: number) {
    this.pool = new Pool(origin, {
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      connections: 256,
      // As the client's own.
      keepAliveTimeout: 600_000,
      keepAliveMaxTimeout: 600_000,
    });
  }

  /** Rejects with undici's errors, which the client knows. */
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
