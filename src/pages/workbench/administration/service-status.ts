import { readFileSync } from 'node:fs';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Config } from '../../../config/config.js';
import { CONFIG } from '../../../config/config.module.js';
import { Database, statement } from '../../../database/database.js';
import { Readiness } from '../../../observability/health.js';
import { DeadLetters, type ListedLetter } from '../../../search/indexing/dead-letters.js';
import type { Backend } from '../../../search/search-engine.js';

const SERVICE = new URL('../../../../package.json', import.meta.url);

interface Waiting {
  readonly name: string;
  readonly count: number;
  /** Age of the oldest entry, in seconds. */
  readonly oldest: number;
}

/** State of the service, from health checks and queues. */
export interface StatusFacts {
  readonly health: Awaited<ReturnType<Readiness['report']>>;
  readonly outbox: readonly Waiting[];
  readonly research: readonly Waiting[];
  readonly letters: readonly ListedLetter[];
  readonly versions: Readonly<Record<string, string>>;
  readonly engines: readonly Backend[];
}

const age = (moment: string) =>
  `greatest(extract(epoch FROM clock_timestamp() - min(${moment})), 0)::float8 AS oldest`;
const OUTBOX = statement(
  `SELECT topic AS name, count(*) AS count, ${age('created_at')} FROM outbox GROUP BY topic ORDER BY topic`,
);
const RESEARCH = statement(`
  SELECT status::text AS name, count(*) AS count, ${age('updated_at')} FROM research_requests
  WHERE status IN ('queued', 'running') GROUP BY status ORDER BY status`);
const POSTGRESQL = statement('SHOW server_version');

/** Reads the state of the service, and retries refused documents. */
@Injectable()
export class ServiceStatus {
  private readonly logger = new Logger('Search');
  private readonly letters: DeadLetters;
  private readonly engines: readonly Backend[];

  constructor(
    private readonly db: Database,
    private readonly readiness: Readiness,
    @Inject(CONFIG) config: Config,
  ) {
    this.letters = new DeadLetters(db);
    this.engines = config.elasticsearch === null ? ['database'] : ['database', 'elasticsearch'];
  }

  async facts(): Promise<StatusFacts> {
    const [health, outbox, research, letters, [postgresql]] = await Promise.all([
      this.readiness.report(),
      this.db.query<Waiting>(OUTBOX),
      this.db.query<Waiting>(RESEARCH),
      this.letters.list(),
      this.db.query<{ server_version: string }>(POSTGRESQL),
    ]);
    const { version } = JSON.parse(readFileSync(SERVICE, 'utf8')) as { version: string };
    const versions = {
      'Directory Service': version,
      'Node.js': process.versions.node,
      PostgreSQL: postgresql!.server_version,
    };
    return { health, outbox, research, letters, versions, engines: this.engines };
  }

  /** Queues the documents that search engines refused again; returns their number. */
  async retryLetters(by: number): Promise<number> {
    let retried = 0;
    for (const engine of this.engines) retried += await this.letters.replay(engine);
    this.logger.log(`${retried} refused documents are tried again, by account ${by}.`);
    return retried;
  }
}
