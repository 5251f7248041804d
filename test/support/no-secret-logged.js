import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The formats of secrets. */
const SECRET_FORMS = [
  ['an API key', /dir_[\w-]{43}/],
  ['a secret of Stripe', /\b(?:[sr]k_(?:live|test)|whsec)_[\w-]{8,}/],
  ['a password hash', /\$argon2/],
  ['credentials', /\b(?:Bearer|Basic) [\w+/-]{16,}/],
  ['a password in an address', /:\/\/[^\s:/@"]+:(?!\*\*\*)[^\s/@"]+@/],
];
const TOKEN = /[\w-]{16,}/g;
const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/**
 * A Jest reporter: searches the log of the service during the run (see recorded-logs.ts), and fails the run if it
 * contains a key, password, cookie or email address that a test used.
 */
export default class NoSecretLogged {
  #error;

  onRunComplete() {
    const folder = join(process.env['TEST_DATA_DIR'] ?? '', 'logs');
    if (!existsSync(folder)) return;
    const textsOf = (kind) =>
      readdirSync(folder)
        .filter((name) => name.endsWith(`.${kind}`))
        .map((name) => readFileSync(join(folder, name), 'utf8'));
    const logs = textsOf('log');
    const secrets = new Set(
      textsOf('secrets').flatMap((text) =>
        text
          .trim()
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line)),
      ),
    );
    const leaks = logs.flatMap((log) => leaksOf(log, secrets));
    const lines = logs.reduce((sum, log) => sum + log.split('\n').length - 1, 0);
    process.stderr.write(`\nLogged: ${lines} lines, in which none of ${secrets.size} secrets may stand.\n`);
    if (leaks.length === 0) return;
    this.#error = new Error(`Secrets were logged:\n${leaks.slice(0, 20).join('\n')}`);
    process.stderr.write(`\n${this.#error.message}\n`);
  }

  /** The error that Jest reads after the run; it fails the run. */
  getLastError() {
    return this.#error;
  }
}

/**
 * Returns the lines of a log that contain a secret, each after the reason.
 *
 * @param {string} log
 * @param {ReadonlySet<string>} secrets
 * @returns {string[]}
 */
export function leaksOf(log, secrets) {
  // Most secrets are one word, so looking up each word of the log takes one pass for any number of secrets.
  const phrases = [...secrets].filter((secret) => !isWord(secret));
  return log.split('\n').flatMap((line) => {
    const form = SECRET_FORMS.find(([, pattern]) => pattern.test(line))?.[0];
    const words = [...(line.match(TOKEN) ?? []), ...(line.match(EMAIL) ?? [])];
    const said = words.find((word) => secrets.has(word)) ?? phrases.find((phrase) => line.includes(phrase));
    return form === undefined && said === undefined
      ? []
      : [`${form ?? JSON.stringify(said)}: ${line.slice(0, 500)}`];
  });
}

const isWord = (secret) => [TOKEN, EMAIL].some((pattern) => secret.match(pattern)?.[0] === secret);
