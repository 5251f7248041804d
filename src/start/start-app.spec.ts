import { startText, type Started } from './start-app.js';

const started: Started = {
  publicUrl: 'https://directory.example',
  localUrl: 'http://127.0.0.1:3000',
  demo: null,
  hasAccounts: true,
};
const ADDRESSES = `Directory Service is ready.

  Address        https://directory.example
  Documentation  https://directory.example/docs
  Workbench      https://directory.example/workbench
`;

it('prints only the addresses if accounts exist', () => {
  expect(startText(started)).toBe(ADDRESSES);
});

it('explains how to create the first account', () => {
  expect(startText({ ...started, hasAccounts: false })).toBe(`${ADDRESSES}
To create an account and its API key:

  npm run directory -- user:create --email you@example.org --name 'Your Name' --can-edit
`);
});

it('prints the password and the key of the demo editor once, in calls of this machine', () => {
  const demo = { email: 'demo@directory.example', secrets: { key: 'dir_1', password: 'quiet' } };
  const text = startText({ ...started, demo });
  expect(text).toContain(`
  Email address  demo@directory.example
  Password       quiet
  API key        dir_1
`);
  expect(
    text.match(/^ {2}curl -H 'Authorization: Bearer dir_1' .*http:\/\/127\.0\.0\.1:3000\/api\/v1\//gm),
  ).toHaveLength(3);
  expect(startText({ ...started, demo: { ...demo, secrets: null } })).toBe(`${ADDRESSES}
The first start showed the password and API key of the demo editor. To create new ones:

  npm run directory -- user:update --email demo@directory.example --reset-password --rotate-key
`);
});
