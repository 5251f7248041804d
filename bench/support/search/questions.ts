import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORPUS } from '../corpus.js';

/** A query, and the public ids of correct hits, at least one. With no ids, the query must have no hits. */
export interface Question {
  readonly topic: string;
  readonly kind: string;
  readonly query: string;
  readonly expected: ReadonlySet<string>;
}

interface Case {
  readonly query: string;
  readonly kind: string;
  readonly expected_ids: readonly string[];
}

const CORPORA = [
  'congress',
  'openstates',
  'openstates-retired',
  'dotgov',
  'ror',
  'universities',
  'popolo-m17n',
];

/** The public id that the import gives a row of a corpus. */
const publicId = (corpus: string, id: string): string =>
  hash('sha256', `${corpus}:${id}`, 'hex').slice(0, 32);

/** The topics of the corpus's own questions, by file. */
const FILES = {
  'query-set.json': 'of the corpus',
  'zero-queries.json': 'zero',
  'context-queries.json': 'context',
} as const;

/** Reads the questions of one of the corpus's files. A case does not always name the corpus of its ids. */
export function readQuestions(file: keyof typeof FILES): Question[] {
  const cases = JSON.parse(readFileSync(join(CORPUS, file), 'utf8')) as Case[];
  return cases.map(({ query, kind, expected_ids }) => ({
    topic: FILES[file],
    kind,
    query,
    expected: new Set(expected_ids.flatMap((id) => CORPORA.map((corpus) => publicId(corpus, id)))),
  }));
}

/** Reads all questions of the corpus. */
export const readAllQuestions = (): Question[] =>
  (Object.keys(FILES) as (keyof typeof FILES)[]).flatMap(readQuestions);
