import { ApiModule } from '../api.module.js';
import { readConfig } from '../config/config.js';
import { DtoPipe } from '../http/params.js';
import { ApiError } from '../common/errors.js';
import { schemaValidators, type SchemaValidator } from '../../test/support/schemas.js';
import { buildOpenApi } from './document.js';
import { BODY_DOCUMENTS, dtoSchemaName } from './bodies.js';
import { IDS } from '../common/sample-ids.js';
import { scan, type Route } from './scan.js';

const EXAMPLES = Object.entries(BODY_DOCUMENTS).flatMap(([name, { example }]): [string, unknown][] =>
  example === undefined ? [] : [[name, example]],
);
const SOURCE = { source_category: 'official', url: 'https://example.org/about' };

let validatorOf: SchemaValidator;
let bodies: Map<string, NonNullable<Route['body']>>;
beforeAll(async () => {
  validatorOf = schemaValidators(await buildOpenApi());
  const routes = await scan(ApiModule.forRoot(readConfig({}), 'postgresql://none', false));
  bodies = new Map(routes.flatMap(({ body }) => (body ? [[dtoSchemaName(body), body]] : [])));
});

/** Whether the service accepts a body, without the checks that need the database. */
async function accepted(name: string, body: unknown): Promise<boolean> {
  const pipe = new DtoPipe({ problems: () => Promise.resolve([]) });
  try {
    await pipe.transform(body, { type: 'body', metatype: bodies.get(name)! });
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

it('describes every body that the service accepts', () => {
  expect([...bodies.keys()].sort()).toEqual(EXAMPLES.map(([name]) => name).sort());
});

it.each(EXAMPLES)('has an example of %s that the service accepts', async (name, value) => {
  expect(await accepted(name, value)).toBe(true);
});

/** Whether the document describes a body: only in its canonical shape. */
const described = (name: string, body: unknown): boolean =>
  validatorOf({ $ref: `#/components/schemas/${name}` })(body);

it.each(EXAMPLES)('describes %s in one shape: nested, cited under source', (name, value) => {
  const { source, provenance, ...rest } = value as Record<string, unknown>;
  const flat = { ...Object.values(rest)[0]!, ...(source === undefined ? {} : { source }) };
  const renamed = { ...rest, citation: source };
  const isFlat = /^QuickAdd|^AcceptFindings/.test(name);
  expect(described(name, value)).toBe(true);
  if (!isFlat && provenance === undefined) expect(described(name, flat)).toBe(false);
  if (source !== undefined) expect(described(name, renamed)).toBe(false);
});

it('describes bodies without allOf, anyOf, oneOf or not', async () => {
  const { schemas } = (await buildOpenApi()).components;
  const names = Object.keys(schemas).filter((name) => /^(Create|Update|QuickAdd|Accept)/.test(name));
  // The correction of a finding has no fixed schema, because it depends on the kind.
  expect(names.length).toBeGreaterThan(25);
  expect(names.filter((name) => /"(allOf|anyOf|oneOf|not)":/.test(JSON.stringify(schemas[name])))).toEqual(
    [],
  );
});

describe('the service accepts shapes that the document does not describe', () => {
  it.each([
    ['CreatePerson', { first_name: 'Ada', citation: SOURCE }, true],
    ['CreatePerson', { person: { last_name: 'L' }, emails: ['a@example.org'], source: SOURCE }, true],
    ['CreatePerson', { person: { last_name: 'L', aliases: [{ name: 'X' }, 'Y'] }, source: SOURCE }, true],
    ['CreatePerson', { first_name: 'Ada', aliases: null, source: SOURCE }, true],
    ['CreatePerson', { first_name: 'Ada', source: { category: 'web', url: 'https://example.org' } }, true],
    ['CreatePerson', { first_name: 'Ada' }, false],
    ['CreatePerson', { source: SOURCE }, false],
    ['CreatePerson', { first_name: 'Ada', source: SOURCE, citation: SOURCE }, false],
    ['CreatePerson', { person: { first_name: 'Ada' }, last_name: 'L', source: SOURCE }, false],
    ['CreatePerson', { person: { first_name: 'Ada', source: SOURCE } }, false],
    ['CreatePerson', { first_name: 'Ada', name_aliases: ['X'], source: SOURCE }, false],
    ['CreatePerson', { first_name: 'Ada', source_url: 'https://example.org' }, false],
    ['CreatePerson', { first_name: 'Ada', source: { ...SOURCE, category: 'web' } }, false],
    ['CreatePerson', { first_name: 'Ada', source: { url: 'https://example.org' } }, false],
    ['CreatePerson', { first_name: 'Ada', emails: 'a@example.org', source: SOURCE }, false],
    ['CreatePerson', { first_name: 'Ada', emails: [{ mail: 'a@example.org' }], source: SOURCE }, false],
    ['CreatePerson', [], false],
    ['UpdatePerson', { source: SOURCE }, true],
    ['UpdatePerson', { emails: [{ address: 'a@example.org', _destroy: true }], source: SOURCE }, true],
    ['UpdatePerson', { emails: [{ address: 'a@example.org', _destroy: 1 }], source: SOURCE }, false],
    [
      'CreatePerson',
      { last_name: 'L', emails: [{ address: 'a@e.org', _destroy: true }], source: SOURCE },
      false,
    ],
    ['UpdatePerson', { public_id: '', source: SOURCE }, true],
    ['UpdatePerson', { public_id: null, source: SOURCE }, true],
    ['UpdatePerson', { public_id: 'A'.repeat(32), source: SOURCE }, false],
    [
      'QuickAddPerson',
      { first_name: 'A', last_name: 'L', name_aliases: ['X'], source_url: 'https://e.org' },
      true,
    ],
    ['QuickAddPerson', { first_name: 'A', last_name: 'L', email: null, source: SOURCE }, true],
    ['QuickAddPerson', { first_name: 'A', last_name: 'L', role: 'chair', source: SOURCE }, false],
    [
      'QuickAddPerson',
      { first_name: 'A', last_name: 'L', role: 'chair', organization_public_id: null, source: SOURCE },
      false,
    ],
    ['QuickAddPerson', { first_name: 'A', last_name: 'L', role: null, source: SOURCE }, true],
    [
      'QuickAddPerson',
      {
        first_name: 'A',
        last_name: 'L',
        role: 'chair',
        organization_public_id: IDS.organization,
        source: SOURCE,
      },
      true,
    ],
    ['QuickAddPerson', { person: { first_name: 'A', last_name: 'L' }, source: SOURCE }, false],
    ['QuickAddPerson', { first_name: 'A', source: SOURCE }, false],
    [
      'QuickAddPerson',
      { first_name: 'A', last_name: 'L', source_url: 'https://e.org', source: SOURCE },
      false,
    ],
    [
      'QuickAddOrganization',
      { name: 'S', domain: 'e.org', organization_type: 'x', person: null, source: SOURCE },
      true,
    ],
    [
      'QuickAddOrganization',
      { name: 'S', domain: 'e.org', organization_type: 'x', person: {}, source: SOURCE },
      false,
    ],
    ['CreateOrganization', { advertiser: { name: 'S' }, citation: SOURCE }, true],
    [
      'CreateOrganization',
      { advertiser: { name: 'S' }, organization: { name: 'S' }, citation: SOURCE },
      false,
    ],
    ['CreateOrganization', { organization: { domain: 'e.org' }, citation: SOURCE }, false],
    ['UpdateOrganization', { name: null, citation: SOURCE }, false],
    [
      'CreateMembership',
      { person_id: 1, organization_public_id: IDS.organization, start_date: '2026-01-31', source: SOURCE },
      true,
    ],
    ['CreateMembership', { person_id: 1, start_date: '2026-01-31', source: SOURCE }, false],
    ['CreateMembership', { person_id: 1, organization_id: 1, source: SOURCE }, false],
    [
      'CreateMembership',
      { person_id: 0, organization_id: 1, start_date: '2026-01-31', source: SOURCE },
      false,
    ],
    [
      'CreatePlace',
      { place: { address: 'X', placeable_type: 'Person', placeable_id: 1 }, source: SOURCE },
      true,
    ],
    ['CreatePlace', { place: { address: 'X' }, source: SOURCE }, false],
    ['CreatePlace', { latitude: 1, person_public_id: IDS.person, source: SOURCE }, false],
    ['CreatePlace', { address: 'X', latitude: 1, person_public_id: IDS.person, source: SOURCE }, false],
    ['CreatePlace', { latitude: 91, longitude: 0, person_public_id: IDS.person, source: SOURCE }, false],
    [
      'CreateNameAlias',
      { name: 'X', person_public_id: IDS.person, organization_public_id: IDS.organization, source: SOURCE },
      false,
    ],
    [
      'CreateSourceReference',
      { source_reference: { category: 'web', url: 'https://e.org', person_public_id: IDS.person } },
      true,
    ],
    ['CreateSourceReference', { ...SOURCE }, false],
    ['CreateSourceReference', { ...SOURCE, person_public_id: IDS.person, source: SOURCE }, false],
    ['UpdateSourceReference', { provenance: SOURCE }, true],
    ['UpdateSourceReference', { provenance: SOURCE, category: 'web' }, true],
    ['UpdateSourceReference', { provenance: SOURCE, category: 'web', source_category: 'web' }, false],
    ['UpdateSourceReference', { source_reference: { url: 'https://e.org' }, citation: SOURCE }, false],
  ])('%s %j: %s', async (name, body, expected) => {
    expect(await accepted(name, body)).toBe(expected);
  });
});
