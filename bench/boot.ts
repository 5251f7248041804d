import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Installation, type Server } from '../test/support/installation.js';

// Startup time of the server, and its memory after its first thousand calls. It runs as `npm start` does, but without
// npm, on an embedded PostgreSQL.

const COLD_STARTS = 3;
const WARM_STARTS = 5;
const CALLS = 1_000;
const CONNECTIONS = 16;
const MAX_SECONDS = 3;
const MAX_MB = 200;

const installed = await Installation.make();

async function start(): Promise<{ server: Server; seconds: number }> {
  const began = performance.now();
  const server = await installed.start();
  return { server, seconds: (performance.now() - began) / 1_000 };
}

async function coldStart() {
  await rm(installed.dataDir, { recursive: true, force: true });
  return start();
}

/** Current and peak resident memory in MB; available only on Linux. */
function memoryOf({ pid }: Server): { now: number; highest: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)![1]);
  return { now: kilobytes('VmRSS') / 1_000, highest: kilobytes('VmHWM') / 1_000 };
}

/** Reads of every kind; a tenth of the calls are writes. */
async function callMixed(server: Server, key: string): Promise<void> {
  const lists = ['people', 'organizations', 'memberships', 'places'];
  const records: string[] = [];
  for (const plural of lists) {
    const { body } = await server.call(`/api/v1/${plural}`, key);
    for (const { public_id } of body[plural]) records.push(`/api/v1/${plural}/${public_id}`);
  }
  let sent = lists.length;
  const callNext = async () => {
    const number = sent++;
    if (number % 10 === 0) {
      return server.call('/api/v1/people/quick_add', key, {
        first_name: 'Number',
        last_name: String(number),
        emails: [`number-${number}@example.org`],
        source_url: 'https://example.org/',
      });
    }
    if (number % 10 === 1) return server.call(`/api/v1/${lists[number % lists.length]}`, key);
    return server.call(records[number % records.length]!, key);
  };
  const connection = async () => {
    while (sent < CALLS) {
      const { status, body } = await callNext();
      if (status >= 400) throw new Error(`A call was answered with ${status}: ${JSON.stringify(body)}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

try {
  const cold: number[] = [];
  const warm: number[] = [];
  const ends: number[] = [];
  let key = '';
  const end = async (server: Server) => {
    const began = performance.now();
    const code = await server.end();
    if (code !== 0) throw new Error(`The server ended with ${code}: ${await server.log}`);
    ends.push((performance.now() - began) / 1_000);
  };
  for (let run = 0; run < COLD_STARTS; run++) {
    const { server, seconds } = await coldStart();
    cold.push(seconds);
    key = server.key;
    await end(server);
  }
  for (let run = 0; run < WARM_STARTS; run++) {
    const { server, seconds } = await start();
    warm.push(seconds);
    await end(server);
  }
  const { server } = await start();
  const atStart = memoryOf(server);
  await callMixed(server, key);
  const afterCalls = memoryOf(server);
  await end(server);

  const seconds = (values: readonly number[]) =>
    `${median(values).toFixed(2)} s (of ${values.length}, slowest ${Math.max(...values).toFixed(2)} s)`;
  console.log(`first start, with a new database and the sample   ${seconds(cold)}
later start                                       ${seconds(warm)}, limit ${MAX_SECONDS} s
end, on SIGTERM                                   ${seconds(ends)}
resident memory after the start                   ${atStart.now.toFixed(0)} MB
resident memory after ${CALLS} mixed calls         ${afterCalls.now.toFixed(0)} MB (peak ${afterCalls.highest.toFixed(0)} MB), limit ${MAX_MB} MB`);
} finally {
  await installed.remove();
}
