import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { AccountsModule } from './accounts/accounts.module.js';
import { type Config, ConfigModule } from './config/config.js';
import { CreditsModule } from './credits/credits.module.js';
import { DatabaseModule } from './database/database.module.js';
import { ENTITIES } from './entities.js';
import type { Resource } from './database/resources.js';
import { GraphModule } from './graph/graph.module.js';
import { ObservabilityModule } from './observability/observability.module.js';
import { LookupsModule } from './lookups/lookups.module.js';
import { MatchingModule } from './matching/matching.module.js';
import { MembershipsModule } from './memberships/memberships.module.js';
import { DuplicateWorkerModule } from './duplicates/duplicate-worker.module.js';
import { DuplicatesModule } from './duplicates/duplicates.module.js';
import { MergesModule } from './merges/merges.module.js';
import { NameAliasesModule } from './name-aliases/name-aliases.module.js';
import { OrganizationsModule } from './organizations/organizations.module.js';
import { PeopleModule } from './people/people.module.js';
import { PlacesModule } from './places/places.module.js';
import { RecordsModule } from './records/records.module.js';
import { ReconciliationModule } from './reconciliation/reconciliation.module.js';
import { ResearchModule, ResearchWorkerModule } from './research/research.module.js';
import { SearchModule } from './search/search.module.js';
import { SourceReferencesModule } from './source-references/source-references.module.js';
import { OutboxModule } from './outbox/outbox.module.js';
import { IndexingModule } from './search/indexing/indexing.module.js';

const RESOURCE_MODULES: Readonly<Record<Resource, Type>> = {
  person: PeopleModule,
  organization: OrganizationsModule,
  membership: MembershipsModule,
  place: PlacesModule,
  name_alias: NameAliasesModule,
  source_reference: SourceReferencesModule,
};

/** Configuration, database and resources, which every process shares. */
@Module({})
export class CoreModule {
  static forRoot(config: Config, databaseUrl: string): DynamicModule {
    return {
      module: CoreModule,
      imports: [
        ConfigModule.forRoot(config),
        DatabaseModule.forRoot(databaseUrl, {
          entities: ENTITIES,
          poolSize: config.databasePoolSize,
          statementTimeoutMs: config.statementTimeoutMs,
          replicaUrls: config.databaseReplicaUrls,
        }),
        RecordsModule,
        AccountsModule,
        CreditsModule,
        ...Object.values(RESOURCE_MODULES),
        SearchModule,
        ResearchModule,
        MatchingModule,
        LookupsModule,
        ReconciliationModule,
        GraphModule,
        MergesModule,
        DuplicatesModule,
        ObservabilityModule,
      ],
      exports: [AccountsModule, CreditsModule],
    };
  }
}

/**
 * Background work: the outbox relay and its consumers. Part of the worker, and of the server on the embedded database.
 * Depends on the global modules of CoreModule.
 */
@Module({ imports: [OutboxModule, IndexingModule, DuplicateWorkerModule, ResearchWorkerModule] })
export class BackgroundModule {}

/** The worker process: core and background work, without HTTP. */
@Module({})
export class WorkerModule {
  static forRoot(config: Config, databaseUrl: string): DynamicModule {
    return { module: WorkerModule, imports: [CoreModule.forRoot(config, databaseUrl), BackgroundModule] };
  }
}
