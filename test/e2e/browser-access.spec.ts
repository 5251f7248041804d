import { TestApp } from '../support/app.js';

const ORIGIN = 'https://app.example';
const PEOPLE = '/api/v1/people';

async function running(env: Record<string, string>, test: (app: TestApp) => Promise<void>): Promise<void> {
  const app = await TestApp.start(env);
  try {
    await test(app);
  } finally {
    await app.stop();
  }
}

/** The preflight that a browser sends before a script of `origin` may send a key. */
const preflight = (app: TestApp, origin: string) =>
  app.app.inject({
    method: 'OPTIONS',
    url: PEOPLE,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  });

it('pages of other origins may not call the API by default', () =>
  running({}, async (app) => {
    const asked = await preflight(app, ORIGIN);
    expect(asked.statusCode).toBeGreaterThanOrEqual(400);
    const called = await app.get(PEOPLE, { headers: { origin: ORIGIN } });
    for (const { headers } of [asked, called]) {
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  }));

it('pages of a configured origin may, with keys and without cookies', () =>
  running({ CORS_ORIGINS: `${ORIGIN}, http://localhost:5173` }, async (app) => {
    const asked = await preflight(app, ORIGIN);
    expect(asked.statusCode).toBe(204);
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-headers': 'authorization,content-type',
      'access-control-allow-methods': expect.stringContaining('PATCH'),
      vary: expect.stringContaining('Origin'),
    });
    const { status, headers } = await app.get(PEOPLE, { headers: { origin: ORIGIN } });
    expect([status, headers['access-control-allow-origin']]).toEqual([200, ORIGIN]);
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(headers['access-control-expose-headers']).toContain('X-API-Credits-Remaining');

    const refused = await app.get(PEOPLE, { key: null, headers: { origin: ORIGIN } });
    expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([401, ORIGIN]);
    const stranger = await preflight(app, 'https://other.example');
    expect(stranger.headers['access-control-allow-origin']).toBeUndefined();
    const noBrowser = await app.app.inject({ method: 'OPTIONS', url: PEOPLE });
    expect([noBrowser.statusCode, noBrowser.body]).toEqual([204, '']);
  }));

it('pages of every origin may with `*`', () =>
  running({ CORS_ORIGINS: '*' }, async (app) => {
    const { headers } = await app.get(PEOPLE, { headers: { origin: 'https://any.example' } });
    expect(headers['access-control-allow-origin']).toBe('*');
  }));

describe('every response', () => {
  const GUARDED = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };

  it('is only for the caller, and not to be rendered', () =>
    running({}, async (app) => {
      const answers = [
        await app.get(PEOPLE),
        await app.post(PEOPLE, {}),
        await app.get(PEOPLE, { key: null }),
        await app.get('/nowhere', { key: null }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 422, 401, 404]);
      for (const { headers } of answers) {
        expect(headers).toMatchObject({
          ...GUARDED,
          'cache-control': expect.stringMatching(/private|no-store/),
        });
        expect(headers['strict-transport-security']).toBeUndefined();
        expect(headers['x-powered-by'] ?? headers['server']).toBeUndefined();
      }
    }));

  it('keeps the caching headers of a page or a public document', () =>
    running({}, async (app) => {
      const page = await app.get('/', { key: null, headers: { accept: 'text/html' } });
      expect(page.headers['content-security-policy']).toContain("style-src 'self'");
      const document = await app.get('/openapi.json', { key: null });
      expect(document.headers['cache-control']).toBe('public, max-age=300');
    }));

  it('restricts clients to HTTPS if the public address uses HTTPS', () =>
    running({ PUBLIC_URL: 'https://directory.example' }, async (app) => {
      const { headers } = await app.get(PEOPLE);
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8,}$/);
    }));
});
