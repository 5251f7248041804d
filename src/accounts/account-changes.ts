import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Database, statement } from '../database/database.js';
import { OutageLog } from '../common/outage-log.js';

const RETRY_MS = 500;
/**
 * A silently broken connection is detected after one or two of these intervals; a short delay does not count as broken.
 */
const HEARTBEAT_MS = 5_000;
/** Longest wait of a change for other processes. A process that has not acknowledged by then serves no calls either. */
const HEARD_WITHIN_MS = 1_000;

/** An advisory lock that every listening process holds in shared mode, so that listeners can be counted. */
const LISTENERS = 769_415_897;
const COUNT_LISTENERS = statement(`
  SELECT count(*) AS listeners FROM pg_locks
  WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND classid = 0 AND objid = ${LISTENERS} AND mode = 'ShareLock'`);
const LISTEN = 'LISTEN account_changed';
const NOTIFY = statement(`SELECT pg_notify('account_changed', $1)`);

/** The id of the account whose data or key changed; null if any account may have changed. */
type Listener = (accountId: number | null) => void;

/**
 * Receives notifications, from any process, that an account or its key has changed. While the listening connection is
 * down, `listening` is false and no account may be cached; listeners have been called with null.
 */
@Injectable()
export class AccountChanges implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('AccountChanges');
  private readonly listeners: Listener[] = [];
  private readonly questions = new Map<string, () => void>();
  private client: PoolClient | null = null;
  private retry: NodeJS.Timeout | null = null;
  private heartbeat: NodeJS.Timeout | null = null;
  private stopped = false;
  private readonly outage = new OutageLog(this.logger, 'Changes of accounts are heard again.');

  constructor(private readonly db: Database) {}

  get listening(): boolean {
    return this.client !== null;
  }

  /** Calls back for every change, and with null when notifications may have been missed. */
  onChange(listener: Listener): void {
    this.listeners.push(listener);
  }

  /**
   * Waits until every listening process has received all changes committed so far. PostgreSQL delivers notifications in
   * commit order, so a process that acknowledges a ping has received the changes before it. Does not throw.
   */
  async settled(): Promise<void> {
    if (!this.listening) return;
    const question = randomUUID();
    try {
      const [row] = await this.db.query<{ listeners: number }>(COUNT_LISTENERS);
      const answered = this.answers(question, row!.listeners);
      await this.db.query(NOTIFY, [`heard? ${question}`]);
      await answered;
    } catch (error) {
      this.logger.warn(`Notifying other processes of a change failed: ${(error as Error).message}`);
    } finally {
      this.questions.delete(question);
    }
  }

  /** Resolves after this many acknowledgements, or at the timeout. */
  private answers(question: string, expected: number): Promise<void> {
    return new Promise((resolve) => {
      let missing = expected;
      this.questions.set(question, () => {
        if (--missing <= 0) resolve();
      });
      setTimeout(resolve, HEARD_WITHIN_MS).unref();
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.connect();
  }

  onApplicationShutdown(): void {
    this.stopped = true;
    if (this.retry) clearTimeout(this.retry);
    if (this.heartbeat) clearInterval(this.heartbeat);
    this.client?.release(true);
    this.client = null;
  }

  private async connect(): Promise<void> {
    let client: PoolClient | null = null;
    try {
      client = await this.db.pool.connect();
      const lost = () => this.lost(client!);
      client.once('error', lost);
      client.once('end', lost);
      client.on('notification', ({ payload }) => this.hear(payload ?? ''));
      await client.query(`SELECT pg_advisory_lock_shared(${LISTENERS})`);
      await client.query(LISTEN);
      if (this.stopped) return client.release(true);
      this.outage.over();
      this.client = client;
      this.heartbeat = this.watch(client);
      this.changed(null);
    } catch (error) {
      client?.release(true);
      if (this.stopped) return;
      this.outage.away(`Cannot listen for changes of accounts: ${(error as Error).message}`);
      this.connectLater();
    }
  }

  /** Sends LISTEN repeatedly as a heartbeat; repeating it has no other effect. */
  private watch(client: PoolClient): NodeJS.Timeout {
    let answered = true;
    return setInterval(() => {
      // Acknowledgements that arrived while this process was busy are read first.
      if (!answered) return void setImmediate(() => answered || this.lost(client));
      answered = false;
      client.query(LISTEN).then(
        () => (answered = true),
        () => this.lost(client),
      );
    }, HEARTBEAT_MS).unref();
  }

  private hear(payload: string): void {
    // A released connection still receives notifications until PostgreSQL closes it.
    if (this.stopped) return;
    const [word, question] = payload.split(' ');
    if (word === 'heard') return this.questions.get(question!)?.();
    if (word === 'heard?') {
      // The changes that the ping is about were delivered before it.
      this.db.query(NOTIFY, [`heard ${question}`]).catch((error: unknown) => {
        if (!this.stopped) this.logger.warn(`Acknowledging a change failed: ${(error as Error).message}`);
      });
      return;
    }
    this.changed(/^\d+$/.test(payload) ? Number(payload) : null);
  }

  private lost(client: PoolClient): void {
    if (this.client !== client) return;
    this.client = null;
    if (this.heartbeat) clearInterval(this.heartbeat);
    client.release(true);
    this.changed(null);
    if (!this.stopped) this.connectLater();
  }

  private connectLater(): void {
    this.retry = setTimeout(() => void this.connect(), RETRY_MS).unref();
  }

  private changed(accountId: number | null): void {
    for (const listener of this.listeners) listener(accountId);
  }
}
