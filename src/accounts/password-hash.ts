import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { withoutEnd } from '../values/text.js';
import { ApiError } from '../common/errors.js';

export interface HashCost {
  readonly memoryKib: number;
  readonly passes: number;
}

const PARALLELISM = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** With version 1.3 of Argon2, the only one that Node supports. */
const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

interface Parts extends HashCost {
  readonly parallelism: number;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

/** The password's argon2id hash as a PHC string, computed on libuv's threads. */
export async function hashPassword(password: string, cost: HashCost): Promise<string> {
  const parts = randomParts(cost);
  return phcString({ ...parts, hash: await derive(password, parts) });
}

export async function matchesPassword(password: string, phc: string): Promise<boolean> {
  const parts = parse(phc);
  return timingSafeEqual(await derive(password, parts), parts.hash);
}

/** A hash that no password matches. Verifying against it takes as long as against a real one. */
export const unmatchableHash = (cost: HashCost): string => phcString(randomParts(cost));

const randomParts = (cost: HashCost): Parts => ({
  ...cost,
  parallelism: PARALLELISM,
  salt: randomBytes(SALT_BYTES),
  hash: randomBytes(HASH_BYTES),
});

const phcString = ({ memoryKib, passes, parallelism, salt, hash }: Parts): string =>
  `$argon2id$v=19$m=${memoryKib},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`;

function parse(phc: string): Parts {
  const match = FORM.exec(phc);
  if (!match) throw new Error('a stored password is not an argon2id PHC string');
  const [, memoryKib, passes, parallelism, salt, hash] = match;
  return {
    memoryKib: Number(memoryKib),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt!, 'base64'),
    hash: Buffer.from(hash!, 'base64'),
  };
}

function derive(password: string, { memoryKib, passes, parallelism, salt, hash }: Parts): Promise<Buffer> {
  const parameters = {
    // Keyboards may produce different Unicode forms of the same password (RFC 8265).
    message: Buffer.from(password.normalize('NFKC')),
    nonce: salt,
    parallelism,
    tagLength: hash.length,
    memory: memoryKib,
    passes,
  };
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, derived) => (error ? reject(error) : resolve(derived)));
  });
}

/** Standard base64 without padding, as in PHC strings. */
const base64 = (bytes: Buffer): string => withoutEnd(bytes.toString('base64'), '=');

/** A full queue drains within about a second: failing fast is better than a long wait. */
const MAX_WAITING = 16;
const RETRY_AFTER_SECONDS = 2;

interface Waiting {
  readonly start: () => void;
  readonly refuse: (error: ApiError) => void;
}

/**
 * Limits concurrent hashes, which occupy CPUs and libuv threads, so that API calls do not wait for sign-ins. The queue
 * is fair: clients take turns, and a full queue rejects the client with the longest queue first. A client with sixty
 * concurrent sign-ins delays the others by one hash.
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
   * Runs `work` in the client's turn; throws 503 if the queue is full.
   *
   * @param client the owner of the queue: a network or a known device
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

  /** Rejects the last entry of the longest queue; throws if that is the caller's own. */
  private makeRoom(ownLength: number): void {
    const [client, longest] = [...this.queues].reduce((most, one) =>
      one[1].length > most[1].length ? one : most,
    );
    if (longest.length <= ownLength + 1) throw busy();
    this.take(client, longest.pop()!).refuse(busy());
  }

  /** Starts the first entry of the next queue, which then moves to the end. */
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
  new ApiError(503, 'busy', 'Too many sign-ins at the moment: retry in a few seconds.', {
    headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
  });
