import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger } from 'pino';
import { prettyFactory } from 'pino-pretty';
import type { LogLevel } from '../config/config.js';
import { requestContext } from '../common/request-context.js';

/**
 * What a log must never show, wherever in a line it stands: API keys, those of the payment processor, and passwords in
 * addresses.
 */
const SECRETS = /\b(dir_|(?:[sr]k_(?:live|test)|whsec)_)[\w-]{8,}|(:\/\/[^\s:/@"]*:)[^\s/@"]+(?=@)/g;

/** Nest's own notes about its start; an operator has no use for them. */
const FRAMEWORK = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

/** Bytes that are kept while nothing can be written, until it can be again; what is said beyond that is lost. */
const MAX_UNWRITTEN = 1_048_576;
const STDERR = 2;

/**
 * Written at once, so that a crash loses nothing. What cannot be written, to a file on a full disk for instance, must not
 * be what ends the process.
 */
export function logTo(fd: number): DestinationStream {
  const destination = pino.destination({ fd, sync: true, maxLength: MAX_UNWRITTEN });
  destination.on('error', () => undefined);
  return destination;
}

/** Turns each JSON line into one for a reader: time, level, context, request and message, then all other fields. */
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

/** Fields that stand in the message of a readable line. */
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

/** Nest's way of logging (`message, ...stack or more, context`) on pino. */
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

/** Of the driver's errors only what says where the fault lies: the rest may hold a row's values. */
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
