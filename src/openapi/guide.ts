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

A body may come in three shapes, of which the first is the canonical one:

\`\`\`
{ "person": { "last_name": "Lovelace" }, "source_reference": { "source_category": "${CITATION.source_category}", "url": "${CITATION.url}" } }
{ "person": { "last_name": "Lovelace" }, "source": { "category": "${CITATION.source_category}", "url": "${CITATION.url}" } }
{ "last_name": "Lovelace", "source": { "category": "${CITATION.source_category}", "url": "${CITATION.url}" } }
\`\`\`

- Nested or flat, but not both in one body.
- In a PATCH a field that is absent stays as it is, and \`null\` clears it.
- Aliases and email addresses come as \`aliases\` and \`emails\`, or as \`name_aliases_attributes\` and
  \`email_addresses_attributes\`: lists of strings, or of objects (\`{"name"}\`, \`{"address", "verified_at"}\`). A PATCH adds
  them.
- Unknown fields are refused. Text is stored trimmed and in Unicode’s NFC form; control and invisible characters are refused.
- The routes of advertisers are those of organizations: the same records, also under the keys \`advertiser\` and
  \`advertisers\`.

## Citations

Every create and update carries a citation, under exactly one of \`source_reference\`, \`source\` and \`citation\`. It says
what kind of source it is (\`source_category\`, or \`category\`) and where it can be read (\`url\`); \`fields\` may name the
fields that it supports, and \`metadata\` may hold anything else. The quick adds accept a mere \`source_url\` in its place.
Record, citation and change-log entry are written together or not at all. The change log of a record
(\`/changes\`) tells who changed what, when, and by which citation.

## Lists

A list is an object with the rows under their plural name, and \`meta\`. \`page\` counts from 1; \`per_page\` is 100 unless
less is asked for. \`meta\` tells \`page\`, \`per_page\`, \`returned\`, \`total_count\`, \`total_pages\`, \`next_page\`, \`next_cursor\`
and the \`filters\` that were applied, records by their hex ids; the Link header has the first, previous, next and last
page. Rows come in the order of their \`id\`; change logs come newest first.

To read all of a list, pass \`meta.next_cursor\` as \`cursor\` until it is \`null\`: such a walk neither skips nor repeats a row
while others write. \`updated_since\` gives what has changed since a moment.

A filter that names a record nobody knows gives an empty list. A malformed value, or an unknown parameter, is 422.

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
sure that nobody else has changed it: if somebody has, the answer is 412.

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
