import { EventEmitter, once } from 'node:events';
import { Logger } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { RecurringJobs } from './recurring-jobs.js';

const scheduler = new SchedulerRegistry();
const jobs = new RecurringJobs(scheduler);
const events = new EventEmitter();
let release: () => void;

/** A job that counts its runs, and runs until it is released. */
const counted = (name: string) => {
  const job = {
    name,
    everyMs: 1,
    runs: 0,
    run: () => {
      job.runs++;
      events.emit('run');
      return new Promise<void>((done) => (release = done));
    },
  };
  return job;
};

beforeAll(() => Logger.overrideLogger(false));

it('runs a job repeatedly, one run at a time', async () => {
  const job = counted('count');
  const keepAlive = setInterval(() => undefined, 10);
  jobs.start(job);
  await once(events, 'run');
  await jobs.runOnce(job);
  expect(job.runs).toBe(1);
  release();
  await once(events, 'run');
  expect(job.runs).toBe(2);
  release();
  await jobs.stop(job.name);
  expect(scheduler.getIntervals()).toEqual([]);
  clearInterval(keepAlive);
});

it('runs a job again after a failure', async () => {
  let runs = 0;
  const job = { name: 'fail', everyMs: 1, run: () => Promise.reject(new Error(`failure ${++runs}`)) };
  await jobs.runOnce(job);
  await jobs.runOnce(job);
  expect(runs).toBe(2);
});

it('stops a job, and waits for the current run', async () => {
  const job = counted('wait');
  void jobs.runOnce(job);
  let stopped = false;
  const stopping = jobs.stop(job.name).then(() => (stopped = true));
  await new Promise(setImmediate);
  expect(stopped).toBe(false);
  release();
  await stopping;
  expect(stopped).toBe(true);
});
