import type { Claim, OutboxHandler } from '../../outbox/outbox-handler.js';
import type { OutboxMessage } from '../../outbox/outbox-message.entity.js';
import type { DocumentReader, ReadDocuments } from '../document-reader.js';
import type { DocumentRef, SearchDocument, SearchType } from '../documents.js';
import type { SearchIndex } from '../search-engine.js';
import { DeadLetters } from './dead-letters.js';

/** Documents that are read, made and delivered together. */
const CHUNK = 250;

/**
 * Brings documents of one engine up to date: reads their records anew and puts what they are now in the place of what the
 * engine has. Which write a message came from does not matter, nor how often or in what order it comes.
 */
export class IndexDocuments implements OutboxHandler {
  readonly batch = 1_000;

  /** @param onIndexed is given what was written, once the engine has it */
  constructor(
    readonly topic: string,
    private readonly index: SearchIndex,
    private readonly reader: DocumentReader,
    private readonly onIndexed: (documents: readonly SearchDocument[]) => void = () => undefined,
  ) {}

  async handle(messages: readonly OutboxMessage[], claim: Claim): Promise<void> {
    const letters = new DeadLetters(claim);
    let delivered: Promise<unknown> = Promise.resolve();
    try {
      for (const { type, ids } of chunksOf(messages)) {
        const read = await this.reader.read(type, ids);
        // While the engine takes one chunk, the next one is read.
        await delivered;
        claim.signal.throwIfAborted();
        delivered = this.deliver(type, ids, read, letters);
        delivered.catch(() => undefined);
      }
    } finally {
      await delivered;
    }
  }

  private async deliver(
    type: SearchType,
    ids: readonly number[],
    { documents, gone, refused }: ReadDocuments,
    letters: DeadLetters,
  ): Promise<void> {
    const refusedThere = await this.index.index(documents);
    await this.index.remove(gone);
    await letters.settle(
      this.index.backend,
      ids.map((id): DocumentRef => ({ type, id })),
      [...refused, ...refusedThere],
    );
    this.onIndexed(documents);
  }
}

/** The documents that messages are about, each once, those of one type together. */
function* chunksOf(messages: readonly OutboxMessage[]): Iterable<{ type: SearchType; ids: number[] }> {
  for (const [type, ofType] of Map.groupBy(messages, ({ resource }) => resource as SearchType)) {
    const ids = [...new Set(ofType.map(({ record_id }) => record_id))].sort((one, other) => one - other);
    for (let start = 0; start < ids.length; start += CHUNK) {
      yield { type, ids: ids.slice(start, start + CHUNK) };
    }
  }
}
