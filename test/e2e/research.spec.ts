import { Housekeeping } from '../../src/database/housekeeping.js';
import { ResearchRequests } from '../../src/research/requests/research-requests.service.js';
import { TestApp } from '../support/app.js';
import { emailAddress, finding, person, report, TestWorker } from '../support/research.js';
import { expectExplained } from '../support/spender.js';
import { sql } from '../support/sql.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());

const lookUp = (domain: string, options?: Parameters<TestApp['get']>[1]) =>
  app.get(`/api/v1/lookup/domain_contacts?domain=${domain}`, options);

const rows = (text: string, values?: unknown[]) => sql(app, text, values);

let accounts = 0;
const member = async (credits = 100) =>
  (await app.account({ email: `member-${accounts++}@example.org`, name: 'Mary Member' }, credits)).key;

describe('A lookup without results', () => {
  it('queues the domain, with its outbox message', async () => {
    const { status, body } = await lookUp('https://www.unknown.example/path');
    expect(status).toBe(200);
    expect(body.research).toEqual({ queued: true, status: 'queued', id: expect.any(Number), reason: null });
    const [request] = await rows('SELECT * FROM research_requests WHERE id = $1', [body.research.id]);
    expect(request).toMatchObject({
      domain: 'unknown.example',
      status: 'queued',
      requested_by: app.editor.id,
    });
    expect(
      await rows(`SELECT topic FROM outbox WHERE topic = 'research' AND record_id = $1`, [request.id]),
    ).toHaveLength(1);
  });

  it('joins the open request', async () => {
    const first = await lookUp('joined.example');
    const second = await lookUp('JOINED.example.', { key: await member() });
    expect(second.body.research).toEqual({ ...first.body.research, queued: false });
    expect(await rows(`SELECT id FROM research_requests WHERE domain = 'joined.example'`)).toHaveLength(1);
  });

  it('creates one request for concurrent lookups', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => lookUp('crowded.example')));
    const ids = answers.map(({ body }) => body.research.id);
    expect(new Set(ids).size).toBe(1);
    expect(answers.filter(({ body }) => body.research.queued)).toHaveLength(1);
  });

  it.each(['skip_research_queue=true', 'skip_research_queue=1'])('queues nothing with %s', async (skip) => {
    const { body } = await app.get(`/api/v1/lookup/domain_contacts?domain=skipped.example&${skip}`);
    expect(body.research).toBeNull();
    expect(await rows(`SELECT id FROM research_requests WHERE domain = 'skipped.example'`)).toEqual([]);
  });

  it('queues nothing when it is refused', async () => {
    const { status } = await lookUp('127.0.0.1');
    expect(status).toBe(422);
    const without = await lookUp('unpaid.example', { key: await member(0) });
    expect(without.status).toBe(402);
    expect(
      await rows(`SELECT id FROM research_requests WHERE domain IN ('127.0.0.1', 'unpaid.example')`),
    ).toEqual([]);
  });

  it('queues only domains that are paid for, when concurrent lookups exceed the credits', async () => {
    const key = await member(5);
    const domains = Array.from({ length: 12 }, (_, index) => `few-credits-${index}.example`);
    const answers = await Promise.all(domains.map((domain) => lookUp(domain, { key })));
    const paid = answers.filter(({ status }) => status === 200);
    expect(paid).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(7);
    const made = await rows(
      `SELECT r.id, r.domain FROM research_requests r JOIN outbox o ON o.topic = 'research' AND o.record_id = r.id
       WHERE r.domain LIKE 'few-credits-%' ORDER BY r.id`,
    );
    const returned = paid.map(({ body }) => ({ id: body.research.id, domain: body.domain }));
    expect(made).toEqual(returned.sort((a, b) => a.id - b.id));
    expect(paid.every(({ body }) => body.research.queued)).toBe(true);
    await expectExplained(app);
  });

  it('queues a domain once for concurrent lookups of one caller, and charges each', async () => {
    const key = await member(10);
    const answers = await Promise.all(Array.from({ length: 8 }, () => lookUp('insisted.example', { key })));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ body }) => body.research.id)).size).toBe(1);
    expect(answers.filter(({ body }) => body.research.queued)).toHaveLength(1);
    expect((await app.get('/api/v1/me', { key })).body.credits_remaining).toBe(2);
  });

  it('queues domains for callers that are not charged', async () => {
    const { key } = await app.account({ email: 'boss@example.org', name: 'Bess Boss', admin: true });
    const { body, headers } = await lookUp('for-free.example', { key });
    expect(body.research).toEqual({ queued: true, status: 'queued', id: expect.any(Number), reason: null });
    expect(headers['x-api-credits-charged']).toBe('0');
  });

  it('reports missing credits before an invalid domain', async () => {
    const { status } = await lookUp('127.0.0.1', { key: await member(0) });
    expect(status).toBe(402);
  });

  it('queues nothing where research is disabled', async () => {
    const off = await app.twin({ RESEARCH_ENABLED: 'false' });
    const { body } = await off.get('/api/v1/lookup/domain_contacts?domain=off.example');
    await off.stop();
    expect(body.research).toBeNull();
  });

  it.each([
    [29, false],
    [31, true],
  ])('of a domain that was researched %i days ago: queued again %s', async (days, again) => {
    const domain = `days-${days}.example`;
    const [{ id }] = await rows(
      `INSERT INTO research_requests (domain, requested_by, status, finished_at)
         VALUES ($1, $2, 'completed', now() - $3 * interval '1 day') RETURNING id`,
      [domain, app.editor.id, days],
    );
    const { body } = await lookUp(domain);
    expect(body.research).toEqual(
      again
        ? { queued: true, status: 'queued', id: expect.any(Number), reason: null }
        : { queued: false, status: 'completed', id, reason: null },
    );
    if (again) expect(body.research.id).not.toBe(id);
  });
});

