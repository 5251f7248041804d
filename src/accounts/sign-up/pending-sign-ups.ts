import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../database/database.js';
import { isToken, newToken, tokenDigest } from '../secret-token.js';

export const CONFIRM_WITHIN_HOURS = 24;

export interface SignUp {
  readonly email: string;
  readonly name: string;
  /** Of `Passwords.hash`. */
  readonly passwordHash: string;
}

const ADD = statement(`
  INSERT INTO pending_sign_ups (digest, email, name, password_hash, expires_at)
  VALUES ($1, $2, $3, $4, now() + interval '${CONFIRM_WITHIN_HOURS} hours')`);
const FIND = statement(`
  SELECT email, name, password_hash AS "passwordHash" FROM pending_sign_ups
  WHERE digest = $1 AND expires_at > now()`);
const TAKE = statement(
  `DELETE FROM pending_sign_ups WHERE digest = $1 AND expires_at > now() RETURNING digest`,
);
const FORGET = statement(`DELETE FROM pending_sign_ups WHERE lower(email) = lower($1)`);

/**
 * Sign-ups that wait for their email address to be confirmed. Several may wait for one address: a stranger who signs up
 * with it does not take the link from its owner.
 */
@Injectable()
export class PendingSignUps {
  constructor(private readonly db: Database) {}

  /** Keeps a sign-up; returns the token for its link. */
  async add({ email, name, passwordHash }: SignUp): Promise<string> {
    const token = newToken();
    await this.db.query(ADD, [tokenDigest(token), email, name, passwordHash]);
    return token;
  }

  /** null if the token is unknown, used or expired. */
  async find(token: string): Promise<SignUp | null> {
    if (!isToken(token)) return null;
    const [row] = await this.db.query<SignUp>(FIND, [tokenDigest(token)]);
    return row ?? null;
  }

  /** Uses the token up, and with it every other one for this address; false if it was used before or has expired. */
  async take(token: string, email: string): Promise<boolean> {
    const taken = await this.db.query(TAKE, [tokenDigest(token)]);
    if (taken.length === 0) return false;
    await this.db.query(FORGET, [email]);
    return true;
  }
}
