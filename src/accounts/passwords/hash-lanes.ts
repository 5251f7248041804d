import { ApiError } from '../../http/errors.js';

/** A full queue empties within about a second: a quick refusal is better than a long wait. */
const MAX_WAITING = 16;
const RETRY_AFTER_SECONDS = 2;

interface Waiting {
  readonly start: () => void;
  readonly refuse: (error: ApiError) => void;
}

/**
 * Bounds the hashes that run at the same time: they take processors and libuv's threads, and calls of the API must not
 * wait for sign-ins. The queue is fair: clients take turns, and when it is full the client with the longest queue is
 * refused first, so one client that signs in sixty times at once delays the others by one hash.
 */
export class HashLanes {
  private free: number;
  private waiting = 0;
  /** By client, in the order of their turns. */
  private readonly queues = new Map<string, Waiting[]>();

  constructor(lanes: number) {
    this.free = lanes;
  }

  /**
   * Runs `work` when it is the client's turn; throws 503 if too many wait.
   *
   * @param client whose queue it waits in: a network, a known device
   */
  async run<T>(client: string, work: () => Promise<T>): Promise<T> {
    await this.turn(client);
    try {
      return await work();
    } finally {
      this.next();
    }
  }

  private async turn(client: string): Promise<void> {
    if (this.free > 0) {
      this.free--;
      return;
    }
    const queue = this.queues.get(client) ?? [];
    if (this.waiting >= MAX_WAITING) this.makeRoom(queue.length);
    await new Promise<void>((start, refuse) => {
      queue.push({ start, refuse });
      this.queues.set(client, queue);
      this.waiting++;
    });
  }

  /** Refuses the last of the longest queue; throws if that is the newcomer's own. */
  private makeRoom(ownLength: number): void {
    const [client, longest] = [...this.queues].reduce((most, one) =>
      one[1].length > most[1].length ? one : most,
    );
    if (longest.length <= ownLength + 1) throw busy();
    this.take(client, longest.pop()!).refuse(busy());
  }

  /** Starts the first of the queue whose turn it is, which then goes to the end of the turns. */
  private next(): void {
    const turn = this.queues.entries().next();
    if (turn.done) return void this.free++;
    const [client, queue] = turn.value;
    this.queues.delete(client);
    this.queues.set(client, queue);
    this.take(client, queue.shift()!).start();
  }

  private take(client: string, one: Waiting): Waiting {
    this.waiting--;
    if (this.queues.get(client)?.length === 0) this.queues.delete(client);
    return one;
  }
}

const busy = () =>
  new ApiError(503, 'busy', 'Too many people are signing in at this moment: try again in a few seconds.', {
    headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
  });
