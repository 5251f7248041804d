import { Client, type Pool } from 'pg';
import { outsideOfRequests } from '../http/request-context.js';

/** After a failover the old server may be gone without a word: then only the lack of an answer tells. */
const TIMEOUT_MS = 2_000;

/**
 * A connection outside the pool, for few statements. Behind all the calls of an overloaded process a check would come
 * too late, and a balancer that then removes this process moves its calls to the next one.
 */
export class OwnConnection {
  private client: Promise<Client> | null = null;
  /** The last statement asked: a connection runs one at a time. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly db: { readonly pool: Pool }) {}

  /** Connects first if need be, and anew after a failure; throws whatever the driver throws. */
  query<Row>(sql: string): Promise<Row[]> {
    const answer = this.last.then(() => this.run<Row>(sql));
    this.last = answer.catch(() => undefined);
    return answer;
  }

  private async run<Row>(sql: string): Promise<Row[]> {
    const connecting = (this.client ??= outsideOfRequests(() => this.connect()));
    try {
      return (await (await connecting).query(sql)).rows as Row[];
    } catch (error) {
      if (this.client === connecting) this.close();
      throw error;
    }
  }

  close(): void {
    const { client } = this;
    this.client = null;
    // Not awaited: a connection on which nothing comes back may never report its end.
    client?.then((one) => one.end()).catch(() => undefined);
  }

  private async connect(): Promise<Client> {
    // As the pool makes its own.
    const client = new Client({ ...this.db.pool.options, query_timeout: TIMEOUT_MS });
    // The next query fails and reports its loss.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }
}
