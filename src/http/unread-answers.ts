import { Readable } from 'node:stream';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { shed } from '../common/events.js';

/** Characters of answers that the process holds until clients have read them: 16 Mi, up to four bytes each. */
const MOST = 16_777_216;
/** Of them so many for one caller, or one answer. */
const MAX_PER_CALLER = MOST / 2;
/** Characters of answers that wait until there is room for them. */
const MAX_WAITING = MOST;
/** Answers shorter than this never wait. */
const SHORT = 65_536;
/** Longer answers are sent in pieces of so many characters: a socket does not tell how much of one write has been read. */
const PIECE = 32_768;
/** Answers shorter than this fit into what the system keeps for a connection. */
const TINY = 16_384;
const WAIT_MS = 5_000;

const CHECK_EVERY_MS = 1_000;
/** So many times in a row a client may read no piece. */
const MAX_SLOW = 30;
/** The same while other answers wait for room. */
const MAX_SLOW_UNDER_PRESSURE = 2;

interface Unread {
  readonly caller: string;
  /** Of the text; of the body once that is encoded. */
  size: number;
  /** To be called with the size of the body, when it is about to be sent. */
  readonly begin: (size: number) => void;
  /** True once it is being sent. */
  begun: boolean;
  /** Closes the connection. */
  readonly close: () => void;
  /** True if a piece was read since the last check. */
  progress: boolean;
  slow: number;
}

interface Waiting {
  readonly caller: string;
  readonly size: number;
  readonly begin: (admitted: boolean) => void;
}

/**
 * The answers that clients have not read yet. Long ones wait for room; connections whose clients read nothing, or next
 * to nothing, are closed, sooner while others wait.
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
   * What to send for an answer, at once or once there is room for it; null if no room comes in time.
   *
   * @param encode makes the body of the text. It needs memory for all of it, so it is called once there is room.
   */
  async admit(
    request: FastifyRequest,
    reply: FastifyReply,
    text: string,
    encode: (text: string) => Promise<string | Buffer>,
  ): Promise<string | Buffer | Readable | null> {
    const size = text.length;
    if (size < TINY) return encode(text);
    const caller = callerOf(request);
    if (size >= SHORT && !this.hasRoom(caller, size)) {
      // From now on it is no load: what waits must not use up what others are allowed.
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
    return pieces(body, () => (answer.progress = true));
  }

  private hasRoom(caller: string, size: number): boolean {
    if (this.total > 0 && this.total + size > MOST) return false;
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
    // Its own release admits the one after it.
    next?.begin(true);
  }

  private check(): void {
    const isInNeed = this.waiting.size > 0 || this.total > MOST;
    for (const answer of this.unread) {
      if (!answer.begun) continue;
      answer.slow = answer.progress ? 0 : answer.slow + 1;
      answer.progress = false;
      if (answer.slow >= (isInNeed ? MAX_SLOW_UNDER_PRESSURE : MAX_SLOW)) answer.close();
    }
    this.admitWaiting();
  }
}

const callerOf = (request: FastifyRequest): string =>
  request.caller ? `account ${request.caller.accountId}` : `address ${normalizeIP(request.ip)}`;

/** A stream of a body that makes each piece when the one before has been taken. */
function pieces(body: string | Buffer, onPiece: () => void): Readable {
  let at = 0;
  return new Readable({
    highWaterMark: 1,
    read() {
      if (at > 0) onPiece();
      const end = endOfPiece(body, at);
      this.push(end > at ? pieceOf(body, at, end) : null);
      at = end;
    },
  });
}

const pieceOf = (body: string | Buffer, at: number, end: number): Buffer =>
  typeof body === 'string' ? Buffer.from(body.slice(at, end)) : body.subarray(at, end);

function endOfPiece(body: string | Buffer, at: number): number {
  const end = Math.min(at + PIECE, body.length);
  // A character of two halves stays whole.
  const isSplit = typeof body === 'string' && end < body.length && isHighSurrogate(body.charCodeAt(end - 1));
  return isSplit ? end - 1 : end;
}

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;
