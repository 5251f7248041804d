import { EXPIRE_KEYS } from '../../src/idempotency/idempotency.js';
import { Housekeeping } from '../../src/database/housekeeping.js';
import { Directory } from '../factories/directory.js';
import { SOURCE, TestApp, type Answer } from '../support/app.js';
import { sql } from '../support/sql.js';

const PEOPLE = '/api/v1/people';
const NAME = { first_name: 'Ada', last_name: 'Lovelace' };
const BODY = { person: NAME, source_reference: SOURCE };

let app: TestApp;
let directory: Directory;
beforeAll(async () => {
  app = await TestApp.start();
  directory = new Directory(app);
});
afterAll(() => app.stop());

const post = (key: string, body: unknown = BODY, path = PEOPLE) =>
  app.post(path, body, { headers: { 'idempotency-key': key } });
const peopleCount = async () => (await sql(app, 'SELECT count(*) FROM people'))[0].count as number;

describe('a POST repeated with its key', () => {
  it.each<[string, string, () => Promise<unknown>]>([
    ['person', PEOPLE, async () => BODY],
    ['organization', '/api/v1/organizations', async () => ({ name: 'A', source: SOURCE })],
    [
      'membership',
      '/api/v1/memberships',
      async () => ({
        person_public_id: (await directory.person()).public_id,
        organization_public_id: (await directory.organization()).public_id,
        start_date: '2020-01-01',
        source: SOURCE,
      }),
    ],
    [
      'citation',
      '/api/v1/source_references',
      async () => ({ ...SOURCE, person_public_id: (await directory.person()).public_id }),
    ],
    ['quick add', '/api/v1/people/quick_add', async () => ({ ...NAME, source_url: SOURCE.url })],
    [
      'advertiser with a person',
      '/api/v1/advertisers/quick_add',
      async () => ({
        name: 'A',
        domain: 'a.example',
        organization_type: 'x',
        person: NAME,
        source_url: SOURCE.url,
      }),
    ],
  ])('returns the same response, and creates nothing: %s', async (name, path, make) => {
    const body = await make();
    const first = await post(`again ${name}`, body, path);
    expect([first.status, first.headers['idempotent-replayed']]).toEqual([201, undefined]);
    const before = await sql(app, 'SELECT max(id) FROM source_references');
    const again = await post(`again ${name}`, body, path);
    expect(again.status).toBe(201);
    expect(again.text).toBe(first.text);
    expect(again.headers['location']).toBe(first.headers['location']);
    expect(again.headers['etag']).toBe(first.headers['etag']);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(await sql(app, 'SELECT max(id) FROM source_references')).toEqual(before);
  });

  it('is the same call with other whitespace and another order of keys', async () => {
    const body = { person: { first_name: 'Ada', last_name: 'King' }, source: SOURCE };
    const first = await post('order', body);
    const reversed = {
      source: Object.fromEntries(Object.entries(SOURCE).reverse()),
      person: { last_name: 'King', first_name: 'Ada' },
    };
    const again = await post('order', JSON.stringify(reversed, null, 2));
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(again.headers['idempotent-replayed']).toBe('true');
  });

  it('costs nothing', async () => {
    const first = await post('cost');
    const again = await post('cost');
    expect([first, again].map(({ headers }) => headers['x-api-credits-charged'])).toEqual(['1', '0']);
    expect(again.headers['x-api-credits-remaining']).toBe(first.headers['x-api-credits-remaining']);
  });

  it('returns the kept response, regardless of later changes of the record', async () => {
    const first = await post('deleted');
    expect(first.headers['etag']).toMatch(/^".+"$/);
    await app.delete(first.headers['location']!);
    const again = await post('deleted');
    expect([again.status, again.text, again.headers['etag']]).toEqual([
      201,
      first.text,
      first.headers['etag'],
    ]);
  });

  it.each<[string, () => Promise<Answer>]>([
    ['another body', () => post('other', { ...BODY, person: { first_name: 'B' } })],
    ['another route', () => post('other', { name: 'A', source: SOURCE }, '/api/v1/organizations')],
  ])('is refused with %s', async (_, call) => {
    await post('other');
    const before = await peopleCount();
    const answer = await call();
    expect([answer.status, answer.body.error]).toEqual([422, 'idempotency_key_reused']);
    expect(await peopleCount()).toBe(before);
  });

  it('is refused with other parameters', async () => {
    const items = { items: [{ email: 'unknown@society.example' }] };
    const first = await post('view', items, '/api/v1/lookup/batch');
    expect(first.status).toBe(200);
    for (const query of ['view=summary', 'zz=1']) {
      const { status, body } = await post('view', items, `/api/v1/lookup/batch?${query}`);
      expect([query, status, body.error]).toEqual([query, 422, 'idempotency_key_reused']);
    }
    expect((await post('view', items, '/api/v1/lookup/batch?')).text).toBe(first.text);
  });

  it('is another POST for another account', async () => {
    const { key } = await app.account({ email: 'second@example.org', name: 'Second', canEdit: true });
    const mine = await post('users');
    const theirs = await app.post(
      PEOPLE,
      { first_name: 'B', source: SOURCE },
      { key, headers: { 'idempotency-key': 'users' } },
    );
    expect(theirs.status).toBe(201);
    expect(theirs.body.person.public_id).not.toBe(mine.body.person.public_id);
  });

  it('is a new POST after 24 hours', async () => {
    const first = await post('old');
    await sql(
      app,
      `UPDATE idempotency_keys SET created_at = now() - interval '23 hours 59 minutes' WHERE key = 'old'`,
    );
    expect((await post('old')).text).toBe(first.text);
    await sql(
      app,
      `UPDATE idempotency_keys SET created_at = now() - interval '24 hours 1 second' WHERE key = 'old'`,
    );
    const later = await post('old', { first_name: 'Other', source: SOURCE });
    expect([later.status, later.headers['idempotent-replayed']]).toEqual([201, undefined]);
    expect((await post('old', { first_name: 'Other', source: SOURCE })).text).toBe(later.text);
  });

  it('is deleted by the recurring job after 24 hours', async () => {
    await post('swept');
    await post('kept');
    await sql(
      app,
      `UPDATE idempotency_keys SET created_at = now() - interval '25 hours' WHERE key = 'swept'`,
    );
    await app.app.get(Housekeeping).run(EXPIRE_KEYS);
    expect(await sql(app, `SELECT key FROM idempotency_keys WHERE key IN ('swept', 'kept')`)).toEqual([
      { key: 'kept' },
    ]);
  });
});

