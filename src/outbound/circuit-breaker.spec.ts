import { setTimeout as sleep } from 'node:timers/promises';
import { CircuitBreaker, NoAnswer } from './circuit-breaker.js';

const TIMEOUT_MS = 50;

/** A service that the test can break, with a circuit breaker. */
class Service {
  isUp = true;
  probes = 0;
  probing = 0;
  mostProbing = 0;
  readonly log: string[] = [];
  readonly breaker = new CircuitBreaker({
    timeoutMs: TIMEOUT_MS,
    probe: async () => {
      this.probes++;
      this.mostProbing = Math.max(this.mostProbing, ++this.probing);
      await sleep(1);
      this.probing--;
      if (!this.isUp) throw new Error('down');
    },
    isOutage: (error) => (error as Error).message !== 'refused',
    onOpen: ({ message }) => this.log.push(`opened: ${message}`),
    onClose: () => this.log.push('closed'),
  });

  answer = () => this.breaker.run(() => Promise.resolve('answer'));
  fail = (message: string) => this.breaker.run(() => Promise.reject(new Error(message)));
  hang = () => this.breaker.run(() => new Promise<never>(() => undefined));

  async closed(): Promise<void> {
    while (this.log.at(-1) !== 'closed') await sleep(5);
  }
}

let service: Service;
beforeEach(() => {
  service = new Service();
});
afterEach(() => service.breaker.stop());

it('returns responses', async () => {
  expect(await Promise.all([service.answer(), service.answer()])).toEqual(['answer', 'answer']);
  expect(service.log).toEqual([]);
});

it('opens on the first failure, and then makes no call', async () => {
  service.isUp = false;
  await expect(service.fail('gone')).rejects.toThrow('gone');
  let calls = 0;
  const call = service.breaker.run(() => Promise.resolve(++calls));
  await expect(call).rejects.toThrow(NoAnswer);
  expect(calls).toBe(0);
  expect(service.log).toEqual(['opened: gone']);
});

it('opens when a response is late, and fails every waiting caller', async () => {
  service.isUp = false;
  const first = service.hang();
  await sleep(TIMEOUT_MS / 2);
  const later = Array.from({ length: 10 }, () => service.hang());
  const outcomes = await Promise.allSettled([first, ...later]);
  expect(outcomes.map((outcome) => (outcome as PromiseRejectedResult).reason.name)).toEqual(
    Array.from({ length: 11 }, () => 'NoAnswer'),
  );
  expect(service.log).toEqual([`opened: It took more than ${TIMEOUT_MS} ms.`]);
});

it('stays closed when the call was invalid', async () => {
  await expect(service.fail('refused')).rejects.toThrow('refused');
  expect(await service.answer()).toBe('answer');
  expect(service.log).toEqual([]);
});

it('probes, one at a time, until the service is back', async () => {
  service.isUp = false;
  await Promise.allSettled([service.fail('gone'), service.fail('gone'), service.hang()]);
  while (service.probes < 3) await sleep(5);
  await expect(service.answer()).rejects.toThrow(NoAnswer);
  service.isUp = true;
  await service.closed();
  expect(await service.answer()).toBe('answer');
  expect(service.mostProbing).toBe(1);
  expect(service.log).toEqual(['opened: gone', 'closed']);
});

it('does not wait for a probe that hangs', async () => {
  let probes = 0;
  const closed = Promise.withResolvers<void>();
  const breaker = new CircuitBreaker({
    timeoutMs: TIMEOUT_MS,
    probe: () => (++probes === 1 ? new Promise(() => undefined) : Promise.resolve()),
    isOutage: () => true,
    onOpen: () => undefined,
    onClose: closed.resolve,
  });
  await expect(breaker.run(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  await closed.promise;
  expect(probes).toBe(2);
});

it('ignores responses that arrive after it has opened', async () => {
  const late = Promise.withResolvers<string>();
  const waiting = service.breaker.run(() => late.promise);
  await expect(service.fail('gone')).rejects.toThrow('gone');
  await expect(waiting).rejects.toThrow(NoAnswer);
  await service.closed();
  late.reject(new Error('too late'));
  await sleep(1);
  expect(service.log).toEqual(['opened: gone', 'closed']);
});

it('ignores calls that hung before it opened', async () => {
  const hanging = service.hang();
  await expect(service.fail('gone')).rejects.toThrow('gone');
  await expect(hanging).rejects.toThrow(NoAnswer);
  await service.closed();
  await sleep(2 * TIMEOUT_MS);
  expect(await service.answer()).toBe('answer');
  expect(service.log).toEqual(['opened: gone', 'closed']);
});

it('stops probing when the process ends', async () => {
  service.isUp = false;
  await expect(service.fail('gone')).rejects.toThrow('gone');
  service.breaker.stop();
  const { probes } = service;
  await sleep(250);
  expect(service.probes).toBe(probes);
  expect(service.log).toEqual(['opened: gone']);
});
