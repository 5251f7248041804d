import { createHash } from 'node:crypto';

/**
 * A finished JSON text and what goes with it. Hot reads come from PostgreSQL as text; nothing parses and writes it
 * again.
 */
export class JsonReply {
  constructor(
    readonly text: string,
    readonly options: { readonly etag?: string; readonly location?: string; readonly link?: string } = {},
  ) {}
}

/** The digest of a record as it is shown: a change in anything nested changes it. */
export const etagOf = (text: string): string => `"${createHash('sha1').update(text).digest('base64url')}"`;

const ENTITY_TAGS = /(?:W\/)?"[^"]*"/g;

/** True if `If-Match` names this tag, or `*`. A weak tag never does. RFC 9110, 13.1.1. */
export const matchesStrongly = (header: string, etag: string): boolean =>
  header.trim() === '*' || (header.match(ENTITY_TAGS)?.includes(etag) ?? false);

/** True if `If-None-Match` names this tag, weak or not, or `*`. RFC 9110, 13.1.2. */
export const matchesWeakly = (header: string, etag: string): boolean =>
  matchesStrongly(header, etag) || matchesStrongly(header, `W/${etag}`);

/** One record in its envelope: `{ "person": … }`; several keys show the same record. */
export function recordReply(keys: readonly string[], record: string, location?: string): JsonReply {
  return new JsonReply(`{${keys.map((key) => `"${key}":${record}`).join(',')}}`, {
    etag: etagOf(record),
    ...(location === undefined ? {} : { location }),
  });
}

/** The reply to a create: the record, and the path where it can be read. */
export const createdReply = (
  keys: readonly string[],
  path: string,
  created: { readonly publicId: string; readonly json: string },
): JsonReply => recordReply(keys, created.json, `${path}/${created.publicId}`);
