import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { Idempotency } from '../idempotency/idempotency.js';
import { AccountOpening, CreditAudit, Ledger } from './ledger.js';
import { Credits } from './charge.js';
import { MeController } from './me.controller.js';
import { Meter } from './meter.js';
import { UsageClosing, UsageService, UsageSummaries } from './usage.js';

@Module({
  imports: [AccountsModule],
  controllers: [MeController],
  providers: [
    AccountOpening,
    CreditAudit,
    Credits,
    Idempotency,
    Ledger,
    Meter,
    UsageClosing,
    UsageService,
    UsageSummaries,
  ],
  exports: [AccountOpening, CreditAudit, Credits, Ledger, Meter, UsageClosing, UsageSummaries],
})
export class CreditsModule {}
