import { setTimeout as sleep } from 'node:timers/promises';
import { statement } from '../../database/database.js';
import type { Progress } from '../../progress/progress.js';
import { SEARCH_TYPES } from '../documents.js';
import type { SearchIndex } from '../search-engine.js';
import { DeadLetters } from './dead-letters.js';
import type { Difference, IndexContents } from './index-contents.js';
import type { SearchParts } from './reindex.js';
import { topicsOf } from './topics.js';
import { walk } from './walk.js';

const CHUNK = 500;
/** An index in which more than this differs is to be built anew: the check ends there. */
export const MAX_DIFFERENCES = 20_000;
/** What was written while the check ran is given this long to reach the engine, and may be written again meanwhile. */
const CATCH_UP_MS = 5_000;
const LOOKS = 5;

/** $1 topics. How far the outbox has been written. */
const LATEST = statement(`SELECT coalesce(max(id), 0) AS id FROM outbox WHERE topic = ANY($1::text[])`);
/** $1 topics, $2 an id. */
const BEFORE = statement(
  `SELECT EXISTS (SELECT FROM outbox WHERE topic = ANY($1::text[]) AND id <= $2) AS waiting`,
);

/** Compares what one engine has with what it should have. Throws when the engine does not answer. */
export class EngineCheck {
  constructor(
    private readonly parts: Pick<SearchParts, 'db' | 'reader'>,
    private readonly contents: IndexContents,
    private readonly index: SearchIndex,
  ) {}

  /** What differs; not what was only being written meanwhile. */
  async find(progress: Progress, signal: AbortSignal): Promise<Difference[]> {
    let found = await this.compareAll(progress, signal);
    if (found.length > MAX_DIFFERENCES) return found;
    for (let look = 0; look < LOOKS && found.length > 0; look++) {
      await this.caughtUp();
      found = await this.compare(found);
    }
    return found;
  }

  /** Brings documents that differ up to date, and returns those that differ still. */
  async repair(differences: readonly Difference[]): Promise<Difference[]> {
    for (const { type, ids } of chunksOf(differences)) {
      const { documents, gone, refused } = await this.parts.reader.read(type, ids);
      const refusedThere = await this.index.index(documents);
      await this.index.remove(gone);
      const refs = ids.map((id) => ({ type, id }));
      await new DeadLetters(this.parts.db).settle(this.index.backend, refs, [...refused, ...refusedThere]);
    }
    return this.compare(differences);
  }

  private async compareAll(progress: Progress, signal: AbortSignal): Promise<Difference[]> {
    const found: Difference[] = [];
    let done = 0;
    let after = 0;
    for await (const { type, ids, isLast } of walk(this.parts.db, CHUNK)) {
      signal.throwIfAborted();
      const { documents, gone } = await this.parts.reader.read(type, ids);
      const range = { after, upTo: isLast ? null : ids.at(-1)! };
      found.push(...(await this.contents.differences({ type, documents, gone: idsOf(gone), range })));
      after = range.upTo ?? 0;
      done += documents.length;
      progress.count(documents.length);
      progress.reach(done);
      if (found.length > MAX_DIFFERENCES) break;
    }
    return found;
  }

  private async compare(differences: readonly Difference[]): Promise<Difference[]> {
    const found: Difference[] = [];
    for (const { type, ids } of chunksOf(differences)) {
      const { documents, gone } = await this.parts.reader.read(type, ids);
      found.push(...(await this.contents.differences({ type, documents, gone: idsOf(gone) })));
    }
    return found;
  }

  /** Waits until what has been written by now has reached the engine, but not for ever. */
  private async caughtUp(): Promise<void> {
    const { db } = this.parts;
    const topics = topicsOf(this.contents.backend);
    const deadline = Date.now() + CATCH_UP_MS;
    // Twice: messages about records become messages about documents.
    for (let round = 0; round < 2; round++) {
      const [latest] = await db.query<{ id: number }>(LATEST, [topics]);
      for (;;) {
        const [row] = await db.query<{ waiting: boolean }>(BEFORE, [topics, latest!.id]);
        if (!row!.waiting || Date.now() > deadline) break;
        await sleep(50);
      }
    }
  }
}

const idsOf = (refs: readonly { readonly id: number }[]): number[] => refs.map(({ id }) => id);

function* chunksOf(differences: readonly Difference[]) {
  for (const type of SEARCH_TYPES) {
    const ids = idsOf(differences.filter((one) => one.type === type));
    for (let start = 0; start < ids.length; start += CHUNK) {
      yield { type, ids: ids.slice(start, start + CHUNK) };
    }
  }
}
