import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { sessionSecret } from '../accounts/secrets.js';
import { BillingModule } from '../billing/billing.module.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { CreditsModule } from '../credits/credits.module.js';
import { ResearchModule } from '../research/research.module.js';
import { SearchModule } from '../search/search.module.js';
import { AccountController } from './account/account.controller.js';
import { AccountOverview } from './account/account-overview.js';
import { ApiKeyController } from './account/api-key.controller.js';
import { EditorTasks } from './account/editor-tasks.js';
import { EditorTasksController } from './account/editor-tasks.controller.js';
import { OpenApiFile } from './openapi-file.js';
import { OpenApiController } from './openapi.controller.js';
import { PagesController } from './pages.controller.js';
import { PublicPages } from './public-pages.js';
import { ResearchController } from './research/research.controller.js';
import { ResearchTasks } from './research/research-tasks.js';
import { ResetPasswordController } from './reset-password/reset-password.controller.js';
import { SignInController } from './sign-in/sign-in.controller.js';
import { SignOutController } from './sign-out/sign-out.controller.js';
import { Registration, SignUpConfirmation, SignUpRequests } from './sign-up/registration.js';
import { SignUpController } from './sign-up/sign-up.controller.js';
import { CsrfTokens } from './visits/csrf.js';

/** The web pages, and the OpenAPI document, which one of them shows. */
@Module({
  imports: [AccountsModule, CreditsModule, BillingModule, ResearchModule, SearchModule],
  controllers: [
    OpenApiController,
    SignUpController,
    SignInController,
    SignOutController,
    ResetPasswordController,
    ApiKeyController,
    EditorTasksController,
    ResearchController,
    AccountController,
    PagesController,
  ],
  providers: [
    OpenApiFile,
    PublicPages,
    AccountOverview,
    EditorTasks,
    ResearchTasks,
    Registration,
    SignUpConfirmation,
    SignUpRequests,
    {
      provide: CsrfTokens,
      inject: [CONFIG],
      useFactory: (config: Config) => new CsrfTokens(sessionSecret(config)),
    },
  ],
})
export class PagesModule {}
