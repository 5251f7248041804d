import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORPUS } from '../corpus.js';

/** A query, and the public ids of correct hits, at least one. With no ids, the query must have no hits. */
export interface Question {
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

/** Reads the questions of one of the corpus's files. A case does not always name the corpus of its ids. */
export function readQuestions(file: string): Question[] {
  const cases = JSON.parse(readFileSync(join(CORPUS, file), 'utf8')) as Case[];
  return cases.map(({ query, kind, expected_ids }) => ({
    kind,
    query,
    expected: new Set(expected_ids.flatMap((id) => CORPORA.map((corpus) => publicId(corpus, id)))),
  }));
}
