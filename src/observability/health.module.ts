import { Global, Module } from '@nestjs/common';
import { SearchModule } from '../search/search.module.js';
import { CoreDependencies } from './core-dependencies.js';
import { Dependencies, Readiness } from './health.js';

/** What the process depends on, and whether it is ready. Global: every part may add what it depends on. */
@Global()
@Module({
  imports: [SearchModule],
  providers: [Dependencies, CoreDependencies, Readiness],
  exports: [Dependencies, Readiness],
})
export class HealthModule {}
