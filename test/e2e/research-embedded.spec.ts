import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { HOSTILE, hostilePage } from '../research-sites/hostile-pages.js';
import { page } from '../research-sites/fictional-site.js';
import { Installation, type Server } from '../support/installation.js';
import { serveLocalSites, type LocalSites } from '../support/local-sites.js';

// The built server has to start, and an embedded database with it.
jest.setTimeout(120_000);

const OPEN = 8;
const SLOW = Array.from({ length: 2 * OPEN }, (_, at) => `slow-${at}.example`);
const HOSTILE_HOSTS = ['hostile-0.example', 'hostile-1.example', 'hostile-2.example'];
const BODIES = Object.values(HOSTILE).map(hostilePage);
const PERSONAL = ['Wilhelmina Oduya', 'w.oduya@quick.example', '4 Quay Street', 'BS1 5UH'];
const QUICK = page(
  `<h1>Contact</h1><p>Wilhelmina Oduya, Director</p><p>w.oduya@quick.example</p><p>4 Quay Street, Bristol BS1 5UH</p>`,
);

/** Responses of slow sites, which the test releases. */
const held: (() => void)[] = [];
const sites: RequestListener = ({ headers: { host = '' }, url = '' }, response) => {
  const html = { 'content-type': 'text/html; charset=utf-8' };
  if (url === '/robots.txt') response.writeHead(404).end();
  else if (host.startsWith('slow')) held.push(() => void response.writeHead(200, html).end(page('Slow')));
  else if (host.startsWith('hostile'))
    response.writeHead(200, html).end(BODIES[(url.length + Number(/\d/.exec(host))) % BODIES.length]);
  else response.writeHead(200, html).end(QUICK);
};

let installed: Installation;
let local: LocalSites;
let server: Server;
let reader: string;

beforeAll(async () => {
  installed = await Installation.make();
  local = await serveLocalSites([...SLOW, ...HOSTILE_HOSTS, 'quick.example'], sites, 64);
  const env = { RESEARCH_ALLOW_ADDRESSES: local.setting, RESEARCH_ACCOUNT_OPEN: String(OPEN) };
  server = await installed.start({ ...env, LOG_LEVEL: 'trace', RESEARCH_DELAY_MS: '0' });
  const user = ['user:create', '--email', 'reader@example.org', '--name', 'Rita Reader'];
  const { stdout, stderr } = await installed.directory([...user, '--json']);
  reader = (JSON.parse(stdout || `{"error": ${JSON.stringify(stderr)}}`) as { api_key: string }).api_key;
});
afterAll(async () => {
  await installed.remove();
  await local.stop();
});

const lookUp = async (host: string, key: string) =>
  (await server.call(`/api/v1/lookup/domain_contacts?domain=${host}`, key)).body.research;
const requestOf = async (id: number, key = server.key) =>
  (await server.call(`/api/v1/research_requests/${id}/status`, key)).body.research_request;

/** Polls until the request is in one of these states. */
async function until(states: readonly string[], id: number, key?: string): Promise<string> {
  for (;;) {
    const { status } = await requestOf(id, key);
    if (states.includes(status)) return status;
    await sleep(20);
  }
}

it('serves one account while another has the maximum of slow sites open', async () => {
  const lookups = [];
  for (const host of SLOW) lookups.push(await lookUp(host, server.key));
  expect(lookups.filter(({ status }) => status === 'refused')).toHaveLength(SLOW.length - OPEN);
  const { id } = await lookUp('quick.example', reader);
  expect(await until(['completed', 'failed'], id, reader)).toBe('completed');
  // No slow site has responded yet.
  const ids = lookups.flatMap((one) => one.id ?? []);
  const states = await Promise.all(ids.map(async (one: number) => (await requestOf(one)).status));
  expect(states.filter((status) => ['queued', 'running'].includes(status))).toHaveLength(OPEN);
  for (const answer of held.splice(0)) answer();
});

it('ends on SIGTERM while it reads hostile pages, and logs no personal data from them', async () => {
  const lookups = await Promise.all(HOSTILE_HOSTS.map((host) => lookUp(host, reader)));
  const { id } = lookups.find((one) => one.id !== null);
  await until(['running', 'completed'], id, reader);
  expect(await server.end('SIGTERM')).toBe(0);
  const log = await server.log;
  expect(log).toContain('"level"');
  expect(PERSONAL.filter((text) => log.includes(text))).toEqual([]);
});
