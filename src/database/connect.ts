import pg from 'pg';
import type { Config } from '../config/config.js';
import { openEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.js';
import type { Role } from './embedded/lease.js';
import { StartupError } from './startup-error.js';
import { withClient } from './unpooled-client.js';

/** The database of a process; `stop` must be called last. */
export interface DatabaseAccess extends EmbeddedPostgres {
  readonly embedded: boolean;
}

const MIN_VERSION = 15;
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Returns the operator's server (DATABASE_URL) after a connection check, or PostgreSQL in DATA_DIR. Throws
 * StartupError.
 */
export async function resolveDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  role: Role,
): Promise<DatabaseAccess> {
  if (config.databaseUrl === null) {
    const embedded = await openEmbeddedPostgres({ dataDir: config.dataDir, role });
    return { ...embedded, embedded: true };
  }
  await checkServer(config.databaseUrl);
  return { url: config.databaseUrl, embedded: false, owned: false, stop: () => Promise.resolve() };
}

async function checkServer(url: string): Promise<void> {
  let client: pg.Client;
  try {
    client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  } catch (error) {
    // For example, the URL names a certificate file that does not exist.
    throw new StartupError(`DATABASE_URL is invalid (${(error as Error).message}): correct it.`);
  }
  const [version] = await withClient(client, async () => {
    const { rows } = await client.query<{ number: string; name: string }>(
      `SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS name`,
    );
    return rows;
  }).catch((error: unknown) => {
    throw new StartupError(explain(client, error as Failure));
  });
  if (Number(version!.number) >= MIN_VERSION * 10_000) return;
  throw new StartupError(
    `The server of DATABASE_URL runs PostgreSQL ${version!.name}: upgrade it to PostgreSQL ${MIN_VERSION} or newer.`,
  );
}

type Failure = Error & { code?: string };

/** Builds the message from the parts of the URL, never from its text, which may hold a password. */
function explain(client: pg.Client, { code, message }: Failure): string {
  const place = client.host.startsWith('/') ? client.host : `${client.host}:${client.port}`;
  if (code === 'ECONNREFUSED' || code === 'ENOENT') {
    return `DATABASE_URL: no PostgreSQL listens at ${place}: start it, or correct host and port.`;
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `DATABASE_URL: the host ${client.host} is not known: correct its name, or the name server's entry.`;
  }
  if (/timeout/i.test(message) || /^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/.test(code ?? '')) {
    return `DATABASE_URL: ${place} does not answer within ${CONNECT_TIMEOUT_MS / 1000} seconds: check host, port and firewall.`;
  }
  if (code === '28P01' || code === '28000' || /password must be a string/.test(message)) {
    return `DATABASE_URL: PostgreSQL at ${place} refuses the user ${client.user}: correct user and password, or allow it in pg_hba.conf.`;
  }
  if (code === '3D000') {
    return `DATABASE_URL: the database ${client.database} does not exist at ${place}: create it, or correct the name.`;
  }
  return `DATABASE_URL: PostgreSQL at ${place} cannot be used (${message}): see to that, or correct the address.`;
}
