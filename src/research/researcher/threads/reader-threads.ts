import { availableParallelism } from 'node:os';
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

/** What a thread gets: it writes its id to `thread` once it begins. */
export interface Task<Input> {
  readonly input: Input;
  readonly thread: Int32Array;
}

/** The module of the threads' functions: compiled next to this one, or its source where the sources run. */
const FUNCTIONS = new URL(`./thread${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url).href;

/**
 * Runs what reads input from sites in worker threads with limits of time and memory. The event loop of the process is free
 * meanwhile, and a thread that exceeds a limit is terminated and replaced.
 */
export class ReaderThreads {
  readonly #pool: Piscina;
  /** Piscina starts no thread for work in its own queue once one was terminated, so that work waits here. */
  readonly #waiting: (() => void)[] = [];
  #free = MAX_THREADS;

  /** @param filename the module whose functions `run` names; each takes a Task. */
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
      // A thread reads untrusted input: it gets no secrets.
      env: {},
    });
  }

  /**
   * Runs a function of the module in a thread. Its time counts from when it begins.
   * @param input what structured clone takes, as is the output
   * @throws ThreadOverrun if it exceeds a limit or throws; the signal's reason if that is aborted
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

  /** Terminates the threads. Work in progress fails. */
  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  /** Returns what names the limit that a task exceeds by now, or null. */
  #watch(id: Int32Array): () => Promise<string | null> {
    const { cpuMs, clockMs } = this.limits;
    let first: { readonly at: number; readonly cpuMs: number } | null = null;
    return async () => {
      const thread = this.#pool.threads.find(({ threadId }) => threadId === Atomics.load(id, 0));
      // The thread has not begun, or has ended, and its work with it.
      const cpu = await thread?.cpuUsage().catch(() => undefined);
      if (cpu === undefined) return null;
      const now = { at: performance.now(), cpuMs: (cpu.user + cpu.system) / 1_000 };
      first ??= now;
      if (now.cpuMs - first.cpuMs > cpuMs) return `${cpuMs / 1_000} seconds of CPU`;
      return now.at - first.at > clockMs ? `${clockMs / 1_000} seconds` : null;
    };
  }
}
