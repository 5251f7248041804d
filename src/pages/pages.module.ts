import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { BillingModule } from '../billing/billing.module.js';
import { CreditsModule } from '../credits/credits.module.js';
import { DuplicatesModule } from '../duplicates/duplicates.module.js';
import { GraphModule } from '../graph/graph.module.js';
import { DtoPipe } from '../http/params.js';
import { Submissions } from '../idempotency/idempotency.js';
import { MembershipsModule } from '../memberships/memberships.module.js';
import { MergesModule } from '../merges/merges.module.js';
import { OrganizationsModule } from '../organizations/organizations.module.js';
import { PeopleModule } from '../people/people.module.js';
import { PlacesModule } from '../places/places.module.js';
import { ChangeActivity } from '../records/change-activity.js';
import { ResearchModule } from '../research/research.module.js';
import { SearchModule } from '../search/search.module.js';
import { ZeroResultsModule } from '../zero-results/zero-results.module.js';
import { AccountController } from './account/account.controller.js';
import { BillingController } from './account/billing.controller.js';
import { ApiKeyController } from './account/api-key.controller.js';
import { ReconciliationTokensController } from './account/reconciliation.controller.js';
import { OpenApiController, OpenApiFile } from './openapi-file.js';
import { PagesController } from './pages.controller.js';
import {
  ResetPasswordController,
  SignInController,
  SignOutController,
} from './sign-in/sign-in.controller.js';
import { SignUps } from './sign-up/sign-ups.js';
import { SignUpController } from './sign-up/sign-up.controller.js';
import { AccountsController } from './workbench/administration/accounts.controller.js';
import { StatusController } from './workbench/administration/status.controller.js';
import { DuplicatesPageController } from './workbench/merges/duplicates.controller.js';
import { MergeController } from './workbench/merges/merge.controller.js';
import { MergesPageController } from './workbench/merges/merges.controller.js';
import { OverviewController } from './workbench/overview/overview.controller.js';
import { RecordFormsController } from './workbench/records/forms.controller.js';
import { RecordServices } from './workbench/records/record-services.js';
import { RecordViews } from './workbench/records/record-views.js';
import { AnyRecordController, RecordsController } from './workbench/records/records.controller.js';
import { ResearchController } from './workbench/research/research.controller.js';
import { FindRecords } from './workbench/search/found-records.js';
import { WorkbenchSearchController } from './workbench/search/search.controller.js';
import { ZeroResultsPageController } from './workbench/zero-results/zero-results.controller.js';

/** The web pages, and the OpenAPI document. The pages write through the services of the API. */
@Module({
  imports: [
    AccountsModule,
    BillingModule,
    CreditsModule,
    DuplicatesModule,
    GraphModule,
    MembershipsModule,
    MergesModule,
    OrganizationsModule,
    PeopleModule,
    PlacesModule,
    ResearchModule,
    SearchModule,
    ZeroResultsModule,
  ],
  controllers: [
    OpenApiController,
    SignUpController,
    SignInController,
    SignOutController,
    ResetPasswordController,
    ApiKeyController,
    ReconciliationTokensController,
    AccountController,
    BillingController,
    PagesController,
    OverviewController,
    AccountsController,
    StatusController,
    ResearchController,
    ZeroResultsPageController,
    WorkbenchSearchController,
    MergeController,
    MergesPageController,
    DuplicatesPageController,
    RecordFormsController,
    RecordsController,
    AnyRecordController,
  ],
  providers: [
    ChangeActivity,
    DtoPipe,
    FindRecords,
    OpenApiFile,
    RecordServices,
    RecordViews,
    SignUps,
    Submissions,
  ],
})
export class PagesModule {}
