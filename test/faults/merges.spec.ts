import { setTimeout as sleep } from 'node:timers/promises';
import type { Server } from '../support/installation.js';
import { call } from './support/call.js';
import { Deployment } from './support/deployment.js';

const TRIALS = Number(process.env['FAULT_TRIALS'] ?? 20);
/** The kill comes at any moment of this time, which a merge and its undo take. */
const MAX_MS = 120;
const SOURCE = { source: { category: 'official', url: 'https://faults.example/source' } };

jest.setTimeout(60_000 + TRIALS * 15_000);

describe(`kill -9 of the API during merges and undos, ${TRIALS} times`, () => {
  let deployment: Deployment;
  let key: string;
  let server: Server;
  beforeAll(async () => {
    deployment = await Deployment.start();
    ({ key } = await deployment.customer());
    server = await deployment.server();
  });
  afterAll(() => deployment.stop());

  const post = (path: string, body: object) =>
    call(`${server.url}/api/v1/${path}`, 'POST', { key, body: { ...body, ...SOURCE } });
  const person = async (number: number): Promise<any> => {
    const { status, body } = await post('people', {
      person: {
        last_name: `Merged ${number}`,
        aliases: [{ name: `Alias ${number % 2}` }],
        emails: Array.from({ length: 5 }, (_, index) => ({
          address: `m${index}.${number % 2}@faults.example`,
        })),
      },
    });
    expect(status).toBe(201);
    return (body as any).person;
  };

  /** What is shown of a record without times; the number of the status if it is not shown. */
  const shown = async (id: string): Promise<any> => {
    const { status, body } = await call(`${server.url}/api/v1/people/${id}`, 'GET', { key });
    if (status !== 200) return status;
    const { name_aliases, email_addresses, former_public_ids, source_references_count, name } = (body as any)
      .person;
    const texts = [
      ...name_aliases.map((one: any) => one.name),
      ...email_addresses.map((one: any) => one.address),
    ];
    return { name, texts, former_public_ids, source_references_count };
  };

  it('leaves all of it or nothing', async () => {
    const counted = { merged: 0, separate: 0, cut: 0 };
    for (let trial = 0; trial < TRIALS; trial++) {
      const [survivor, other] = [await person(trial * 2), await person(trial * 2 + 1)];
      const states = async () => [await shown(survivor.public_id), await shown(other.public_id)];
      const apart = await states();
      const merge = () =>
        post(`people/${survivor.public_id}/merge`, { merge: { public_ids: [other.public_id] } });
      const { status, body } = await merge();
      expect(status).toBe(200);
      const together = await states();
      expect((await post(`merges/${(body as any).merge.id}/undo`, {})).status).toBe(200);
      expect(await states()).toEqual(apart);

      const answer = merge().then(async (first) =>
        first.status === 200 ? post(`merges/${(first.body as any).merge.id}/undo`, {}) : first,
      );
      await sleep(Math.random() * MAX_MS);
      await server.end('SIGKILL');
      if ((await answer.catch(() => ({ status: null }))).status === null) counted.cut++;
      await deployment.settled();
      server = await deployment.server();
      const after = await states();
      const isMerged = after[1] === 308;
      expect(after).toEqual(isMerged ? together : apart);
      counted[isMerged ? 'merged' : 'separate']++;
    }
    process.stdout.write(`kill -9 during merges: ${JSON.stringify(counted)}\n`);
    expect(counted.cut).toBeGreaterThan(0);
  });
});
