import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { Piscina } from 'piscina';

/** Threads of a process: what sites serve takes at most one core from calls on a machine with two. */
const MAX_THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));
/**
 * Limits of one piece of work. A page takes some 10 ms of CPU. The clock is a backstop for a thread that waits: on a busy
 * machine a thread of low priority gets its CPU late, and its page is no worse for that.
 */
const LIMITS = { cpuMs: 2_000, clockMs: 30_000 };
/** How often the CPU time of a thread is read. Most work ends before the first reading. */
const READING_MS = 250;
/** Threads end after this idle time: with their vocabulary they take memory that a server without research does not need. */
const IDLE_MS = 30_000;
/** Added to the nice value of the threads, so that calls come first. */
const NICE = 10;
/** A page of 1 MiB may have 300,000 elements. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** Work that a thread did not finish: it took too long, too much memory, or failed. The thread is replaced. */
export class ThreadOverrun extends Error {
  /** @param reason continues a sentence: `takes too much memory to read` */
  constructor(readonly reason: string) {
    super(reason);
  }
}

/** The module of the threads' functions: compiled next to this one, or its source where the sources run. */
const FUNCTIONS = new URL(`./thread${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url).href;

/** The function of the module that does nothing: once it has run, the module is loaded. */
const READY = 'ready';

/**
 * Runs what reads input from sites in worker threads with limits of time and memory. The event loop of the process is free
 * meanwhile, and a thread that exceeds a limit is terminated and replaced.
 */
export class ReaderThreads {
  /** Each has one thread, so that the CPU time of its thread is that of its work. */
  readonly #pools = new Set<Piscina>();
  readonly #idle: Piscina[] = [];
  readonly #waiting: ((pool: Piscina) => void)[] = [];

  /** @param filename the module whose functions `run` names; each takes and returns what structured clone takes. */
  constructor(
    private readonly filename = FUNCTIONS,
    private readonly limits = LIMITS,
  ) {}

  /**
   * Runs a function of the module in a thread. Work waits for a thread; its time counts from when the thread is ready.
   * @throws ThreadOverrun if it exceeds a limit or throws; the signal's reason if that is aborted
   */
  async run<Input, Output>(name: string, input: Input, signal: AbortSignal): Promise<Output> {
    const pool = await this.#take();
    const overrun = new AbortController();
    let stopWatching = () => {};
    try {
      signal.throwIfAborted();
      if (pool.threads.length === 0) await pool.run(null, { name: READY, signal });
      stopWatching = this.#watch(pool.threads[0], overrun);
      return (await pool.run(input, { name, signal: AbortSignal.any([signal, overrun.signal]) })) as Output;
    } catch (error) {
      signal.throwIfAborted();
      throw overrun.signal.aborted ? overrun.signal.reason : new ThreadOverrun(reasonOf(error));
    } finally {
      stopWatching();
      this.#give(pool);
    }
  }

  /** Terminates the threads. Work in progress fails. */
  async close(): Promise<void> {
    const pools = [...this.#pools];
    this.#pools.clear();
    this.#idle.length = 0;
    await Promise.all(pools.map((pool) => pool.destroy()));
  }

  /** Aborts once the thread has used up a limit. Returns what ends the watch. */
  #watch(thread: Worker | undefined, overrun: AbortController): () => void {
    const { cpuMs, clockMs } = this.limits;
    let atFirst: NodeJS.CpuUsage | null = null;
    const clock = setTimeout(() => {
      overrun.abort(new ThreadOverrun(`takes more than ${clockMs / 1_000} seconds to read`));
    }, clockMs);
    const readings = setInterval(() => {
      thread?.cpuUsage().then(
        (now) => {
          atFirst ??= now;
          const usedMs = (now.user + now.system - atFirst.user - atFirst.system) / 1_000;
          if (usedMs > cpuMs)
            overrun.abort(new ThreadOverrun(`takes more than ${cpuMs / 1_000} seconds of CPU to read`));
        },
        // The thread has ended, and its work with it.
        () => clearInterval(readings),
      );
    }, READING_MS);
    return () => {
      clearTimeout(clock);
      clearInterval(readings);
    };
  }

  #newPool(): Piscina {
    const pool = new Piscina({
      filename: this.filename,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      resourceLimits: MEMORY,
      niceIncrement: NICE,
      recordTiming: false,
      // A thread reads untrusted input: it gets no secrets.
      env: {},
    });
    this.#pools.add(pool);
    return pool;
  }

  async #take(): Promise<Piscina> {
    const idle = this.#idle.pop();
    if (idle) return idle;
    if (this.#pools.size < MAX_THREADS) return this.#newPool();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #give(pool: Piscina): void {
    // A pool that was closed meanwhile makes room for a new one.
    const usable = this.#pools.has(pool) ? pool : null;
    const next = this.#waiting.shift();
    if (next) next(usable ?? this.#newPool());
    else if (usable) this.#idle.push(usable);
  }
}

function reasonOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'takes too much memory to read' : 'cannot be read';
}
