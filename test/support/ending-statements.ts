import pg from 'pg';

interface Ending {
  /** The number of the statement, from 1. */
  readonly at: number;
  /** Whether the database responds to the statement before the connection ends. */
  readonly isAnswered: boolean;
  /** Selects the statements of transactions that count. */
  readonly counts: (text: string) => boolean;
}

type Query = (this: pg.Client, ...args: unknown[]) => unknown;

/**
 * Runs `work` and ends a connection at one of the statements that this process sends in transactions. Returns
 * whether it reached that statement.
 */
export async function endingConnection(
  { at, isAnswered, counts }: Ending,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  const begun = new WeakSet<pg.Client>();
  let sent = 0;
  prototype.query = function (...args) {
    const text = textOf(args[0]);
    if (/^(BEGIN|START TRANSACTION)\b/.test(text)) begun.add(this);
    const isCounted = begun.has(this) && counts(text);
    if (/^(COMMIT|ROLLBACK$)/.test(text)) begun.delete(this);
    if (!isCounted || ++sent !== at) return query.apply(this, args);
    const end = () => (this as unknown as { connection: pg.Connection }).connection.stream.destroy();
    if (!isAnswered) end();
    const answer = query.apply(this, args);
    if (!isAnswered) return answer;
    return Promise.resolve(answer).then(() => {
      end();
      throw new Error('Connection terminated unexpectedly');
    });
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return sent >= at;
}

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string }).text ?? '');
