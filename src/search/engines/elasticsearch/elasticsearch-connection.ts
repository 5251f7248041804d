import { Client } from '@elastic/elasticsearch';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { ElasticsearchEngine } from './elasticsearch-engine.js';
import { WholeAnswers } from './whole-answers.js';

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
