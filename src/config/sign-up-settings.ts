import { ConfigError, integer, oneOf, text, url, type Environment } from './environment.js';

/** How visitors create accounts. */
export interface SignUpSettings {
  /**
   * `open`: immediately. `confirm`: after they open a link sent by email. `closed`: not at all; the operator creates
   * accounts on the command line.
   */
  readonly mode: SignUpMode;
  /** New accounts per IPv4 address or IPv6 /64: the burst size, and the rate per day; 0 means no limit. */
  readonly perAddressPerDay: number;
  /** New accounts in total: the burst size, and the rate per day; 0 means no limit. */
  readonly perDay: number;
}

export type SignUpMode = (typeof SIGN_UP_MODES)[number];
const SIGN_UP_MODES = ['open', 'confirm', 'closed'] as const;

/** Settings for sending email. */
export interface MailSettings {
  /** May contain a user and a password. */
  readonly smtpUrl: string;
  readonly from: string;
}

/** One per second, the resolution of the throttle. */
const MAX_PER_DAY = 86_400;

/** Throws ConfigError for the first invalid value. */
export function signUpSettings(env: Environment): { signUp: SignUpSettings; mail: MailSettings | null } {
  const mail = mailSettings(env);
  const perDay = (name: string, fallback: number) =>
    integer(env, name, { default: fallback, min: 0, max: MAX_PER_DAY });
  const signUp = Object.freeze({
    mode: oneOf(env, 'SIGN_UP', SIGN_UP_MODES, mail === null ? 'open' : 'confirm'),
    perAddressPerDay: perDay('SIGN_UPS_PER_ADDRESS_PER_DAY', 20),
    perDay: perDay('SIGN_UPS_PER_DAY', 200),
  });
  return { signUp, mail };
}

function mailSettings(env: Environment): MailSettings | null {
  const smtpUrl = url(env, 'SMTP_URL', ['smtp:', 'smtps:']);
  const from = text(env, 'MAIL_FROM');
  if (from !== null && !/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(from)) {
    throw new ConfigError(
      `MAIL_FROM is ${JSON.stringify(from)}: set it to a sender such as "Directory <directory@example.org>".`,
    );
  }
  if (smtpUrl === null) return null;
  if (from === null) {
    throw new ConfigError('SMTP_URL requires MAIL_FROM: set it to the sender of emails.');
  }
  return Object.freeze({ smtpUrl, from });
}
