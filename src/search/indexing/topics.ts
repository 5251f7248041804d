import { LOADS, WRITES } from '../../outbox/outbox.js';
import type { Backend } from '../search-engine.js';

/** Messages about documents that are out of date in one of the engines: each engine follows at its own pace. */
export const topicOf = (backend: Backend): string => `search:${backend}`;

/** The same for documents that a load makes out of date: no write waits behind them. */
export const loadsTopicOf = (backend: Backend): string => `${topicOf(backend)}:loads`;

/** All messages that an engine has not followed yet. */
export const topicsOf = (backend: Backend): string[] => [
  WRITES,
  LOADS,
  topicOf(backend),
  loadsTopicOf(backend),
];

/** Messages about documents for the index that is being built while the live one serves. */
export const REBUILD = 'search:rebuild';
