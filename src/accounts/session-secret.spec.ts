import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../config/environment.js';
import { sessionSecret } from './session-secret.js';

describe('sessionSecret', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'session-secret-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const embedded = () => ({
    sessionSecret: null,
    production: true,
    databaseUrl: null,
    dataDir: join(folder, 'data'),
  });

  it('is the configured one', () => {
    expect(sessionSecret({ ...embedded(), sessionSecret: 'set' })).toBe('set');
  });

  it('is generated once and stored, readable only by its owner', () => {
    const secret = sessionSecret(embedded());
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(sessionSecret(embedded())).toBe(secret);
    expect(statSync(join(folder, 'data', 'session-secret')).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, 'data'))).toEqual(['session-secret']);
  });

  it('is required in production with a database that other processes may share', () => {
    const shared = { ...embedded(), databaseUrl: 'postgres://db.example/directory' };
    expect(() => sessionSecret(shared)).toThrow(ConfigError);
    expect(() => sessionSecret(shared)).toThrow(/^SESSION_SECRET is not set: /);
    expect(sessionSecret({ ...shared, production: false })).toMatch(/^[\w-]{43}$/);
  });

  it('is required if it cannot be stored', () => {
    writeFileSync(join(folder, 'data'), 'a file where the folder should be');
    chmodSync(join(folder, 'data'), 0o600);
    expect(() => sessionSecret(embedded())).toThrow(
      /^SESSION_SECRET is not set, and none can be kept in .*\(E\w+\)/,
    );
  });

  it('that is damaged is reported, and not replaced while others use it', () => {
    sessionSecret(embedded());
    writeFileSync(join(folder, 'data', 'session-secret'), 'short');
    expect(() => sessionSecret(embedded())).toThrow(/session-secret is damaged: delete it/);
  });
});