describe('an error response', () => {
  it.each<[number, unknown, Record<string, string>]>([
    [422, { person: {}, source_reference: SOURCE }, {}],
    [400, '{', {}],
    [415, BODY, { 'content-type': 'text/plain' }],
    [406, BODY, { accept: 'text/html' }],
  ])('with status %d is not kept', async (status, body, headers) => {
    const key = `failed ${status}`;
    const failed = await app.post(PEOPLE, body, { headers: { 'idempotency-key': key, ...headers } });
    expect(failed.status).toBe(status);
    const good = await post(key);
    expect([good.status, good.headers['idempotent-replayed']]).toEqual([201, undefined]);
  });

  it('about a missing record is not kept', async () => {
    const body = { ...SOURCE, person_public_id: 'f'.repeat(32) };
    expect((await post('reference', body, '/api/v1/source_references')).status).toBe(422);
    expect((await post('reference')).status).toBe(201);
  });
});

describe('a key', () => {
  it.each([
    ['', 422],
    ['x'.repeat(255), 201],
    ['x'.repeat(256), 422],
    ['ключ', 201],
    [' a b ', 201],
  ])('%j gets %d', async (key, status) => {
    const answer = await app.post(PEOPLE, BODY, {
      headers: { 'idempotency-key': Buffer.from(key).toString('latin1') },
    });
    expect(answer.status).toBe(status);
    if (status === 422) {
      expect(answer.body.details).toEqual([
        { field: 'Idempotency-Key', code: 'invalid_length', message: 'must have 1 to 255 characters' },
      ]);
    }
  });

  it('is ignored for other methods', async () => {
    const person = await directory.person();
    const headers = { 'idempotency-key': 'patch' };
    const change = (last_name: string) =>
      app.patch(`${PEOPLE}/${person.public_id}`, { last_name, source: SOURCE }, { headers });
    expect((await change('A')).body.person.last_name).toBe('A');
    expect((await change('B')).body.person.last_name).toBe('B');
  });
});

describe('two POSTs at the same time', () => {
  it('create one record: the others get 409 or the kept response', async () => {
    const before = await peopleCount();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('at once')));
    const made = answers.filter(({ status }) => status === 201);
    const waiting = answers.filter(({ status }) => status === 409);
    expect(made.length + waiting.length).toBe(20);
    expect(new Set(made.map(({ body }) => body.person.public_id)).size).toBe(1);
    expect(waiting.map(({ body }) => body.error)).toEqual(waiting.map(() => 'conflict'));
    expect(await peopleCount()).toBe(before + 1);
    expect((await post('at once')).text).toBe(made[0]!.text);
  });

  it('create one record through two processes', async () => {
    const twin = await app.twin();
    try {
      const before = await peopleCount();
      const options = { headers: { 'idempotency-key': 'two processes' } };
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => (index % 2 ? twin : app).post(PEOPLE, BODY, options)),
      );
      expect(answers.filter(({ status }) => ![201, 409].includes(status))).toEqual([]);
      expect(await peopleCount()).toBe(before + 1);
    } finally {
      await twin.stop();
    }
  });

  it('with different keys do not wait for each other', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => post(`own ${index}`)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  });
});

describe('an interrupted call', () => {
  it('leaves neither record nor response: one transaction commits both', async () => {
    // Storing the response fails, as if the process had died after the write.
    await sql(app, `ALTER TABLE idempotency_keys ADD CONSTRAINT no_answer CHECK (key <> 'broken')`);
    const before = await peopleCount();
    const answer = await post('broken');
    expect(answer.status).toBe(500);
    expect(await peopleCount()).toBe(before);
    await sql(app, `ALTER TABLE idempotency_keys DROP CONSTRAINT no_answer`);
    expect((await post('broken')).status).toBe(201);
  });

  it('leaves nothing when its connection is closed', async () => {
    const before = await peopleCount();
    await sql(
      app,
      `CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS $$
         BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$;
       CREATE TRIGGER cut BEFORE INSERT ON idempotency_keys FOR EACH ROW EXECUTE FUNCTION cut()`,
    );
    const answer = await post('cut');
    await sql(app, 'DROP TRIGGER cut ON idempotency_keys; DROP FUNCTION cut()');
    expect([answer.status, answer.body.error]).toEqual([503, 'unavailable']);
    expect(await peopleCount()).toBe(before);
    expect((await post('cut')).status).toBe(201);
    expect(await peopleCount()).toBe(before + 1);
  });
});
