import { ApiError, conflict, invalidField, tooLarge, unavailable } from '../common/errors.js';
import { PLURAL } from './resources.js';

/** Tables whose check constraints a caller can violate; a violation in another table is a defect. */
const DIRECTORY_TABLES: readonly string[] = [...Object.values(PLURAL), 'email_addresses'];

/** An error of PostgreSQL or of its connection. */
interface Fault {
  /** PostgreSQL's or the system's code; empty without one. */
  readonly code: string;
  readonly message: string;
  readonly isPostgres: boolean;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
}

/** Reads an error of the driver, also from within TypeORM's error or the response that was made from it. */
function faultOf(error: unknown): Fault {
  const given = error instanceof ApiError ? (error.cause ?? error) : error;
  const { driverError = given } = (given ?? {}) as { driverError?: unknown };
  const fault = Object(driverError) as Readonly<Record<string, string | undefined>>;
  const { code, message = '', constraint, table } = fault;
  const isPostgres = 'severity' in fault && code !== undefined;
  return { code: typeof code === 'string' ? code : '', message, isPostgres, constraint, table };
}

/** Whether the code or the message of an error matches. */
const says = ({ code, message }: Fault, pattern: RegExp): boolean =>
  pattern.test(code) || pattern.test(message);

/** True for a deadlock or a serialization failure: the transaction succeeds when it is retried. */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(faultOf(error).code);

/** PostgreSQL's error classes for connections, resources, and interventions by an operator or a statement timeout. */
const OUTAGE_CLASSES = ['08', '53', '57'];
/**
 * read_only_sql_transaction: during a failover the primary may have become a replica, or the new one is not promoted
 * yet.
 */
const READ_ONLY = '25006';
const BROKEN_CONNECTION =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT)$|timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout|Query runner already released/;

/** True if the database was unreachable or gave up: the statement itself is valid. */
export function isOutage(error: unknown): boolean {
  const fault = faultOf(error);
  if (!fault.isPostgres) return says(fault, BROKEN_CONNECTION);
  return fault.code === READ_ONLY || OUTAGE_CLASSES.includes(fault.code.slice(0, 2));
}

/** True if the database was unreachable, whatever the statement; false for a statement timeout. */
export const isUnreachable = (error: unknown): boolean => isOutage(error) && !isStatementTimeout(error);

const NEVER_CONNECTED = /^(ECONNREFUSED|ENOTFOUND)$|timeout exceeded when trying to connect/;

/** True if the statement may have been committed although its response was lost. */
export function isOutcomeUnknown(error: unknown): boolean {
  const fault = faultOf(error);
  // An operator may close a connection right after its commit.
  return fault.isPostgres ? /^(08|57P)/.test(fault.code) : !says(fault, NEVER_CONNECTED);
}

/** True if the database has not responded for so long that its connection is unusable. */
export const isResponseTimeout = (error: unknown): boolean => faultOf(error).message === 'Query read timeout';

/** True if PostgreSQL cancelled the statement, because of its timeout or at an operator's request. */
export const isStatementTimeout = (error: unknown): boolean => faultOf(error).code === '57014';

/** PostgreSQL's lock_not_available: another transaction has held a lock for too long. */
export const isLockTimeout = (error: unknown): boolean => faultOf(error).code === '55P03';

/** PostgreSQL's disk_full: it cannot write, but may still read. */
export const isDiskFull = (error: unknown): boolean => faultOf(error).code === '53100';

/** PostgreSQL's class program_limit_exceeded: a value is too large for its index or its row. */
export const exceedsLimit = (error: unknown): boolean => faultOf(error).code.startsWith('54');

/** What the operator can do about a database error of a command or a start, as a sentence; null for a defect. */
export function operatorHint(error: unknown): string | null {
  if (error instanceof ApiError) {
    if (error.code !== 'unavailable') return null;
    return operatorHint(error.cause) ?? error.message;
  }
  const { code, message } = faultOf(error);
  if (code === '42501') {
    return `The user of DATABASE_URL lacks a privilege (${message}): grant it, or use the user that ran "migrate".`;
  }
  if (code === READ_ONLY) {
    return `The database is read-only (${message}): set DATABASE_URL to the primary, not to a replica.`;
  }
  if (!isOutage(error)) return null;
  return `PostgreSQL is unavailable (${message || code}): fix the cause and retry.`;
}

/** The error for a caller that waited too long for its turn. */
export const tooManyWriters = () =>
  new ApiError(503, 'overloaded', 'Too many concurrent changes: retry later.', {
    headers: { 'Retry-After': '1' },
  });

/** The error for a public id that belongs to another record. */
export const takenId = () =>
  invalidField('public_id', 'taken', 'must not be the id of another record, past or present');

/**
 * Converts a database error for the client. Services validate before they write; a constraint decides only races
 * between writers. An outage is a 503. Returns null for a defect.
 */
export function asApiError(error: unknown): ApiError | null {
  if (isOutage(error)) return Object.assign(unavailable(), { cause: error });
  if (isLockTimeout(error)) return Object.assign(tooManyWriters(), { cause: error });
  const { code, constraint = '', table = '' } = faultOf(error);
  if (code === '23505' && constraint.endsWith('_public_id_key')) return takenId();
  if (constraint === 'accounts_email_key') {
    return invalidField('email', 'taken', 'must not be that of another account');
  }
  if (code === '23505') return conflict('A concurrent call changed the same record: read it and retry.');
  if (code === '23503') {
    return conflict('A related record was deleted or still refers to this one: read it again.');
  }
  if (code === '23514' && DIRECTORY_TABLES.includes(table)) {
    return invalidField('body', 'invalid', `violates the constraint ${constraint}`);
  }
  if (exceedsLimit(error)) return Object.assign(tooLarge(), { cause: error });
  return isRetryable(error) ? conflict('Too many concurrent changes of this record: retry.') : null;
}
