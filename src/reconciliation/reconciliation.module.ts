import { Module } from '@nestjs/common';
import { LookupsModule } from '../lookups/lookups.module.js';
import { MatchingModule } from '../matching/matching.module.js';
import { SearchModule } from '../search/search.module.js';
import { Entities } from './entities.js';
import { Extension } from './extension.js';
import { Reconciler } from './reconciler.js';
import { ReconciliationController } from './reconciliation.controller.js';
import { ReconciliationService } from './reconciliation.service.js';
import { Suggestions } from './suggestions.js';

/** The Reconciliation Service API, for OpenRefine and other clients. */
@Module({
  imports: [LookupsModule, MatchingModule, SearchModule],
  controllers: [ReconciliationController],
  providers: [Entities, Extension, Reconciler, ReconciliationService, Suggestions],
})
export class ReconciliationModule {}
