import type { Backend } from '../search-engine.js';

/** Messages about written records; the door for writing appends them. */
export const WRITES = 'search';

/** Messages about documents that are out of date in one of the engines: each engine follows at its own pace. */
export const topicOf = (backend: Backend): string => `search:${backend}`;

/** The same for what comes in great numbers at once: it waits for nobody, and nobody waits for it. */
export const loadsTopicOf = (backend: Backend): string => `${topicOf(backend)}:loads`;

/** Messages about documents for the index that is being built beside the live one. */
export const REBUILD = 'search:rebuild';
