import { setTimeout as sleep } from 'node:timers/promises';
import { outsideOfRequests } from '../common/request-context.js';

/** Thrown for a call that timed out, or during which or before which the circuit opened. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

export interface CircuitBreakerOptions {
  /** Maximum duration of a call or a probe, in milliseconds. */
  readonly timeoutMs: number;
  /** Resolves if the service is available. */
  readonly probe: () => Promise<void>;
  /** Whether this error means that the service is unavailable. Any other error fails only its own call. */
  readonly isOutage: (error: unknown) => boolean;
  readonly onOpen: (reason: Error) => void;
  readonly onClose: () => void;
}

/** The first probe comes soon, because most failures are a single slow answer. */
const FIRST_PAUSE_MS = 100;
export const LAST_PAUSE_MS = 2_000;

/**
 * Circuit breaker for a service. The first failure opens the circuit: pending calls fail at once, and later
 * calls fail without a wait. While the circuit is open, a background probe, one at a time, detects when the
 * service is available again.
 */
export class CircuitBreaker {
  private readonly stopping = new AbortController();
  private readonly waiting = new Set<(reason: Error) => void>();
  private isClosed = true;

  constructor(private readonly options: CircuitBreakerOptions) {}

  /** Makes a call if the circuit is closed. Throws NoAnswer, or the error of the call itself. */
  async run<T>(call: () => Promise<T>): Promise<T> {
    if (!this.isClosed) throw new NoAnswer('It did not answer lately.');
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    this.waiting.add(reject);
    const timer = setTimeout(() => {
      // A call that failed when the circuit opened does not describe the current state of the service.
      if (this.waiting.has(reject)) this.open(this.tooLate());
    }, this.options.timeoutMs);
    const isFirst = () => {
      clearTimeout(timer);
      return this.waiting.delete(reject);
    };
    call().then(
      (value) => {
        if (isFirst()) resolve(value);
      },
      (error: Error) => {
        if (!isFirst()) return;
        reject(error);
        if (this.options.isOutage(error)) this.open(error);
      },
    );
    return promise;
  }

  stop(): void {
    this.stopping.abort();
  }

  private open(reason: Error): void {
    if (!this.isClosed) return;
    this.isClosed = false;
    for (const reject of this.waiting) reject(new NoAnswer(reason.message));
    this.waiting.clear();
    this.options.onOpen(reason);
    void outsideOfRequests(() => this.probe());
  }

  private async probe(): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; !this.isClosed; pause = Math.min(pause * 2, LAST_PAUSE_MS)) {
      try {
        await this.pause(pause);
        await Promise.race([this.options.probe(), this.lateness()]);
        this.isClosed = true;
      } catch {
        if (this.stopping.signal.aborted) return;
      }
    }
    this.options.onClose();
  }

  private pause = (ms: number) => sleep(ms, undefined, { ref: false, signal: this.stopping.signal });

  private async lateness(): Promise<never> {
    await this.pause(this.options.timeoutMs);
    throw this.tooLate();
  }

  private tooLate = () => new NoAnswer(`It took more than ${this.options.timeoutMs} ms.`);
}
