import autocannon from 'autocannon';
import { openCorpus, sample } from './support/corpus.js';
import { median } from './support/load.js';
import { startService } from './support/processes.js';

/** Measures the effect of 4 sign-ins per second on the p99 of reads, alternating with none. */
const SIGN_INS_A_SECOND = 4;
const SECONDS = 5;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const PASSWORD = 'seven quiet lanterns';

const corpus = await openCorpus();
const key = corpus.createKey({ admin: true });
// The address that a proxy forwards distinguishes visitors.
const service = await startService({
  DATABASE_URL: corpus.url,
  PORT: '0',
  TRUSTED_PROXIES: '127.0.0.1',
  SIGN_UPS_PER_DAY: '0',
});

let visitors = 0;
/** Opens a page with a form, submits it, and returns the status. */
async function submit(path: string, fields: Record<string, string>): Promise<number> {
  const address = `10.0.${(visitors >> 8) & 255}.${visitors++ & 255}`;
  const headers = { 'x-forwarded-for': address };
  const page = await fetch(service.url + path, { headers });
  const csrf = /name="csrf" value="([^"]*)"/.exec(await page.text())![1]!;
  const cookie = page.headers
    .getSetCookie()
    .map((one) => one.split(';')[0]!)
    .join('; ');
  const answer = await fetch(service.url + path, {
    method: 'POST',
    headers: { ...headers, cookie },
    body: new URLSearchParams({ csrf, ...fields }),
    redirect: 'manual',
  });
  await answer.arrayBuffer();
  return answer.status;
}

async function signIns(seconds: number, emails: readonly string[]): Promise<number> {
  const running: Promise<number>[] = [];
  for (let turn = 0; turn < seconds * SIGN_INS_A_SECOND; turn++) {
    running.push(submit('/sign-in', { email: emails[turn % emails.length]!, password: PASSWORD }));
    await new Promise((resolve) => setTimeout(resolve, 1_000 / SIGN_INS_A_SECOND));
  }
  const statuses = await Promise.all(running);
  const failed = statuses.filter((status) => status !== 303);
  if (failed.length > 0) throw new Error(`${failed.length} sign-ins failed: ${failed.join(', ')}`);
  return statuses.length;
}

try {
  const emails = Array.from({ length: 20 }, (_, n) => `sign-in-${Date.now()}-${n}@example.org`);
  for (const email of emails) {
    const status = await submit('/sign-up', { email, name: 'Benchmark', password: PASSWORD });
    if (status !== 303) throw new Error(`sign-up answered ${status}`);
  }
  const ids = await sample(
    corpus.client,
    `SELECT replace(public_id::text, '-', '') AS value FROM people ORDER BY md5(id::text) LIMIT 2000`,
  );
  const p99 = async (): Promise<number> => {
    const result = await autocannon({
      url: service.url,
      connections: 16,
      duration: SECONDS,
      headers: { authorization: `Bearer ${key}` },
      requests: ids.map((id) => ({ path: `/api/v1/people/${id}` })),
      // A rate that an unloaded machine sustains, so that p99 measures waiting rather than saturation.
      overallRate: 1_000,
    });
    if (result.non2xx + result.errors > 0) throw new Error('reads failed');
    return result.latency.p99;
  };
  await p99();
  const without: number[] = [];
  const during: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    without.push(await p99());
    const [measured] = await Promise.all([p99(), signIns(SECONDS, emails)]);
    during.push(measured);
  }
  const ratio = median(during.map((value, round) => value / without[round]!));
  console.log(`p99 of 1,000 reads per second, 16 connections, medians of ${ROUNDS}`);
  console.log(`  without sign-ins            ${median(without).toFixed(1)} ms`);
  console.log(
    `  ${SIGN_INS_A_SECOND} sign-ins a second         ${median(during).toFixed(1)} ms   ratio ${ratio.toFixed(2)} (at most 1.5)`,
  );
} finally {
  await service.stop();
  await corpus.stop();
}
