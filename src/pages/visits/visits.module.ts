import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { sessionSecret } from '../../accounts/secrets.js';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { CsrfTokens } from './cookies.js';

/** Guards and services of interactive pages. */
@Module({
  imports: [AccountsModule],
  providers: [
    {
      provide: CsrfTokens,
      inject: [CONFIG],
      useFactory: (config: Config) => new CsrfTokens(sessionSecret(config)),
    },
  ],
  exports: [AccountsModule, CsrfTokens],
})
export class VisitsModule {}
