import { Logger } from '@nestjs/common';
import { CommandError } from '../cli/options.js';
import { ConfigError } from '../config/environment.js';
import { operatorHint } from '../database/pg-errors.js';
import { StartupError } from '../database/startup-error.js';

/** What an entry point gets from `runMain`. */
export interface Lifecycle {
  /**
   * Registers what ends a part of the program. The parts end in reverse order, each once. Register a part before it is
   * there (`const db = resolveDatabase(…); onShutdown(async () => (await db).stop())`), so that a signal in the middle
   * of the start leaves nothing behind.
   */
  readonly onShutdown: (end: () => Promise<unknown>) => void;
}

/** The parts of `process` that are used here. */
export type Host = Pick<NodeJS.Process, 'on' | 'exit'> & {
  stdout: Pick<NodeJS.WriteStream, 'on' | 'write' | 'writableLength'>;
  stderr: Pick<NodeJS.WriteStream, 'on' | 'write' | 'writableLength'>;
};

/** Draining takes as long as the slowest request; past this the process ends, with requests still open. */
const SHUTDOWN_DEADLINE_MS = 30_000;

/**
 * npm passes Ctrl-C on to a program that has it from the terminal already: so soon, a second signal is the same one.
 */
const ECHO_MS = 1_000;

const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Runs an entry point. `main` returns an exit code when its work is done, as a command does, or nothing when the
 * process is to stay up until a signal, as a server is. The first SIGTERM or SIGINT shuts down, a later one exits at
 * once. Nest's own shutdown hooks stay off: they know nothing of the order in which the database has to go.
 */
export function runMain(main: (lifecycle: Lifecycle) => Promise<number | void>, host: Host = process): void {
  const ends: (() => Promise<unknown>)[] = [];
  const reported = new Set<unknown>();
  let up = false;
  let exiting = false;
  let firstSignalAt = -Infinity;

  const exit = async (code: number): Promise<void> => {
    if (exiting) return;
    exiting = true;
    const deadline = setTimeout(() => {
      new Logger('Shutdown').error(
        `Shutdown did not finish within ${SHUTDOWN_DEADLINE_MS / 1000} seconds: exiting.`,
      );
      host.exit(1);
    }, SHUTDOWN_DEADLINE_MS).unref();
    for (const end of ends.reverse()) {
      await end().catch((error: unknown) => {
        // The end of a part that never came up fails as its start did.
        if (!reported.has(error)) report(error, host);
        code ||= 1;
      });
    }
    clearTimeout(deadline);
    // A process that was asked to end does not wait for readers; a slow reader (`… | less`) still gets the text.
    if (firstSignalAt === -Infinity) await Promise.all([host.stdout, host.stderr].map(written));
    host.exit(code);
  };
  const fail = (error: unknown, told: unknown = error): void => {
    reported.add(error);
    report(told, host);
    void exit(1);
  };

  for (const [signal, code] of Object.entries(SIGNALS)) {
    host.on(signal, () => {
      if (performance.now() - firstSignalAt < ECHO_MS) return;
      if (exiting) host.exit(code);
      firstSignalAt = performance.now();
      void exit(up ? 0 : code);
    });
  }
  // The reader has closed the pipe (`… | head`): no reason to fail.
  for (const stream of [host.stdout, host.stderr]) stream.on('error', () => undefined);
  host.on('uncaughtException', (error: unknown) => fail(error));
  host.on('unhandledRejection', (error: unknown) => fail(error));

  main({ onShutdown: (end) => void ends.push(end) }).then(
    (code) => {
      if (code === undefined) up = true;
      else void exit(code);
    },
    (error: unknown) => {
      // A start or a command that a signal cut short fails for no other reason than that.
      if (exiting) return;
      // Of the database's faults those that a command or a start meets are the operator's; later ones, a defect's.
      const fault = isExpected(error) ? null : operatorHint(error);
      fail(error, fault === null ? error : new StartupError(fault));
    },
  );
}

/** Resolves once the pipe took everything or was closed: writing goes on after `write`, and an exit cuts it off. */
async function written(stream: Host['stdout']): Promise<void> {
  if (stream.writableLength > 0) await new Promise<void>((done) => stream.write('', () => done()));
}

/** One line for what the operator can mend; anything else is a defect, whose stack goes to the log. */
function report(error: unknown, host: Host): void {
  if (isExpected(error)) host.stderr.write(`${sentence(error)}\n`);
  else new Logger('Main').error(error instanceof Error ? (error.stack ?? error.message) : String(error));
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

/** The sentence for a port or an address that cannot be listened on; null for any other error. */
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

/** Sends traces until the process ends, the last of them included. OpenTelemetry is loaded only here. */
export async function traceThisProcess(
  service: string,
  settings: { readonly share: number },
  lifecycle: Lifecycle,
): Promise<void> {
  const { startTracing } = await import('../observability/tracing.js');
  const stop = startTracing(service, settings);
  lifecycle.onShutdown(stop);
}
