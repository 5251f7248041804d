import { Module } from '@nestjs/common';
import { AccountChanges } from './account-changes.js';
import { AccountsService } from './accounts.service.js';
import { Authenticator } from './authenticator.js';
import { Expiry } from './expiry.js';
import { PasswordResets } from './passwords/password-resets.js';
import { Passwords } from './passwords/passwords.js';
import { Sessions } from './sessions/sessions.js';
import { PasswordChange } from './sign-in/password-change.js';
import { SignIn } from './sign-in/sign-in.js';
import { Throttle } from './sign-in/throttle.js';
import { PendingSignUps } from './sign-up/pending-sign-ups.js';
import { SignUpMail } from './sign-up/sign-up-mail.js';

@Module({
  providers: [
    AccountsService,
    AccountChanges,
    Authenticator,
    Expiry,
    PasswordChange,
    PasswordResets,
    Passwords,
    PendingSignUps,
    Sessions,
    SignIn,
    SignUpMail,
    Throttle,
  ],
  exports: [
    AccountsService,
    AccountChanges,
    Authenticator,
    PasswordChange,
    PasswordResets,
    Passwords,
    PendingSignUps,
    Sessions,
    SignIn,
    SignUpMail,
    Throttle,
  ],
})
export class AccountsModule {}
