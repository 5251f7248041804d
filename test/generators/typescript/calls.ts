/**
 * The calls of calls.spec.ts with the client that `openapi-generator generate -g typescript-fetch` generates.
 */
import {
  AccountApi,
  Configuration,
  InsufficientCreditsFromJSON,
  LookupsApi,
  ModelErrorFromJSON,
  OrganizationsApi,
  PeopleApi,
  ResponseError,
  SearchApi,
  type Citation,
} from './client/index.js';

declare const process: { readonly env: Readonly<Record<string, string>> };

const NAME = 'TypeScript';
const source: Citation = { sourceCategory: 'official', url: 'https://society.example/about' };

const connect = (key: string | undefined) =>
  new Configuration({ basePath: process.env['DIRECTORY_URL'], accessToken: key });

function check(what: string, holds: boolean): asserts holds {
  if (!holds) throw new Error(`${what} is not as expected`);
}

async function refused(call: Promise<unknown>): Promise<Response> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  check('the error', error instanceof ResponseError);
  return error.response;
}

const configuration = connect(process.env['DIRECTORY_KEY']);
const people = new PeopleApi(configuration);
const organizations = new OrganizationsApi(configuration);

const me = await new AccountApi(configuration).showMe();
check('credits_remaining', typeof me.creditsRemaining === 'number');
console.log('me');

const page = await organizations.listOrganizations({ domain: 'harbourlight.example', perPage: 2 });
const foundation = page.organizations[0]!;
check('name', foundation.name === 'Harbour Light Foundation');
check('total_count', page.meta.totalCount === 3);
check('next_cursor', page.meta.nextCursor !== null);
console.log('list');

const { organization } = await organizations.showOrganization({ publicId: foundation.publicId });
check('parent_organization', organization.parentOrganization === null);
check('address', organization.places[0]?.address === '4 Quay Street, Norrvik');
check('latitude', organization.places[0].latitude === null);
check('created_at', organization.createdAt.getTime() < Date.now());
console.log('show');

const emails = [{ address: 'grace@typescript.example' }];
const { person: made } = await people.createPerson({
  createPerson: { person: { firstName: 'Grace', lastName: NAME, emails }, source },
});
check('name', made.name === 'Grace TypeScript');
check('address', made.emailAddresses[0]?.address === 'grace@typescript.example');
check('url', made.sourceReferences[0]?.url === 'https://society.example/about');
console.log('create');

const { person: patched } = await people.updatePerson({
  publicId: made.publicId,
  updatePerson: { person: { firstName: null, lastName: 'Hopper' }, source },
});
check('name', patched.name === 'Hopper');
check('first_name', patched.firstName === null);
console.log('patch');

const { raw } = await people.deletePersonRaw({ publicId: made.publicId });
check('status', raw.status === 204);
console.log('delete');

const lookup = await new LookupsApi(configuration).lookUpEmail({ email: 'ingrid@solberg.example' });
const owner = lookup.results[0];
check('owner_type', owner?.ownerType === 'person');
check('name', owner.person.name === 'Ingrid Solberg');
check('verified_at', owner.emailAddress.verifiedAt instanceof Date);
console.log('lookup');

const found = await new SearchApi(configuration).search({ q: 'harbour light foundation' });
const hit = found.results[0];
check('type', hit?.type === 'organization');
check('public_id', hit.organization.publicId === foundation.publicId);
check('score', hit.score > 0);
console.log('search');

const added = await people.quickAddPerson({
  quickAddPerson: {
    firstName: 'Katherine',
    lastName: NAME,
    organizationPublicId: foundation.publicId,
    role: 'chair',
    source,
  },
});
check('name', added.person.name === 'Katherine TypeScript');
check('role', added.membership?.role === 'chair');
check('start_date', added.membership.startDate instanceof Date);
console.log('quick add');

const unpaid = await refused(new PeopleApi(connect(process.env['DIRECTORY_POOR_KEY'])).listPeople());
check('status', unpaid.status === 402);
const credits = InsufficientCreditsFromJSON(await unpaid.json());
check('credits_remaining', credits.creditsRemaining === 0);
check('credits_required', credits.creditsRequired === 1);
console.log('402');

const invalid = await refused(people.createPerson({ createPerson: { person: {}, source } }));
check('status', invalid.status === 422);
const problem = ModelErrorFromJSON(await invalid.json());
check('error', problem.error === 'validation_failed');
check('code', problem.details[0]?.code === 'required');
console.log('422');
