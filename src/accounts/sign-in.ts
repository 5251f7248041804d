import { Injectable } from '@nestjs/common';
import { Database, statement } from '../database/database.js';
import { Passwords } from './passwords.js';
import { tokenDigest } from './credentials.js';
import { Sessions } from './sessions.js';
import { networkOf, Throttle, type Allowance } from './throttle.js';

export interface Origin {
  readonly address: string;
  /** The token of the browser's device cookie. */
  readonly device: string;
}

/** Failed attempts from one network, for any account. */
export const guessesOf = (network: string): Allowance => ({
  of: `guesses ${network}`,
  burst: 30,
  everySeconds: 30,
});

const FIND = statement(`
  SELECT a.id, EXISTS (SELECT FROM known_devices k WHERE k.account_id = a.id AND k.digest = $2) AS known
  FROM accounts a WHERE lower(a.email) = lower($1)`);
const STILL = statement(`SELECT FROM passwords WHERE account_id = $1 AND hash = $2 FOR SHARE`);

interface ChangeOfPassword {
  readonly accountId: number;
  /** The token of the current session. */
  readonly session: string;
  readonly device: string;
  readonly present: string;
  readonly next: string;
}

@Injectable()
export class SignIn {
  constructor(
    private readonly db: Database,
    private readonly throttle: Throttle,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
  ) {}

  /**
   * The token of a new session; null if the address or the password is wrong, in constant time. Throws 429 after
   * too many failures.
   */
  async signIn(email: string, password: string, origin: Origin): Promise<string | null> {
    const [account] = await this.db.query<{ id: number; known: boolean }>(FIND, [
      email,
      tokenDigest(origin.device),
    ]);
    const knownTo = account?.known ? account.id : null;
    const taken = await this.takeAttempt(email, origin, knownTo);
    // Other clients behind the owner's address cannot crowd out the owner's browser.
    const client = knownTo === null ? networkOf(origin.address) : `device of ${knownTo}`;
    const hash = await this.passwords.match(account?.id ?? null, password, client);
    if (account === undefined || hash === null) return null;
    await this.throttle.giveBack(taken);
    return this.db.transaction(async () => {
      // A password that was changed concurrently is no longer valid.
      const still = await this.db.query(STILL, [account.id, hash]);
      return still.length > 0 ? this.sessions.start(account.id, origin.device) : null;
    });
  }

  /**
   * The token of a new session, after ending all others; null if the current password is wrong. Throws 429 after
   * too many failures, so that a signed-in browser cannot be used to guess the password.
   */
  async changePassword({
    accountId,
    session,
    device,
    present,
    next,
  }: ChangeOfPassword): Promise<string | null> {
    const attempt = { of: `password change ${session}`, burst: 10, everySeconds: 90 };
    await this.throttle.take([attempt]);
    const client = `account ${accountId}`;
    if ((await this.passwords.match(accountId, present, client)) === null) return null;
    await this.throttle.giveBack([attempt]);
    const hash = await this.passwords.hash(next, client);
    return this.db.transaction(async () => {
      await this.passwords.replace(accountId, hash);
      return this.sessions.start(accountId, device);
    });
  }

  /** Counts the attempt, or throws 429; returns the allowances to restore on success. */
  private takeAttempt(
    email: string,
    { address, device }: Origin,
    knownTo: number | null,
  ): Promise<readonly Allowance[]> {
    if (knownTo === null) return this.takeStrangersAttempt(email.toLowerCase(), networkOf(address));
    // Counted separately, so that others cannot use up the attempts of the owner's known device.
    const own = [{ of: `sign-in device ${knownTo} ${device}`, burst: 10, everySeconds: 90 }];
    return this.throttle.take(own).then(() => own);
  }

  /**
   * Counted by network, and by account from each network. An account that many networks guess at grants each of them
   * fewer attempts; none that has made no attempt is ever locked out.
   */
  private takeStrangersAttempt(email: string, network: string): Promise<readonly Allowance[]> {
    return this.db.transaction(async () => {
      const crowd = { of: `sign-in account ${email}`, burst: 100, everySeconds: 36 };
      const calm = await this.throttle.takeOne(crowd);
      const own = [
        guessesOf(network),
        { of: `sign-in pair ${network} ${email}`, burst: calm ? 10 : 2, everySeconds: 90 },
      ];
      await this.throttle.take(own);
      return calm ? [crowd, ...own] : own;
    });
  }
}
