import { Global, Module, type DynamicModule, type Type } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ERROR_CONVERTER } from '../common/errors.js';
import { RecurringJobs } from '../common/recurring-jobs.js';
import { dataSourceOptions } from './data-source.js';
import { Database } from './database.js';
import { Housekeeping, TableStatistics } from './housekeeping.js';
import { asApiError } from './pg-errors.js';
import { Replicas } from './replicas.js';

export interface DatabaseOptions {
  readonly entities: Type[];
  readonly poolSize: number;
  readonly statementTimeoutMs: number;
  readonly replicaUrls: readonly string[];
}

/** The connection pools, the door to them, and the recurring jobs of a process. */
@Global()
@Module({})
export class DatabaseModule {
  static forRoot(url: string, { entities, replicaUrls, ...pool }: DatabaseOptions): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        ScheduleModule.forRoot(),
        TypeOrmModule.forRoot({
          ...dataSourceOptions(url, { ...pool, plansOnce: true }),
          entities,
          retryAttempts: 0,
        }),
      ],
      providers: [
        {
          provide: Database,
          inject: [DataSource],
          useFactory: (dataSource: DataSource) => new Database(dataSource, new Replicas(replicaUrls, pool)),
        },
        { provide: ERROR_CONVERTER, useValue: asApiError },
        RecurringJobs,
        Housekeeping,
        TableStatistics,
      ],
      exports: [Database, ERROR_CONVERTER, RecurringJobs, Housekeeping],
    };
  }
}
