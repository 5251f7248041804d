import { Client } from '@elastic/elasticsearch';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config } from '../../../config/config.js';
import { WholeAnswers } from '../../../outbound/whole-answers.js';
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
