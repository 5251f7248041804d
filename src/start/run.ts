import { CommandError } from '../cli/options.js';
import { ConfigError } from '../config/environment.js';
import { operatorHint } from '../database/pg-errors.js';
import { StartupError } from '../database/startup-error.js';

export interface Lifecycle {
  /**
   * Registers a function that ends a part of the program. The functions run once each, in reverse order. Register
   * before the part exists (`const db = resolveDatabase(…); onShutdown(async () => (await db).stop())`), so that a
   * signal during startup leaves nothing behind.
   */
  readonly onShutdown: (end: () => Promise<unknown>) => void;
}

export type Host = Pick<NodeJS.Process, 'on' | 'exit'> & {
  stdout: Pick<NodeJS.WriteStream, 'on' | 'write' | 'writableLength'>;
  stderr: Pick<NodeJS.WriteStream, 'on' | 'write' | 'writableLength'>;
};

/** Draining takes as long as the slowest request; after this time the process exits with requests in flight. */
const SHUTDOWN_DEADLINE_MS = 30_000;

/**
 * npm forwards a Ctrl-C that the program already received from the terminal: a second signal within this time is the
 * same one.
 */
const ECHO_MS = 1_000;

const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Runs an entry point. `main` returns an exit code when its work is done, as a command does, or nothing if the process
 * should run until a signal, as a server does. The first SIGTERM or SIGINT shuts down; a later one exits immediately.
 * Nest's own shutdown hooks stay off, because they cannot end the database after all other parts.
 */
export function runMain(main: (lifecycle: Lifecycle) => Promise<number | void>, host: Host = process): void {
  const ends: (() => Promise<unknown>)[] = [];
  const reported = new Set<unknown>();
  let up = false;
  let exiting = false;
  let firstSignalAt = -Infinity;

  const exit = async (code: number, reporting?: Promise<void>): Promise<void> => {
    if (exiting) return;
    exiting = true;
    const deadline = setTimeout(() => {
      const message = `Shutdown did not finish within ${SHUTDOWN_DEADLINE_MS / 1000} seconds: exiting.`;
      void logError('Shutdown', message).finally(() => host.exit(1));
    }, SHUTDOWN_DEADLINE_MS).unref();
    await reporting;
    for (const end of ends.reverse()) {
      await end().catch(async (error: unknown) => {
        // A part that failed to start rejects again when it ends; it was reported already.
        if (!reported.has(error)) await report(error, host);
        code ||= 1;
      });
    }
    clearTimeout(deadline);
    // After a signal, the process does not wait for readers; otherwise a slow reader (`… | less`) still gets all
    // output.
    if (firstSignalAt === -Infinity) await Promise.all([host.stdout, host.stderr].map(written));
    host.exit(code);
  };
  const fail = (error: unknown, shown: unknown = error): void => {
    reported.add(error);
    void exit(1, report(shown, host));
  };

  for (const [signal, code] of Object.entries(SIGNALS)) {
    host.on(signal, () => {
      if (performance.now() - firstSignalAt < ECHO_MS) return;
      if (exiting) host.exit(code);
      firstSignalAt = performance.now();
      void exit(up ? 0 : code);
    });
  }
  // The reader has closed the pipe (`… | head`), which is not a failure.
  for (const stream of [host.stdout, host.stderr]) stream.on('error', () => undefined);
  host.on('uncaughtException', (error: unknown) => fail(error));
  host.on('unhandledRejection', (error: unknown) => fail(error));

  main({ onShutdown: (end) => void ends.push(end) }).then(
    (code) => {
      if (code === undefined) up = true;
      else void exit(code);
    },
    (error: unknown) => {
      // The signal caused this failure.
      if (exiting) return;
      // Database errors during a start or a command are for the operator to fix; later ones are defects.
      const fault = isExpected(error) ? null : operatorHint(error);
      fail(error, fault === null ? error : new StartupError(fault));
    },
  );
}

/**
 * Resolves once the pipe has taken all output or was closed. Writing continues after `write` returns, and an exit would
 * truncate it.
 */
async function written(stream: Host['stdout']): Promise<void> {
  if (stream.writableLength > 0) await new Promise<void>((done) => stream.write('', () => done()));
}

/** One line for an error that the operator can fix; a stack trace in the log for a defect. */
async function report(error: unknown, host: Host): Promise<void> {
  if (isExpected(error)) host.stderr.write(`${sentence(error)}\n`);
  else await logError('Main', error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/** Loads the logger on first use, so that the `--help` of a command is fast. */
async function logError(context: string, message: string): Promise<void> {
  const { Logger } = await import('@nestjs/common');
  new Logger(context).error(message);
}

function isExpected(error: unknown): error is Error {
  const kinds = [StartupError, ConfigError, CommandError];
  return kinds.some((kind) => error instanceof kind) || listenError(error) !== null;
}

function sentence(error: Error): string {
  return (listenError(error) ?? error.message).replace(/[ \t\r]{0,99}\n\s*/g, ' ');
}

interface ListenError extends NodeJS.ErrnoException {
  address?: string;
  hostname?: string;
  port?: number;
}

/** A sentence for a port or address that cannot be listened on; null for other errors. */
function listenError(error: unknown): string | null {
  const { syscall, code, address, hostname, port } = (error ?? {}) as ListenError;
  if (syscall === 'getaddrinfo') {
    return `The host name ${hostname} cannot be resolved: correct it, for example in HOST.`;
  }
  if (syscall !== 'listen') return null;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program: stop it, or set PORT to a free port.`;
  }
  if (code === 'EACCES') {
    return `This user may not listen on port ${port}: set PORT to 1024 or above, or grant the permission.`;
  }
  return `The service cannot listen on ${address} (${code}): set HOST to an address of this machine.`;
}

/** Traces this process, and flushes the traces at shutdown. OpenTelemetry is loaded only here. */
export async function traceThisProcess(
  service: string,
  settings: { readonly share: number },
  lifecycle: Lifecycle,
): Promise<void> {
  const { startTracing } = await import('../observability/tracing.js');
  const stop = startTracing(service, settings);
  lifecycle.onShutdown(stop);
}
