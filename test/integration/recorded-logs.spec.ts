import { createLogger } from '../../src/observability/logging.js';
import { leaksOf } from '../support/no-secret-logged.js';

const KEY = `dir_${'k'.repeat(43)}`;
const secrets = new Set(['seven quiet lanterns', 'c00kie-of-a-session-that-is-long', 'ada@example.org', KEY]);

describe("The check of a run's logs", () => {
  it.each([
    ['a password', 'tried seven quiet lanterns twice'],
    ['a cookie', '{"cookie":"session=c00kie-of-a-session-that-is-long"}'],
    ['an email address', '{"detail":"Key (address)=(ada@example.org) exists"}'],
    ['a key', `{"authorization":"${KEY}"}`],
    ['a key that was not recorded', `x dir_${'n'.repeat(43)} x`],
    ['a secret of Stripe', `{"error":"No such key: sk_live_${'4'.repeat(12)}"}`],
    ['the hash of a password', '$argon2id$v=19$m=64'],
    ['the password of a database', 'postgres://directory:s3cret@db.internal/directory'],
  ])('finds %s', (_what, line) => {
    expect(leaksOf(`harmless\n${line}\nharmless\n`, secrets)).toEqual([expect.stringContaining(line)]);
  });

  it('accepts what the service writes instead', () => {
    const written: string[] = [];
    const logger = createLogger('trace', { write: (line) => void written.push(line) });
    logger.error(`${KEY} sk_live_${'4'.repeat(12)} postgres://directory:s3cret@db.internal/directory`);
    expect(written.join('')).toContain('dir_***');
    expect(leaksOf(written.join(''), secrets)).toEqual([]);
  });
});
