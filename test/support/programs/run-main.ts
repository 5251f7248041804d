import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../../../src/config/config.js';
import { StartupError } from '../../../src/database/startup-error.js';
import { runMain } from '../../../src/start/run.js';

// run-main.ts <case>: ends in the way that the case of run.spec.ts names.
const [name, argument] = process.argv.slice(2);

runMain(async ({ onShutdown }) => {
  onShutdown(async () => console.log('first part ended'));
  onShutdown(async () => console.log('second part ended'));
  switch (name) {
    case 'command':
      return 3;
    case 'long-text':
      process.stdout.write(`${'text '.repeat(200_000)}\n`);
      return 0;
    case 'startup-error':
      throw new StartupError('The disk is\nfull: buy another.');
    case 'config-error':
      return void readConfig({ PORT: 'http' });
    case 'defect':
      throw new TypeError('a defect');
    case 'late-defect':
      setTimeout(() => {
        throw new TypeError('a late defect');
      });
      return;
    case 'listen': {
      const [host, port] = argument!.split(' ');
      const server = createServer();
      await new Promise((resolve, reject) =>
        server.on('error', reject).listen(Number(port), host, () => resolve(0)),
      );
      break;
    }
    case 'failing-end':
      onShutdown(() => Promise.reject(new Error('cannot end')));
      break;
    case 'slow-end':
      onShutdown(() => sleep(60_000));
      break;
    case 'busy':
      console.log('busy');
      await sleep(60_000);
      break;
  }
  console.log('up');
  setInterval(() => undefined, 60_000);
});
