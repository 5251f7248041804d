import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { BillingModule } from '../billing/billing.module.js';
import { CreditsModule } from '../credits/credits.module.js';
import { ZeroResultsModule } from '../zero-results/zero-results.module.js';
import { AccountController } from './account/account.controller.js';
import { AccountOverview } from './account/account-overview.js';
import { ApiKeyController } from './account/api-key.controller.js';
import { ReconciliationTokensController } from './account/reconciliation.controller.js';
import { OpenApiController, OpenApiFile } from './openapi-file.js';
import { PagesController } from './pages.controller.js';
import { ResetPasswordController } from './sign-in/reset-password.controller.js';
import { SignInController } from './sign-in/sign-in.controller.js';
import { SignOutController } from './sign-in/sign-out.controller.js';
import { Registration, SignUpConfirmation, SignUpRequests } from './sign-up/registration.js';
import { SignUpController } from './sign-up/sign-up.controller.js';
import { VisitsModule } from './visits/visits.module.js';
import { WorkbenchModule } from './workbench/workbench.module.js';

/** The web pages, and the OpenAPI document that the reference page shows. */
@Module({
  imports: [VisitsModule, AccountsModule, CreditsModule, BillingModule, WorkbenchModule, ZeroResultsModule],
  controllers: [
    OpenApiController,
    SignUpController,
    SignInController,
    SignOutController,
    ResetPasswordController,
    ApiKeyController,
    ReconciliationTokensController,
    AccountController,
    PagesController,
  ],
  providers: [OpenApiFile, AccountOverview, Registration, SignUpConfirmation, SignUpRequests],
})
export class PagesModule {}
