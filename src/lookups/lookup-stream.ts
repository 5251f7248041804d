import { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Authenticator } from '../accounts/credentials.js';
import { ApiError, internalError } from '../common/errors.js';
import { bodyStream, JSON_LINES, parseJson } from '../http/body.js';
import { countItems } from '../http/rate-limits.js';
import { BatchLookup, type BatchOptions } from './batch-lookup.js';
import { brokenItem, itemOf, MAX_ITEMS, type Item, type LookupStreamQuery } from './lookups.dto.js';

/** 10 MiB. */
const MAX_BYTES = 10_485_760;
const MAX_LINES = 10_000;
/** 16 KiB. */
const MAX_LINE = 16_384;

const NEWLINE = 0x0a;

/** Answers lookups of JSON lines while they arrive. */
@Injectable()
export class LookupStream {
  private readonly logger = new Logger('Lookups');

  constructor(
    private readonly batch: BatchLookup,
    private readonly authenticator: Authenticator,
  ) {}

  /**
   * Starts to answer; throws the error that precedes the first answer. A later error ends the stream without a summary.
   */
  async reply(request: FastifyRequest, reply: FastifyReply, query: LookupStreamQuery): Promise<Readable> {
    await request.charge?.expect(1);
    // The call is paid for by its items.
    await request.charge?.takeUpTo(0);
    const chunks = this.chunks(request, reply, query);
    const first = await chunks.next();
    void reply.header('Content-Type', `${JSON_LINES}; charset=utf-8`);
    return Readable.from(this.sent(first, chunks, request), { highWaterMark: 1 });
  }

  private async *sent(
    first: IteratorResult<string, void>,
    chunks: AsyncGenerator<string, void>,
    { id }: FastifyRequest,
  ): AsyncGenerator<string> {
    if (first.done) return;
    try {
      yield first.value;
      yield* chunks;
    } catch (error) {
      if (!(error instanceof ApiError)) this.logger.error({ err: error, requestId: id });
      const { code, message } = error instanceof ApiError ? error : internalError();
      yield `${JSON.stringify({ error: code, message, details: [], request_id: id })}\n`;
    } finally {
      await chunks.return();
    }
  }

  /** The lines of the answer, a chunk at a time, and then the summary. */
  private async *chunks(
    request: FastifyRequest,
    reply: FastifyReply,
    query: LookupStreamQuery,
  ): AsyncGenerator<string, void> {
    const { charge, caller } = request;
    const options: BatchOptions = { ...query, accountId: caller!.accountId };
    const seen = new Map<string, number>();
    const summary = { items: 0, found: 0, credits_charged: 0 };
    const isGone = () => reply.raw.destroyed;
    const body = await bodyStream(request, MAX_BYTES);
    if (Array.isArray(body) && linesIn(body[0] as Buffer) > MAX_LINES) throw tooManyLines();
    for await (const lines of groupsOf(body)) {
      if (summary.items + lines.length > MAX_LINES) throw tooManyLines();
      // A key may be revoked while its stream is open.
      await this.authenticator.authenticate(request);
      // The call itself counts as its first item.
      await countItems(request, reply, lines.length - (summary.items === 0 ? 1 : 0));
      const items = lines.map((line, at) => itemOfLine(line, summary.items + at));
      const { answers, found, charged } = await this.batch.answer(items, options, charge, seen);
      if (isGone()) {
        await charge?.giveBack(charged);
        return;
      }
      summary.items += items.length;
      summary.found += found;
      summary.credits_charged += charged;
      yield answers.map((answer) => `${answer}\n`).join('');
    }
    const credits_remaining = charge ? charge.balance : 'unlimited';
    yield `${JSON.stringify({ summary: { ...summary, credits_remaining } })}\n`;
  }
}

const tooManyLines = () =>
  new ApiError(413, 'payload_too_large', `A stream has at most ${MAX_LINES} lines: send several.`);

function itemOfLine(line: Buffer | null, index: number): Item {
  if (line === null) return brokenItem(index, 'line', 'too_long', `must have at most ${MAX_LINE} bytes`);
  let value: unknown;
  try {
    value = parseJson(line);
  } catch (error) {
    const { code, message } = (error as ApiError).options.details?.[0] ?? {
      code: 'invalid_json',
      message: 'is not valid JSON in UTF-8',
    };
    return brokenItem(index, 'line', code, message);
  }
  return itemOf(value, index);
}

function linesIn(bytes: Buffer): number {
  let lines = 0;
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf(NEWLINE, at);
    const next = end === -1 ? bytes.length : end;
    if (!isBlank(bytes.subarray(at, next))) lines++;
    at = next + 1;
  }
  return lines;
}

const isBlank = (line: Buffer): boolean =>
  line.every((byte) => byte === 0x20 || byte === 0x0d || byte === 0x09);

/** The lines that have arrived, in groups of at most MAX_ITEMS; blank lines are omitted, a line that is too long is null. */
async function* groupsOf(
  parts: Iterable<Buffer> | AsyncIterable<Buffer>,
): AsyncGenerator<(Buffer | null)[], void> {
  let rest: Buffer = Buffer.alloc(0);
  let isTooLong = false;
  let group: (Buffer | null)[] = [];
  const add = (line: Buffer) => {
    if (isTooLong || line.length > MAX_LINE) group.push(null);
    else if (!isBlank(line)) group.push(line);
    isTooLong = false;
  };
  for await (const part of parts) {
    let at = 0;
    for (let end = part.indexOf(NEWLINE); end !== -1; end = part.indexOf(NEWLINE, at)) {
      const line = part.subarray(at, end);
      add(rest.length === 0 ? line : Buffer.concat([rest, line]));
      rest = Buffer.alloc(0);
      at = end + 1;
      if (group.length === MAX_ITEMS) {
        yield group;
        group = [];
      }
    }
    isTooLong ||= rest.length + part.length - at > MAX_LINE;
    rest = isTooLong ? Buffer.alloc(0) : Buffer.concat([rest, part.subarray(at)]);
    if (group.length > 0) {
      yield group;
      group = [];
    }
  }
  if (isTooLong || rest.length > 0) add(rest);
  if (group.length > 0) yield group;
}
