import { readFileSync } from 'node:fs';
import { withoutEnd } from '../values/text.js';
import { isIPv4, isIPv6 } from 'node:net';

/** An invalid setting. The message is a sentence that names the variable and the fix. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export type Environment = Readonly<Record<string, string | undefined>>;

export const release = (): string =>
  (JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string })
    .version;

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

export function text(env: Environment, name: string): string | null {
  const value = env[name]?.trim();
  return value ? value : null;
}

export function integer(
  env: Environment,
  name: string,
  rule: { default: number; min: number; max: number },
): number {
  const value = text(env, name);
  if (value === null) return rule.default;
  const number = /^\d+$/.test(value) ? Number(value) : NaN;
  if (!(number >= rule.min && number <= rule.max)) {
    throw new ConfigError(
      `${name} is ${JSON.stringify(value)}: set it to an integer from ${rule.min} to ${rule.max}.`,
    );
  }
  return number;
}

export function oneOf<T extends string>(
  env: Environment,
  name: string,
  allowed: readonly T[],
  fallback: T,
): T {
  const value = text(env, name);
  if (value === null) return fallback;
  const match = allowed.find((one) => one === value.toLowerCase());
  if (!match)
    throw new ConfigError(`${name} is ${JSON.stringify(value)}: set it to one of ${allowed.join(', ')}.`);
  return match;
}

/** The error omits the value, because such an address may contain a password. */
export function url(env: Environment, name: string, protocols: readonly string[]): string | null {
  const value = text(env, name);
  if (value === null) return null;
  if (!protocols.includes(URL.parse(value)?.protocol ?? '')) {
    const forms = protocols.map((protocol) => `${protocol}//…`).join(' or ');
    throw new ConfigError(`${name} is not a valid URL: set it to one of the form ${forms}.`);
  }
  return withoutEnd(value, '/');
}

export const list = (env: Environment, name: string): string[] =>
  (text(env, name) ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');

export function networks(env: Environment, name: string): readonly string[] {
  const given = list(env, name);
  for (const value of given) {
    if (NAMED_NETWORKS.includes(value) || isNetwork(value)) continue;
    throw new ConfigError(
      `${name} names ${JSON.stringify(value)}: list addresses or networks such as 10.0.0.0/8, or ${NAMED_NETWORKS.join(', ')}.`,
    );
  }
  return given;
}

function isNetwork(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const most = isIPv4(address) ? 32 : isIPv6(address) ? 128 : 0;
  if (most === 0 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most);
}
