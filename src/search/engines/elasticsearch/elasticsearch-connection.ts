import type { IncomingHttpHeaders } from 'node:http';
import { Client } from '@elastic/elasticsearch';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Pool, type Dispatcher } from 'undici';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { ElasticsearchEngine } from './elasticsearch-engine.js';

/** The timeout of writes and maintenance, which may take longer than a search. */
const WRITE_TIMEOUT_MS = 30_000;

/** The connection to Elasticsearch, if ELASTICSEARCH_URL names one. Nothing is asked of it before the first search. */
@Injectable()
export class ElasticsearchConnection implements OnApplicationShutdown {
  readonly client: Client | null;
  readonly engine: ElasticsearchEngine | null;
  /** For writers. A client has connections of its own: theirs keep the time limit, whatever a call asks for. */
  readonly writer: Client | null;

  constructor(@Inject(CONFIG) { elasticsearch }: Config) {
    this.client =
      elasticsearch === null
        ? null
        : new Client({
            node: elasticsearch.url,
            requestTimeout: elasticsearch.timeoutMs,
            // A search has a second engine to ask.
            maxRetries: 0,
            // Of an answer single fields are read: to look through all of it for `__proto__` takes as long as to parse it.
            disablePrototypePoisoningProtection: true,
            agent: ({ url }) => new WholeAnswers(url.origin, elasticsearch.timeoutMs),
          });
    this.writer =
      elasticsearch === null
        ? null
        : new Client({ node: elasticsearch.url, requestTimeout: WRITE_TIMEOUT_MS, maxRetries: 0 });
    this.engine = this.client && new ElasticsearchEngine(this.client, elasticsearch!.index);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.client?.close(), this.writer?.close()]);
  }
}

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
