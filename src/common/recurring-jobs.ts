import { Injectable, Logger } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';

export interface RecurringJob {
  /** The name of the job in the log, unique in the process: `expire idempotency keys`. */
  readonly name: string;
  readonly everyMs: number;
  readonly run: () => Promise<unknown>;
  /** `debug` if something else already reports the cause of a failure. Default `warn`. */
  readonly logLevel?: 'debug' | 'warn';
}

/**
 * Runs jobs at intervals, which Nest's scheduler registry holds. A job that is still running when its interval ends is
 * not started a second time, and a job that fails runs again at its next interval.
 */
@Injectable()
export class RecurringJobs {
  private readonly logger = new Logger('RecurringJobs');
  private readonly running = new Map<string, Promise<void>>();

  constructor(private readonly scheduler: SchedulerRegistry) {}

  /** Runs the job every `everyMs` milliseconds, first after that time. Intervals do not keep the process alive. */
  start(job: RecurringJob): void {
    this.scheduler.addInterval(job.name, setInterval(() => void this.runOnce(job), job.everyMs).unref());
  }

  /** Ends the interval of a job, and waits for the run in progress. */
  async stop(name: string): Promise<void> {
    if (this.scheduler.doesExist('interval', name)) this.scheduler.deleteInterval(name);
    await this.running.get(name);
  }

  /** Runs the job now unless it is running. Never throws. */
  async runOnce({ name, run, logLevel = 'warn' }: RecurringJob): Promise<void> {
    if (this.running.has(name)) return;
    const attempt = run().then(
      () => undefined,
      (error: unknown) =>
        this.logger[logLevel](`Failed to ${name}; the next run retries: ${(error as Error).message}`),
    );
    this.running.set(name, attempt);
    await attempt;
    this.running.delete(name);
  }
}
