import { Injectable } from '@nestjs/common';
import { Passwords } from '../../accounts/passwords/passwords.js';
import { Sessions } from '../../accounts/sessions/sessions.js';
import { networkOf } from '../../accounts/sign-in/network.js';
import { guessesOf, type Origin } from '../../accounts/sign-in/sign-in.js';
import { Throttle } from '../../accounts/sign-in/throttle.js';
import { AccountOpening } from '../../credits/account-opening.js';
import { ApiError } from '../../http/errors.js';

export interface NewMember {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

/** Opens accounts for people who sign up by themselves. */
@Injectable()
export class Registration {
  constructor(
    private readonly throttle: Throttle,
    private readonly passwords: Passwords,
    private readonly opening: AccountOpening,
    private readonly sessions: Sessions,
  ) {}

  /**
   * The token of the new member's session; null if the address has an account. To learn that costs a stranger as much
   * as a wrong password at sign-in, so that addresses cannot be tried by the thousand. Throws 429.
   */
  async register({ email, name, password }: NewMember, { address, device }: Origin): Promise<string | null> {
    const network = networkOf(address);
    const guess = guessesOf(network);
    // Every account comes with credits.
    const account = { of: `sign-up ${network}`, burst: 100, everySeconds: 36 };
    await this.throttle.take([guess, account]);
    const passwordHash = await this.passwords.hash(password);
    const opened = await this.opening.open({ email, name, passwordHash }).catch(nullIfTaken);
    await this.throttle.giveBack([opened === null ? account : guess]);
    return opened === null ? null : this.sessions.start(opened.id, device);
  }
}

function nullIfTaken(error: unknown): null {
  if (error instanceof ApiError && error.options.details?.some(({ code }) => code === 'taken')) return null;
  throw error;
}
