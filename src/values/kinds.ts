import { calendarDate, timestamp } from './dates.js';
import { emailAddress, MAX_EMAIL } from './email.js';
import { hostname, MAX_SITE, site } from './hostname.js';
import { FIELD_NAME, fieldNames, metadata } from './json.js';
import { latitude, longitude } from './numbers.js';
import { legacyId, publicId } from './public-id.js';
import {
  flag,
  MAX_TEXT,
  pastedText,
  text,
  TEXT_PATTERN,
  VISIBLE_PATTERN,
  WEB_URL,
  webUrl,
  type Parser,
} from './text.js';

export type Schema = Readonly<Record<string, unknown>>;

/** A kind of value: its parser, and the parser's schema in the OpenAPI document. */
export interface Kind<T = unknown> {
  readonly parser: Parser<T>;
  readonly schema: Schema;
}

const kind = <T>(parser: Parser<T>, schema: Schema): Kind<T> => ({ parser, schema });

export const KINDS = {
  text: (max = MAX_TEXT) => kind(text(max), { type: 'string', maxLength: max, pattern: TEXT_PATTERN }),
  pasted: (max: number) =>
    kind(pastedText(max), { type: 'string', maxLength: max, pattern: VISIBLE_PATTERN }),
  publicId: kind(publicId, { type: 'string', pattern: '^[0-9a-f]{32}$' }),
  legacyId: kind(legacyId, { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  date: kind(calendarDate, { type: 'string', format: 'date' }),
  timestamp: kind(timestamp, { type: 'string', format: 'date-time' }),
  flag: kind(flag, { type: 'boolean' }),
  hostname: kind(hostname, { type: 'string', format: 'hostname' }),
  site: kind(site, { type: 'string', minLength: 1, maxLength: MAX_SITE, pattern: TEXT_PATTERN }),
  email: kind(emailAddress, { type: 'string', format: 'email', maxLength: MAX_EMAIL }),
  webUrl: kind(webUrl, { type: 'string', format: 'uri', pattern: WEB_URL, maxLength: 2_048 }),
  latitude: kind(latitude, { type: 'number', minimum: -90, maximum: 90 }),
  longitude: kind(longitude, { type: 'number', minimum: -180, maximum: 180 }),
  metadata: kind(metadata, { type: 'object', additionalProperties: true }),
  fieldNames: kind(fieldNames, {
    type: 'array',
    items: { type: 'string', pattern: FIELD_NAME.source },
    maxItems: 100,
  }),
};
