import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { AccountsModule } from './accounts/accounts.module.js';
import { ApiKeyGuard } from './accounts/api-key.guard.js';
import { CanEditGuard } from './accounts/can-edit.guard.js';
import { BackgroundModule, CoreModule } from './core.module.js';
import { BillingModule } from './billing/billing.module.js';
import type { Config } from './config/config.js';
import { CreditInterceptor } from './credits/credit.interceptor.js';
import { CreditsModule } from './credits/credits.module.js';
import { ReplicaInterceptor } from './database/replica.interceptor.js';
import { HealthController } from './observability/health.js';
import { CallInput } from './http/call-input.js';
import { DtoPipe } from './http/dto.pipe.js';
import { ErrorFilter } from './http/error.filter.js';
import { Idempotency, IdempotencyExpiry } from './http/idempotency/idempotency.js';
import { RateLimitGuard, RefusedKeys } from './http/rate-limits.js';
import { NoSuchRoute, UnknownRouteController } from './http/unknown-route.js';
import { HeadLimitGuard } from './http/request-url.js';
import { PagesModule } from './pages/pages.module.js';

/** What a request passes, in this order. */
const PIPELINE = [
  { provide: APP_GUARD, useClass: ApiKeyGuard },
  { provide: APP_GUARD, useClass: RateLimitGuard },
  { provide: APP_GUARD, useClass: HeadLimitGuard },
  { provide: APP_GUARD, useClass: CanEditGuard },
  { provide: APP_INTERCEPTOR, useClass: CreditInterceptor },
  { provide: APP_PIPE, useClass: DtoPipe },
  { provide: APP_FILTER, useClass: ErrorFilter },
];

const READS_OF_REPLICAS = { provide: APP_INTERCEPTOR, useClass: ReplicaInterceptor };

/** The HTTP API: core, and the pipeline in front of it. */
@Module({})
export class ApiModule {
  /** @param background whether the process does the work of a worker too */
  static forRoot(config: Config, databaseUrl: string, background: boolean): DynamicModule {
    return {
      module: ApiModule,
      imports: [
        CoreModule.forRoot(config, databaseUrl),
        AccountsModule,
        CreditsModule,
        BillingModule,
        PagesModule,
        ...(background ? [BackgroundModule] : []),
      ],
      controllers: [HealthController, UnknownRouteController],
      providers: [
        ...PIPELINE,
        // It would cost every call something, and only matters where there are replicas.
        ...(config.databaseReplicaUrls.length > 0 ? [READS_OF_REPLICAS] : []),
        CallInput,
        NoSuchRoute,
        RefusedKeys,
        Idempotency,
        IdempotencyExpiry,
      ],
    };
  }
}
