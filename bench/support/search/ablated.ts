import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { createDataSource } from '../../../src/entities.js';
import { Database, type Statement } from '../../../src/database/database.js';
import { READ_ROWS } from '../../../src/search/document-reader.js';
import type * as DatabaseSearch from '../../../test/support/database-search.js';
import { without, type Ablation } from './ablations.js';
import type { Answer, AskedQuestion } from './ablate.js';

/*
 * A process that asks all questions on PostgreSQL, without HTTP: first with every rule, then with one rule disabled at a
 * time, and prints the answers as one line each. It loads the search once more for each rule and changes the rule's
 * source. Answers of PostgreSQL are kept, because a rule changes few of the statements.
 */

interface Task {
  readonly url: string;
  readonly ablations: readonly Ablation[];
  readonly questions: readonly AskedQuestion[];
}

const { url, ablations, questions } = JSON.parse(readFileSync(0, 'utf8')) as Task;

/** The sources that are loaded again for each rule. */
const RULES = /\/(?:src\/(?:search|names|values)|test\/support)\/[\w/-]+\.ts$/;
const KEEPING = `
  const built = new WeakMap();
  export const buildDocument = (type, row, version) => {
    if (!built.has(row)) built.set(row, build(type, row, version));
    return built.get(row);
  };`;
const RULE = /\?rule=(\d+)$/;

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const [rule] = RULE.exec(context.parentURL ?? '') ?? [];
    return rule !== undefined && RULES.test(resolved.url) && !resolved.url.endsWith('/build-document.ts')
      ? { ...resolved, url: resolved.url + rule }
      : resolved;
  },
  load(address, context, next) {
    const ablation = ablations[Number(RULE.exec(address)?.[1]) - 1];
    const path = address.startsWith('file:') ? fileURLToPath(address) : '';
    if (path.endsWith('/src/search/build-document.ts')) {
      const source = readFileSync(path, 'utf8').replace('export function buildDocument<', 'function build<');
      const { code } = transformSync(`${source}${KEEPING}`, { filename: path });
      return { format: 'module', source: code, shortCircuit: true };
    }
    if (ablation === undefined || !path.endsWith(`/src/${ablation.file}`)) return next(address, context);
    const { code } = transformSync(without(ablation, readFileSync(path, 'utf8')), { filename: path });
    return { format: 'module', source: code, shortCircuit: true };
  },
});

const dataSource = await createDataSource(url, { plansOnce: true, poolSize: 4 }).initialize();
const db = new Database(dataSource);
let statements = 0;
const query = db.query.bind(db);
const kept = new Map<string, Promise<unknown[]>>();
const keptRows = new Map<string, Map<number, { readonly id: number }>>(
  Object.values(READ_ROWS).map(({ name }) => [name, new Map()]),
);

/** The rows of records: of most, another text or rule has read them. */
async function readRows(statement: Statement, ids: readonly number[]): Promise<unknown[]> {
  const rows = keptRows.get(statement.name)!;
  const missing = ids.filter((id) => !rows.has(id));
  const read = missing.length === 0 ? [] : await query<{ id: number }>(statement, [missing]);
  for (const row of read) rows.set(row.id, row);
  return ids.flatMap((id) => rows.get(id) ?? []);
}

db.query = async <Row>(statement: Statement, values: readonly unknown[] = []): Promise<Row[]> => {
  statements++;
  if (keptRows.has(statement.name)) return (await readRows(statement, values[0] as number[])) as Row[];
  const key = `${statement.name} ${JSON.stringify(values)}`;
  if (!kept.has(key)) kept.set(key, query(statement, values));
  return (await kept.get(key)) as Row[];
};

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

for (let rule = 0; rule <= ablations.length; rule++) {
  const { databaseSearch } = (await import(
    `../../../test/support/database-search.ts?rule=${rule}`
  )) as typeof DatabaseSearch;
  const search = databaseSearch(db);
  statements = 0;
  const ask = async ({ query: asked, expected }: AskedQuestion): Promise<Answer> => {
    const { answer } = await search.find(asked, { types: [] }, { offset: 0, limit: 10 });
    const found = answer.hits.map(({ type, id }) => publicIds.get(`${type} ${id}`) ?? '');
    const isNothing = expected.length === 0 && found.length === 0;
    return {
      place: isNothing ? 0 : found.findIndex((id) => expected.includes(id)),
      others: found.filter((id) => !expected.includes(id)).length,
    };
  };
  const answers: Answer[] = [];
  const started = process.cpuUsage();
  await Promise.all(
    Array.from({ length: 3 }, async (_, first) => {
      for (let at = first; at < questions.length; at += 3) answers[at] = await ask(questions[at]!);
    }),
  );
  const cpuMs = Math.round(process.cpuUsage(started).user / 1_000);
  console.log(JSON.stringify({ answers, statements, cpuMs }));
}
await dataSource.destroy();
