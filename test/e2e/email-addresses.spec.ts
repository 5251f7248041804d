import { Directory } from '../factories/directory.js';
import { SOURCE, TestApp } from '../support/app.js';

let app: TestApp;
let directory: Directory;
beforeAll(async () => {
  app = await TestApp.start();
  directory = new Directory(app);
});
afterAll(() => app.stop());

const VERIFIED = '2026-01-31T09:30:00.000Z';
const EMAILS = ['Ada@old.example', { address: 'kept@example.org', verified_at: VERIFIED }];
const removal = (address: string) => ({ address, _destroy: true });

const RECORDS = [
  ['people', 'person', () => directory.person({ emails: EMAILS })],
  ['organizations', 'organization', () => directory.organization({ emails: EMAILS })],
  ['advertisers', 'advertiser', () => directory.organization({ emails: EMAILS })],
  ['memberships', 'membership', () => directory.membership({ emails: EMAILS })],
] as const;

const addressesOf = (record: any): string[] => record.email_addresses.map(({ address }: any) => address);

describe.each(RECORDS)('PATCH of %s with an email address to remove', (plural, singular, make) => {
  const patch = async (publicId: string, body: object) => {
    const { status, body: answer } = await app.patch(`/api/v1/${plural}/${publicId}`, body);
    return { status, record: answer[singular], details: answer.details };
  };

  it.each([
    ['nested', (emails: unknown) => ({ [singular]: { emails }, source_reference: SOURCE })],
    ['next to what is nested', (emails: unknown) => ({ [singular]: {}, emails, citation: SOURCE })],
    ['flat', (emails: unknown) => ({ email_addresses_attributes: emails, source: SOURCE })],
  ])('removes it, cited and logged: %s', async (_shape, shaped) => {
    const { public_id } = await make();
    const { status, record } = await patch(
      public_id,
      shaped([removal('ADA@old.example'), removal('ada@old.example'), 'new@example.org']),
    );
    expect([status, addressesOf(record)]).toEqual([200, ['kept@example.org', 'new@example.org']]);
    const [latest] = (await app.get(`/api/v1/${plural}/${public_id}/changes`)).body.changes;
    const kept = { address: 'kept@example.org', verified_at: VERIFIED };
    expect(latest).toMatchObject({
      action: 'update',
      changed: {
        email_addresses: {
          from: [{ address: 'Ada@old.example' }, kept],
          to: [kept, { address: 'new@example.org' }],
        },
      },
      source_reference: SOURCE,
    });
  });

  it('accepts a later PATCH that adds it again', async () => {
    const { public_id } = await make();
    await patch(public_id, { emails: [removal('ada@old.example')], source: SOURCE });
    const { record } = await patch(public_id, { emails: ['ada@old.example'], source: SOURCE });
    expect(addressesOf(record)).toEqual(['kept@example.org', 'ada@old.example']);
  });

  it('adds addresses without `_destroy`', async () => {
    const { public_id } = await make();
    const emails = [{ address: 'new@example.org', _destroy: false }];
    const { record } = await patch(public_id, { emails, source: SOURCE });
    expect(addressesOf(record)).toEqual(['Ada@old.example', 'kept@example.org', 'new@example.org']);
  });

  it('refuses one that the record does not have, or that it also adds, and changes nothing', async () => {
    const { public_id } = await make();
    const emails = [
      'new@example.org',
      removal('another@example.org'),
      removal('kept@example.org'),
      removal('new@example.org'),
    ];
    const { status, details } = await patch(public_id, { [singular]: { emails }, source: SOURCE });
    expect([status, details]).toEqual([
      422,
      [
        {
          field: `${singular}.emails[1].address`,
          code: 'not_found',
          message: 'is not an email address of this record',
        },
        {
          field: `${singular}.emails[3].address`,
          code: 'conflict',
          message: 'cannot be both added and removed',
        },
      ],
    ]);
    const { body } = await app.get(`/api/v1/${plural}/${public_id}`);
    expect(addressesOf(body[singular])).toEqual(['Ada@old.example', 'kept@example.org']);
  });

  it.each([
    ['without an address', { _destroy: true }, 'address', 'required'],
    ['that is not true or false', { address: 'kept@example.org', _destroy: '1' }, '_destroy', 'invalid_type'],
  ])('refuses one %s', async (_case, item, field, code) => {
    const { public_id } = await make();
    const { status, details } = await patch(public_id, { emails: [item], source: SOURCE });
    expect([status, details]).toMatchObject([422, [{ field: `emails[0].${field}`, code }]]);
  });
});

it('accepts `_destroy` only in a PATCH', async () => {
  const body = { first_name: 'Ada', emails: [removal('ada@example.org')], source: SOURCE };
  const { status, body: answer } = await app.post('/api/v1/people', body);
  expect([status, answer.details]).toMatchObject([
    422,
    [{ field: 'emails[0]._destroy', code: 'unknown_field' }],
  ]);
});

it('removes the record from lookups of the address', async () => {
  const { public_id } = await directory.person({ emails: ['former@example.org'] });
  await app.patch(`/api/v1/people/${public_id}`, { emails: [removal('former@example.org')], source: SOURCE });
  const { body } = await app.get('/api/v1/lookup/email?email=former@example.org');
  expect(body.results).toEqual([]);
});
