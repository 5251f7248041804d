import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReconciliationTokens } from '../../src/accounts/reconciliation-tokens.js';
import { AccountOpening } from '../../src/credits/ledger.js';
import { Database } from '../../src/database/database.js';
import { PLURAL } from '../../src/database/resources.js';
import { loadSample } from '../../src/sample/load-sample.js';
import { TestApp } from '../support/app.js';
import { Installation, type Server } from '../support/installation.js';
import { resetDatabase, testDatabaseUrl } from '../support/postgres.js';
import { emailAddress, person, researched } from '../support/research.js';
import { Schemathesis } from './support/schemathesis.js';

/** Test cases for each operation. */
const EXAMPLES = Number(process.env['FUZZ_EXAMPLES'] ?? 200);
/** The same seed generates the same cases. */
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000);
const KINDS = [...Object.values(PLURAL), 'research_requests'];
interface Identified {
  readonly id: number;
  readonly public_id?: string;
}
const PHASES = process.env['FUZZ_PHASES'] ?? 'examples,coverage,fuzzing,stateful';
const CREDITS = 1_000_000_000;

let schemathesis: Schemathesis;
let installation: Installation;
let server: Server;
const records: Record<string, readonly object[]> = {};
let reports: string;
const keys = new Map<string, string | null>([['no', null]]);

beforeAll(async () => {
  schemathesis = await Schemathesis.install();
  reports = await mkdtemp(join(tmpdir(), 'directory-fuzz-'));
  await prepare();
  installation = await Installation.make();
  // Limits that protect other callers would hide failures.
  server = await installation.start({
    DATABASE_URL: await testDatabaseUrl(),
    RATE_LIMIT_PER_MINUTE: '1000000000',
    RATE_LIMIT_ADDRESS_PER_MINUTE: '1000000000',
    MAX_EVENT_LOOP_DELAY_MS: '0',
    LOG_LEVEL: 'debug',
  });
});

afterAll(async () => {
  await server?.end();
  await installation?.remove();
  await rm(reports, { recursive: true, force: true });
});

/** Prepares the sample directory, researched domains, and an editor and a reader without limits. */
async function prepare(): Promise<void> {
  const app = await TestApp.start();
  try {
    // The sample is loaded only into an empty database, and creates an editor.
    await resetDatabase();
    const key = (await loadSample(app.app.get(Database), app.app.get(AccountOpening)))!;
    for (let count = 0; count < 20; count++) {
      const domain = `unknown-${count}.example`;
      const findings = [person('Ada', `Found${count}`), emailAddress(`info@${domain}`)];
      await researched(app, domain, findings, { key });
    }
    for (const [name, canEdit] of Object.entries({ 'an editor’s': true, 'a reader’s': false })) {
      const email = `${canEdit ? 'edits' : 'reads'}@example.org`;
      const { account, key: made } = await app.account({ email, name, canEdit }, CREDITS);
      keys.set(name, made);
      const issued = await app.app.get(ReconciliationTokens).issue(account.id, 'Fuzzing');
      if ('token' in issued) records['reconcile'] = [{ token: issued.token.replace(/^rec_/, '') }];
    }
    for (const kind of KINDS) {
      const { body } = await app.get(`/api/v1/${kind}`, { key });
      records[kind] = body[kind].map(({ id, public_id }: Identified) => ({ id, public_id }));
    }
  } finally {
    await app.stop();
  }
}

it.each(['an editor’s', 'a reader’s', 'no'])(
  'with %s key every response conforms to the document',
  async (name) => {
    const { code, printed } = await schemathesis.fuzz({
      url: server.url,
      key: keys.get(name)!,
      examples: EXAMPLES,
      seed: SEED,
      phases: PHASES,
      records,
      report: join(reports, `${name.replace(/\W+/g, '-')}.txt`),
    });
    expect({ code, printed: code === 0 ? '' : printed }).toEqual({ code: 0, printed: '' });
  },
);
