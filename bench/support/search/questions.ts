import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORPUS } from '../corpus.js';

/** A query, and the public ids that may be found, at least one of them; with none, nothing may be found. */
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

/** The id that the import gives a row of a corpus. */
const publicId = (corpus: string, id: string): string =>
  hash('sha256', `${corpus}:${id}`, 'hex').slice(0, 32);

/** The questions of one of the corpus's files. A case does not always say which corpus its ids are of. */
export function readQuestions(file: string): Question[] {
  const cases = JSON.parse(readFileSync(join(CORPUS, file), 'utf8')) as Case[];
  return cases.map(({ query, kind, expected_ids }) => ({
    kind,
    query,
    expected: new Set(expected_ids.flatMap((id) => CORPORA.map((corpus) => publicId(corpus, id)))),
  }));
}
