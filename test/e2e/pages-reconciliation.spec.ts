import { Database } from '../../src/database/database.js';
import { TestApp } from '../support/app.js';
import { Visitor } from '../support/visitor.js';

const PAGE = '/account/reconciliation';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());

let people = 0;
async function member() {
  const visitor = new Visitor(app.app);
  await visitor.signUp(`tokens-${++people}@example.org`);
  return visitor;
}

const create = (visitor: Visitor, name: string) => visitor.submit(PAGE, { name });
const tokensOf = async (visitor: Visitor) =>
  [...(await visitor.get(PAGE)).html.matchAll(/<h2 id="token-\d+">([^<]*)/g)].map(([, name]) => name);

describe('A reconciliation token', () => {
  it('is shown once, in the address of the service', async () => {
    const visitor = await member();
    const created = await create(visitor, 'OpenRefine');
    expect([created.status, created.headers['cache-control']]).toEqual([201, 'no-store']);
    const [, token] = /http:\/\/127\.0\.0\.1:3000\/api\/v1\/reconcile\/(rec_[\w-]{43})</.exec(created.html)!;
    expect(JSON.stringify([created.headers, ...visitor.cookies])).not.toContain(token);
    const { html } = await visitor.get(PAGE);
    expect(html).not.toContain(token);
    expect(html).toContain(`${token!.slice(0, 12)}…`);
    const rows = await app.app
      .get(Database)
      .manager.query(`SELECT t::text FROM reconciliation_tokens t WHERE t::text LIKE '%' || $1 || '%'`, [
        token!.slice(12),
      ]);
    expect(rows).toEqual([]);
  });

  it('has a name that differs from those of the other tokens', async () => {
    const visitor = await member();
    for (const [name, message] of [
      ['', 'Name must not be empty.'],
      ['x'.repeat(101), 'Name must have at most 100 characters.'],
    ]) {
      const { status, html } = await create(visitor, name!);
      expect([status, html.includes(message!)]).toEqual([422, true]);
    }
    expect((await create(visitor, ' At work ')).status).toBe(201);
    const again = await create(visitor, 'At work');
    expect(again.status).toBe(422);
    expect(again.html).toContain('Name must not be that of another token.');
    expect(await tokensOf(visitor)).toEqual(['At work']);
  });

  it('is one of at most five, even if several are created at once', async () => {
    const visitor = await member();
    const own = await visitor.hiddenFields(PAGE);
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => visitor.post(PAGE, { ...own, name })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 201, 201, 201, 201, 422, 422]);
    expect(await tokensOf(visitor)).toHaveLength(5);
    const { html } = await visitor.get(PAGE);
    expect(html).toContain('You have 5 tokens, the maximum.');
    expect(html).not.toContain('Create a token');
  });

  it('can be revoked only by its owner', async () => {
    const [owner, other] = [await member(), await member()];
    await create(owner, 'mine');
    await create(other, 'theirs');
    const { id } = await owner.hiddenFields(PAGE, `${PAGE}/revoke`);
    for (const wrong of [id!, '0', '', 'x', '9'.repeat(20)]) {
      const answer = await other.submit(PAGE, { id: wrong }, `${PAGE}/revoke`);
      expect([answer.status, answer.location]).toEqual([303, `${PAGE}?notice=tokens-changed`]);
    }
    expect(await tokensOf(owner)).toEqual(['mine']);
    const { location } = await owner.submit(PAGE, {}, `${PAGE}/revoke`);
    expect(location).toBe(`${PAGE}?notice=token-revoked`);
    expect((await owner.get(location!)).html).toContain('The token is revoked');
    expect([await tokensOf(owner), await tokensOf(other)]).toEqual([[], ['theirs']]);
  });
});
