import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { Idempotency } from '../idempotency/idempotency.js';
import { AccountOpening, CreditAudit, Ledger } from './ledger.js';
import { Credits } from './charge.js';
import { MeController } from './me.controller.js';
import { Meter } from './meter.js';
import { CLOSE_USAGE, UsageService } from './usage.js';
import { scheduled } from '../database/housekeeping.js';

const SERVICES = [AccountOpening, CreditAudit, Credits, Ledger, Meter, UsageService];

@Module({
  imports: [AccountsModule],
  controllers: [MeController],
  providers: [...SERVICES, Idempotency, scheduled(CLOSE_USAGE)],
  exports: SERVICES,
})
export class CreditsModule {}
