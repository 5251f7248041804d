import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { Passwords } from '../passwords/passwords.js';
import { Sessions } from '../sessions/sessions.js';
import { Throttle } from './throttle.js';

export interface ChangeOfPassword {
  readonly accountId: number;
  /** The token of the session in which it is asked for. */
  readonly session: string;
  readonly device: string;
  readonly present: string;
  readonly next: string;
}

/** Changes a password for someone who is signed in. */
@Injectable()
export class PasswordChange {
  constructor(
    private readonly db: Database,
    private readonly throttle: Throttle,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
  ) {}

  /**
   * The token of a new session, after every other one has ended; null if the present password is wrong. Throws 429
   * after too many wrong ones: who sits down at a browser that is signed in must not guess it there.
   */
  async change({ accountId, session, device, present, next }: ChangeOfPassword): Promise<string | null> {
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
}
