import { accept, refuse, type Parser } from './parsed.js';
import { text } from './text.js';

/** The rule as a JSON schema. */
export const WEB_URL = '^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\]';
const plain = text(2_048);

/** A valid `http` or `https` URL, stored unchanged. */
export const webUrl: Parser<string> = (input) => {
  const parsed = plain(input);
  if (!parsed.ok) return parsed;
  const url =
    /^https?:\/\/[^\s/?#\\][^\s\\]*$/i.test(parsed.value) && URL.canParse(parsed.value)
      ? new URL(parsed.value)
      : null;
  return url && url.hostname !== ''
    ? accept(parsed.value)
    : refuse('invalid_format', 'must be an http or https URL such as https://example.org/page');
};
