import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { KeptAnswers } from '../http/idempotency/kept-answers.js';
import { AccountOpening } from './account-opening.js';
import { CreditAudit } from './audit.js';
import { CreditHeaders } from './credit-headers.js';
import { Ledger } from './ledger.js';
import { MeController } from './me.controller.js';
import { Meter } from './meter.js';
import { UsageClosing } from './usage-closing.js';
import { UsageService } from './usage.service.js';
import { UsageSummaries } from './usage-summary.js';

@Module({
  imports: [AccountsModule],
  controllers: [MeController],
  providers: [
    AccountOpening,
    CreditAudit,
    CreditHeaders,
    KeptAnswers,
    Ledger,
    Meter,
    UsageClosing,
    UsageService,
    UsageSummaries,
  ],
  exports: [
    AccountOpening,
    CreditAudit,
    CreditHeaders,
    KeptAnswers,
    Ledger,
    Meter,
    UsageClosing,
    UsageSummaries,
  ],
})
export class CreditsModule {}
