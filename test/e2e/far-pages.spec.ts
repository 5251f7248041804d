import { Directory } from '../factories/directory.js';
import { SOURCE, TestApp } from '../support/app.js';

/** More rows than the service skips one by one. */
const TOTAL = 112;

let app: TestApp;
let members: { public_id: string; person: { public_id: string } }[];
let organization: string;
beforeAll(async () => {
  app = await TestApp.start();
  const directory = new Directory(app);
  organization = (await directory.organization()).public_id;
  members = [];
  for (let made = 0; made < TOTAL; made++) {
    const { public_id } = await directory.person();
    members.push(
      await directory.membership({ person_public_id: public_id, organization_public_id: organization }),
    );
  }
});
afterAll(() => app.stop());

const idsOf = (rows: readonly { public_id: string }[]) => rows.map(({ public_id }) => public_id);

it('shows the rows of distant pages, with and without filters', async () => {
  const pages = Array.from({ length: 4 }, (_, index) => 10 + index);
  const answers = await Promise.all(
    pages.map(async (page) => {
      const slice = `page=${page}&per_page=10`;
      return {
        page,
        people: await app.get(`/api/v1/people?${slice}`),
        memberships: await app.get(`/api/v1/memberships?organization_public_id=${organization}&${slice}`),
      };
    }),
  );
  for (const { page, people, memberships } of answers) {
    const expected = members.slice(10 * (page - 1), 10 * page);
    expect(idsOf(people.body.people)).toEqual(idsOf(expected.map(({ person }) => person)));
    expect(idsOf(memberships.body.memberships)).toEqual(idsOf(expected));
    const next_page = page < 12 ? page + 1 : null;
    expect(people.body.meta).toMatchObject({ page, total_count: TOTAL, next_page });
    expect(memberships.body.meta).toMatchObject({ page, total_count: TOTAL, next_page });
  }
});

it('continues from there by cursor', async () => {
  const { body } = await app.get('/api/v1/people?page=11&per_page=10');
  const { body: rest } = await app.get(`/api/v1/people?per_page=10&cursor=${body.meta.next_cursor}`);
  expect(idsOf(rest.people)).toEqual(idsOf(members.slice(110).map(({ person }) => person)));
});

it('shows the latest first if the list does', async () => {
  const path = `/api/v1/people/${members[0]!.person.public_id}`;
  for (let change = 1; change < TOTAL; change++) {
    await app.patch(path, { person: { first_name: `Ada ${change}` }, source: SOURCE });
  }
  const { body } = await app.get(`${path}/changes?page=12&per_page=10`);
  expect(body.meta).toMatchObject({ total_count: TOTAL, returned: 2, next_page: null });
  expect(body.changes.map(({ action }: { action: string }) => action)).toEqual(['update', 'create']);
});
