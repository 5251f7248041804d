import { Module } from '@nestjs/common';
import { OutboxRelay } from './outbox-relay.js';

/** The relay. Importing the module runs it: only modules of the worker do. */
@Module({ providers: [OutboxRelay], exports: [OutboxRelay] })
export class OutboxModule {}
