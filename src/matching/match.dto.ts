import { PARTIES, type Party } from '../database/resources.js';
import type { Problem } from '../common/errors.js';
import {
  Choice,
  crossProblems,
  Field,
  readDto,
  Shaped,
  ObjectField,
  OneOfField,
  OrganizationTypeField,
  PastedField,
  PublicIdField,
  SiteField,
  TimestampField,
  ValuesField,
} from '../http/dto.js';
import type { Facts, OrganizationFacts } from './subject.js';
import { isRecord } from '../values/json.js';
import { KINDS } from '../values/kinds.js';
import { accept, refuse, type Parser } from '../values/text.js';
import { DEFAULTS } from './weights.js';

const MAX_NAME = 256;
/** Maximum number of aliases, and of email addresses, of a query. */
const MAX_VALUES = 20;

const DomainField = (description: string) => SiteField({ description, example: 'harbourlight.example' });

/** An organization that a query mentions. */
@Choice(['public_id', 'name', 'domain'], { required: true, exclusive: false })
export class MentionedOrganizationDto {
  @PublicIdField({ description: 'Its id, or a former one.' })
  public_id?: string;

  @PastedField({ max: MAX_NAME, description: 'Its name.', example: 'Harbour Light' })
  name?: string;

  @DomainField('A hostname or a URL.')
  domain?: string;
}

/** The problems between the fields of a nested object. */
export const nestedProblems = (field: string, nested: object | undefined): Problem[] =>
  isRecord(nested)
    ? crossProblems(nested).map((problem) => ({ ...problem, field: `${field}.${problem.field}` }))
    : [];

const OF_PEOPLE = ['first_name', 'last_name', 'organization', 'role', 'title'] as const;
const OF_ORGANIZATIONS = ['domain', 'organization_type', 'parent'] as const;
/** A query has at least one of them. */
const MAIN = ['name', 'first_name', 'last_name', 'aliases', 'emails', 'public_id', 'domain'] as const;

/** A description of a record. */
@Choice(MAIN, { required: true, exclusive: false })
export class MatchQueryDto {
  @OneOfField(PARTIES, { required: true, description: 'What the query means.', example: 'person' })
  type!: Party;

  @PastedField({ max: MAX_NAME, description: 'The name as one text.', example: 'I. Solberg' })
  name?: string;

  @PastedField({ max: MAX_NAME, description: 'Of a person.', example: 'Ingrid' })
  first_name?: string;

  @PastedField({ max: MAX_NAME, description: 'Of a person.', example: 'Solberg' })
  last_name?: string;

  @ValuesField(KINDS.pasted(MAX_NAME), {
    max: MAX_VALUES,
    description: 'Other names.',
    example: ['Inga Solberg'],
  })
  aliases?: string[];

  @ValuesField(KINDS.email, {
    max: MAX_VALUES,
    description: 'Email addresses. An office’s address, such as `info@`, identifies less.',
    example: ['ingrid@solberg.example'],
  })
  emails?: string[];

  @PublicIdField({ description: 'The id that the record had, or has.' })
  public_id?: string;

  @ObjectField(MentionedOrganizationDto, { description: 'An organization that the person belongs to.' })
  organization?: MentionedOrganizationDto;

  @PastedField({ max: MAX_NAME, description: 'A role of the person.', example: 'director' })
  role?: string;

  @PastedField({ max: MAX_NAME, description: 'A title of the person.', example: 'Managing director' })
  title?: string;

  @PastedField({ max: MAX_NAME, description: 'A locality, or an address.', example: 'Bergen' })
  place?: string;

  @DomainField('Of an organization: a hostname or a URL.')
  domain?: string;

  @OrganizationTypeField({ description: 'Of an organization.' })
  organization_type?: string;

  @ObjectField(MentionedOrganizationDto, { description: 'The organization above it.' })
  parent?: MentionedOrganizationDto;

  problems(): Problem[] {
    const isPerson = this.type === 'person';
    const others: readonly (keyof MatchQueryDto)[] =
      this.type === undefined ? [] : isPerson ? OF_ORGANIZATIONS : OF_PEOPLE;
    const message = `applies to ${isPerson ? 'an organization' : 'a person'} only`;
    return [
      ...others
        .filter((field) => this[field] !== undefined)
        .map((field) => ({ field, code: 'not_applicable', message })),
      ...nestedProblems('organization', this.organization),
      ...nestedProblems('parent', this.parent),
    ];
  }
}

