import { Field, OrganizationTypeField, PastedField, SiteField, TextField } from '../http/dto.js';
import { PageQuery } from '../http/list.query.js';
import { accept, refuse, type Parser } from '../values/text.js';
import { SEARCH_TYPES, type SearchType } from './documents.js';
import { fold, cut } from '../names/normalize.js';
import type { SearchFilters } from './search-engine.js';

export const MAX_QUERY = 256;

/** A comma-separated list. The value contains each type once, in the order of SEARCH_TYPES. */
const searchTypes: Parser<readonly SearchType[]> = (input) => {
  const given = typeof input === 'string' ? input.split(',').map((one) => one.trim()) : [];
  const known = SEARCH_TYPES.filter((type) => given.includes(type));
  return given.length > 0 && given.every((one) => (SEARCH_TYPES as readonly string[]).includes(one))
    ? accept(known)
    : refuse('invalid_format', `must be a comma-separated list of ${SEARCH_TYPES.join(', ')}`);
};

export class SearchQuery extends PageQuery {
  @PastedField({
    max: MAX_QUERY,
    required: true,
    description:
      'A name, an alias, an acronym, an email address or a part of one, a domain or a URL; also a name with a role, an organization or a place. Case, accents, punctuation and word order do not matter.',
    example: 'ingrid solberg harbour light',
  })
  q!: string;

  @Field(
    searchTypes,
    { type: 'string', pattern: `^(${SEARCH_TYPES.join('|')})(,(${SEARCH_TYPES.join('|')}))*$` },
    { description: 'Only these types, separated by commas. Default: all.', example: 'person,organization' },
  )
  type?: readonly SearchType[];

  @OrganizationTypeField({
    description: 'Only organizations of this type, and their members, memberships and places. Ignores case.',
  })
  organization_type?: string;

  @TextField({
    max: 200,
    description: 'Only memberships with this role, and the people who have it. Ignores case.',
    example: 'director',
  })
  role?: string;

  @SiteField({
    description:
      'Only organizations with this domain, and people who belong to one or have an email address there. A hostname or a URL.',
    example: 'harbourlight.example',
  })
  domain?: string;
}

/** Filters as callers write them, and as zero-result searches store them. */
export type GivenFilters = {
  readonly [Name in 'type' | 'organization_type' | 'role' | 'domain']?: SearchQuery[Name] | undefined;
};

/** Filters as engines expect them: folded, and truncated in the same way as document keys. */
export const filtersOf = ({ type, organization_type, role, domain }: GivenFilters): SearchFilters => ({
  types: type ?? [],
  ...(organization_type === undefined ? {} : { organizationType: cut(fold(organization_type)) }),
  ...(role === undefined ? {} : { role: cut(fold(role)) }),
  ...(domain === undefined ? {} : { domain }),
});
