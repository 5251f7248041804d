import { Global, Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { dataSourceOptions, type PoolOptions } from './data-source.js';
import { Database } from './database.js';

/** The connection pool, and the door to it. */
@Global()
@Module({ providers: [Database], exports: [Database] })
export class DatabaseModule {
  static forRoot(url: string, pool: PoolOptions): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [TypeOrmModule.forRoot({ ...dataSourceOptions(url, pool), retryAttempts: 0 })],
    };
  }
}
