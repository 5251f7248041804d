import { Injectable, Inject, Logger } from '@nestjs/common';
import { Database } from '../database/database.js';
import { PendingSignUp } from './accounts.entities.js';
import { isToken, newToken, tokenDigest } from './credentials.js';
import { type Config, CONFIG } from '../config/config.js';
import { ApiError } from '../common/errors.js';

export const CONFIRM_WITHIN_HOURS = 24;

export interface SignUp {
  readonly email: string;
  readonly name: string;
  /** From `Passwords.hash`. */
  readonly passwordHash: string;
}

const ALIVE = 'digest = :digest AND expires_at > now()';

/**
 * Sign-ups with unconfirmed email addresses. An address may have several, so that a stranger's sign-up does not
 * invalidate the owner's link.
 */
@Injectable()
export class PendingSignUps {
  constructor(private readonly db: Database) {}

  /** Stores a sign-up; returns the token for its link. */
  async add({ email, name, passwordHash }: SignUp): Promise<string> {
    const token = newToken();
    await this.db.manager.insert(PendingSignUp, {
      digest: tokenDigest(token),
      email,
      name,
      password_hash: passwordHash,
      expires_at: () => `now() + interval '${CONFIRM_WITHIN_HOURS} hours'`,
    });
    return token;
  }

  /** The sign-up that a link confirms. Throws 410 if the link is unknown, used or expired. */
  async find(token: string): Promise<SignUp> {
    const pending =
      isToken(token) &&
      (await this.db.manager
        .createQueryBuilder(PendingSignUp, 'pending')
        .where(ALIVE, { digest: tokenDigest(token) })
        .getOne());
    if (!pending) throw linkIsVoid();
    return { email: pending.email, name: pending.name, passwordHash: pending.password_hash };
  }

  /** Consumes the token and all others of this address. Throws 410 if it was used or has expired. */
  async take(token: string, email: string): Promise<void> {
    const pending = () => this.db.manager.createQueryBuilder().delete().from(PendingSignUp);
    const { affected } = await pending()
      .where(ALIVE, { digest: tokenDigest(token) })
      .execute();
    if (affected === 0) throw linkIsVoid();
    await pending().where('lower(email) = lower(:email)', { email }).execute();
  }
}

const linkIsVoid = () =>
  new ApiError(410, 'link_expired', 'The link was used or has expired: sign up again.');

/** A visitor waits for the result. */
const TIMEOUT_MS = 10_000;

/**
 * The emails of a sign-up, sent by SMTP. Without an SMTP server the link is logged for the operator to forward. Emails
 * contain no names, because strangers can choose them.
 */
@Injectable()
export class SignUpMail {
  private readonly logger = new Logger('SignUp');

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Sends the link that confirms the address; throws 503 if it cannot be sent. */
  async confirm(email: string, token: string): Promise<void> {
    const link = `${this.config.publicUrl}/sign-up/confirm/${token}`;
    if (this.config.mail === null) {
      this.logger.log({
        msg: 'Sign-up awaits confirmation: send this link to its owner',
        to: masked(email),
        link,
      });
      return;
    }
    await this.send(
      email,
      'Confirm your email address',
      `Someone, probably you, signed up at ${this.config.publicUrl} with this email address.

To get the account, open this link within ${CONFIRM_WITHIN_HOURS} hours and enter the password that you chose:

${link}

If it was not you, ignore this email: no account is made.
`,
    );
  }

  /** Notifies the address that it already has an account; throws 503 if the email cannot be sent. */
  async hasAccount(email: string): Promise<void> {
    if (this.config.mail === null) return;
    await this.send(
      email,
      'You have an account already',
      `Someone, probably you, signed up at ${this.config.publicUrl} with this email address, which has an account already.

Sign in at ${this.config.publicUrl}/sign-in. If you have lost your password, ask the operator for a link that sets a new one.

If it was not you, ignore this email: nothing was changed.
`,
    );
  }

  private async send(to: string, subject: string, text: string): Promise<void> {
    const { smtpUrl, from } = this.config.mail!;
    // Loaded only where email is sent.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      // Passed as an object, so that it cannot be parsed as a list of addresses.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
    } catch (error) {
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      this.logger.error({ msg: 'Sending an email failed', code, responseCode });
      throw new ApiError(
        503,
        'mail_unavailable',
        'The email could not be sent: check the address, or retry in a minute.',
        { headers: { 'Retry-After': '60' } },
      );
    } finally {
      transport.close();
    }
  }
}

/** An abbreviated address for logs. */
const masked = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1…');
