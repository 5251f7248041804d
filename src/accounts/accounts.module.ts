import { Module } from '@nestjs/common';
import { AccountChanges } from './account-changes.js';
import { AccountsService } from './accounts.service.js';
import { Authenticator } from './authenticator.js';

@Module({
  providers: [AccountsService, AccountChanges, Authenticator],
  exports: [AccountsService, AccountChanges, Authenticator],
})
export class AccountsModule {}
