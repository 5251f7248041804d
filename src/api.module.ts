import { Module, type DynamicModule } from '@nestjs/common';
import { BackgroundModule, CoreModule } from './core.module.js';
import { BillingModule } from './billing/billing.module.js';
import type { Config } from './config/config.js';
import { HealthController } from './observability/health.js';
import { EXPIRE_KEYS } from './idempotency/idempotency.js';
import { UnknownRouteController } from './http/request-head.js';
import { PagesModule } from './pages/pages.module.js';
import { pipeline } from './pipeline.js';
import { scheduled } from './database/housekeeping.js';

/** The HTTP API: core and the pipeline. */
@Module({})
export class ApiModule {
  /** @param background whether the process also does a worker's work */
  static forRoot(config: Config, databaseUrl: string, background: boolean): DynamicModule {
    return {
      module: ApiModule,
      imports: [
        CoreModule.forRoot(config, databaseUrl),
        BillingModule,
        PagesModule,
        ...(background ? [BackgroundModule] : []),
      ],
      controllers: [HealthController, UnknownRouteController],
      providers: [...pipeline(config.databaseReplicaUrls.length > 0), scheduled(EXPIRE_KEYS)],
    };
  }
}
