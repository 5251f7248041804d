/**
 * How long one statement may take, in milliseconds, by what runs it: a statement whose plan went wrong ends some time.
 * Statements of calls have the limit of the configuration (`STATEMENT_TIMEOUT_MS`).
 *
 * Migrations have none. What they do to a table takes as long as the table is large, and to cancel it would only have it
 * begin again; an operator watches them, or a process that is starting waits for them.
 */
export const STATEMENT_LIMIT_MS = {
  /** A slice of a chore (`housekeeping.ts`). One that exceeds it is made smaller. */
  chore: 2_000,
  /** A batch of messages (`lane.ts`, `rebuild-lock.ts`). One that exceeds it is made smaller by a lane. */
  batch: 60_000,
  /** A sample of a table (`table-statistics.ts`), which is as large for every table. */
  analyze: 60_000,
  /** A command, which counts whole tables (`cli/context.ts`). */
  command: 3_600_000,
  /** An import, which prepares whole files in temporary tables before it loads them (`importer/session.ts`). */
  import: 3_600_000,
} as const;