describe('The status of a request', () => {
  it('is free and visible to the caller of the lookup and to editors only', async () => {
    const [asker, joiner, stranger] = [await member(), await member(), await member()];
    const { id } = (await lookUp('status.example', { key: asker })).body.research;
    await lookUp('status.example', { key: joiner });
    for (const key of [asker, joiner, app.editor.key]) {
      const answer = await app.get(`/api/v1/research_requests/${id}/status`, { key });
      expect(answer.body.research_request).toMatchObject({ id, domain: 'status.example', status: 'queued' });
      expect(answer.headers['x-api-credits-charged']).toBe('0');
    }
    expect((await app.get(`/api/v1/research_requests/${id}/status`, { key: stranger })).status).toBe(404);
    expect((await app.get(`/api/v1/research_requests/${id}/status`, { key: await member(0) })).status).toBe(
      404,
    );
  });

  it.each(['0', '999999', 'x', '1.5'])('of %s is not found', async (id) => {
    expect((await app.get(`/api/v1/research_requests/${id}/status`)).status).toBe(404);
  });
});

describe('A worker', () => {
  let worker: TestWorker;
  const asked: string[] = [];
  let answer: (domain: string) => ReturnType<typeof report>;
  beforeAll(async () => {
    worker = await TestWorker.start(async (domain) => {
      asked.push(domain);
      return Promise.resolve(answer(domain));
    });
  });
  afterAll(() => worker.stop());

  it('stores findings for editors', async () => {
    answer = () =>
      report([
        finding('organization_name', { name: 'Found Society' }),
        person('Ada', 'Found', { role: 'Chair', email: 'ada@found.example' }),
        emailAddress('info@found.example'),
      ]);
    const { id } = (await lookUp('found.example')).body.research;
    await worker.finished(id);
    const shown = await app.get(`/api/v1/research_requests/${id}`);
    expect(shown.body.research_request).toMatchObject({
      domain: 'found.example',
      status: 'completed',
      reason: null,
      attempts: 1,
      requested_by: { id: app.editor.id },
      dns: { resolves: true, mx: ['mail.unknown.example'] },
      pages: [{ url: 'https://unknown.example/about', status: 200 }],
      findings_count: 3,
      open_findings_count: 3,
      findings: [
        { kind: 'organization_name', value: { name: 'Found Society' }, status: 'open', already_held: false },
        { kind: 'person', value: { name: 'Ada Found', role: 'Chair' }, confidence: 0.9, excerpt: 'About us' },
        { kind: 'email_address', existing: [], records: [], decided_by: null },
      ],
    });
  });

  it('accepts any content of a page', async () => {
    answer = () =>
      report([{ ...emailAddress('info@odd.example'), excerpt: 'a\u0000b\ud800c' }], {
        reason: 'd\udc00',
      });
    const { id } = (await lookUp('odd.example')).body.research;
    expect(await worker.finished(id)).toMatchObject({ status: 'completed', attempts: 1 });
    const { findings } = (await app.get(`/api/v1/research_requests/${id}`)).body.research_request;
    expect(findings[0].excerpt).toBe('ab\ufffdc');
  });

  it('stores the reason why a site refused', async () => {
    answer = () => report([], { outcome: 'refused', reason: 'robots.txt says no.' });
    const { id } = (await lookUp('refused.example')).body.research;
    expect(await worker.finished(id)).toMatchObject({
      status: 'refused',
      reason: 'robots.txt says no.',
      attempts: 1,
    });
    expect((await lookUp('refused.example')).body.research).toMatchObject({
      queued: false,
      status: 'refused',
      id,
      reason: expect.any(String),
    });
  });

  it('retries temporary failures, up to five times', async () => {
    answer = (domain) =>
      report([], { outcome: 'failed', retryable: domain === 'busy.example', reason: 'It is busy.' });
    const [busy, broken] = [await lookUp('busy.example'), await lookUp('broken.example')];
    expect(await worker.finished(busy.body.research.id)).toMatchObject({
      status: 'failed',
      attempts: 5,
      reason: 'It is busy.',
    });
    expect(await worker.finished(broken.body.research.id)).toMatchObject({ status: 'failed', attempts: 1 });
    expect(asked.filter((domain) => domain === 'busy.example')).toHaveLength(5);
  });

  it('survives an exception of the researcher', async () => {
    let times = 0;
    answer = () => {
      if (times++ < 2) throw new Error('a defect');
      return report();
    };
    const { id } = (await lookUp('fragile.example')).body.research;
    expect(await worker.finished(id)).toMatchObject({ status: 'completed', attempts: 3, reason: null });
  });

  it('researches again when an editor requests it', async () => {
    answer = () => report([], { outcome: 'failed', retryable: false, reason: 'Broken.' });
    const { id } = (await lookUp('again.example')).body.research;
    await worker.finished(id);
    answer = () => report([emailAddress('info@again.example')]);
    const path = `/api/v1/research_requests/${id}`;
    const again = await app.patch(path, { research_request: { status: 'queued' } });
    expect(again.status).toBe(200);
    expect(again.body.research_request).toMatchObject({ status: 'queued', reason: null, attempts: 0 });
    expect(await worker.finished(id)).toMatchObject({ status: 'completed', attempts: 1, round: 2 });

    // New research keeps decided findings and updates open ones.
    const [found] = (await app.get(path)).body.research_request.findings;
    await app.patch(`${path}/findings/${found.id}`, { status: 'rejected' });
    answer = () =>
      report([{ ...emailAddress('info@again.example'), excerpt: 'new' }, emailAddress('x@again.example')]);
    await app.patch(path, { status: 'queued' });
    await worker.finished(id);
    const { findings } = (await app.get(path)).body.research_request;
    expect(findings.map((one: any) => [one.value.address, one.status, one.excerpt])).toEqual([
      ['info@again.example', 'rejected', 'About us'],
      ['x@again.example', 'open', 'About us'],
    ]);
  });
});

