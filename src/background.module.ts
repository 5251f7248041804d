import { Module } from '@nestjs/common';
import { OutboxModule } from './outbox/outbox.module.js';
import { ResearchWorkerModule } from './research/research-worker.module.js';
import { IndexingModule } from './search/indexing/indexing.module.js';

/**
 * The work behind the API: the relay and all that it brings messages to. It is a part of the worker process, and of the
 * server when that runs on the embedded database. It relies on what CoreModule makes global.
 */
@Module({ imports: [OutboxModule, IndexingModule, ResearchWorkerModule] })
export class BackgroundModule {}
