import { resolve } from 'node:path';
import { readConfig } from './config.js';
import { ConfigError } from './environment.js';

const refusal = (env: Record<string, string>): ConfigError => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error;
  }
  throw new Error('The configuration was accepted.');
};

describe('readConfig', () => {
  it('accepts an empty environment, for the embedded mode', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://127.0.0.1:3000',
      databaseUrl: null,
      dataDir: resolve(import.meta.dirname, '../../.data'),
      logLevel: 'info',
    });
  });

  it('is immutable', () => {
    expect(Object.isFrozen(readConfig({}))).toBe(true);
  });

  it('treats an empty or blank variable as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '  ', DATA_DIR: ' ' })).toEqual(readConfig({}));
  });

  it('reads variables', () => {
    const config = readConfig({
      NODE_ENV: 'production',
      HOST: '0.0.0.0',
      PORT: ' 8080 ',
      PUBLIC_URL: 'https://directory.example/',
      DATABASE_URL: 'postgres://user:secret@db.example/directory',
      DATA_DIR: '/var/lib/directory',
      LOG_LEVEL: 'WARN',
      RATE_LIMIT_PER_MINUTE: '0',
    });
    expect(config).toMatchObject({
      production: true,
      host: '0.0.0.0',
      port: 8080,
      publicUrl: 'https://directory.example',
      databaseUrl: 'postgres://user:secret@db.example/directory',
      dataDir: '/var/lib/directory',
      logLevel: 'warn',
      limits: { accountPerMinute: 0 },
    });
  });

  it.each([
    [{ PORT: '8080' }, 'http://127.0.0.1:8080'],
    [{ HOST: '0.0.0.0' }, 'http://localhost:3000'],
    [{ HOST: '::' }, 'http://localhost:3000'],
    [{ HOST: '::1' }, 'http://[::1]:3000'],
    [{ HOST: '192.0.2.7' }, 'http://192.0.2.7:3000'],
  ])('derives the public URL from the listening address: %j', (env: Record<string, string>, address) => {
    expect(readConfig(env).publicUrl).toBe(address);
  });

  it.each(['http', '80.5', '-1', '65536', '1e3', '0x50', '99999999999999999999'])(
    'refuses the port %s',
    (port) => {
      expect(refusal({ PORT: port }).message).toBe(
        `PORT is ${JSON.stringify(port)}: set it to an integer from 0 to 65535.`,
      );
    },
  );

  it('lists the valid levels of LOG_LEVEL', () => {
    expect(refusal({ LOG_LEVEL: 'loud' }).message).toBe(
      'LOG_LEVEL is "loud": set it to one of fatal, error, warn, info, debug, trace, silent.',
    );
  });

  it.each(['mysql://user:secret@db.example/directory', 'user:secret@db.example', '//db.example', 'secret'])(
    'refuses the database address %s without repeating it, because it can contain a password',
    (address) => {
      const { message } = refusal({ DATABASE_URL: address });
      expect(message).toBe(
        'DATABASE_URL is not a valid URL: set it to one of the form postgres://… or postgresql://….',
      );
      expect(message).not.toContain('secret');
    },
  );

  it('refuses a public URL that a browser cannot open', () => {
    expect(refusal({ PUBLIC_URL: 'directory.example' }).message).toBe(
      'PUBLIC_URL is not a valid URL: set it to one of the form http://… or https://….',
    );
  });

  it.each([
    'https://ann:secret@directory.example',
    'https://directory.example/?a=b',
    'https://directory.example/#top',
    'https://directory.example/directory',
    'https://example.org/a/',
  ])('refuses a public URL with an unexpected part: %s', (address) => {
    expect(refusal({ PUBLIC_URL: address }).message).toBe(
      'PUBLIC_URL has more than an address: leave out user, password, path, query and fragment, as in https://directory.example.',
    );
  });

  it('requires a session secret that is hard to guess', () => {
    expect(readConfig({}).sessionSecret).toBeNull();
    expect(readConfig({ SESSION_SECRET: 'x'.repeat(32) }).sessionSecret).toBe('x'.repeat(32));
    const { message } = refusal({ SESSION_SECRET: 'letmein' });
    expect(message).toMatch(/^SESSION_SECRET is too short: /);
    expect(message).not.toContain('letmein');
  });

  it('accepts addresses and networks of proxies', () => {
    expect(readConfig({}).trustedProxies).toEqual([]);
    const given = '10.0.0.0/8, loopback,2001:db8::/32, ,192.0.2.7,uniquelocal';
    expect(readConfig({ TRUSTED_PROXIES: given }).trustedProxies).toEqual([
      '10.0.0.0/8',
      'loopback',
      '2001:db8::/32',
      '192.0.2.7',
      'uniquelocal',
    ]);
  });

  it.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.0/8/8', '::1/129', '*', 'true', '10.0.0.'])(
    'refuses %s as a trusted proxy',
    (proxy) => {
      expect(refusal({ TRUSTED_PROXIES: `loopback, ${proxy}` }).message).toBe(
        `TRUSTED_PROXIES names ${JSON.stringify(proxy)}: list addresses or networks such as 10.0.0.0/8, or loopback, linklocal, uniquelocal.`,
      );
    },
  );

  it('hashes passwords as OWASP recommends, in every environment', () => {
    expect(readConfig({ PASSWORD_COST: '1', ARGON2_MEMORY: '8' }).passwordCost).toEqual({
      memoryKib: 19_456,
      passes: 2,
    });
  });
});
