import { PARTIES, type Party } from '../../database/resources.js';
import type { Problem } from '../../common/errors.js';
import {
  choiceProblems,
  crossProblems,
  readDto,
  ObjectField,
  OneOfField,
  OrganizationTypeField,
  PastedField,
  PublicIdField,
  SiteField,
  ValuesField,
} from '../../http/dto.js';
import type { Facts, OrganizationFacts } from '../subject.js';
import { isRecord } from '../../values/json.js';
import { KINDS } from '../../values/kinds.js';

const MAX_NAME = 256;
/** Maximum number of aliases, and of email addresses, of a query. */
const MAX_VALUES = 20;

const DomainField = (description: string) => SiteField({ description, example: 'harbourlight.example' });

/** An organization that a query mentions. */
export class MentionedOrganizationDto {
  @PublicIdField({ description: 'Its id, or a former one.' })
  public_id?: string;

  @PastedField({ max: MAX_NAME, description: 'Its name.', example: 'Harbour Light' })
  name?: string;

  @DomainField('A hostname or a URL.')
  domain?: string;

  problems(): Problem[] {
    return choiceProblems(this, ['public_id', 'name', 'domain'], { required: true, exclusive: false });
  }
}

const OF_PEOPLE = ['first_name', 'last_name', 'organization', 'role', 'title'] as const;
const OF_ORGANIZATIONS = ['domain', 'organization_type', 'parent'] as const;
/** A query has at least one of them. */
const MAIN = ['name', 'first_name', 'last_name', 'aliases', 'emails', 'public_id', 'domain'] as const;

/** A description of a record. */
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
      ...choiceProblems(this, MAIN, { required: true, exclusive: false }),
      ...others
        .filter((field) => this[field] !== undefined)
        .map((field) => ({ field, code: 'not_applicable', message })),
      ...(['organization', 'parent'] as const).flatMap((field) =>
        (this[field] instanceof MentionedOrganizationDto ? this[field].problems() : []).map((problem) => ({
          ...problem,
          field: `${field}.${problem.field}`,
        })),
      ),
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
