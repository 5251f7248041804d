import type { BeforeApplicationShutdown } from '@nestjs/common';

/** Long work of a command, which SIGTERM aborts; the shutdown waits for it. */
export abstract class AbortableWork implements BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private running: Promise<unknown> = Promise.resolve();

  async perform<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const working = work(this.stopping.signal);
    this.running = working.catch(() => undefined);
    return working;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }
}
