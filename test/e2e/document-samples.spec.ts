import { readFileSync } from 'node:fs';
import { ReconciliationTokens } from '../../src/accounts/reconciliation-tokens.js';
import { AccountOpening } from '../../src/credits/ledger.js';
import { Database } from '../../src/database/database.js';
import type { Method, OpenApiDocument, Operation, Ref, Schema } from '../../src/http/openapi-types.js';
import { OPENAPI_FILE } from '../../src/pages/openapi-file.js';
import { loadSample } from '../../src/sample/load-sample.js';
import { SAMPLE_ANSWER } from '../../src/pages/home.page.js';
import { TestApp } from '../support/app.js';
import { orderOf } from '../support/document-order.js';
import { indexAll } from '../support/indexing.js';
import { resetDatabase } from '../support/postgres.js';
import { registerSecrets } from '../support/recorded-logs.js';

const document = JSON.parse(readFileSync(OPENAPI_FILE, 'utf8')) as OpenApiDocument;

const FORM = 'application/x-www-form-urlencoded';

/** An operation's sample request. */
interface Sample {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly required: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly type: string;
  readonly success: number;
}

const resolved = <T extends object>(part: T | Ref): T =>
  '$ref' in part && typeof part.$ref === 'string'
    ? part.$ref
        .slice(2)
        .split('/')
        .reduce<any>((within, key) => within[key], document)
    : (part as T);

function sampleOf(method: Method, template: string, operation: Operation): Sample {
  const parameters = operation.parameters.map(resolved);
  const examplesOf = (wanted: (typeof parameters)[number][]) =>
    Object.fromEntries(
      wanted.flatMap(({ name, schema, example = resolved(schema as Schema | Ref).example }) =>
        example === undefined ? [] : [[name, String(example as string | number)]],
      ),
    );
  const query = parameters.filter((one) => one.in === 'query');
  const ids = examplesOf(parameters.filter((one) => one.in === 'path'));
  const content = operation.requestBody && resolved(operation.requestBody).content;
  const form = content?.[FORM]?.example as Record<string, string> | undefined;
  return {
    id: operation.operationId,
    method,
    path: template.replaceAll(/\{(\w+)\}/g, (_match, name: string) => ids[name]!),
    query: examplesOf(query),
    required: examplesOf(query.filter(({ required }) => required)),
    body: form === undefined ? content?.['application/json']?.example : new URLSearchParams(form).toString(),
    type: form === undefined ? 'application/json' : FORM,
    success: Number(Object.keys(operation.responses).find((status) => status.startsWith('2'))),
  };
}

const samples = Object.entries(document.paths)
  .flatMap(([path, item]) =>
    (Object.entries(item) as [Method, Operation][]).map(([method, operation]) =>
      sampleOf(method, path, operation),
    ),
  )
  // Only the payment processor can sign its events.
  .filter(({ id }) => id !== 'receivePaymentEvent')
  .toSorted((a, b) => orderOf(a) - orderOf(b));

let app: TestApp;
let key: string;
let token: string;
beforeAll(async () => {
  app = await TestApp.start();
  await resetDatabase();
  key = (await loadSample(app.app.get(Database), app.app.get(AccountOpening)))!;
  const { user } = (await app.get('/api/v1/me', { key })).body;
  const issued = await app.app.get(ReconciliationTokens).issue(user.id, 'Samples');
  if (!('token' in issued)) throw new Error(issued.refused);
  token = issued.token;
  registerSecrets(token);
});
afterAll(() => app.stop());

it('the home page shows the response of its example search', async () => {
  await indexAll(app);
  const { body } = await app.get('/api/v1/search?q=ingird+sollberg', { key });
  expect(body).toMatchObject(SAMPLE_ANSWER);
});

const send = ({ method, path, body, type }: Sample, query: Readonly<Record<string, string>>) =>
  app.call(method.toUpperCase() as 'GET', `${path.replace(/rec_0+/, token)}?${new URLSearchParams(query)}`, {
    key: path.includes('/rec_') ? null : key,
    ...(body === undefined ? {} : { body, headers: { 'content-type': type } }),
  });

it.each(samples)('$id responds to its sample request as documented', async (sample) => {
  // The same record: an advertiser is an organization.
  if (sample.id === 'deleteAdvertiser') return expect((await send(sample, {})).status).toBe(410);
  const { status, body } = await send(sample, sample.required);
  expect({ status, message: body?.message }).toEqual({ status: sample.success, message: undefined });
  if (sample.method === 'get') expect((await send(sample, sample.query)).status).toBe(sample.success);
});
