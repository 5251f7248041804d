import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';

/** On a machine with two cores, reading pages takes at most one core from API calls. */
const MAX_THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));
/**
 * The limits of one task. A page takes about 10 ms of CPU time. The wall-clock limit only stops blocked threads: on a
 * busy machine, a thread of low priority waits long for the CPU.
 */
const LIMITS = { cpuMs: 2_000, clockMs: 30_000 };
/** The interval at which a thread's CPU time is checked. Most tasks end before the first check. */
const READING_MS = 250;
/** Idle threads end, which frees the memory of the vocabulary while no research runs. */
const IDLE_MS = 30_000;
/** The increment of the threads' nice value, so that API calls have priority. */
const NICE = 10;
/** The memory limits of a thread. A page of 1 MiB may have 300,000 elements. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** A task exceeded its limit of time or memory, or failed. The thread is replaced. */
export class ThreadOverrun extends Error {
  /** @param reason the predicate of a sentence: `takes too much memory to read` */
  constructor(readonly reason: string) {
    super(reason);
  }
}

/** The modules of the thread functions: the compiled files, or the sources when they are run. */
const EXTENSION = import.meta.url.endsWith('.ts') ? '.ts' : '.js';
const MODULES: Readonly<Record<string, string>> = {
  readPage: new URL(`../read/read-page${EXTENSION}`, import.meta.url).href,
  evaluateRobots: new URL(`./robots-text${EXTENSION}`, import.meta.url).href,
};

/**
 * Runs functions that parse input from sites in worker threads with limits of time and memory. The event loop
 * of the main thread stays free. A thread that exceeds a limit is terminated and replaced.
 */
export class ReaderThreads {
  /** Each has one thread, whose CPU time is therefore that of its task. */
  readonly #pools: readonly Piscina[];
  readonly #free: Piscina[];
  readonly #waiting: ((pool: Piscina) => void)[] = [];

  /** @param modules the module that exports each function named in `run` */
  constructor(
    private readonly modules = MODULES,
    private readonly limits = LIMITS,
  ) {
    const options = {
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      resourceLimits: MEMORY,
      niceIncrement: NICE,
      recordTiming: false,
      // A thread reads untrusted input, so its environment contains no secrets.
      env: {},
    };
    this.#pools = Array.from({ length: MAX_THREADS }, () => new Piscina(options));
    this.#free = [...this.#pools];
  }

  /**
   * Runs a function of the module in a thread. Its time limits apply from the start of the task, without
   * waiting time.
   * @param input a value that structured clone supports, like the output
   * @throws ThreadOverrun if the function exceeds a limit or throws; the signal's reason if it is aborted
   */
  async run<Input, Output>(name: string, input: Input, signal: AbortSignal): Promise<Output> {
    const pool = this.#free.pop() ?? (await new Promise<Piscina>((resolve) => this.#waiting.push(resolve)));
    const cpu = new AbortController();
    const clock = AbortSignal.timeout(this.limits.clockMs);
    const isTooLong = this.#exceedsCpu(pool);
    const readings = setInterval(() => void isTooLong().then((is) => is && cpu.abort()), READING_MS);
    try {
      signal.throwIfAborted();
      const either = AbortSignal.any([signal, cpu.signal, clock]);
      return (await pool.run(input, { name, filename: this.modules[name]!, signal: either })) as Output;
    } catch (error) {
      signal.throwIfAborted();
      const { cpuMs, clockMs } = this.limits;
      if (cpu.signal.aborted)
        throw new ThreadOverrun(`takes more than ${cpuMs / 1_000} seconds of CPU to read`);
      if (clock.aborted) throw new ThreadOverrun(`takes more than ${clockMs / 1_000} seconds to read`);
      const isMemory = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
      throw new ThreadOverrun(isMemory ? 'takes too much memory to read' : 'cannot be read');
    } finally {
      clearInterval(readings);
      const next = this.#waiting.shift();
      if (next) next(pool);
      else this.#free.push(pool);
    }
  }

  /** Terminates the threads. Tasks in progress fail. */
  async close(): Promise<void> {
    await Promise.all(this.#pools.map((pool) => pool.destroy()));
  }

  /** Returns a function that tells whether the pool's task has exceeded its CPU time since the first call. */
  #exceedsCpu(pool: Piscina): () => Promise<boolean> {
    let first: number | undefined;
    return async () => {
      // Undefined before the thread starts, and after it has exited together with its task.
      const cpu = await pool.threads[0]?.cpuUsage().catch(() => undefined);
      if (cpu === undefined) return false;
      const ms = (cpu.user + cpu.system) / 1_000;
      first ??= ms;
      return ms - first > this.limits.cpuMs;
    };
  }
}
