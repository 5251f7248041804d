import { statement } from '../../database/database.js';
import { queueChecks } from '../../duplicates/duplicate-checks.js';
import type { Claim, OutboxHandler, OutboxMessage } from '../../outbox/outbox.js';
import type { DocumentReader } from '../document-reader.js';
import type { SearchDocument, SearchType } from '../documents.js';
import { loadsTopicOf, type SearchIndex } from '../search-engine.js';
import { DeadLetters } from './dead-letters.js';
import { chunksByType } from './walk.js';

/** Number of documents that are read, built and delivered together. */
const CHUNK = 250;

/**
 * $1 a topic of loads, $2 resources and $3 ids of documents whose messages the worker has claimed. Deletes
 * the other unclaimed messages about the same documents: the records are read after this statement, with all
 * the changes that those messages report. Each document is looked up in the index `outbox_loads_idx`; the
 * condition on the topic is written so that the planner cannot use another index.
 */
const DROP_REPETITIONS = statement(`
  DELETE FROM outbox WHERE topic = $1 AND id = ANY(ARRAY(
    SELECT repetition.id FROM unnest($2::resource[], $3::bigint[]) AS d (resource, record_id) CROSS JOIN LATERAL (
      SELECT id FROM outbox
      WHERE record_id = d.record_id AND resource = d.resource AND topic LIKE 'search:%:loads' AND topic || '' = $1
      FOR UPDATE SKIP LOCKED
    ) repetition))`);

/**
 * Updates the documents of one engine: reads their records again and replaces the indexed documents. The
 * result does not depend on which write a message came from, nor on repetition or order.
 */
export class IndexDocuments implements OutboxHandler {
  readonly batch = 1_000;
  private readonly isLoad: boolean;

  /** @param onIndexed receives the documents that the engine has indexed */
  constructor(
    readonly topic: string,
    private readonly index: SearchIndex,
    private readonly reader: DocumentReader,
    private readonly onIndexed: (documents: readonly SearchDocument[]) => void = () => undefined,
  ) {
    this.isLoad = topic === loadsTopicOf(index.backend);
  }

  async handle(messages: readonly OutboxMessage[], claim: Claim): Promise<void> {
    const letters = new DeadLetters(claim);
    const refs = messages.map(({ resource, record_id }) => ({ type: resource as SearchType, id: record_id }));
    // A load often repeats a document: an organization with each of its members.
    if (this.isLoad) {
      await claim.query(DROP_REPETITIONS, [
        this.topic,
        refs.map(({ type }) => type),
        refs.map(({ id }) => id),
      ]);
    }
    let delivered: Promise<unknown> = Promise.resolve();
    try {
      for (const { type, ids } of chunksByType(refs, CHUNK)) {
        const read = await this.reader.read(type, ids);
        // The next chunk is read while the engine indexes the current one.
        await delivered;
        claim.signal.throwIfAborted();
        delivered = letters.deliver(this.index, type, ids, read).then(() => this.onIndexed(read.documents));
        delivered.catch(() => undefined);
      }
    } finally {
      await delivered;
    }
    // Last, since the rows stay locked until the commit.
    await queueChecks(claim, this.isLoad, refs);
  }
}
