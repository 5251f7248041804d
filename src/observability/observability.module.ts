import { Global, Module } from '@nestjs/common';
import { CONFIG } from '../config/config.module.js';
import { CreditsModule } from '../credits/credits.module.js';
import { HealthModule } from './health.module.js';
import { Readings } from './sampled.js';
import { createMetrics, METRICS, Monitoring } from './monitoring.js';
import { ProcessReadings, ServiceReadings } from './readings.js';

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
