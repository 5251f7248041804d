import { Module } from '@nestjs/common';
import { OutboxRelay } from './outbox-relay.js';

/** The relay. To import it is to run it: only what the worker has does. */
@Module({ providers: [OutboxRelay], exports: [OutboxRelay] })
export class OutboxModule {}
