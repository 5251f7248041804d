import { ApiError, conflict, invalidField, unavailable } from '../http/errors.js';

interface PgError {
  readonly code: string;
  readonly constraint?: string;
}

const isPgError = (error: unknown): error is PgError =>
  typeof error === 'object' && error !== null && 'code' in error && 'severity' in error;

/** Two writers that waited for each other, or met in the same row: made again, the transaction succeeds. */
export const isRetryable = (error: unknown): boolean =>
  isPgError(driverError(error)) && ['40001', '40P01'].includes((driverError(error) as PgError).code);

/** PostgreSQL's classes: connections, resources, an operator's (or the statement timeout's) intervention. */
const OUTAGE_CLASSES = ['08', '53', '57'];
/** read_only_sql_transaction: in a failover the primary may have become a replica, or another one not yet a primary. */
const READ_ONLY = '25006';
const BROKEN_CONNECTION =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT)$|timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout|Query runner already released/;

/** True if the database could not be asked, or gave up: nothing is wrong with what was asked. */
export function isOutage(error: unknown): boolean {
  const cause = driverError(error);
  if (isPgError(cause)) return cause.code === READ_ONLY || OUTAGE_CLASSES.includes(cause.code.slice(0, 2));
  const { code, message } = (cause ?? {}) as { code?: unknown; message?: unknown };
  return [code, message].some((text) => typeof text === 'string' && BROKEN_CONNECTION.test(text));
}

/** True if the database has not answered for so long that its connection is of no use any more. */
export const isSilence = (error: unknown): boolean =>
  (driverError(error) as Error | undefined)?.message === 'Query read timeout';

/** PostgreSQL's disk_full: it cannot write, but may well still read. */
export const isDiskFull = (error: unknown): boolean =>
  (driverError(error) as { code?: unknown })?.code === '53100';

/**
 * What the operator can do about what PostgreSQL said to a command or a start, as a sentence. null: nothing, that is a
 * defect.
 */
export function whatToSeeTo(error: unknown): string | null {
  if (error instanceof ApiError) {
    if (error.code !== 'unavailable') return null;
    return whatToSeeTo(error.cause) ?? error.message;
  }
  const { code, message } = (driverError(error) ?? {}) as { code?: unknown; message?: string };
  if (code === '42501') {
    return `PostgreSQL does not let the user of DATABASE_URL do this (${message}): use the one that ran "migrate", or grant it the right.`;
  }
  if (code === READ_ONLY) {
    return `The database takes no writes (${message}): set DATABASE_URL to the primary, not to a replica.`;
  }
  if (!isOutage(error)) return null;
  return `PostgreSQL cannot be used just now (${message || String(code)}): see to that, and try again.`;
}

/**
 * What a constraint means to the client whose write met it. Services check before they write; a constraint decides only
 * where two writers race. An outage is nobody's fault, and passes. null: a defect.
 */
export function asApiError(error: unknown): ApiError | null {
  if (isOutage(error)) return Object.assign(unavailable(), { cause: error });
  const cause = driverError(error);
  if (!isPgError(cause)) return null;
  if (cause.code === '23505' && cause.constraint?.endsWith('_public_id_key')) {
    return invalidField('public_id', 'taken', 'must not be the id of another record, past or present');
  }
  if (cause.constraint === 'accounts_email_key') {
    return invalidField('email', 'taken', 'must not be that of another account');
  }
  if (cause.code === '23505')
    return conflict('The same record was written at the same time: read it and try again.');
  if (cause.code === '23503') {
    return conflict(
      'A record that this one belongs to was deleted, or is still needed by another: read it again.',
    );
  }
  return isRetryable(error) ? conflict('Too many changes of this record at the same time: try again.') : null;
}

/** TypeORM wraps the driver's error; prepared statements give it as it is. */
const driverError = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'driverError' in error ? error.driverError : error;
