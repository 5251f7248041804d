import { connect } from 'node:net';
import { serve } from '../../src/start/serve.js';
import { resetDatabase, testDatabaseUrl } from '../support/postgres.js';

it('serves on the database of DATABASE_URL until it is ended, and makes no sample there', async () => {
  await resetDatabase();
  const environment = {
    DATABASE_URL: await testDatabaseUrl(),
    PORT: '0',
    LOG_LEVEL: 'silent',
    SESSION_SECRET: 's'.repeat(32),
  };
  const before = Object.keys(environment).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, environment);
  const ends: (() => Promise<unknown>)[] = [];
  let printed = '';
  await serve({ onShutdown: (end) => void ends.push(end) }, { write: (text) => !!(printed += String(text)) });
  for (const [name, value] of before) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }

  const url = new URL(/^ +Address +(\S+)$/m.exec(printed)![1]!);
  expect(printed).toContain('npm run directory -- user:create');
  expect(printed).not.toContain('dir_');
  expect(await (await fetch(new URL('/health/ready', url))).json()).toMatchObject({ status: 'ok' });

  for (const end of ends.reverse()) await end();
  const socket = connect(Number(url.port), url.hostname);
  await expect(
    new Promise((resolve, reject) => socket.on('connect', resolve).on('error', reject)),
  ).rejects.toThrow('ECONNREFUSED');
});
