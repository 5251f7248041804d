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

/** True if a list of entity tags (`If-Match`, `If-None-Match`) names this one; `*` names every one. RFC 9110, 13.1. */
export function matchesEtag(header: string, etag: string): boolean {
  return header
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etag);
}

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
