import { TestApp } from '../support/app.js';
import { PASSWORD, Visitor } from '../support/visitor.js';

const SECURE = /^__Host-session=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/;
const PLAIN = /^session=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/;

/** Signs up, and returns the cookies of the response. */
async function signUp(app: TestApp, address: string, headers: Record<string, string> = {}) {
  const visitor = new Visitor(app.app, address);
  const page = await visitor.get('/sign-up', headers);
  const csrf = /name="csrf" value="([^"]+)"/.exec(page.html)![1]!;
  const fields = { csrf, email: `${address}@example.org`, name: 'Tess', password: PASSWORD };
  const answer = await visitor.post('/sign-up', fields, headers);
  expect(answer.status).toBe(303);
  return answer.setCookies;
}

describe('Behind a proxy that ends TLS', () => {
  const tls = { 'x-forwarded-proto': 'https' };
  let app: TestApp;
  beforeAll(async () => (app = await TestApp.start({ TRUSTED_PROXIES: '10.0.0.0/8, loopback' })));
  afterAll(() => app.stop());

  it.each(['10.1.2.3', '127.0.0.1'])('cookies are Secure and bound to the host: %s', async (proxy) => {
    expect(await signUp(app, proxy, tls)).toEqual([expect.stringMatching(SECURE)]);
  });

  it('the headers of an untrusted proxy are ignored', async () => {
    expect(await signUp(app, '192.0.2.7', tls)).toEqual([expect.stringMatching(PLAIN)]);
  });

  it('clients of one proxy have separate limits', async () => {
    const from = (client: string) => ({ 'x-forwarded-for': client });
    const attempt = async (client: string, email: string) => {
      const visitor = new Visitor(app.app, '10.1.2.3');
      const { html } = await visitor.get('/sign-in', from(client));
      const csrf = /name="csrf" value="([^"]+)"/.exec(html)![1]!;
      return visitor.post('/sign-in', { csrf, email, password: PASSWORD }, from(client));
    };
    const statuses = [];
    for (let guesses = 0; guesses < 12; guesses++)
      statuses.push((await attempt('198.51.100.1', 'x@example.org')).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await attempt('198.51.100.2', 'x@example.org')).status).toBe(422);
  });
});

describe('With an https public URL', () => {
  let app: TestApp;
  beforeAll(async () => (app = await TestApp.start({ PUBLIC_URL: 'https://directory.example' })));
  afterAll(() => app.stop());

  it('cookies are Secure for every client', async () => {
    expect(await signUp(app, '192.0.2.7')).toEqual([expect.stringMatching(SECURE)]);
  });
});
