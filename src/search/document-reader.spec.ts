import type { Database } from '../database/database.js';
import { DocumentReader } from './document-reader.js';

it('skips a record whose document cannot be built', async () => {
  const answers = [[{ version: 7 }], [{ id: 1 }]];
  const db = { query: () => Promise.resolve(answers.shift()) } as unknown as Database;
  const read = await new DocumentReader(db).read('person', [1, 2]);
  expect(read).toEqual({
    documents: [],
    gone: [{ type: 'person', id: 2, version: 7 }],
    refused: [{ type: 'person', id: 1, reason: expect.stringMatching(/^no document can be made: /) }],
  });
});
