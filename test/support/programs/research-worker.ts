import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { readConfig } from '../../../src/config/config.js';
import { Researcher } from '../../../src/research/researcher/researcher.js';
import { runMain } from '../../../src/start/run.js';
import { WorkerModule } from '../../../src/core.module.js';
import { emailAddress, report } from '../research.js';

// research-worker.ts <milliseconds>: runs a worker that spends this time on every domain. It prints a line
// when it begins and ends a domain, so that a test can kill it in between.
const duration = Number(process.argv[2]);

const researcher = {
  research: async (domain: string, { signal }: { signal: AbortSignal }) => {
    console.log(`began ${domain}`);
    await sleep(duration, undefined, { signal });
    console.log(`ended ${domain}`);
    return report([emailAddress(`info@${domain}`)]);
  },
};

runMain(async ({ onShutdown }) => {
  Logger.overrideLogger(false);
  const config = readConfig({ ...process.env, SESSION_SECRET: 's'.repeat(32) });
  const module = await Test.createTestingModule({
    imports: [WorkerModule.forRoot(config, config.databaseUrl!)],
  })
    .overrideProvider(Researcher)
    .useValue(researcher)
    .compile();
  onShutdown(() => module.close());
  await module.init();
  console.log('ready');
});
