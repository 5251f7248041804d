import { StartupError } from '../database/startup-error.js';
import { OPENAPI_FILE, readDocument } from './openapi-file.js';

it('reads the committed document', () => {
  expect(JSON.parse(readDocument(OPENAPI_FILE))).toMatchObject({ openapi: '3.1.0' });
});

it('names the missing file', () => {
  const read = () => readDocument(new URL('./openapi.json', OPENAPI_FILE.href.replace(/[^/]*$/, 'nowhere/')));
  expect(read).toThrow(StartupError);
  expect(read).toThrow(/nowhere\/openapi\.json cannot be read \(ENOENT\)/);
});
