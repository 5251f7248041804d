/** The calls of calls.spec.ts with the package of clients/typescript. */
import { createDirectoryClient, DirectoryError, unwrap, type Schemas } from 'directory-service-client';

const NAME = 'Package';
const source: Schemas['Citation'] = { source_category: 'official', url: 'https://society.example/about' };

const connect = (key: string) =>
  createDirectoryClient({ baseUrl: process.env['DIRECTORY_URL']!, apiKey: process.env[key]! });

function check(what: string, holds: boolean): asserts holds {
  if (!holds) throw new Error(`${what} is not as expected`);
}

async function refused(call: Promise<unknown>): Promise<DirectoryError> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  check('the error', error instanceof DirectoryError);
  return error;
}

const client = connect('DIRECTORY_KEY');

const me = await unwrap(client.GET('/api/v1/me'));
check('credits_remaining', typeof me.credits_remaining === 'number');
console.log('me');

const organizations: Schemas['OrganizationSummary'][] = [];
const query = { domain: 'harbourlight.example', per_page: 2 };
for await (const row of client.list('/api/v1/organizations', { query })) organizations.push(row);
check('rows', organizations.length === 3);
const foundation = organizations[0]!;
check('name', foundation.name === 'Harbour Light Foundation');
console.log('list');

const { organization } = await unwrap(
  client.GET('/api/v1/organizations/{public_id}', { params: { path: { public_id: foundation.public_id } } }),
);
check('parent_organization', organization.parent_organization === null);
check('address', organization.places[0]?.address === '4 Quay Street, Norrvik');
check('latitude', organization.places[0].latitude === null);
console.log('show');

const emails = [{ address: 'grace@package.example' }];
const { person: made } = await unwrap(
  client.POST('/api/v1/people', {
    body: { person: { first_name: 'Grace', last_name: NAME, emails }, source },
  }),
);
check('name', made.name === 'Grace Package');
check('address', made.email_addresses[0]?.address === 'grace@package.example');
check('url', made.source_references[0]?.url === 'https://society.example/about');
console.log('create');

const params = { path: { public_id: made.public_id } };
const { person: patched } = await unwrap(
  client.PATCH('/api/v1/people/{public_id}', {
    params,
    body: { person: { first_name: null, last_name: 'Hopper' }, source },
  }),
);
check('name', patched.name === 'Hopper');
check('first_name', patched.first_name === null);
console.log('patch');

const { response } = await client.DELETE('/api/v1/people/{public_id}', { params });
check('status', response.status === 204);
console.log('delete');

const email = 'ingrid@solberg.example';
const [owner] = (await unwrap(client.GET('/api/v1/lookup/email', { params: { query: { email } } }))).results;
check('owner_type', owner?.owner_type === 'person');
check('name', owner.person.name === 'Ingrid Solberg');
console.log('lookup');

const q = 'harbour light foundation';
const [hit] = (await unwrap(client.GET('/api/v1/search', { params: { query: { q } } }))).results;
check('type', hit?.type === 'organization');
check('public_id', hit.organization.public_id === foundation.public_id);
console.log('search');

const added = await unwrap(
  client.POST('/api/v1/people/quick_add', {
    body: {
      first_name: 'Katherine',
      last_name: NAME,
      organization_public_id: foundation.public_id,
      role: 'chair',
      source,
    },
  }),
);
check('name', added.person.name === 'Katherine Package');
check('role', added.membership?.role === 'chair');
console.log('quick add');

const unpaid = await refused(connect('DIRECTORY_POOR_KEY').list('/api/v1/people').next());
check('status', unpaid.status === 402);
check('code', unpaid.code === 'insufficient_credits');
check('credits_remaining', unpaid.body?.credits_remaining === 0);
check('credits_required', unpaid.body.credits_required === 1);
console.log('402');

const invalid = await refused(unwrap(client.POST('/api/v1/people', { body: { person: {}, source } })));
check('status', invalid.status === 422);
check('code', invalid.code === 'validation_failed');
check('field', invalid.field === 'person.first_name');
check('request id', invalid.requestId !== null);
console.log('422');
