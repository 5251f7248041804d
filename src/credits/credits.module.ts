import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AccountOpening } from './account-opening.js';
import { CreditAudit } from './audit.js';
import { CreditHeaders } from './credit-headers.js';
import { Ledger } from './ledger.js';
import { MeController } from './me.controller.js';
import { Meter } from './meter.js';
import { UsageClosing } from './usage-closing.js';
import { UsageService } from './usage.service.js';

@Module({
  imports: [AccountsModule],
  controllers: [MeController],
  providers: [AccountOpening, CreditAudit, CreditHeaders, Ledger, Meter, UsageClosing, UsageService],
  exports: [AccountOpening, CreditAudit, CreditHeaders, Ledger, Meter, UsageClosing],
})
export class CreditsModule {}
