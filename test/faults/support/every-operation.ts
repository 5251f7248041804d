import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { call } from './call.js';

const DOCUMENT = join(import.meta.dirname, '../../../openapi.json');
const PAGES = [
  '/',
  '/sign-in',
  '/sign-up',
  '/account',
  '/account/api-key',
  '/account/reconciliation',
  '/docs',
];
const METHODS = ['get', 'post', 'patch', 'delete'];

/**
 * Calls every operation of the API and every page at once. Returns those whose response does not fit an
 * outage: a refusal of the input, 503 with Retry-After, or a success without the failed part.
 */
export async function everyOperation(url: string, key: string): Promise<string[]> {
  const { paths } = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as { paths: Record<string, object> };
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method) => [method.toUpperCase(), path] as const),
  );
  const answers = [...operations, ...PAGES.map((path) => ['GET', path] as const)].map(
    async ([method, path]) => {
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) =>
        name === 'public_id' ? '0'.repeat(32) : '1',
      );
      const query = QUERIES[path] ?? '';
      const body = method === 'POST' || method === 'PATCH' ? (BODIES[path] ?? {}) : undefined;
      const { status, headers } = await call(url + filled + query, method, { key, body });
      const isRight =
        status !== null &&
        (status < 500 || (status === 503 && (path.startsWith('/health/') || headers.has('retry-after'))));
      return isRight ? [] : [`${method} ${path}: ${status}`];
    },
  );
  return (await Promise.all(answers)).flat();
}

/** Valid values, with which a call reaches the database. */
const QUERIES: Readonly<Record<string, string>> = {
  '/api/v1/search': '?q=anything',
  '/api/v1/lookup/email': '?email=anyone@example.org',
  '/api/v1/lookup/domain_contacts': '?domain=example.org',
};
const CITED = { source: { category: 'official', url: 'https://faults.example/source' } };
const BODIES: Readonly<Record<string, object>> = {
  '/api/v1/match': { queries: { a: { type: 'person', name: 'Never Made' } } },
  '/api/v1/lookup/batch': {
    items: [{ email: 'anyone@example.org' }, { person_id: 1 }, { domain: 'example.org' }],
  },
  '/api/v1/people': { person: { first_name: 'Never', last_name: 'Made' }, ...CITED },
  '/api/v1/people/{public_id}': { person: { first_name: 'Never' }, ...CITED },
  '/api/v1/people/{public_id}/merge': { merge: { public_ids: ['0'.repeat(31) + '1'], dry_run: true } },
  '/api/v1/places/{public_id}': { place: { name: 'Never' }, ...CITED },
};
