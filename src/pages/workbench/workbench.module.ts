import { Module } from '@nestjs/common';
import { DuplicatesModule } from '../../duplicates/duplicates.module.js';
import { GraphModule } from '../../graph/graph.module.js';
import { DtoPipe } from '../../http/params.js';
import { MembershipsModule } from '../../memberships/memberships.module.js';
import { MergesModule } from '../../merges/merges.module.js';
import { OrganizationsModule } from '../../organizations/organizations.module.js';
import { PeopleModule } from '../../people/people.module.js';
import { PlacesModule } from '../../places/places.module.js';
import { SearchModule } from '../../search/search.module.js';
import { ZeroResultsModule } from '../../zero-results/zero-results.module.js';
import { VisitsModule } from '../visits/visits.module.js';
import { ChangeActivity } from '../../records/change-activity.js';
import { CreateController, EditController } from './records/forms.controller.js';
import { CreditsModule } from '../../credits/credits.module.js';
import { AccountAdministration } from './administration/account-administration.js';
import { AccountsController } from './administration/accounts.controller.js';
import { ServiceStatus } from './administration/service-status.js';
import { StatusController } from './administration/status.controller.js';
import { DuplicatesPageController } from './merges/duplicates.controller.js';
import { MergeController } from './merges/merge.controller.js';
import { MergesPageController } from './merges/merges.controller.js';
import { OverviewController } from './overview/overview.controller.js';
import { FormerPagesController, ResearchController } from './research/research.controller.js';
import { ResearchTasks } from './research/research-tasks.js';
import { ZeroResultsPageController } from './zero-results/zero-results.controller.js';
import { ResearchModule } from '../../research/research.module.js';
import { RecordEditing } from './records/record-editing.js';
import { RecordServices } from './records/record-services.js';
import { RecordViews } from './records/record-views.js';
import { AnyRecordController, GraphPageController, RecordsController } from './records/records.controller.js';
import { FindRecords } from './search/find-records.js';
import { WorkbenchSearchController } from './search/search.controller.js';

/** The pages of editors and administrators. They write through the services of the API. */
@Module({
  imports: [
    VisitsModule,
    CreditsModule,
    PeopleModule,
    OrganizationsModule,
    MembershipsModule,
    PlacesModule,
    SearchModule,
    ZeroResultsModule,
    GraphModule,
    MergesModule,
    DuplicatesModule,
    ResearchModule,
  ],
  controllers: [
    OverviewController,
    AccountsController,
    StatusController,
    ResearchController,
    ZeroResultsPageController,
    FormerPagesController,
    WorkbenchSearchController,
    MergeController,
    MergesPageController,
    DuplicatesPageController,
    CreateController,
    RecordsController,
    EditController,
    GraphPageController,
    AnyRecordController,
  ],
  providers: [
    AccountAdministration,
    ServiceStatus,
    ChangeActivity,
    DtoPipe,
    FindRecords,
    RecordEditing,
    RecordServices,
    RecordViews,
    ResearchTasks,
  ],
  exports: [ResearchTasks],
})
export class WorkbenchModule {}
