import { Module } from '@nestjs/common';
import { AccountChanges } from './account-changes.js';
import { AccountsService } from './accounts.service.js';
import { Authenticator } from './credentials.js';
import { ReconciliationTokens } from './reconciliation-tokens.js';
import { EXPIRED, Sessions } from './sessions.js';
import { PasswordResets, Passwords } from './passwords.js';
import { SignIn } from './sign-in.js';
import { Throttle } from './throttle.js';
import { PendingSignUps, SignUpMail } from './sign-up.js';
import { scheduled } from '../database/housekeeping.js';

const SERVICES = [
  AccountsService,
  AccountChanges,
  Authenticator,
  PasswordResets,
  Passwords,
  PendingSignUps,
  ReconciliationTokens,
  Sessions,
  SignIn,
  SignUpMail,
  Throttle,
];

@Module({ providers: [...SERVICES, scheduled(...EXPIRED)], exports: SERVICES })
export class AccountsModule {}
