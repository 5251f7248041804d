import { openEmbeddedPostgres } from '../../../src/database/embedded-postgres.js';
import { runMain } from '../../../src/start/run.js';

// open-postgres.ts <server|client> <data dir>: starts or joins PostgreSQL, prints its address, and ends on a
// signal.
const [role, dataDir] = process.argv.slice(2) as ['server' | 'client', string];

runMain(async ({ onShutdown }) => {
  const postgres = openEmbeddedPostgres({ dataDir, role });
  onShutdown(async () => (await postgres).stop());
  const { url, owned } = await postgres;
  console.log(JSON.stringify({ url, owned }));
});
