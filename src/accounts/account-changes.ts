import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Database, statement } from '../database/database.js';

const RETRY_MS = 500;
/** A connection that has died without a word is noticed after one or two of these. */
const HEARTBEAT_MS = 1_000;
/** Longest that a change waits to be heard: by then the connection that listens is as good as lost. */
const HEARD_WITHIN_MS = 1_000;

const LISTEN = 'LISTEN account_changed';
const NOTIFY = statement(`SELECT pg_notify('account_changed', $1)`);

/**
 * Hears, from any process, that an account or its key has changed. While the connection that listens is down nothing
 * is heard, and `listening` is false: then nobody may rely on what they remember.
 */
@Injectable()
export class AccountChanges implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('AccountChanges');
  private readonly listeners: (() => void)[] = [];
  private readonly marks = new Map<string, () => void>();
  private client: PoolClient | null = null;
  private retry: NodeJS.Timeout | null = null;
  private heartbeat: NodeJS.Timeout | null = null;
  private stopped = false;

  constructor(private readonly db: Database) {}

  get listening(): boolean {
    return this.client !== null;
  }

  /** Calls back for every change, and whenever changes may have gone unheard. */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  /**
   * Waits until what is committed by now has been heard. PostgreSQL tells all processes in the order of commits and at
   * the same time; the second mark leaves the others a whole round trip to act on the first. Does not throw.
   */
  async settled(): Promise<void> {
    await this.heardMark();
    await this.heardMark();
  }

  private async heardMark(): Promise<void> {
    if (!this.listening) return;
    const mark = randomUUID();
    const heard = new Promise<void>((resolve) => {
      this.marks.set(mark, resolve);
      setTimeout(resolve, HEARD_WITHIN_MS).unref();
    });
    await this.db.query(NOTIFY, [mark]).then(
      () => heard,
      (error: unknown) => this.logger.warn(`A change was not announced: ${(error as Error).message}`),
    );
    this.marks.delete(mark);
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
      client.on('notification', ({ payload }) => {
        this.changed();
        this.marks.get(payload ?? '')?.();
      });
      await client.query(LISTEN);
      this.client = client;
      this.heartbeat = this.watch(client);
      this.changed();
    } catch (error) {
      client?.release(true);
      this.logger.warn(`Cannot listen for changes of accounts: ${(error as Error).message}`);
      this.connectLater();
    }
  }

  /** Asks for a sign of life again and again: to listen twice is to listen once. */
  private watch(client: PoolClient): NodeJS.Timeout {
    let answered = true;
    return setInterval(() => {
      if (!answered) return this.lost(client);
      answered = false;
      client.query(LISTEN).then(
        () => (answered = true),
        () => this.lost(client),
      );
    }, HEARTBEAT_MS).unref();
  }

  private lost(client: PoolClient): void {
    if (this.client !== client) return;
    this.client = null;
    if (this.heartbeat) clearInterval(this.heartbeat);
    client.release(true);
    this.changed();
    if (!this.stopped) this.connectLater();
  }

  private connectLater(): void {
    this.retry = setTimeout(() => void this.connect(), RETRY_MS).unref();
  }

  private changed(): void {
    for (const listener of this.listeners) listener();
  }
}