describe('A request that is queued again', () => {
  it('stays unchanged while it is open, and is refused while another one is open', async () => {
    const { id } = (await lookUp('open.example')).body.research;
    const same = await app.patch(`/api/v1/research_requests/${id}`, { status: 'queued' });
    expect(same.body.research_request).toMatchObject({ id, status: 'queued' });
    expect(await rows('SELECT round FROM research_requests WHERE id = $1', [id])).toEqual([{ round: 1 }]);

    const [old] = await rows(
      `INSERT INTO research_requests (domain, requested_by, status, finished_at)
         VALUES ('open.example', $1, 'failed', now() - interval '1 year') RETURNING id`,
      [app.editor.id],
    );
    const answer = await app.patch(`/api/v1/research_requests/${old.id}`, { status: 'queued' });
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining(`request ${id}`)]);
  });

  it.each([{ status: 'completed' }, { status: null }, {}, { status: 'queued', domain: 'x.example' }])(
    'is refused with %j',
    async (body) => {
      const { id } = (await lookUp('open.example')).body.research;
      expect((await app.patch(`/api/v1/research_requests/${id}`, body)).status).toBe(422);
    },
  );

  it('respects If-Match', async () => {
    const { id } = (await lookUp('open.example')).body.research;
    const path = `/api/v1/research_requests/${id}`;
    const { etag } = (await app.get(path)).headers;
    const patch = (tag: string) => app.patch(path, { status: 'queued' }, { headers: { 'if-match': tag } });
    expect([(await patch('"x"')).status, (await patch(etag!)).status]).toEqual([412, 200]);
    expect((await app.get(path, { headers: { 'if-none-match': etag! } })).status).toBe(304);
  });
});

describe('The list of requests', () => {
  it('is visible to editors only', async () => {
    const key = await member();
    const { id } = (await lookUp('secret.example', { key })).body.research;
    for (const path of ['', `/${id}`]) {
      expect((await app.get(`/api/v1/research_requests${path}`, { key })).status).toBe(403);
    }
    expect((await app.patch(`/api/v1/research_requests/${id}`, { status: 'queued' }, { key })).status).toBe(
      403,
    );
    expect(
      (await app.post(`/api/v1/research_requests/${id}/accept`, { finding_ids: [1] }, { key })).status,
    ).toBe(403);
  });

  it('is filtered by status, domain and open findings, in pages', async () => {
    const list = async (query: string) => (await app.get(`/api/v1/research_requests?${query}`)).body;
    const found = await list('domain=https://www.FOUND.example/');
    expect(found.research_requests.map((one: any) => one.domain)).toEqual(['found.example']);
    expect(found.meta.filters).toEqual({ domain: 'found.example' });

    const refused = await list('status=refused');
    expect(refused.research_requests.map((one: any) => one.status)).toEqual(['refused']);
    const open = await list('findings=open&per_page=1');
    expect(open.research_requests[0].open_findings_count).toBeGreaterThan(0);
    expect(open.meta).toMatchObject({ per_page: 1, returned: 1, filters: { findings: 'open' } });

    const all = await list('per_page=2');
    const next = await list(`per_page=2&cursor=${all.meta.next_cursor}`);
    expect(next.research_requests[0].id).toBeGreaterThan(all.research_requests[1].id);
  });

  it.each(['status=done', 'findings=all', 'domain=127.0.0.1', 'state=queued', 'page=0'])(
    'is refused with %s',
    async (query) => {
      expect((await app.get(`/api/v1/research_requests?${query}`)).status).toBe(422);
    },
  );
});

