import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { Idempotency } from '../idempotency/idempotency.js';
import { AccountOpening, CreditAudit, Ledger } from './ledger.js';
import { Credits } from './charge.js';
import { MeController } from './me.controller.js';
import { Meter } from './meter.js';
import { UsageClosing, UsageService, UsageSummaries } from './usage.js';

const SERVICES = [AccountOpening, CreditAudit, Credits, Ledger, Meter, UsageClosing, UsageSummaries];

@Module({
  imports: [AccountsModule],
  controllers: [MeController],
  providers: [...SERVICES, Idempotency, UsageService],
  exports: SERVICES,
})
export class CreditsModule {}
