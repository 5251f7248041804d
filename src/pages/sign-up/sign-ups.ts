import { Inject, Injectable } from '@nestjs/common';
import type { Account } from '../../accounts/accounts.entities.js';
import { AccountsService } from '../../accounts/accounts.service.js';
import { Passwords } from '../../accounts/passwords.js';
import { Sessions } from '../../accounts/sessions.js';
import { networkOf, Throttle, type Allowance } from '../../accounts/throttle.js';
import { guessesOf, type Origin } from '../../accounts/sign-in.js';
import { PendingSignUps, SignUpMail } from '../../accounts/sign-up.js';
import { type Config, CONFIG } from '../../config/config.js';
import type { SignUpSettings } from '../../config/operating-settings.js';
import { AccountOpening } from '../../credits/ledger.js';
import { Database } from '../../database/database.js';
import { ApiError, conflict } from '../../common/errors.js';

const DAY_SECONDS = 86_400;

export interface NewMember {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

/** Creates accounts, immediately (`SIGN_UP=open`) or once their email address is confirmed (`SIGN_UP=confirm`). */
@Injectable()
export class SignUps {
  constructor(
    private readonly db: Database,
    private readonly throttle: Throttle,
    private readonly passwords: Passwords,
    private readonly accounts: AccountsService,
    private readonly opening: AccountOpening,
    private readonly sessions: Sessions,
    private readonly pending: PendingSignUps,
    private readonly mail: SignUpMail,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Returns the token of the new account's session; null if the address has an account. Such attempts count like
   * wrong passwords at sign-in, which prevents the enumeration of addresses. Throws 429.
   */
  async register({ email, name, password }: NewMember, { address, device }: Origin): Promise<string | null> {
    const network = networkOf(address);
    const guess = guessesOf(network);
    const limits = newAccounts(network, this.config.signUp);
    await this.throttle.take([guess, ...limits]);
    let opened: Account | null = null;
    try {
      const passwordHash = await this.passwords.hash(password, network);
      opened = await this.opening.open({ email, name, passwordHash }).catch(nullIfTaken);
    } finally {
      await this.throttle.giveBack(opened === null ? limits : [guess]);
    }
    return opened === null ? null : this.sessions.start(opened.id, device);
  }

  /**
   * Sends a link to the address. Only the owner of the address learns whether it has an account. Throws 429, and 503 if
   * the email cannot be sent.
   */
  async request({ email, name, password }: NewMember, { address }: Origin): Promise<void> {
    const network = networkOf(address);
    const limits = newAccounts(network, this.config.signUp);
    const emails = { of: `sign-up mail ${email.toLowerCase()}`, burst: 3, everySeconds: 3_600 };
    await this.throttle.take([emails, ...limits]);
    try {
      const passwordHash = await this.passwords.hash(password, network);
      if (await this.accounts.find(email)) await this.mail.hasAccount(email);
      else await this.mail.confirm(email, await this.pending.add({ email, name, passwordHash }));
    } catch (error) {
      await this.throttle.giveBack(limits);
      throw error;
    }
  }

  /**
   * Creates the account; returns the token of its session, or null if the password is wrong. The password is required
   * again because another person may have signed up with the address: its owner must not confirm an account that this
   * person can access. Throws 410 for a used link, 409 if the address has an account by now, and 429.
   */
  async confirm(token: string, password: string, { address, device }: Origin): Promise<string | null> {
    const network = networkOf(address);
    const guess = guessesOf(network);
    await this.throttle.take([guess]);
    const signUp = await this.pending.find(token);
    if (!(await this.passwords.matches(password, signUp.passwordHash, network))) return null;
    await this.throttle.giveBack([guess]);
    return this.db.transaction(async () => {
      await this.pending.take(token, signUp.email);
      const opened = await this.opening.open(signUp).catch(nullIfTaken);
      if (opened === null) throw conflict('An account with your email address exists now: sign in instead.');
      return this.sessions.start(opened.id, device);
    });
  }
}

/** Limits new accounts per network and in total, because each receives free credits. */
function newAccounts(network: string, { perAddressPerDay, perDay }: SignUpSettings): Allowance[] {
  return [
    ...(perAddressPerDay > 0 ? [daily(`sign-up ${network}`, perAddressPerDay)] : []),
    ...(perDay > 0 ? [daily('sign-ups', perDay)] : []),
  ];
}

const daily = (of: string, perDay: number): Allowance => ({
  of,
  burst: perDay,
  everySeconds: Math.ceil(DAY_SECONDS / perDay),
});

function nullIfTaken(error: unknown): null {
  if (error instanceof ApiError && error.options.details?.some(({ code }) => code === 'taken')) return null;
  throw error;
}
