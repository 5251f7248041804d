import 'reflect-metadata';
import { Pool } from 'pg';
import { PostgresHostLocks } from '../../../src/research/queue/postgres-host-locks.js';

// hold-host.ts <database> <host>: takes the host, says so, and keeps it until it is killed.
const [url, host] = process.argv.slice(2) as [string, string];
const locks = new PostgresHostLocks({ pool: new Pool({ connectionString: url }) });
await locks.hold(host, new AbortController().signal);
console.log('held');
setInterval(() => undefined, 60_000);
