import { Module, type DynamicModule } from '@nestjs/common';
import { BackgroundModule } from './background.module.js';
import type { Config } from './config/config.js';
import { CoreModule } from './core.module.js';

/** The worker process: core, and the work behind the API; no HTTP. */
@Module({})
export class WorkerModule {
  static forRoot(config: Config, databaseUrl: string): DynamicModule {
    return { module: WorkerModule, imports: [CoreModule.forRoot(config, databaseUrl), BackgroundModule] };
  }
}
