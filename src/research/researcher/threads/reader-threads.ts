import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';

/**
 * The size of the thread pool. On a machine with two cores, reading pages takes at most one core from API
 * calls.
 */
const MAX_THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));
/**
 * The limits of one task, in milliseconds of CPU time and of wall-clock time. A page takes about 10 ms of CPU
 * time. The wall-clock limit only stops blocked threads: on a busy machine, a thread of low priority waits
 * long for the CPU.
 */
const LIMITS = { cpuMs: 2_000, clockMs: 30_000 };
/**
 * The interval at which a thread's CPU time is checked, in milliseconds. Most tasks end before the first
 * check.
 */
const READING_MS = 250;
/**
 * The idle timeout of a thread in milliseconds. It frees the memory of the vocabulary while no research runs.
 */
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

/** The input of a thread, which writes its id to `thread` when it begins. */
export interface Task<Input> {
  readonly input: Input;
  readonly thread: Int32Array;
}

/** The module of the thread functions: the compiled file, or the source file when the sources are run. */
const FUNCTIONS = new URL(`./thread${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url).href;

/**
 * Runs functions that parse input from sites in worker threads with limits of time and memory. The event loop
 * of the main thread stays free. A thread that exceeds a limit is terminated and replaced.
 */
export class ReaderThreads {
  readonly #pool: Piscina;
  /**
   * Tasks wait here because Piscina, after a thread was terminated, starts no new thread for tasks in its own
   * queue.
   */
  readonly #waiting: (() => void)[] = [];
  #free = MAX_THREADS;

  /** @param filename the module that exports the functions named in `run`; each takes a Task. */
  constructor(
    filename = FUNCTIONS,
    private readonly limits = LIMITS,
  ) {
    this.#pool = new Piscina({
      filename,
      minThreads: 0,
      maxThreads: MAX_THREADS,
      idleTimeout: IDLE_MS,
      resourceLimits: MEMORY,
      niceIncrement: NICE,
      recordTiming: false,
      // A thread reads untrusted input, so its environment contains no secrets.
      env: {},
    });
  }

  /**
   * Runs a function of the module in a thread. Its time limits apply from the start of the task, without
   * waiting time.
   * @param input a value that structured clone supports, like the output
   * @throws ThreadOverrun if the function exceeds a limit or throws; the signal's reason if it is aborted
   */
  async run<Input, Output>(name: string, input: Input, signal: AbortSignal): Promise<Output> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    const task: Task<Input> = { input, thread: new Int32Array(new SharedArrayBuffer(4)) };
    const overrun = new AbortController();
    const exceeded = this.#watch(task.thread);
    const readings = setInterval(
      () => void exceeded().then((limit) => limit && overrun.abort(limit)),
      Math.min(READING_MS, this.limits.clockMs),
    );
    try {
      signal.throwIfAborted();
      return (await this.#pool.run(task, {
        name,
        signal: AbortSignal.any([signal, overrun.signal]),
      })) as Output;
    } catch (error) {
      signal.throwIfAborted();
      if (overrun.signal.aborted) throw new ThreadOverrun(`takes more than ${overrun.signal.reason} to read`);
      const isMemory = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
      throw new ThreadOverrun(isMemory ? 'takes too much memory to read' : 'cannot be read');
    } finally {
      clearInterval(readings);
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }

  /** Terminates the threads. Tasks in progress fail. */
  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  /** Returns a function that names the limit a task has exceeded, or returns null. */
  #watch(id: Int32Array): () => Promise<string | null> {
    const { cpuMs, clockMs } = this.limits;
    let first: { readonly at: number; readonly cpuMs: number } | null = null;
    return async () => {
      const thread = this.#pool.threads.find(({ threadId }) => threadId === Atomics.load(id, 0));
      // The thread has not started, or has exited together with its task.
      const cpu = await thread?.cpuUsage().catch(() => undefined);
      if (cpu === undefined) return null;
      const now = { at: performance.now(), cpuMs: (cpu.user + cpu.system) / 1_000 };
      first ??= now;
      if (now.cpuMs - first.cpuMs > cpuMs) return `${cpuMs / 1_000} seconds of CPU`;
      return now.at - first.at > clockMs ? `${clockMs / 1_000} seconds` : null;
    };
  }
}
