import { serveNames } from '../../test/research-sites/dns-server.js';
import { DnsNames } from './connections.js';

const SERVFAIL = 2;
const signal = new AbortController().signal;
let server: Awaited<ReturnType<typeof serveNames>>;
let names: DnsNames;

beforeAll(async () => {
  server = await serveNames({
    'both.example': {
      A: ['93.184.216.34'],
      AAAA: ['2606:4700::1111'],
      MX: ['20 mx2.both.example', '10 MX1.both.example'],
    },
    'broken.example': { A: SERVFAIL, AAAA: SERVFAIL, MX: SERVFAIL },
    'half.example': { A: ['93.184.216.34'], AAAA: SERVFAIL },
    'many.example': { A: Array.from({ length: 24 }, (_, at) => `93.184.216.${at}`), MX: ['0 .'] },
    'silent.example': { A: 'silence', AAAA: 'silence', MX: 'silence' },
  });
  names = new DnsNames([server.address]);
});
afterAll(() => server.stop());

it('finds the addresses of both kinds, and the mail hosts by preference', async () => {
  expect(await names.addresses('both.example', signal)).toEqual(['93.184.216.34', '2606:4700::1111']);
  expect(await names.mailHosts('both.example', signal)).toEqual(['mx1.both.example', 'mx2.both.example']);
});

it('finds nothing for a name that does not exist', async () => {
  expect(await names.addresses('missing.example', signal)).toEqual([]);
  expect(await names.mailHosts('missing.example', signal)).toEqual([]);
});

it('reads an empty mail host as no mail', async () => {
  expect(await names.mailHosts('many.example', signal)).toEqual([]);
});

it('returns at most sixteen addresses', async () => {
  expect(await names.addresses('many.example', signal)).toHaveLength(16);
});

it('accepts addresses of one kind', async () => {
  expect(await names.addresses('half.example', signal)).toEqual(['93.184.216.34']);
});

it('reports a retryable failure when the servers do not answer', async () => {
  const noAnswer = {
    failure: 'failed',
    retryable: true,
    message: 'The name servers gave no answer about broken.example: try again later.',
  };
  await expect(names.addresses('broken.example', signal)).rejects.toMatchObject(noAnswer);
  await expect(names.mailHosts('broken.example', signal)).rejects.toMatchObject(noAnswer);
});

it('stops when it is aborted', async () => {
  const stopping = new AbortController();
  const asking = [
    names.addresses('silent.example', stopping.signal),
    names.mailHosts('silent.example', stopping.signal),
  ];
  stopping.abort(new Error('enough'));
  for (const question of asking) await expect(question).rejects.toThrow('enough');
  await expect(names.addresses('both.example', stopping.signal)).rejects.toThrow('enough');
});

it('asks the servers of the system by default', () => {
  expect(() => new DnsNames()).not.toThrow();
});
