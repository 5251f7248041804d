import { CITATION, IDS } from './examples/records.js';

/** The document's introduction: what all operations have in common. Markdown: headings, paragraphs, lists, code. */
export const GUIDE = `
A JSON API over directory data: people, organizations, the memberships between them, places, name aliases, and the
citations that say where each of these comes from. All paths begin with \`/api/v1\`; requests and responses are JSON.

## Authentication

Every call under \`/api/v1\` carries a personal API key, in either of two headers:

\`\`\`
Authorization: Bearer <key>
X-Api-Key: <key>
\`\`\`

A key comes from the account page, \`/account/api-key\`, and is shown there once. Without a valid key the answer is 401.
Everything that writes (POST, PATCH, DELETE) also needs the permission \`can_edit\`, which the operator gives; without it
the answer is 403.

## Records and ids

A record is addressed by its \`public_id\`, 32 lowercase hexadecimal digits. \`id\` is its legacy number, which filters and
some bodies accept too. A list, a search or another record shows a *summary*; show, create and update answer with the
*full* record. Every field is always there: what is missing is \`null\`. Dates are \`YYYY-MM-DD\`, moments are RFC 3339 in
UTC.

A \`public_id\` that was replaced redirects to the present one (308). The id of a deleted record answers 410 from then on,
and is never given to another. While a place has an address its coordinates are hidden, wherever it is shown.

## Writing

A create or update nests the fields under the resource’s name and carries a citation under \`source\`. Quick adds are flat.

\`\`\`
{ "person": { "last_name": "Solberg" }, "source": { "source_category": "${CITATION.source_category}", "url": "${CITATION.url}" } }
\`\`\`

- In a PATCH a field that is absent stays as it is, and \`null\` clears it. \`aliases\` and \`emails\` are added;
  \`{"address", "_destroy": true}\` removes that email address (422 if the record does not have it).
- Unknown fields are refused. Text is stored trimmed and in Unicode’s NFC form; control and invisible characters are refused.
- Also accepted: the fields at the top of the body instead of nested; the citation as \`source_reference\` or \`citation\`, and
  \`category\` for \`source_category\` in it; \`source_url\` alone in quick adds; \`name_aliases_attributes\` and
  \`email_addresses_attributes\` for \`aliases\` and \`emails\`, with strings for objects; legacy numbers (\`person_id\`)
  for public ids, in bodies and filters. docs/request-bodies.md has all of them.
- The routes of advertisers are those of organizations, with the same parameters, bodies and errors. Answers add the keys
  \`advertiser\` and \`advertisers\`; bodies may nest under \`advertiser\`.

## Citations

A citation says what kind of source it is (\`source_category\`) and where it can be read (\`url\`); \`fields\` may name the
fields that it supports, and \`metadata\` may hold anything else.
Record, citation and change-log entry are written together or not at all. The change log of a record
(\`/changes\`) tells who changed what, when, and by which citation.

## Lists

A list is an object with the rows under their plural name, and \`meta\`. \`page\` counts from 1; \`per_page\` is 100 unless
less is asked for. \`meta\` tells \`page\`, \`per_page\`, \`returned\`, \`total_count\`, \`total_pages\`, \`next_page\`, \`next_cursor\`
and the \`filters\` that were applied, records by their hex ids; the Link header has the URLs of the first, previous, next
and last page. Rows come in the order of their \`id\`; change logs come newest first. Pages reach the first 10,000 rows.

To read all of a list, pass \`meta.next_cursor\` as \`cursor\` until it is \`null\`; \`meta\` then has no \`page\`. Every list can
be walked, search and lookups included; search shows its first 10,000 results. A cursor belongs to its list, with the
same filters and the same order: anywhere else it is 422. A walk in the order of \`id\` neither skips nor repeats a row
while others write. In other orders a row can move while you walk: search results, saved searches that are asked for
again, usage of the current hour. \`updated_since\` gives what has changed since a moment.

A filter that names an unknown record gives an empty list. A malformed value, or an unknown parameter, is 422.

## Errors

\`\`\`
{ "error": "validation_failed",
  "message": "source_reference is required.",
  "details": [{ "field": "source_reference", "code": "required", "message": "is required" }],
  "request_id": "8f14e45f-ceea-467f-a0e6-1f0c6d9d2b11" }
\`\`\`

\`error\` is for programs, \`message\` for people, and \`details\` has every problem of the request at once, each named as the
request wrote it. With \`Accept: application/problem+json\` the same facts come as RFC 9457 has them. A call is checked in this
order: key (401), rate (429), edit right (403), credits (402), input (422), record (404, 410).

## Safe repetition

A POST with an \`Idempotency-Key\` can be sent again after a broken connection: for 24 hours the same key with the same
body gets the first answer again, with \`Idempotent-Replayed: true\`, and nothing is made twice. The same key with another
body is 422 (\`idempotency_key_reused\`); while the first call is still running it is 409. Errors are not kept.

## Versions of a record

Show, create and update answer with an \`ETag\`, which changes whenever anything in the record does, what is nested in it
included. \`If-None-Match\` on a GET gives a free 304 while the record is the same. \`If-Match\` on a PATCH or DELETE makes
sure that the record has not changed since: if it has, the answer is 412.

\`\`\`
curl -H "Authorization: Bearer $KEY" -H 'If-None-Match: "q3J0…"' $BASE/api/v1/people/${IDS.person}
\`\`\`

## Credits and limits

A successful call (2xx) takes 1 credit; the description of an operation tells where it is otherwise. 304, redirects,
repetitions and errors are free. Every response to a valid key tells \`X-API-Credits-Remaining\` (\`unlimited\` for
administrators) and \`X-API-Credits-Charged\`. When the balance is below the cost the answer is 402.

Too many calls a minute are answered 429, with \`Retry-After\`; the \`RateLimit\` headers tell how many are left. When the
service has too much to do, it answers 503 (\`overloaded\`), with \`Retry-After\` too. A body may have 1 MiB, a URL 8 KiB, the
headers together 16 KiB. Every response has an \`X-Request-Id\`: the caller’s own, if it sent one of 1 to 128 printable characters.
`.trim();
