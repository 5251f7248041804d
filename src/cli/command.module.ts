import { Module, type DynamicModule, type Provider, type BeforeApplicationShutdown } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Config, ConfigModule } from '../config/config.js';
import { Database } from '../database/database.js';
import { dataSourceOptions } from '../database/data-source.js';
import { STATEMENT_LIMIT_MS } from '../database/unpooled-client.js';

const LIMITS = { statementTimeoutMs: STATEMENT_LIMIT_MS.command, lockTimeoutMs: 0 };

/** Configuration and database for a command, and the providers that it uses. */
@Module({})
export class CommandModule {
  static forRoot(config: Config, databaseUrl: string, providers: Provider[]): DynamicModule {
    return {
      module: CommandModule,
      imports: [
        ConfigModule.forRoot(config),
        TypeOrmModule.forRoot({ ...dataSourceOptions(databaseUrl, LIMITS), retryAttempts: 0 }),
      ],
      providers: [
        {
          provide: Database,
          inject: [DataSource],
          useFactory: (dataSource: DataSource) => new Database(dataSource),
        },
        ...providers,
      ],
    };
  }
}

/** Long work of a command, which SIGTERM aborts; the shutdown waits for it. */
export abstract class AbortableWork implements BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private running: Promise<unknown> = Promise.resolve();

  async perform<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const working = work(this.stopping.signal);
    this.running = working.catch(() => undefined);
    return working;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }
}
