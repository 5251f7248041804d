import { TestApp } from '../support/app.js';
import { sql } from '../support/sql.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ RESEARCH_ACCOUNT_OPEN: '2' });
});
afterAll(() => app.stop());

it('refuses a request for research while the account has too many open', async () => {
  const key = (await app.account({ email: 'greedy@example.org', name: 'Greta Greedy' }, 100)).key;
  const lookUp = async (domain: string, asker = key) =>
    (await app.get(`/api/v1/lookup/domain_contacts?domain=${domain}`, { key: asker })).body;
  for (const n of [1, 2]) expect((await lookUp(`greedy-${n}.example`)).research.queued).toBe(true);
  const { research, contacts } = await lookUp('greedy-3.example');
  expect(contacts).toEqual([]);
  expect(research).toEqual({
    queued: false,
    status: 'refused',
    id: null,
    reason: expect.stringContaining('2 research requests open'),
  });
  expect((await lookUp('greedy-1.example')).research).toMatchObject({ queued: false, status: 'queued' });
  const parallel = (await app.account({ email: 'parallel@example.org', name: 'Paul Parallel' }, 100)).key;
  const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => lookUp(`parallel-${n}.example`, parallel)));
  expect(answers.filter(({ research: { queued } }) => queued)).toHaveLength(2);
  await sql(app, `UPDATE research_requests SET status = 'completed' WHERE domain = 'greedy-1.example'`);
  expect((await lookUp('greedy-3.example')).research.queued).toBe(true);
});
