import type { Call } from './latency.js';
import type { ScaleDatabase } from './scale-databases.js';
import type { Random } from './scale-random.js';

/** An operation to measure. Operations without search run on one engine only. */
export interface Operation {
  readonly name: string;
  readonly engine: 'database' | 'elasticsearch';
  /** Calls of this operation on a database; each round uses different ones. */
  calls(database: Measurable, round: number, many: number): Call[];
}

export interface Measurable extends ScaleDatabase {
  readonly servers: Readonly<Record<Operation['engine'], string>>;
  /** The time since which about a thousand people have changed. */
  readonly lately: string;
}

/** A call: a path below /api/v1 or of a page, with its body, as JSON or as a form. */
export interface Request {
  readonly isPage?: true;
  readonly path: string;
  readonly method?: 'POST' | 'PATCH';
  readonly body?: object;
  readonly form?: Readonly<Record<string, string>>;
}
export type Drawn = (random: Random, database: Measurable) => Request | string;
