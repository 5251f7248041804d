import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Config, ConfigModule } from '../config/config.js';
import { Database } from '../database/database.js';
import { dataSourceOptions } from '../database/data-source.js';
import { ENTITIES } from '../entities.js';
import { STATEMENT_LIMIT_MS } from '../database/unpooled-client.js';

const LIMITS = { statementTimeoutMs: STATEMENT_LIMIT_MS.command, lockTimeoutMs: 0 };

/** Configuration and database for a command, and the providers that it uses. */
@Module({})
export class CommandModule {
  static forRoot(config: Config, databaseUrl: string, providers: Provider[]): DynamicModule {
    const database = {
      provide: Database,
      inject: [DataSource],
      useFactory: (dataSource: DataSource) => new Database(dataSource),
    };
    return {
      module: CommandModule,
      imports: [
        ConfigModule.forRoot(config),
        TypeOrmModule.forRoot({
          ...dataSourceOptions(databaseUrl, LIMITS),
          entities: ENTITIES,
          retryAttempts: 0,
        }),
      ],
      providers: [database, ...providers],
    };
  }
}
