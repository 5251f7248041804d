import type { LoadedResource } from '../../source-references/cited-load.js';

const COMMON = ['id', 'public_id', 'corpus', 'sources', 'source', 'source_url', 'source_category'];
const EMAILS = ['emails', 'email_addresses', 'email'];
const ALIASES = ['aliases', 'name_aliases', 'names', 'nickname', 'acronyms', 'labels', 'extra_domains'];

const referenceNames = (...names: string[]) => names.flatMap((name) => [`${name}_id`, `${name}_public_id`]);

/** The fields that a row of each resource may have. The directory has no place for any other. */
export const FIELDS: Readonly<Record<LoadedResource, ReadonlySet<string>>> = {
  person: new Set(['first_name', 'last_name', 'name', ...EMAILS, ...ALIASES, ...COMMON]),
  organization: new Set([
    'name',
    'domain',
    'organization_type',
    ...referenceNames('parent', 'parent_organization'),
    ...EMAILS,
    ...ALIASES,
    ...COMMON,
  ]),
  membership: new Set([
    ...referenceNames('person', 'organization'),
    'role',
    'title',
    'start_date',
    'end_date',
    ...EMAILS,
    ...COMMON,
  ]),
  place: new Set([
    'name',
    'address',
    'latitude',
    'longitude',
    'owner_type',
    ...referenceNames('owner', 'person', 'organization', 'membership'),
    ...COMMON,
  ]),
};
