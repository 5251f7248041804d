import { statement } from '../../database/database.js';
import type { Claim, OutboxHandler } from '../../outbox/outbox-handler.js';
import type { OutboxMessage } from '../../outbox/outbox-message.entity.js';
import type { DocumentReader } from '../document-reader.js';
import type { SearchDocument, SearchType } from '../documents.js';
import { loadsTopicOf, type SearchIndex } from '../search-engine.js';
import { DeadLetters } from './dead-letters.js';
import { chunksByType } from './walk.js';

/** Documents that are read, made and delivered together. */
const CHUNK = 250;

/**
 * $1 a topic of loads, $2 resources and $3 ids of documents whose messages the worker has claimed. Deletes the other
 * messages about them that no worker has: the records are read after this, with all that those messages are about. Each
 * document is looked up in the index `outbox_loads_idx`; the condition on the topic is written so that no other serves.
 */
const DROP_REPETITIONS = statement(`
  DELETE FROM outbox WHERE topic = $1 AND id = ANY(ARRAY(
    SELECT repetition.id FROM unnest($2::resource[], $3::bigint[]) AS d (resource, record_id) CROSS JOIN LATERAL (
      SELECT id FROM outbox
      WHERE record_id = d.record_id AND resource = d.resource AND topic LIKE 'search:%:loads' AND topic || '' = $1
      FOR UPDATE SKIP LOCKED
    ) repetition))`);

/**
 * Brings documents of one engine up to date: reads their records anew and puts what they are now in the place of what the
 * engine has. Which write a message came from does not matter, nor how often or in what order it comes.
 */
export class IndexDocuments implements OutboxHandler {
  readonly batch = 1_000;
  private readonly isLoad: boolean;

  /** @param onIndexed is given what was written, once the engine has it */
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
    // A load names many a document again and again: an organization with each of its members.
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
        // While the engine takes one chunk, the next one is read.
        await delivered;
        claim.signal.throwIfAborted();
        delivered = letters.deliver(this.index, type, ids, read).then(() => this.onIndexed(read.documents));
        delivered.catch(() => undefined);
      }
    } finally {
      await delivered;
    }
  }
}
