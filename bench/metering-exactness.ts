import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { Agent, request } from 'node:http';
import { openCorpus, sample } from './support/corpus.js';
import { startService } from './support/processes.js';

/** 100,000 concurrent calls from four server processes on a balance of 60,000: exactly 60,000 succeed. */
const BALANCE = 60_000;
const CALLS = 100_000;
const CONNECTIONS = 64;

const corpus = await openCorpus();
const key = corpus.createKey({ credits: BALANCE });
const services = await Promise.all(
  [1, 2, 3, 4].map(() => startService({ DATABASE_URL: corpus.url, PORT: '0', DATABASE_POOL_SIZE: '8' })),
);
try {
  const [id] = await sample(
    corpus.client,
    `SELECT replace(public_id::text, '-', '') AS value FROM people LIMIT 1`,
  );
  const statuses = new Map<number, number>();
  let sent = 0;
  const worker = async (url: string, agent: Agent): Promise<void> => {
    while (sent < CALLS) {
      sent++;
      const status = await call(`${url}/api/v1/people/${id!}`, agent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const started = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, (_, n) => worker(services[n % services.length]!.url, agent)),
  );
  const seconds = (performance.now() - started) / 1_000;
  agent.destroy();
  for (const [status, count] of [...statuses].sort()) console.log(`${status}: ${count}`);
  console.log(`${sent} calls in ${seconds.toFixed(1)} s by ${services.length} processes`);
  console.log(
    execFileSync(process.execPath, [join(import.meta.dirname, '..', 'dist', 'cli.js'), 'credits:audit'], {
      env: { ...process.env, DATABASE_URL: corpus.url },
      encoding: 'utf8',
    }),
  );
  if (statuses.get(200) !== BALANCE || statuses.get(402) !== CALLS - BALANCE)
    throw new Error('metering is not exact');
} finally {
  await Promise.all(services.map((service) => service.stop()));
  await corpus.stop();
}

function call(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { authorization: `Bearer ${key}` } }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode!));
    })
      .on('error', reject)
      .end();
  });
}
