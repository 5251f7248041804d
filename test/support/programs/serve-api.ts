import type { AddressInfo } from 'node:net';
import { readConfig } from '../../../src/config/config.js';
import { createApp } from '../../../src/create-app.js';
import { runMain } from '../../../src/start/run.js';

// serve-api.ts <database url>: serves the API on a free port, prints the address, and ends on a signal.
const [databaseUrl] = process.argv.slice(2) as [string];

runMain(async ({ onShutdown }) => {
  const config = readConfig({ LOG_LEVEL: 'silent', SESSION_SECRET: 's'.repeat(32) });
  const creating = createApp(config, databaseUrl);
  onShutdown(async () => (await creating).close());
  const app = await creating;
  app.useLogger(false);
  await app.listen(0, '127.0.0.1');
  console.log(`http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`);
});
