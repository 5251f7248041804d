import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { shed } from '../common/events.js';
import { callerOf } from './load-shedding.js';

/** Limit of response characters that the process buffers until clients have read them: 16 Mi, up to four bytes each. */
const MAX_CHARACTERS = 16_777_216;
/** The part of it for one caller or one response. */
const MAX_PER_CALLER = MAX_CHARACTERS / 2;
/** Limit of response characters that wait for buffer space. */
const MAX_WAITING = MAX_CHARACTERS;
/** Shorter responses never wait. */
const SHORT = 65_536;
/** Chunk size of longer responses, in characters: a socket does not report how much of one write was read. */
const CHUNK = 32_768;
/** Shorter responses fit into the system's socket buffer. */
const TINY = 16_384;
const WAIT_MS = 5_000;

const CHECK_EVERY_MS = 1_000;
/** Consecutive checks without progress after which a client is disconnected. */
const MAX_SLOW = 30;
/** The same limit while other responses wait for buffer space. */
const MAX_SLOW_UNDER_PRESSURE = 2;

interface Unread {
  readonly caller: string;
  /** Size of the text; of the body after it was encoded. */
  size: number;
  /** Called with the size of the body when it is about to be sent. */
  readonly begin: (size: number) => void;
  /** True while it is being sent. */
  begun: boolean;
  readonly close: () => void;
  /** True if a chunk was read since the last check. */
  progress: boolean;
  slow: number;
}

interface Waiting {
  readonly caller: string;
  readonly size: number;
  readonly begin: (admitted: boolean) => void;
}

/**
 * Backpressure for responses that clients have not read yet. Long ones wait for buffer space; connections whose clients
 * read too slowly are closed, sooner while others wait.
 */
export class UnreadAnswers {
  private readonly unread = new Set<Unread>();
  private readonly waiting = new Set<Waiting>();
  private total = 0;
  private totalWaiting = 0;

  constructor(server: FastifyInstance) {
    const checking = setInterval(() => this.check(), CHECK_EVERY_MS).unref();
    server.addHook('onClose', () => clearInterval(checking));
  }

  /**
   * Returns the body to send, at once or when there is buffer space; null if the wait times out.
   *
   * @param encode creates the body from the text. It needs memory for all of it, so it is called only when there is
   *   space.
   */
  async admit<Text extends string | Buffer>(
    request: FastifyRequest,
    reply: FastifyReply,
    text: Text,
    encode: (text: Text) => Promise<string | Buffer>,
  ): Promise<string | Buffer | Readable | null> {
    const size = text.length;
    if (size < TINY) return encode(text);
    const caller = callerOf(request);
    if (size >= SHORT && !this.hasRoom(caller, size)) {
      // A waiting response does not count as load: it must not use up the capacity for others.
      request.isAnswered?.();
      if (!(await this.wait(caller, size))) {
        shed.publish({ reason: 'answers' });
        return null;
      }
    }
    const answer = this.hold(request, reply, size);
    const body = await encode(text);
    answer.begin(body.length);
    if (size < SHORT) return body;
    void reply.header('Content-Length', Buffer.byteLength(body));
    return chunks(body, () => (answer.progress = true));
  }

  private hasRoom(caller: string, size: number): boolean {
    if (this.total > 0 && this.total + size > MAX_CHARACTERS) return false;
    const ofCaller = this.unread.values().filter((one) => one.caller === caller);
    const held = ofCaller.reduce((sum, one) => sum + one.size, 0);
    return held === 0 || held + size <= MAX_PER_CALLER;
  }

  private hold(request: FastifyRequest, { raw }: FastifyReply, size: number): Unread {
    const close = () => void request.raw.socket.destroy();
    const begin = (encoded: number) => {
      if (this.unread.has(answer)) this.total += encoded - answer.size;
      answer.size = encoded;
      answer.begun = true;
      this.admitWaiting();
    };
    const caller = callerOf(request);
    const answer: Unread = { caller, size, begin, begun: false, close, progress: true, slow: 0 };
    if (raw.destroyed) return answer;
    this.unread.add(answer);
    this.total += size;
    const release = () => {
      if (!this.unread.delete(answer)) return;
      this.total -= answer.size;
      this.admitWaiting();
    };
    raw.once('finish', release);
    raw.once('close', release);
    return answer;
  }

  private wait(caller: string, size: number): Promise<boolean> {
    if (this.totalWaiting + size > MAX_WAITING) return Promise.resolve(false);
    return new Promise((resolve) => {
      const begin = (admitted: boolean) => {
        clearTimeout(late);
        this.waiting.delete(waiting);
        this.totalWaiting -= size;
        resolve(admitted);
      };
      const waiting = { caller, size, begin };
      const late = setTimeout(() => begin(false), WAIT_MS);
      this.waiting.add(waiting);
      this.totalWaiting += size;
    });
  }

  private admitWaiting(): void {
    const next = this.waiting.values().find(({ caller, size }) => this.hasRoom(caller, size));
    // Its release admits the next one.
    next?.begin(true);
  }

  private check(): void {
    const isUnderPressure = this.waiting.size > 0 || this.total > MAX_CHARACTERS;
    for (const answer of this.unread) {
      if (!answer.begun) continue;
      answer.slow = answer.progress ? 0 : answer.slow + 1;
      answer.progress = false;
      if (answer.slow >= (isUnderPressure ? MAX_SLOW_UNDER_PRESSURE : MAX_SLOW)) answer.close();
    }
    this.admitWaiting();
  }
}

/** A stream of a body that creates each chunk after the previous one was read. */
function chunks(body: string | Buffer, onChunk: () => void): Readable {
  let at = 0;
  return new Readable({
    highWaterMark: 1,
    read() {
      if (at > 0) onChunk();
      const end = endOfChunk(body, at);
      this.push(end > at ? chunkOf(body, at, end) : null);
      at = end;
    },
  });
}

const chunkOf = (body: string | Buffer, at: number, end: number): Buffer =>
  typeof body === 'string' ? Buffer.from(body.slice(at, end)) : body.subarray(at, end);

function endOfChunk(body: string | Buffer, at: number): number {
  const end = Math.min(at + CHUNK, body.length);
  // Keeps a surrogate pair together.
  const isSplit = typeof body === 'string' && end < body.length && isHighSurrogate(body.charCodeAt(end - 1));
  return isSplit ? end - 1 : end;
}

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;
