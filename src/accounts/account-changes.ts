import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Database, statement } from '../database/database.js';
import { OutageLog } from '../common/outage-log.js';

const RETRY_MS = 500;
/** A connection that has died without a word is noticed after one or two of these; a busy moment is not taken for it. */
const HEARTBEAT_MS = 5_000;
/** Longest that a change waits for other processes: one that has not answered by then serves no calls either. */
const HEARD_WITHIN_MS = 1_000;

/** A lock, shared by every process that listens for as long as it does: so they can be counted. */
const LISTENERS = 769_415_897;
const COUNT_LISTENERS = statement(`
  SELECT count(*) AS listeners FROM pg_locks
  WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND classid = 0 AND objid = ${LISTENERS} AND mode = 'ShareLock'`);
const LISTEN = 'LISTEN account_changed';
const NOTIFY = statement(`SELECT pg_notify('account_changed', $1)`);

/** The id of the account that changed, or whose key did; null if any may have. */
type Listener = (accountId: number | null) => void;

/**
 * Hears, from any process, that an account or its key has changed. While the connection that listens is down nothing
 * is heard, and `listening` is false: then no cache of accounts may be used.
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

  /** Calls back for every change, and with null whenever changes may have gone unheard. */
  onChange(listener: Listener): void {
    this.listeners.push(listener);
  }

  /**
   * Waits until what is committed by now has been heard by every process that listens: PostgreSQL delivers in the order
   * of commits, so a process that answers a question has heard what came before it. Does not throw.
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
      this.logger.warn(`Others may hear late of a change: ${(error as Error).message}`);
    } finally {
      this.questions.delete(question);
    }
  }

  /** Resolves with the last of so many answers, or when time is up. */
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

  /** Asks for a sign of life again and again: to listen twice is to listen once. */
  private watch(client: PoolClient): NodeJS.Timeout {
    let answered = true;
    return setInterval(() => {
      // An answer that came while this process was busy is read before that.
      if (!answered) return void setImmediate(() => answered || this.lost(client));
      answered = false;
      client.query(LISTEN).then(
        () => (answered = true),
        () => this.lost(client),
      );
    }, HEARTBEAT_MS).unref();
  }

  private hear(payload: string): void {
    // A released connection still hears until PostgreSQL has closed it.
    if (this.stopped) return;
    const [word, question] = payload.split(' ');
    if (word === 'heard') return this.questions.get(question!)?.();
    if (word === 'heard?') {
      // The changes that the question is about came before it.
      this.db.query(NOTIFY, [`heard ${question}`]).catch((error: unknown) => {
        if (!this.stopped)
          this.logger.warn(`A change was heard, but not answered: ${(error as Error).message}`);
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
