import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The formats of secrets, whichever program made them. */
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
 * A Jest reporter: goes through everything that the service logged while the suites ran (see recorded-logs.ts), and
 * fails the run if a key, password, cookie or email address that a test used is anywhere in it.
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

  /** What Jest asks for: the run fails if there is one. */
  getLastError() {
    return this.#error;
  }
}

/**
 * The lines of a log that hold a secret, each after the reason.
 *
 * @param {string} log
 * @param {ReadonlySet<string>} secrets
 * @returns {string[]}
 */
export function leaksOf(log, secrets) {
  // Most secrets are one word; looking up each word of a log takes one pass, however many there are.
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
