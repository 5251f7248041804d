import { SOURCE, type TestApp } from './app.js';

/** Looks up 101 records as a stream, which the service answers in two chunks and charges with a credit for each record. */
export async function streamBatch({ app, editor, post }: Pick<TestApp, 'app' | 'editor' | 'post'>) {
  const emails = Array.from({ length: 100 }, (_, n) => `ada${n}@example.org`);
  const { body } = await post('/api/v1/people', {
    person: { first_name: 'Ada', emails },
    source_reference: SOURCE,
  });
  const items = [
    ...emails.map((email) => ({ email })),
    { person_public_id: body.person.public_id as string },
  ];
  await app.inject({
    method: 'POST',
    url: '/api/v1/lookup/batch?view=summary',
    headers: { authorization: `Bearer ${editor.key}`, 'content-type': 'application/x-ndjson' },
    payload: items.map((item) => `${JSON.stringify(item)}\n`).join(''),
  });
}
