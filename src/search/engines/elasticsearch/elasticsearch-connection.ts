import type { IncomingHttpHeaders } from 'node:http';
import { Client } from '@elastic/elasticsearch';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Pool, type Dispatcher } from 'undici';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { ElasticsearchEngine } from './elasticsearch-engine.js';

/** Timeout of writes and maintenance in milliseconds. They may take longer than a search. */
const WRITE_TIMEOUT_MS = 30_000;

/** The connection to Elasticsearch, if it is configured. No request is sent before the first search. */
@Injectable()
export class ElasticsearchConnection implements OnApplicationShutdown {
  readonly client: Client | null;
  readonly engine: ElasticsearchEngine | null;
  /** For writes: a client's timeout belongs to its connections and cannot be raised per request. */
  readonly writer: Client | null;

  constructor(@Inject(CONFIG) { elasticsearch }: Config) {
    // No retry: a search falls back to PostgreSQL, and the outbox repeats a write.
    const connect = (options: Omit<ConstructorParameters<typeof Client>[0], 'node'>) =>
      elasticsearch && new Client({ node: elasticsearch.url, maxRetries: 0, ...options });
    const requestTimeout = elasticsearch?.timeoutMs ?? 0;
    this.client = connect({
      requestTimeout,
      // Only single fields of an answer are read. The search for `__proto__` takes as long as to parse it.
      disablePrototypePoisoningProtection: true,
      agent: ({ url }) => new WholeAnswers(url.origin, requestTimeout),
    });
    this.writer = connect({ requestTimeout: WRITE_TIMEOUT_MS });
    this.engine = this.client && new ElasticsearchEngine(this.client, elasticsearch!.index);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.client?.close(), this.writer?.close()]);
  }
}

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
