import { domainToASCII } from 'node:url';
import { parse } from 'tldts';
import { accept, refuse, type Parser } from './parsed.js';
import { isPlainText } from './text.js';

const LABEL = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/;
/** What needs no conversion: most hostnames, most of the time. */
const PLAIN = /^(?!.*xn--)[a-z0-9_.-]+\.[a-z]+$/;
const HELP = 'must be a hostname such as example.org';

/**
 * A hostname in the form it is stored, filtered and looked up by: lower case, international names in punycode, no
 * trailing dot, no `www.` (unless only a public suffix would be left).
 */
export const hostname: Parser<string> = (input) => {
  if (typeof input !== 'string') return refuse('invalid_type', 'must be a string');
  const trimmed = input.trim();
  if (trimmed.length > 1_000 || !isPlainText(trimmed) || /[\s/?#@:%\\]/.test(trimmed)) {
    return refuse('invalid_format', HELP);
  }
  const ascii = asciiOf(trimmed.replace(/[.\u3002]$/u, ''));
  const labels = ascii.split('.');
  if (ascii.length > 253 || labels.length < 2 || !labels.every((label) => LABEL.test(label))) {
    return refuse('invalid_format', HELP);
  }
  // Nothing else ends in a number: RFC 1123, 2.1.
  if (/^\d+$/.test(labels.at(-1)!)) {
    return refuse('invalid_format', 'must be a hostname, not an IP address');
  }
  const bare = ascii.replace(/^www\./, '');
  const suffixOnly = bare !== ascii && parse(bare, { allowPrivateDomains: false }).domain === null;
  return accept(suffixOnly ? ascii : bare);
};

const asciiOf = (name: string): string => (PLAIN.test(name) ? name : domainToASCII(name).toLowerCase());
