import { Global, Module } from '@nestjs/common';
import { CONFIG } from '../config/config.js';
import { CreditsModule } from '../credits/credits.module.js';
import { Readings } from './sampled.js';
import { createMetrics, METRICS, Monitoring } from './monitoring.js';
import { ProcessReadings, ServiceReadings } from './readings.js';
import { SearchModule } from '../search/search.module.js';
import { CoreDependencies } from './core-dependencies.js';
import { Dependencies, Readiness } from './health.js';

/** The dependencies of the process, and its readiness. Global, so that every module can add dependencies. */
@Global()
@Module({
  imports: [SearchModule],
  providers: [Dependencies, CoreDependencies, Readiness],
  exports: [Dependencies, Readiness],
})
export class HealthModule {}

/** Metrics and health. Global, so that every module can add readings. */
@Global()
@Module({
  imports: [CreditsModule, HealthModule],
  providers: [
    { provide: METRICS, inject: [CONFIG], useFactory: createMetrics },
    Readings,
    ProcessReadings,
    ServiceReadings,
    Monitoring,
  ],
  exports: [METRICS, Readings],
})
export class MonitoringModule {}
