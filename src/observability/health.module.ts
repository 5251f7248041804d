import { Global, Module } from '@nestjs/common';
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
