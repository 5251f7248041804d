import { performance } from 'node:perf_hooks';
import { Injectable, Inject, type OnApplicationShutdown } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database, statement } from '../database/database.js';
import { Dependencies } from './health.js';
import { Readings, Sampled, type Reading, type Sample } from './sampled.js';
import { type Config, CONFIG, searchEngines } from '../config/config.js';
import { CreditAudit } from '../credits/ledger.js';
import { searchFellBack } from '../common/events.js';
import { topicsOf } from '../search/search-engine.js';
import { DeadLetters } from '../search/indexing/dead-letters.js';
import { ZeroResultSearch } from '../zero-results/zero-results.entity.js';

@Injectable()
export class ProcessReadings {
  private utilization = performance.eventLoopUtilization();

  constructor(readings: Readings, db: Database, dependencies: Dependencies) {
    readings.add(
      {
        name: 'directory_database_pool_connections',
        help: 'Connections to PostgreSQL by state, and calls waiting for one',
        label: 'state',
        read: () => {
          const { totalCount, idleCount, waitingCount } = db.pool;
          return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
        },
      },
      {
        name: 'directory_database_pool_limit',
        help: 'Maximum number of connections to PostgreSQL of this process',
        read: () => db.pool.options.max,
      },
      {
        name: 'directory_event_loop_utilization',
        help: 'Event loop utilization since the last reading',
        read: () => {
          const before = this.utilization;
          this.utilization = performance.eventLoopUtilization();
          return performance.eventLoopUtilization(this.utilization, before).utilization;
        },
      },
      {
        name: 'directory_dependency_up',
        help: '1 if the dependency is available, 0 if not',
        label: 'dependency',
        read: async () =>
          Object.fromEntries(
            (await dependencies.states()).map(({ name, report }) => [name, report.status === 'ok' ? 1 : 0]),
          ),
      },
      {
        name: 'directory_dependency_last_success_age_seconds',
        help: 'Time since the dependency was last known to be available',
        label: 'dependency',
        read: async () => {
          const states = await dependencies.states();
          return Object.fromEntries(
            states.flatMap(({ name, report: { last_success_age: age } }) =>
              age === null ? [] : [[name, age]],
            ),
          );
        },
      },
    );
  }
}

/** A process reads the state of the whole service at most this often. */
const FRESH_MS = 5_000;
/** The audit reads the whole ledger. */
const AUDIT_EVERY_MS = 300_000;

export interface Waiting {
  /** The topic of outbox messages, the status of research requests, the kind of records to compare. */
  readonly name: string;
  readonly count: number;
  /** Age of the oldest entry, in seconds. */
  readonly oldest: number;
}

/** SQL: the age of the oldest entry. */
export const oldest = (moment: string) =>
  `greatest(extract(epoch FROM clock_timestamp() - min(${moment})), 0)::float8 AS oldest`;

/** Reads all waiting messages. Usually there are few; readings cache the result for the case of a backlog. */
export const OUTBOX = statement(
  `SELECT topic AS name, count(*) AS count, ${oldest('created_at')} FROM outbox GROUP BY topic ORDER BY topic`,
);
export const RESEARCH = statement(`
  SELECT status::text AS name, count(*) AS count, ${oldest('updated_at')} FROM research_requests
  WHERE status IN ('queued', 'running') GROUP BY status ORDER BY status`);

/**
 * Readings of the whole service from the database, and of the search fallback. Every process reports the same values.
 */
@Injectable()
export class ServiceReadings implements OnApplicationShutdown {
  private searchFellBack = false;
  private readonly ends: () => void;

  constructor(readings: Readings, db: Database, audit: CreditAudit, @Inject(CONFIG) config: Config) {
    const outbox = new Sampled(() => db.query<Waiting>(OUTBOX), FRESH_MS);
    this.ends = searchFellBack.subscribe(({ active }) => (this.searchFellBack = active));
    const audited = new Sampled(() => audit.report(), AUDIT_EVERY_MS);
    const research = new Sampled(() => db.query<Waiting>(RESEARCH), FRESH_MS);
    readings.add(
      // An empty topic has no row; the WRITES topic is always reported.
      ...readingsOf(outbox, 'topic', ['search'], {
        count: ['directory_outbox_messages', 'Outbox messages waiting for a worker'],
        oldest: ['directory_outbox_oldest_age_seconds', 'Age of the oldest waiting outbox message'],
      }),
      {
        name: 'directory_index_lag_seconds',
        help: 'Index lag: age of the oldest change not indexed by the engine; 0 if there is none',
        label: 'engine',
        read: async () => {
          const waiting = valueOf(await outbox.take());
          // A write first becomes a message for all engines, and then one for each engine.
          return Object.fromEntries(
            searchEngines(config).map((engine) => {
              const topics = topicsOf(engine);
              const mine = waiting.filter(({ name }) => topics.includes(name));
              return [engine, Math.max(0, ...mine.map(({ oldest }) => oldest))];
            }),
          );
        },
      },
      {
        name: 'directory_search_dead_letters',
        help: 'Dead letters: documents that an engine refused',
        freshMs: FRESH_MS,
        read: () => new DeadLetters(db).count(),
      },
      ...readingsOf(research, 'status', ['queued', 'running'], {
        count: ['directory_research_requests', 'Domains queued for research, and domains being researched'],
        oldest: [
          'directory_research_oldest_age_seconds',
          'Time since the last activity of the research request that waits longest',
        ],
      }),
      {
        name: 'directory_ledger_drift_credits',
        help: 'Sum of the differences between balances and the ledger, in credits; must be 0',
        read: async () =>
          valueOf(await audited.take()).differences.reduce(
            (sum, { balance, ledger }) => sum + Math.abs(balance - ledger),
            0,
          ),
      },
      {
        name: 'directory_ledger_drift_accounts',
        help: 'Accounts whose balance differs from the ledger',
        read: async () => valueOf(await audited.take()).differences.length,
      },
      {
        name: 'directory_zero_result_searches_open',
        help: 'Open zero-result searches',
        freshMs: FRESH_MS,
        read: () => db.manager.countBy(ZeroResultSearch, { completed_at: IsNull() }),
      },
      {
        name: 'directory_search_fallback',
        help: '1 while searches fall back to PostgreSQL',
        read: () => (this.searchFellBack ? 1 : 0),
      },
    );
  }

  onApplicationShutdown(): void {
    this.ends();
  }
}

type Named = readonly [name: string, help: string];

/** Two readings of what waits: the number, and the age of the oldest, of each name. Absent `names` are 0. */
export const readingsOf = (
  waiting: Sampled<readonly Waiting[]>,
  label: string,
  names: readonly string[],
  readings: { readonly count: Named; readonly oldest: Named },
): Reading[] =>
  (['count', 'oldest'] as const).map((figure) => {
    const [name, help] = readings[figure];
    const read = async () =>
      Object.fromEntries([
        ...names.map((one): [string, number] => [one, 0]),
        ...valueOf(await waiting.take()).map((row): [string, number] => [row.name, row[figure]]),
      ]);
    return { name, help, label, read };
  });

/** Throws if the latest reading failed, because a stale value would look current. */
function valueOf<T>({ ok, value }: Sample<T>): T {
  if (!ok || value === null) throw new Error('It could not be read.');
  return value;
}
