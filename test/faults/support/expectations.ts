import type { Deployment, Customer } from './deployment.js';
import { fragments, lossOf } from './loss.js';
import { isAcknowledged, type Call, type MixedLoad } from './mixed-load.js';

/**
 * Expects that every call was answered, and that each refusal has one of these codes and a Retry-After.
 * Returns how many were refused.
 */
export function expectClearErrors(
  calls: readonly Call[],
  allowed: Readonly<Record<number, readonly string[]>>,
): number {
  const refused = calls.filter((one) => !isAcknowledged(one));
  const unclear = refused.filter(
    ({ status, headers, body }) =>
      status === null ||
      !allowed[status]?.includes(body?.error) ||
      !/^[1-9]\d*$/.test(headers.get('retry-after') ?? '') ||
      body.request_id !== headers.get('x-request-id'),
  );
  expect(
    unclear.map(({ kind, status, hung, body, headers }) => ({
      ...{ kind, status, hung, body },
      retryAfter: headers.get('retry-after'),
    })),
  ).toEqual([]);
  return refused.length;
}

/**
 * Expects that no acknowledged write is missing, none is partial, a retry with the same key creates nothing
 * twice, and the ledger explains every balance. Prints the counts.
 */
export async function expectNothingLost(
  fault: string,
  deployment: Deployment,
  load: MixedLoad,
  customer: Customer,
  url = load.urls[0]!,
): Promise<void> {
  await deployment.settled();
  const { calls } = load;
  const loss = await lossOf(deployment, calls);
  expect([loss.missing, loss.half, loss.doubled]).toEqual([[], [], []]);
  expect(await fragments(deployment, { messages: false })).toEqual([]);

  const charged = await deployment.spent(customer);
  const cost = calls.filter(isAcknowledged).reduce((sum, { request }) => sum + request.cost, 0);
  const unanswered = calls.filter((one) => !isAcknowledged(one));
  const inDoubt = unanswered.reduce((sum, { request }) => sum + request.cost, 0);
  expect(Math.abs(charged - cost)).toBeLessThanOrEqual(inDoubt);

  const again = unanswered.filter(({ request }) => request.idempotencyKey !== undefined);
  for (const one of again) expect((await load.send(url, one.request)).status).toBe(201);
  const after = await lossOf(
    deployment,
    calls.map((one) => (again.includes(one) ? { ...one, status: 201 } : one)),
  );
  expect([after.missing, after.half, after.doubled]).toEqual([[], [], []]);
  expect(await deployment.directory('credits:audit')).toMatchObject({ differences: [] });
  const counted = {
    calls: calls.length,
    acknowledgedWrites: loss.acknowledged,
    refused: unanswered.length,
    missing: 0,
    half: 0,
    doubled: 0,
    unheard: loss.unheard.length,
    creditsTakenTooMany: charged - cost,
  };
  process.stdout.write(`${fault}: ${JSON.stringify(counted)}\n`);
}
