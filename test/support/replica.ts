import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataSource } from '../../src/entities.js';
import { adminUrl, createDatabase, serviceUrl } from '../../src/database/embedded-postgres.js';
import { prepareFolder, type Folder } from '../../src/database/embedded/folder.js';
import { ensureRunning, stopPostmaster } from '../../src/database/embedded/postmaster.js';
import { eventually } from './eventually.js';
import { query } from './sql.js';

const SETTINGS = { wal_level: 'replica', max_wal_senders: '4', fsync: 'off' };

/** A primary PostgreSQL with the schema, and a second server that replicates it by streaming. */
export class ReplicatedPostgres {
  private constructor(
    private readonly root: string,
    private readonly primary: Folder,
    private readonly replica: Folder,
    private readonly ports: { readonly primary: number; readonly replica: number },
  ) {}

  static async start(): Promise<ReplicatedPostgres> {
    const root = mkdtempSync(join(tmpdir(), 'directory-replica-'));
    const primary = await prepareFolder(join(root, 'primary'));
    let port = await ensureRunning(primary, { settings: SETTINGS });
    await createDatabase(primary, port);
    const dataSource = await createDataSource(serviceUrl(primary, port)).initialize();
    await dataSource.runMigrations();
    await dataSource.destroy();
    await stopPostmaster(primary);

    // The package does not contain pg_basebackup. A copy of the stopped server is equivalent.
    execFileSync('cp', ['-a', join(root, 'primary'), join(root, 'replica')]);
    port = await ensureRunning(primary, { settings: SETTINGS });
    const replica = await prepareFolder(join(root, 'replica'));
    const { hostname, username, password } = new URL(adminUrl(primary, port));
    writeFileSync(join(replica.data, 'standby.signal'), '');
    appendFileSync(
      join(replica.data, 'postgresql.auto.conf'),
      `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\n`,
    );
    const replicaPort = await ensureRunning(replica, { settings: SETTINGS });
    return new ReplicatedPostgres(root, primary, replica, { primary: port, replica: replicaPort });
  }

  get url(): string {
    return serviceUrl(this.primary, this.ports.primary);
  }

  get replicaUrl(): string {
    return serviceUrl(this.replica, this.ports.replica);
  }

  /** Pauses replay: the replica receives what the primary writes, but does not show it. */
  holdBack = () => this.onReplica('SELECT pg_wal_replay_pause()');

  catchUp = () => this.onReplica('SELECT pg_wal_replay_resume()');

  /** Resumes replay and waits until the replica shows every committed transaction. */
  async hasCaughtUp(): Promise<void> {
    const [{ lsn }] = await query(
      adminUrl(this.primary, this.ports.primary),
      'SELECT pg_current_wal_flush_lsn()::text AS lsn',
    );
    const replayed = async () => {
      const text = 'SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS all';
      return (await query(adminUrl(this.replica, this.ports.replica), text, [lsn]))[0].all as boolean;
    };
    await eventually('the replica has caught up', replayed, { everyMs: 20 });
  }

  stopReplica = () => stopPostmaster(this.replica);

  async startReplica(): Promise<void> {
    await ensureRunning(this.replica, { settings: SETTINGS, port: this.ports.replica });
  }

  async stop(): Promise<void> {
    await stopPostmaster(this.replica);
    await stopPostmaster(this.primary);
    rmSync(this.root, { recursive: true, force: true, maxRetries: 10 });
  }

  private async onReplica(sql: string): Promise<void> {
    await query(adminUrl(this.replica, this.ports.replica), sql);
  }
}
