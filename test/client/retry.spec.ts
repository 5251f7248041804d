import { retrying, type RetryOptions } from '../../clients/typescript/src/retry.js';

const URL = 'http://directory.example/api/v1/people';

type Turn = number | [status: number, retryAfter: string] | Error;

/** Sends a request to a server that gives these responses in turn, and records what it received. */
async function play(
  method: string,
  turns: readonly Turn[],
  options: RetryOptions = {},
  init: RequestInit = {},
) {
  const sent: { key: string | null; body: string }[] = [];
  const fetch = retrying(
    async (request) => {
      sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.text() });
      const turn = turns[sent.length - 1]!;
      if (turn instanceof Error) throw turn;
      const [status, retryAfter] = Array.isArray(turn) ? turn : [turn, null];
      return new Response(status === 204 ? null : `turn ${sent.length}`, {
        status,
        headers: retryAfter === null ? {} : { 'Retry-After': retryAfter },
      });
    },
    { firstWaitMs: 1, ...options },
  );
  const body = method === 'POST' || method === 'PATCH' ? { body: '{"a":1}' } : {};
  const outcome = await fetch(new Request(URL, { method, ...body, ...init })).then(
    ({ status }) => status,
    (error: Error) => error.message,
  );
  return { outcome, sent };
}

const LOST = new TypeError('lost');

describe('a call of the TypeScript client', () => {
  it.each<[string, string, Turn[], number | string, number]>([
    ['that succeeds is sent once', 'GET', [200], 200, 1],
    ['that fails permanently is sent once', 'GET', [404], 404, 1],
    ['without credits is sent once', 'GET', [402], 402, 1],
    ['over the rate limit waits', 'GET', [[429, '0'], 200], 200, 2],
    ['of any method over the rate limit waits', 'PATCH', [[429, '0'], 200], 200, 2],
    ['over the rate limit waits without Retry-After', 'DELETE', [429, 429, 204], 204, 3],
    ['that reads waits for an outage', 'GET', [[503, '0'], 503, 200], 200, 3],
    ['that creates waits for an outage', 'POST', [[503, '0'], 201], 201, 2],
    ['that changes is not retried after an outage', 'PATCH', [[503, '0']], 503, 1],
    ['that deletes is not retried after an outage', 'DELETE', [[503, '0']], 503, 1],
    ['that reads is retried after a loss', 'GET', [LOST, LOST, 200], 200, 3],
    ['that reads is retried after a gateway error', 'GET', [502, 504, 200], 200, 3],
    ['that creates is retried after a loss', 'POST', [LOST, 201], 201, 2],
    ['that creates waits for its first attempt', 'POST', [[409, '0'], 201], 201, 2],
    ['that creates and conflicts is sent once', 'POST', [409], 409, 1],
    ['that changes is not retried after a loss', 'PATCH', [LOST], 'lost', 1],
    ['that changes is not retried after a gateway error', 'PATCH', [502], 502, 1],
    ['that deletes is not retried after a loss', 'DELETE', [LOST], 'lost', 1],
    ['that fails is not retried', 'GET', [500], 500, 1],
    ['ends with the last response', 'GET', [503, 503, 503, 503], 503, 4],
    ['ends with the last error', 'GET', [LOST, LOST, LOST, LOST], 'lost', 4],
    ['ends without a wait that is too long', 'GET', [[429, '3600']], 429, 1],
    [
      'ends without a wait until a date that is too late',
      'GET',
      [[503, 'Fri, 31 Dec 2100 23:59:59 GMT']],
      503,
      1,
    ],
    ['waits until a date', 'GET', [[503, 'Thu, 01 Jan 1970 00:00:00 GMT'], 200], 200, 2],
    ['waits briefly with an invalid Retry-After', 'GET', [[503, 'soon'], 200], 200, 2],
  ])('%s', async (_, method, turns, outcome, times) => {
    const played = await play(method, turns);
    expect([played.outcome, played.sent.length]).toEqual([outcome, times]);
  });

  it('has one idempotency key and one body in all attempts', async () => {
    const { sent } = await play('POST', [LOST, 503, [409, '0'], 201]);
    expect(new Set(sent.map(({ key, body }) => `${key} ${body}`))).toEqual(
      new Set([expect.stringMatching(/^[0-9a-f-]{36} \{"a":1\}$/)]),
    );
    const again = await play('POST', [201]);
    expect(again.sent[0]!.key).not.toBe(sent[0]!.key);
  });

  it('keeps the given idempotency key', async () => {
    const { sent } = await play('POST', [LOST, 201], {}, { headers: { 'Idempotency-Key': 'mine' } });
    expect(sent.map(({ key }) => key)).toEqual(['mine', 'mine']);
  });

  it('is not retried with retries set to 0', async () => {
    expect((await play('GET', [503], { retries: 0 })).sent).toHaveLength(1);
  });

  it('ends during a wait when it is aborted', async () => {
    const { signal } = { signal: AbortSignal.timeout(20) };
    const { outcome, sent } = await play('GET', [[503, '20'], 200], {}, { signal });
    expect([outcome, sent.length]).toEqual([expect.stringMatching(/timeout/), 1]);
  });
});
