import { hash } from 'node:crypto';
import type { Party } from '../database/resources.js';
import { MAX_PER_PAGE, PageQuery } from '../http/list.query.js';
import { accept, flagText, refuse } from '../values/text.js';
import type { Problem } from '../common/errors.js';
import {
  Choice,
  crossProblems,
  Shaped,
  EmailField,
  Field,
  FlagField,
  LegacyIdField,
  ObjectField,
  PublicIdField,
  readDto,
  SiteField,
  TextField,
  OneOfField,
} from '../http/dto.js';
import { factsOf, MatchQueryDto, nestedProblems } from '../matching/match.dto.js';
import type { Facts } from '../matching/subject.js';
import { isRecord } from '../values/json.js';
import { legacyId } from '../values/public-id.js';

export class DomainContactsQuery extends PageQuery {
  @SiteField({
    required: true,
    description:
      'A hostname or a URL; scheme, port, path, `www.` and case do not matter, and international names may be written as they are. Neither an IP address nor a bare suffix such as `co.uk`.',
    example: 'harbourlight.example',
  })
  domain!: string;

  @Field(
    flagText,
    { type: 'boolean', default: false },
    { description: 'true: do not research this domain if it is unknown.' },
  )
  skip_research_queue?: boolean;
}

export class EmailLookupQuery extends PageQuery {
  @EmailField({
    required: true,
    description: 'The complete address. Ignores case; an international domain may be Unicode or Punycode.',
    example: 'ingrid@solberg.example',
  })
  email!: string;
}

/** Maximum number of items of a batch, and of a chunk of a stream. */
export const MAX_ITEMS = 100;

export const VIEWS = ['full', 'summary'] as const;
export type RecordView = (typeof VIEWS)[number];

const ViewField = () =>
  OneOfField(VIEWS, {
    default: 'full',
    description: '`summary`: records as lists show them.',
    example: 'summary',
  });

const SKIP = { description: 'true: do not research unknown domains.', example: true };

/** The keys of an item that say what to look up. */
const QUESTIONS = [
  'email',
  'domain',
  'person_public_id',
  'organization_public_id',
  'person_id',
  'organization_id',
  'match',
];

@Choice(QUESTIONS, { required: true, exclusive: true })
export class LookupItemDto {
  @TextField({
    max: 128,
    description: 'The caller’s name for the item; the answer repeats it.',
    example: 'a',
  })
  ref?: string;

  @EmailField({ description: 'The complete address. Ignores case.', example: 'ingrid@solberg.example' })
  email?: string;

  @SiteField({ description: 'A hostname or a URL.', example: 'harbourlight.example' })
  domain?: string;

  @PublicIdField({ description: 'The id of a person, or a former one.' })
  person_public_id?: string;

  @PublicIdField({ description: 'The id of an organization, or a former one.' })
  organization_public_id?: string;

  @LegacyIdField()
  person_id?: number;

  @LegacyIdField()
  organization_id?: number;

  @ObjectField(MatchQueryDto)
  match?: MatchQueryDto;

  @Field(
    (input) => {
      const rows = legacyId(input);
      return rows.ok ? accept(Math.min(rows.value, MAX_PER_PAGE)) : rows;
    },
    { type: 'integer', minimum: 1, default: 10 },
    {
      description: `Contacts to show of a domain; values over ${MAX_PER_PAGE} count as ${MAX_PER_PAGE}.`,
      example: 25,
    },
  )
  per_page?: number;

  problems(): Problem[] {
    const isOther = this.per_page !== undefined && this.domain === undefined;
    return [
      ...(isOther
        ? [{ field: 'per_page', code: 'not_applicable', message: 'applies to a domain only' }]
        : []),
      ...nestedProblems('match', this.match),
    ];
  }
}

/** What an item asks; `key` is the same for the same question. */
export type Question = { readonly key: string } & (
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'domain'; readonly domain: string; readonly per_page: number }
  | { readonly kind: Party; readonly id: string | number }
  | { readonly kind: 'match'; readonly facts: Facts }
);

/** An item as it was sent. */
export interface Item {
  readonly index: number;
  readonly ref: string | null;
  /** Null if the item is invalid. */
  readonly question: Question | null;
  readonly problems: readonly Problem[];
}

const DEFAULT_CONTACTS = 10;

export const brokenItem = (index: number, field: string, code: string, message: string): Item => ({
  index,
  ref: null,
  question: null,
  problems: [{ field, code, message }],
});

/** Reads one item; an invalid one has problems, and no question. */
export function itemOf(value: unknown, index: number): Item {
  if (!isRecord(value)) return brokenItem(index, 'item', 'invalid_type', 'must be a JSON object');
  const { value: item, problems: own } = readDto(LookupItemDto, value);
  const problems = [...own, ...crossProblems(item)];
  const ref = typeof item.ref === 'string' ? item.ref : null;
  return { index, ref, question: problems.length > 0 ? null : questionOf(item), problems };
}

function questionOf(item: LookupItemDto): Question {
  const { email, domain, per_page = DEFAULT_CONTACTS, match } = item;
  if (email !== undefined) return { kind: 'email', email, key: `email ${email.toLowerCase()}` };
  if (domain !== undefined) return { kind: 'domain', domain, per_page, key: `domain ${per_page} ${domain}` };
  if (match !== undefined) {
    const facts = factsOf(match);
    return { kind: 'match', facts, key: `match ${hash('sha256', JSON.stringify(facts))}` };
  }
  const person = item.person_public_id ?? item.person_id;
  const kind = person === undefined ? 'organization' : 'person';
  const id = person ?? item.organization_public_id ?? item.organization_id!;
  return { kind, id, key: `${kind} ${id}` };
}

export const uniqueQuestions = (items: readonly Item[]): Question[] => [
  ...new Map(items.flatMap(({ question }) => (question ? [[question.key, question]] : []))).values(),
];

@Shaped({ nest: [], citation: [] })
export class LookupBatchDto {
  // Items are validated one by one: an invalid one does not fail the others.
  @Field(
    (input) => {
      if (!Array.isArray(input)) return refuse('invalid_type', 'must be an array');
      return input.length === 0 ? refuse('too_short', 'must have at least 1 item') : accept(input);
    },
    {
      type: 'array',
      minItems: 1,
      maxItems: MAX_ITEMS,
      items: { $ref: '#/components/schemas/LookupItem' },
    },
    { required: true, description: 'What to look up.' },
  )
  items!: unknown[];

  @FlagField({
    description:
      'true: answer items in order for as long as the balance lasts, and the rest with `unpaid`, instead of 402.',
    example: true,
  })
  partial?: boolean;

  @ViewField()
  view?: RecordView;

  @FlagField(SKIP)
  skip_research_queue?: boolean;
}

/** The parameters of a stream; JSON has them in its body. */
export class LookupStreamQuery {
  @ViewField()
  view?: RecordView;

  @Field(flagText, { type: 'boolean', default: false }, SKIP)
  skip_research_queue?: boolean;
}

/** The further cost of a JSON body: one credit for each item; a partial batch starts at any balance. */
export function costOfItems(body: unknown): number {
  const { items, partial } = (body ?? {}) as { items?: unknown; partial?: unknown };
  if (partial === true) return -1;
  return Array.isArray(items) ? Math.min(Math.max(items.length, 1), MAX_ITEMS) - 1 : 0;
}
