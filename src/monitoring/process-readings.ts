import { performance } from 'node:perf_hooks';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Dependencies } from '../health/dependencies.js';
import { Readings } from '../metrics/readings.js';

/** What a process can tell of its own state. */
@Injectable()
export class ProcessReadings {
  private utilization = performance.eventLoopUtilization();

  constructor(readings: Readings, db: Database, dependencies: Dependencies) {
    readings.add(
      {
        name: 'directory_database_pool_connections',
        help: 'Connections to PostgreSQL by state, and calls that wait for one',
        label: 'state',
        read: () => {
          const { totalCount, idleCount, waitingCount } = db.pool;
          return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
        },
      },
      {
        name: 'directory_database_pool_limit',
        help: 'Connections to PostgreSQL that this process may open',
        read: () => db.pool.options.max,
      },
      {
        name: 'directory_event_loop_utilization',
        help: 'Share of the time since the last reading in which the event loop was busy',
        read: () => {
          const before = this.utilization;
          this.utilization = performance.eventLoopUtilization();
          return performance.eventLoopUtilization(this.utilization, before).utilization;
        },
      },
      {
        name: 'directory_dependency_up',
        help: '1 if the dependency does its work, 0 if not',
        label: 'dependency',
        read: async () =>
          Object.fromEntries((await dependencies.states()).map(({ name, ok }) => [name, ok ? 1 : 0])),
      },
      {
        name: 'directory_dependency_last_success_age_seconds',
        help: 'Time since the dependency was last known to do its work',
        label: 'dependency',
        read: async () => {
          const states = await dependencies.states();
          return Object.fromEntries(
            states.flatMap(({ name, lastSuccessAge }) =>
              lastSuccessAge === null ? [] : [[name, lastSuccessAge]],
            ),
          );
        },
      },
    );
  }
}
