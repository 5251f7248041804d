import { Injectable, Logger } from '@nestjs/common';
import { ApiError } from '../http/errors.js';
import { DatabaseEngine } from './engines/database/database-engine.js';
import { ElasticsearchConnection } from './engines/elasticsearch/elasticsearch-connection.js';
import type { Backend, SearchEngine } from './search-engine.js';

export interface Answered<T> {
  readonly backend: Backend;
  readonly answer: T;
}

const RETRY_AFTER_SECONDS = 5;

/** Decides which engine answers: Elasticsearch if one is configured, and PostgreSQL when that one does not. */
@Injectable()
export class SearchBackends {
  private readonly logger = new Logger('Search');

  constructor(
    private readonly database: DatabaseEngine,
    private readonly elasticsearch: ElasticsearchConnection,
  ) {}

  /** Has the work done by the best engine that does it. It must be harmless to begin it twice. */
  async answer<T>(work: (engine: SearchEngine) => Promise<T>): Promise<Answered<T>> {
    const { engine } = this.elasticsearch;
    if (engine !== null) {
      try {
        return { backend: engine.backend, answer: await work(engine) };
      } catch (error) {
        this.logger.warn(`Elasticsearch did not answer, PostgreSQL does: ${(error as Error).message}`);
      }
    }
    return { backend: this.database.backend, answer: await work(this.database) };
  }

  /** Has the work done by the configured engine; throws 503 `search_unavailable` if that one does not answer. */
  async indexed<T>(work: (engine: SearchEngine) => Promise<T>): Promise<Answered<T>> {
    const engine = this.elasticsearch.engine ?? this.database;
    try {
      return { backend: engine.backend, answer: await work(engine) };
    } catch (error) {
      if (engine === this.database) throw error;
      this.logger.warn(`Elasticsearch did not answer: ${(error as Error).message}`);
      throw searchUnavailable();
    }
  }
}

export const searchUnavailable = () =>
  new ApiError(503, 'search_unavailable', 'The search index cannot be reached: try again later.', {
    headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
  });
