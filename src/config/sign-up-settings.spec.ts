import { readConfig } from './config.js';

const SMTP = {
  SMTP_URL: 'smtps://user:s3cret@mail.example:465',
  MAIL_FROM: 'Directory <directory@example.org>',
};

describe('Sign-up', () => {
  it('is open and limited by default', () => {
    expect(readConfig({}).signUp).toEqual({ mode: 'open', perAddressPerDay: 20, perDay: 200 });
    expect(readConfig({}).mail).toBeNull();
  });

  it.each([
    [{}, 'open'],
    [{ SIGN_UP: 'confirm' }, 'confirm'],
    [{ SIGN_UP: 'Closed' }, 'closed'],
    [SMTP, 'confirm'],
    [{ ...SMTP, SIGN_UP: 'open' }, 'open'],
  ])('requires confirmation if an SMTP server is set, unless configured otherwise: %j', (env, mode) => {
    expect(readConfig(env).signUp.mode).toBe(mode);
  });

  it('sends email from the configured address', () => {
    expect(readConfig(SMTP).mail).toEqual({ smtpUrl: SMTP.SMTP_URL, from: SMTP.MAIL_FROM });
    expect(readConfig({ ...SMTP, MAIL_FROM: 'directory@example.org' }).mail?.from).toBe(
      'directory@example.org',
    );
  });

  it.each([
    [{ SIGN_UP: 'yes' }, 'SIGN_UP is "yes": set it to one of open, confirm, closed.'],
    [{ SIGN_UPS_PER_DAY: '-1' }, 'SIGN_UPS_PER_DAY is "-1": set it to an integer from 0 to 86400.'],
    [{ SIGN_UPS_PER_ADDRESS_PER_DAY: '1.5' }, 'SIGN_UPS_PER_ADDRESS_PER_DAY is "1.5"'],
    [{ SMTP_URL: 'https://user:s3cret@mail.example' }, 'SMTP_URL is not a valid URL'],
    [{ ...SMTP, MAIL_FROM: '' }, 'SMTP_URL requires MAIL_FROM'],
    [{ ...SMTP, MAIL_FROM: 'Directory' }, 'MAIL_FROM is "Directory"'],
    [{ ...SMTP, MAIL_FROM: 'a@example.org\r\nBcc: b@example.org' }, 'MAIL_FROM is'],
  ])('refuses %j, and shows no password', (env: Record<string, string>, message) => {
    expect(() => readConfig(env)).toThrow(message);
    expect(() => readConfig(env)).not.toThrow(/s3cret/);
  });
});
