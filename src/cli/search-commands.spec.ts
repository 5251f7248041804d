import type { CheckFacts, Difference } from '../search/indexing/search-check.js';
import { checkText, faultOf, problemsOf } from './search-commands.js';

const NOTHING: CheckFacts = {
  records: 3,
  engines: [
    {
      engine: 'database',
      documents: 3,
      differences: [],
      complete: true,
      repaired: 0,
      behind: false,
      failure: null,
    },
  ],
  database: { lc_ctype: 'C.UTF-8', knows_letters: true },
  outbox: [],
  dead_letters: [],
};
const text = (facts: Partial<CheckFacts>): string[] => {
  const report = { ...NOTHING, ...facts };
  return checkText({ ...report, problems: problemsOf(report) }).split('\n');
};
const missing = (count: number): Difference[] =>
  Array.from({ length: count }, (_, id) => ({ type: 'person', id, kind: 'missing' }));

it('reports no difference', () => {
  expect(text({})).toEqual([
    '3 records; LC_CTYPE C.UTF-8.',
    'database: 3 documents, 0 differ.',
    'Nothing differs.',
  ]);
});

it('names the first differences, and counts the others', () => {
  const [engine] = NOTHING.engines;
  const lines = text({ engines: [{ ...engine!, differences: missing(23), repaired: 2 }] });
  expect(lines.slice(1, 3)).toEqual([
    'database: 3 documents, 23 differ, 2 were repaired.',
    '  missing: person 0',
  ]);
  expect(lines.slice(-2)).toEqual(['  missing: person 19', '  and 3 more (--json names all)']);
});

it('distinguishes a comparison of one part from a complete one', () => {
  const [engine] = NOTHING.engines;
  const facts = { engines: [{ ...engine!, differences: missing(21), complete: false }] };
  const lines = text(facts);
  expect(lines[1]).toBe('database: 3 documents, at least 21 differ.');
  expect(lines.at(-1)).toBe('  The check ended there. Rebuild the index: directory reindex');
  expect(problemsOf({ ...NOTHING, ...facts })).toEqual([
    'at least 21 documents are missing in database',
    'database was not compared to its end',
  ]);
});

it('does not suggest a rebuild while messages wait', () => {
  const [engine] = NOTHING.engines;
  const outbox = [{ topic: 'search:loads', waiting: 9, oldest_seconds: 3 }];
  const lines = text({
    engines: [{ ...engine!, differences: missing(21), complete: false, behind: true }],
    outbox,
  });
  expect(lines).toContain('  The check ended there. Still indexing: check again once no messages wait.');
  expect(lines.at(-1)).toBe('"search:loads": 9 waiting, the oldest for 3 seconds.');
});

it('does not report consistency after a repair if the comparison was incomplete', () => {
  const [engine] = NOTHING.engines;
  const lines = text({ engines: [{ ...engine!, repaired: 20_500, complete: false }] });
  expect(lines[1]).toBe('database: 3 documents, at least 0 differ, 20500 were repaired.');
  expect(lines.at(-1)).toBe('  The check ended there. Rebuild the index: directory reindex');
});

it('reports why an engine could not be checked', () => {
  const failed = {
    engine: 'elasticsearch',
    documents: 0,
    differences: [],
    complete: true,
    repaired: 0,
    behind: false,
  } as const;
  expect(text({ engines: [{ ...failed, failure: 'connect ECONNREFUSED' }] })).toEqual([
    '3 records; LC_CTYPE C.UTF-8.',
    'elasticsearch: connect ECONNREFUSED',
  ]);
});

it('reports a database whose LC_CTYPE has only ASCII letters, and messages that wait too long', () => {
  expect(
    problemsOf({
      ...NOTHING,
      database: { lc_ctype: 'C', knows_letters: false },
      outbox: [
        { topic: 'search', waiting: 2, oldest_seconds: 59 },
        { topic: 'search:elasticsearch', waiting: 5, oldest_seconds: 61 },
      ],
      dead_letters: [{ engine: 'elasticsearch', documents: 2 }],
    }),
  ).toEqual([
    '"search:elasticsearch" is 61 seconds behind, with 5 waiting (is a worker running?)',
    '2 documents are refused by elasticsearch, see search:dead-letters',
    "the database's LC_CTYPE is C, with which PostgreSQL knows no letters beyond ASCII",
  ]);
});

it('distinguishes an index that is behind from an inconsistent one', () => {
  const [engine] = NOTHING.engines;
  const fault = (facts: Partial<CheckFacts>) => {
    const report = { ...NOTHING, ...facts };
    return faultOf({ ...report, problems: problemsOf(report) });
  };
  const behind = { ...engine!, differences: missing(2), behind: true };
  expect(fault({ engines: [behind] })).toBe(
    'The search index is behind: 2 documents are missing in database: check again once no messages wait.',
  );
  expect(fault({ engines: [{ ...behind, complete: false }] })).toMatch(/^The search index is behind: /);
  const inconsistent = [
    { engines: [{ ...behind, behind: false }] },
    { engines: [behind, { ...behind, engine: 'elasticsearch', behind: false } as const] },
    { engines: [behind, { ...engine!, failure: 'connect ECONNREFUSED' }] },
    { engines: [behind], dead_letters: [{ engine: 'database', documents: 1 } as const] },
    { engines: [behind], database: { lc_ctype: 'C', knows_letters: false } },
  ];
  for (const facts of inconsistent) expect(fault(facts)).toMatch(/^The search index is inconsistent: /);
  expect(fault({})).toBeNull();
});
