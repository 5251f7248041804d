import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger } from 'pino';
import { prettyFactory } from 'pino-pretty';
import type { LogLevel } from '../config/config.js';
import { requestContext } from '../common/request-context.js';

/** Secrets that are redacted anywhere in a log line: API keys, the payment processor's keys, and passwords in URLs. */
const SECRETS = /\b(dir_|(?:[sr]k_(?:live|test)|whsec)_)[\w-]{8,}|(:\/\/[^\s:/@"]*:)[^\s/@"]+(?=@)/g;

/** Nest's startup messages, which are of no use to an operator. */
const FRAMEWORK = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

/** Bytes to buffer while the log cannot be written. Further lines are dropped. */
const MAX_UNWRITTEN = 1_048_576;
const STDERR = 2;

/**
 * Synchronous, so that a crash loses no lines. A failed write, for example to a file on a full disk, must not end the
 * process.
 */
export function logTo(fd: number): DestinationStream {
  const destination = pino.destination({ fd, sync: true, maxLength: MAX_UNWRITTEN });
  destination.on('error', () => undefined);
  return destination;
}

/** Formats a JSON line for people: time, level, context, request and message, then all other fields. */
export function readable(destination: DestinationStream, colorize: boolean): DestinationStream {
  const format = prettyFactory({
    colorize,
    singleLine: true,
    translateTime: 'SYS:HH:MM:ss',
    ignore: IN_MESSAGE.join(','),
    messageFormat: (line, messageKey) =>
      [...IN_MESSAGE, messageKey].flatMap((name) => (line[name] ?? []) as string | number | []).join(' '),
  });
  return { write: (line) => destination.write(format(line)) };
}

/** Fields that the readable message already contains. */
const IN_MESSAGE = ['context', 'method', 'route', 'status'];

const stderrLog = (): DestinationStream =>
  process.stderr.isTTY ? readable(logTo(STDERR), process.stderr.hasColors()) : logTo(STDERR);

/** Logs to stderr by default: one JSON object per line, or readable lines on a terminal. */
export function createLogger(level: LogLevel, destination: DestinationStream = stderrLog()): LoggerService {
  return new PinoLogger(
    pino(
      {
        level,
        base: null,
        timestamp: pino.stdTimeFunctions.isoTime,
        formatters: { level: (label) => ({ level: label }) },
        serializers: { err: errorFacts },
        mixin: () => ({ ...requestContext() }),
        hooks: {
          streamWrite: (line) =>
            line.replace(SECRETS, (_match, key?: string, user?: string) => `${key ?? user}***`),
        },
      },
      destination,
    ),
  );
}

/** Adapts Nest's logger arguments (`message, ...stack or more, context`) to pino. */
class PinoLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log = (message: unknown, ...rest: unknown[]) => {
    const framework = FRAMEWORK.has(String(rest.at(-1)));
    this.write(framework ? 'debug' : 'info', message, rest);
  };
  fatal = (message: unknown, ...rest: unknown[]) => this.write('fatal', message, rest);
  error = (message: unknown, ...rest: unknown[]) => this.write('error', message, rest);
  warn = (message: unknown, ...rest: unknown[]) => this.write('warn', message, rest);
  debug = (message: unknown, ...rest: unknown[]) => this.write('debug', message, rest);
  verbose = (message: unknown, ...rest: unknown[]) => this.write('trace', message, rest);

  private write(level: Exclude<LogLevel, 'silent'>, message: unknown, rest: unknown[]): void {
    const context = typeof rest.at(-1) === 'string' ? rest.pop() : undefined;
    const stack = typeof rest[0] === 'string' ? rest[0] : undefined;
    if (message instanceof Error) this.pino[level]({ context, err: message }, message.message);
    else if (typeof message === 'object') this.pino[level]({ context, ...message });
    else this.pino[level]({ context, stack }, `${message as string}`);
  }
}

/** Only the fields of a driver error that locate the fault, because others may contain row values. */
function errorFacts(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, constraint, table, column } = error as Error & Record<string, unknown>;
  const cause = error.cause === undefined ? undefined : errorFacts(error.cause);
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    code,
    constraint,
    table,
    column,
    cause,
  };
}