/** Reads a query. Returns the query and its problems. */
export function readQuery(value: unknown): { readonly facts: Facts; readonly problems: readonly Problem[] } {
  if (!isRecord(value)) {
    const problem = { field: '', code: 'invalid_type', message: 'must be an object' };
    return { facts: { type: 'person' }, problems: [problem] };
  }
  const { value: query, problems } = readDto(MatchQueryDto, value);
  const all = [...problems, ...crossProblems(query)];
  return { facts: all.length > 0 ? { type: 'person' } : factsOf(query), problems: all };
}

const mentioned = ({ public_id, name, domain }: MentionedOrganizationDto): OrganizationFacts => ({
  publicId: public_id ?? null,
  names: name === undefined ? [] : [name],
  domain: domain ?? null,
});

const listed = (...values: readonly (string | undefined)[]): string[] =>
  values.filter((value) => value !== undefined);

/** The content of a valid query. */
export const factsOf = (query: MatchQueryDto): Facts => ({
  type: query.type,
  publicIds: listed(query.public_id),
  name: query.name ?? null,
  firstName: query.first_name ?? null,
  lastName: query.last_name ?? null,
  aliases: query.aliases ?? [],
  emails: query.emails ?? [],
  organizations: query.organization ? [mentioned(query.organization)] : [],
  roles: listed(query.role, query.title),
  places: listed(query.place),
  domains: listed(query.domain),
  organizationType: query.organization_type ?? null,
  parent: query.parent ? mentioned(query.parent) : null,
});

export const MAX_QUERIES = 50;
const MAX_LIMIT = 20;
const MAX_EXCLUDED = 50;
/** Maximum length of a caller's name for a query. */
const MAX_KEY = 128;

const share: Parser<number> = (input) =>
  typeof input === 'number' && input >= 0 && input <= 1
    ? accept(input)
    : refuse('invalid_format', 'must be a number from 0 to 1');

const ShareField = (description: string, standard: number) =>
  Field(
    share,
    { type: 'number', minimum: 0, maximum: 1, default: standard },
    { description, example: standard },
  );

@Shaped({ nest: [], citation: [] })
export class MatchDto {
  @Field(
    (input) => {
      if (!isRecord(input)) return refuse('invalid_type', 'must be an object of queries by name');
      const names = Object.keys(input);
      if (names.length === 0) return refuse('too_short', 'must have at least 1 query');
      return names.some((name) => name.length > MAX_KEY)
        ? refuse('too_long', `must have names of at most ${MAX_KEY} characters`)
        : accept(input);
    },
    {
      type: 'object',
      minProperties: 1,
      maxProperties: MAX_QUERIES,
      propertyNames: { maxLength: MAX_KEY },
      additionalProperties: { $ref: '#/components/schemas/MatchQuery' },
    },
    { required: true, description: 'What to match, by names that the answer repeats.' },
  )
  queries!: Record<string, unknown>;

  @Field(
    (input) =>
      typeof input === 'number' && Number.isInteger(input) && input >= 1 && input <= MAX_LIMIT
        ? accept(input)
        : refuse('invalid_format', `must be an integer from 1 to ${MAX_LIMIT}`),
    { type: 'integer', minimum: 1, maximum: MAX_LIMIT, default: DEFAULTS.limit },
    { description: 'Results of a query.', example: DEFAULTS.limit },
  )
  limit?: number;

  @ShareField('The least score of a match.', DEFAULTS.threshold)
  threshold?: number;

  @ShareField('The least score of a result.', DEFAULTS.cutoff)
  cutoff?: number;

  @ValuesField(KINDS.publicId, {
    max: MAX_EXCLUDED,
    description: 'Records that were judged not to be meant.',
    example: ['0'.repeat(32)],
  })
  exclude?: string[];

  @TimestampField({
    description: 'Only results that a source supported since then: when it was read, else when it was cited.',
    example: '2026-01-01T00:00:00Z',
  })
  verified_since?: string;

  problems(): Problem[] {
    if (!isRecord(this.queries)) return [];
    const queries = Object.entries(this.queries);
    if (queries.length > MAX_QUERIES) return [];
    return queries.flatMap(([name, query]) =>
      readQuery(query).problems.map((problem) => ({
        ...problem,
        field: ['queries', name, problem.field].filter((part) => part !== '').join('.'),
      })),
    );
  }
}

/** The further cost of a body: one credit for each query. */
export function costOfQueries(body: unknown): number {
  const { queries } = (body ?? {}) as { queries?: unknown };
  return isRecord(queries) ? Math.min(Math.max(Object.keys(queries).length, 1), MAX_QUERIES) - 1 : 0;
}
