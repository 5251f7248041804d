import { setTimeout as sleep } from 'node:timers/promises';
import type { Server } from '../support/installation.js';
import { call } from './support/call.js';
import { Deployment } from './support/deployment.js';

const TRIALS = Number(process.env['FAULT_TRIALS'] ?? 20);
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

  /** The record without timestamps; the status if it is not found. */
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

  it('leaves all of a merge or undo, or nothing', async () => {
    const counted = { merged: 0, separate: 0, cut: 0 };
    for (let trial = 0; trial < TRIALS; trial++) {
      const [survivor, other] = [await person(trial * 2), await person(trial * 2 + 1)];
      const states = async () => [await shown(survivor.public_id), await shown(other.public_id)];
      const apart = await states();
      const merge = () =>
        post(`people/${survivor.public_id}/merge`, { merge: { public_ids: [other.public_id] } });
      const undo = (answer: Awaited<ReturnType<typeof merge>>) =>
        post(`merges/${(answer.body as any).merge.id}/undo`, {});
      const mergeStart = performance.now();
      const first = await merge();
      const mergeMs = performance.now() - mergeStart;
      expect(first.status).toBe(200);
      const together = await states();
      const undoStart = performance.now();
      expect((await undo(first)).status).toBe(200);
      const undoMs = performance.now() - undoStart;
      expect(await states()).toEqual(apart);
      // An undo judges the pair apart, and a pair judged apart is not merged.
      await deployment.sql(`UPDATE duplicates SET status = 'open'`);

      // Half of the kills come during a merge, half during its undo, spread over the time that the previous one
      // took.
      const share = Math.floor(trial / 2) / (TRIALS / 2);
      let answer = merge();
      if (trial % 2 === 0) await sleep(share * mergeMs);
      else {
        const second = await answer;
        expect(second.status).toBe(200);
        answer = undo(second);
        await sleep(share * undoMs);
      }
      await server.end('SIGKILL');
      if ((await answer).status === null) counted.cut++;
      await deployment.settled();
      server = await deployment.server();
      const after = await states();
      const isMerged = after[1] === 308;
      expect(after).toEqual(isMerged ? together : apart);
      counted[isMerged ? 'merged' : 'separate']++;
    }
    process.stdout.write(`kill -9 during merges: ${JSON.stringify(counted)}\n`);
    expect(counted.cut).toBeGreaterThan(0);
    expect(counted.merged).toBeGreaterThan(0);
  });
});