describe('Deleting a research request', () => {
  it('deletes its findings and callers, and leaves other requests', async () => {
    const path = `/api/v1/research_requests/${(await lookUp('deleted.example')).body.research.id}`;
    const kept = (await lookUp('kept.example')).body.research.id;
    const id = Number(path.split('/').at(-1));
    await lookUp('deleted.example', { key: await member() });
    await rows(
      `INSERT INTO research_findings (request_id, kind, key, value, url, excerpt, read_at, confidence, reason)
       VALUES ($1, 'email_address', 'a@deleted.example', '{"address": "a@deleted.example", "is_role_address": false}', 'https://deleted.example/', 'a', now(), 1, 'A link.')`,
      [id],
    );
    expect((await app.delete(path, { key: await member() })).status).toBe(403);
    expect((await app.delete(path, { headers: { 'if-match': '"other"' } })).status).toBe(412);
    expect((await app.delete(path)).status).toBe(204);
    expect((await app.get(path)).status).toBe(404);
    expect((await app.delete(path)).status).toBe(404);
    expect(await rows('SELECT id FROM research_findings WHERE request_id = $1', [id])).toEqual([]);
    expect(await rows('SELECT request_id FROM research_askers WHERE request_id = $1', [id])).toEqual([]);
    expect((await app.get(`/api/v1/research_requests/${kept}`)).status).toBe(200);
  });

  it('discards the findings of a running worker', async () => {
    const began = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const worker = await TestWorker.start(async () => {
      began.resolve();
      await go.promise;
      return report([emailAddress('info@running.example')]);
    });
    try {
      const { id } = (await lookUp('running.example')).body.research;
      await began.promise;
      expect((await app.delete(`/api/v1/research_requests/${id}`)).status).toBe(204);
    } finally {
      go.resolve();
      await worker.stop();
    }
    expect(await rows(`SELECT id FROM research_findings WHERE key LIKE '%running.example'`)).toEqual([]);
  });
});

describe('Findings not accepted within the retention time', () => {
  it('expire: they lose their value and excerpt, and accept no decision', async () => {
    const { id } = (await lookUp('old.example')).body.research;
    const insert = (key: string, status: string, age: string) =>
      rows(
        `INSERT INTO research_findings (request_id, kind, key, value, url, excerpt, read_at, confidence, reason, status)
         VALUES ($1, 'email_address', $2, jsonb_build_object('address', $2::text, 'is_role_address', true),
           'https://old.example/', 'Write to ' || $2, now() - $4::interval, 1, 'A link.', $3::finding_status) RETURNING id`,
        [id, key, status, age],
      );
    for (const status of ['open', 'rejected', 'accepted']) {
      await insert(`${status}-old@old.example`, status, '181 days');
      await insert(`${status}-new@old.example`, status, '179 days');
    }
    const { expiry } = app.app.get(ResearchRequests, { strict: false });
    expect(await app.app.get(Housekeeping, { strict: false }).run(expiry)).toBeGreaterThanOrEqual(2);
    const { findings, open_findings_count } = (await app.get(`/api/v1/research_requests/${id}`)).body
      .research_request;
    const expired = findings.filter(({ status }: { status: string }) => status === 'expired');
    expect(expired).toHaveLength(2);
    for (const one of expired) expect(one).toMatchObject({ value: null, excerpt: null, edited_value: null });
    expect(open_findings_count).toBe(1);
    const stored = JSON.stringify(await rows('SELECT * FROM research_findings WHERE request_id = $1', [id]));
    for (const kept of ['accepted-old', 'accepted-new', 'open-new', 'rejected-new'])
      expect(stored).toContain(kept);
    for (const gone of ['open-old', 'rejected-old']) expect(stored).not.toContain(gone);
    for (const status of ['accepted', 'rejected']) {
      const answer = await app.patch(`/api/v1/research_requests/${id}/findings/${expired[0].id}`, { status });
      expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining('expired') } });
    }
  });
});
