import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import type { Ablation } from './ablations.js';
import type { AskedQuestion, Recall } from './ablate.js';

/*
 * A process that asks all questions on PostgreSQL, without HTTP and with one rule disabled: it changes the rule's
 * source while loading it. Prints the hits and the number of statements.
 */

interface Task {
  readonly url: string;
  readonly ablation: Ablation | null;
  readonly questions: readonly AskedQuestion[];
}

const { url, ablation, questions } = JSON.parse(readFileSync(0, 'utf8')) as Task;

registerHooks({
  load(address, context, next) {
    if (ablation === null || !address.endsWith(join('/src/search', ablation.file)))
      return next(address, context);
    const path = fileURLToPath(address);
    const source = readFileSync(path, 'utf8');
    const changed = source.replace(ablation.from, () => ablation.to);
    if (changed === source) throw new Error(`${ablation.rule}: ${ablation.file} has no ${ablation.from}`);
    const { code } = transformSync(changed, { filename: path });
    return { format: 'module', source: code, shortCircuit: true };
  },
});

const { createDataSource } = await import('../../../src/database/data-source.js');
const { Database } = await import('../../../src/database/database.js');
const { databaseSearch } = await import('../../../test/support/database-search.js');

const dataSource = await createDataSource(url, { plansOnce: true, poolSize: 4 }).initialize();
const db = new Database(dataSource);
let statements = 0;
const query = db.query.bind(db);
db.query = (...args) => {
  statements++;
  return query(...args);
};
const search = databaseSearch(db);
const publicIds = new Map<string, string>();
for (const [type, table] of [
  ['person', 'people'],
  ['organization', 'organizations'],
] as const) {
  const rows = await dataSource.query<{ id: number; key: string }[]>(
    `SELECT id, replace(public_id::text, '-', '') AS key FROM ${table}`,
  );
  for (const { id, key } of rows) publicIds.set(`${type} ${id}`, key);
}

const kinds: Record<string, Recall> = {};
const missed: string[] = [];
statements = 0;
const started = process.cpuUsage();

async function ask({ set, kind, query, expected }: AskedQuestion): Promise<void> {
  const { answer } = await search.find(query, { types: [] }, { offset: 0, limit: 10 });
  const found = answer.hits.map(({ type, id }) => publicIds.get(`${type} ${id}`) ?? '');
  const place =
    expected.length === 0 ? (found.length === 0 ? 0 : -1) : found.findIndex((id) => expected.includes(id));
  const recall = (kinds[`${set}: ${kind}`] ??= { set, kind, asked: 0, first: 0, ten: 0 });
  recall.asked++;
  if (place === 0) recall.first++;
  if (place >= 0) recall.ten++;
  if (place !== 0) missed.push(`${set}: ${kind}: ${query} (${place}, ${answer.total} found)`);
}

const waiting = questions.values();
await Promise.all(
  Array.from({ length: 3 }, async () => {
    for (const question of waiting) await ask(question);
  }),
);
const { user } = process.cpuUsage(started);
await dataSource.destroy();
console.log(
  JSON.stringify({ recalls: Object.values(kinds), missed, statements, cpuMs: Math.round(user / 1_000) }),
);
