import { IDS } from '../sample/sample-ids.js';
import { CITATION } from './examples/requests.js';

/** The document's introduction, in Markdown: rules of all operations. */
export const GUIDE = `
A JSON API for a directory of people and organizations, their memberships, places and name aliases, with a citation for
every record and every change. All paths begin with \`/api/v1\`; requests and responses are JSON.

## Authentication

Every call under \`/api/v1\` requires an API key, in one of two headers:

\`\`\`
Authorization: Bearer <key>
X-Api-Key: <key>
\`\`\`

Create a key on your account page, \`/account/api-key\`, which shows it once. A call without a valid key returns 401. Writes
(POST, PATCH, DELETE) also require the permission \`can_edit\`, which the operator grants; without it they return 403. A POST
that changes nothing in the directory (\`/api/v1/lookup/batch\`, \`/api/v1/match\`, \`/api/v1/reconcile\`) needs only a key.

## Records and ids

A record’s \`public_id\`, 32 lowercase hexadecimal digits, identifies it in paths. \`id\` is its legacy number, which filters
and some bodies also accept. Lists, search and other records return a *summary*; show, create and update return the *full*
record. Every field is always present; a missing value is \`null\`. Dates are \`YYYY-MM-DD\`, timestamps RFC 3339 in UTC.

If a \`public_id\` was replaced, the old one redirects (308). The id of a deleted record returns 410 and is never reused. The
coordinates of a place that has an address are hidden everywhere.

## Writing

A create or update nests the fields under the resource’s name, and its citation under \`source\`. Quick adds are flat.

\`\`\`
{ "person": { "last_name": "Solberg" }, "source": { "source_category": "${CITATION.source_category}", "url": "${CITATION.url}" } }
\`\`\`

- A PATCH leaves absent fields unchanged; \`null\` clears a field. \`aliases\` and \`emails\` are added;
  \`{"address", "_destroy": true}\` removes that email address (422 if the record does not have it).
- Unknown fields are rejected. Text is trimmed and stored in Unicode NFC; control and invisible characters are rejected.
- Also accepted: fields at the top of the body; the citation as \`source_reference\` or \`citation\`, and \`category\` for its
  \`source_category\`; \`source_url\` alone in quick adds; \`name_aliases_attributes\` and \`email_addresses_attributes\` for
  \`aliases\` and \`emails\`, with strings for objects; legacy numbers (\`person_id\`) for public ids, in bodies and filters.
  docs/request-bodies.md lists all of them.
- Advertisers are organizations: their routes take the same parameters and bodies and return the same errors. Responses add
  the keys \`advertiser\` and \`advertisers\`; bodies may be nested under \`advertiser\`.

## Citations

A citation has the category of the source (\`source_category\`) and its \`url\`. \`fields\` may list the fields that it supports,
and \`metadata\` may hold anything else. A record, its citation and its change log entry are written in one transaction. The
change log of a record (\`/changes\`) shows who changed what, when, and with which citation.

## Lists

A list is an object with the rows under their plural name, and \`meta\`. \`page\` starts at 1; \`per_page\` defaults to 100, its
maximum. \`meta\` has \`page\`, \`per_page\`, \`returned\`, \`total_count\`, \`total_pages\`, \`next_page\`, \`next_cursor\` and the applied
\`filters\`, with public ids; the Link header has the URLs of the first, previous, next and last page. Rows are sorted by \`id\`,
change logs newest first. Pages cover the first 10,000 rows.

To read a whole list, pass \`meta.next_cursor\` as \`cursor\` until it is \`null\`; \`meta\` then has no \`page\`. All lists have
cursors, including search (its first 10,000 results) and lookups. A cursor is valid only for its list, with the same filters
and order; otherwise the call returns 422. In the order of \`id\`, concurrent writes neither skip nor repeat a row. In other
orders a row can move while you read: search results, zero-result searches that are repeated, usage of the current hour.
\`updated_since\` selects what has changed since a timestamp.

A filter by an unknown record returns an empty list. A malformed value or an unknown parameter returns 422.

## Errors

\`\`\`
{ "error": "validation_failed",
  "message": "source_reference is required.",
  "details": [{ "field": "source_reference", "code": "required", "message": "is required" }],
  "request_id": "8f14e45f-ceea-467f-a0e6-1f0c6d9d2b11" }
\`\`\`

\`error\` is for programs, \`message\` for people. \`details\` has all problems of the request, with the fields as the request
names them. With \`Accept: application/problem+json\` errors follow RFC 9457. A call is checked in this order: key (401), rate
limit (429), permission (403), credits (402), input (422), record (404, 410).

## Idempotent requests

To retry a POST safely, send an \`Idempotency-Key\`. For 24 hours, the same key with the same body returns the first response
again, with \`Idempotent-Replayed: true\`, and creates nothing. The same key with another body returns 422
(\`idempotency_key_reused\`), and 409 while the first call is in flight. Errors are not stored.

## Conditional requests

Show, create and update return an \`ETag\`, which changes with any part of the record, including nested lists. A GET with
\`If-None-Match\` returns a free 304 while the record is unchanged. A PATCH or DELETE with \`If-Match\` returns 412 if the record
has changed since.

\`\`\`
curl -H "Authorization: Bearer $KEY" -H 'If-None-Match: "q3J0…"' $BASE/api/v1/people/${IDS.person}
\`\`\`

## Credits and limits

A successful call (2xx) costs 1 credit unless the operation says otherwise. 304, redirects, idempotent replays and errors are
free. Every response to a valid key has \`X-API-Credits-Remaining\` (\`unlimited\` for administrators) and
\`X-API-Credits-Charged\`. If the balance is below the cost, the call returns 402.

Calls above the rate limit return 429 with \`Retry-After\`; the \`RateLimit\` headers show how many are left. An overloaded service
returns 503 (\`overloaded\`), also with \`Retry-After\`. Limits: 1 MiB for a body, 8 KiB for a URL, 16 KiB for all headers.
Every response has an \`X-Request-Id\`: the caller’s own, if it sent one of 1 to 128 printable characters.
`.trim();
