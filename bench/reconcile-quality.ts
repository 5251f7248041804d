import { fold } from '../src/names/normalize.js';
import { indexCorpus, openCorpus } from './support/corpus.js';
import { drawsOf } from './support/match/records.js';
import { startService } from './support/processes.js';
import { mistyped } from './support/search/random.js';

/**
 * Measures reconciliation of the corpus's names with errors, over HTTP in batches as OpenRefine sends them.
 * Compares each response with that of `match` to the same query, and the matches with the original records.
 */
const MANY = Number(process.env['BENCH_NAMES'] ?? 1_000);
const SEED = Number(process.env['BENCH_SEED'] ?? 20_261_130);
const BATCH = 25;

/** A query of the protocol, and the same query for `match`. */
interface Question {
  readonly error: string;
  readonly expected: string;
  /** Whether no other record has the name without the error. */
  readonly isUnique: boolean;
  readonly query: object;
  readonly match: object;
}

type Row = readonly [id: string, score: number, match: boolean];

const corpus = await openCorpus();
await indexCorpus(corpus);
const key = corpus.createKey({ admin: true });
const draws = await drawsOf(corpus.client, SEED);
const { random } = draws;

const ERRORS: Readonly<Record<string, (first: string, last: string) => string>> = {
  'a typing error': (first, last) => mistyped(`${first} ${last}`, random),
  'two typing errors': (first, last) => `${mistyped(first, random)} ${mistyped(last, random)}`,
  'last name first': (first, last) => `${last}, ${first}`,
  'last name first, a typing error': (first, last) => mistyped(`${last}, ${first}`, random),
  'capitals without accents': (first, last) => fold(`${first} ${last}`).toUpperCase(),
  'an initial': (first, last) => `${first[0]!}. ${last}`,
  'a title and an extra space': (first, last) => ` Dr.  ${first} ${last}`,
};

/**
 * Draws a question. Three of four have the employer: its id and name, as a reconciled column has them, its
 * name, or a misspelt name.
 */
function personQuestion(error: string): Question {
  const { key: expected, first, last, employers } = draws.person();
  const name = ERRORS[error]!(first, last);
  const employer = random.pick(employers);
  const misspelt = employer.name.length < 8 ? employer.name : mistyped(employer.name, random);
  const [v, organization] = random.pick([
    [
      { id: employer.key, name: employer.name },
      { public_id: employer.key, name: employer.name },
    ],
    [employer.name, { name: employer.name }],
    [misspelt, { name: misspelt }],
    [null, null],
  ] as const);
  return {
    error: `${error}, ${v === null ? 'name only' : 'employer'}`,
    expected,
    isUnique: draws.bearers(`${first} ${last}`) === 1,
    query: { query: name, type: 'person', ...(v ? { properties: [{ pid: 'organization', v }] } : {}) },
    match: { type: 'person', name, ...(organization ? { organization } : {}) },
  };
}

function organizationQuestion(): Question {
  const { key: expected, name: own } = draws.organization();
  const name = mistyped(own, random);
  return {
    error: 'organization: a typing error',
    expected,
    isUnique: draws.bearers(own) === 1,
    query: { query: name, type: 'organization' },
    match: { type: 'organization', name },
  };
}

async function ask<Body>(
  url: string,
  init: { headers?: Record<string, string>; body: string | URLSearchParams },
) {
  const answer = await fetch(url, {
    method: 'POST',
    ...init,
    headers: { 'x-api-key': key, ...init.headers },
  });
  const body = await answer.text();
  if (answer.status !== 200) throw new Error(body);
  return JSON.parse(body) as Body;
}

interface Candidates {
  readonly result: readonly { readonly id: string; readonly score: number; readonly match: boolean }[];
}
interface Matches {
  readonly responses: Readonly<
    Record<string, { readonly results: readonly { public_id: string; score: number; match: boolean }[] }>
  >;
}

const named = (questions: readonly Question[], of: 'query' | 'match') =>
  JSON.stringify(Object.fromEntries(questions.map((one, at) => [`q${at}`, one[of]])));

const kinds = Object.keys(ERRORS);
const questions = Array.from({ length: MANY }, (_, at) =>
  at % 5 === 4 ? organizationQuestion() : personQuestion(kinds[at % kinds.length]!),
);
const server = await startService({ DATABASE_URL: corpus.url, PORT: '0' });
try {
  const reconciled: (readonly Row[])[] = [];
  const matched: (readonly Row[])[] = [];
  let ms = 0;
  for (let from = 0; from < MANY; from += BATCH) {
    const batch = questions.slice(from, from + BATCH);
    const started = performance.now();
    const answers = await ask<Record<string, Candidates>>(`${server.url}/api/v1/reconcile`, {
      body: new URLSearchParams({ queries: named(batch, 'query') }),
    });
    ms += performance.now() - started;
    const { responses } = await ask<Matches>(`${server.url}/api/v1/match`, {
      headers: { 'content-type': 'application/json' },
      body: `{"queries":${named(batch, 'match')}}`,
    });
    for (const name of batch.map((_, at) => `q${at}`)) {
      reconciled.push(answers[name]!.result.map(({ id, score, match }) => [id, score, match]));
      matched.push(
        responses[name]!.results.map(({ public_id, score, match }) => [
          public_id,
          Math.round(score * 1_000) / 10,
          match,
        ]),
      );
    }
  }
  const isSame = (at: number) => JSON.stringify(reconciled[at]) === JSON.stringify(matched[at]);
  const same = questions.filter((_, at) => isSame(at)).length;
  console.log(`${MANY} names in batches of ${BATCH}, seed ${SEED}: ${(ms / MANY).toFixed(1)} ms per name`);
  console.log(`${same} responses have the same records, scores and matches as \`match\``);
  for (const [at, { query }] of questions.entries()) {
    if (!isSame(at)) console.log(`  ${JSON.stringify([query, reconciled[at], matched[at]])}`);
  }
  const share = (part: number, of: number) => (of === 0 ? '-' : (part / of).toFixed(3)).padStart(6);
  console.log(`${'error'.padEnd(46)}names  precision  recall`);
  const rows: [string, (one: Question) => boolean][] = [
    ...[...new Set(questions.map(({ error }) => error))]
      .toSorted()
      .map((error): [string, (one: Question) => boolean] => [error, (one) => one.error === error]),
    ['all', () => true],
    ['all with a unique name', ({ isUnique }) => isUnique],
  ];
  for (const [title, isIn] of rows) {
    let [asked, found, right] = [0, 0, 0];
    for (const [at, one] of questions.entries()) {
      if (!isIn(one)) continue;
      const id = reconciled[at]!.find(([, , match]) => match)?.[0];
      asked++;
      if (id !== undefined) found++;
      if (id === one.expected) right++;
    }
    console.log(
      `${title.padEnd(46)}${String(asked).padStart(5)}${share(right, found).padStart(11)}${share(right, asked).padStart(8)}`,
    );
  }
  if (same < MANY) process.exitCode = 1;
} finally {
  await server.stop();
  await corpus.stop();
}
