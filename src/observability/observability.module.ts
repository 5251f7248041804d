import { Global, Module } from '@nestjs/common';
import { CONFIG } from '../config/config.js';
import { CreditsModule } from '../credits/credits.module.js';
import { Readings } from './sampled.js';
import { createMetrics, METRICS, Monitoring } from './monitoring.js';
import { ProcessReadings, ServiceReadings } from './readings.js';
import { SearchModule } from '../search/search.module.js';
import { CoreDependencies } from './core-dependencies.js';
import { Dependencies, Readiness } from './health.js';

/** Health and metrics of the process. Global, so that every module can add dependencies and readings. */
@Global()
@Module({
  imports: [CreditsModule, SearchModule],
  providers: [
    { provide: METRICS, inject: [CONFIG], useFactory: createMetrics },
    Dependencies,
    CoreDependencies,
    Readiness,
    Readings,
    ProcessReadings,
    ServiceReadings,
    Monitoring,
  ],
  exports: [Dependencies, Readiness, METRICS, Readings],
})
export class ObservabilityModule {}
