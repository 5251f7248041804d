import { work } from '../../src/start/work.js';
import { resetDatabase, testDatabaseUrl } from '../support/postgres.js';

const before = { ...process.env };
afterEach(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});

/** Starts a worker in this process. */
async function start(environment: NodeJS.ProcessEnv) {
  Object.assign(process.env, { LOG_LEVEL: 'silent', ...environment });
  const ends: (() => Promise<unknown>)[] = [];
  let printed = '';
  await work({ onShutdown: (end) => void ends.push(end) }, { write: (text) => !!(printed += String(text)) });
  return {
    printed,
    end: async () => {
      for (const end of ends.reverse()) await end();
    },
  };
}

it('works on the database of DATABASE_URL until it is ended', async () => {
  await resetDatabase();
  const { printed, end } = await start({ DATABASE_URL: await testDatabaseUrl() });
  expect(printed).toBe('Directory Service worker is ready.\n');
  await end();
});

it('is not needed on the embedded database, and says so', async () => {
  await expect(start({ DATABASE_URL: '' })).rejects.toThrow(
    'A server on the embedded database does the work of a worker itself: set DATABASE_URL for processes of their own.',
  );
});
