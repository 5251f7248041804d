import { OneOfField } from '../http/dto.js';

/** The body of a quick add. */
export interface QuickAdded {
  readonly first_name?: string | null;
  readonly last_name?: string | null;
  readonly name?: string | null;
  readonly domain?: string | null;
  readonly organization_type?: string | null;
  readonly organization_public_id?: string | null;
  readonly name_aliases?: readonly { readonly name: string }[];
  readonly email_addresses?: readonly { readonly address: string }[];
}

/** Finds the records that a new one may duplicate. Resources create records, and matching compares them. */
export abstract class SimilarRecords {
  /** Throws 409 `similar_exists` if a record is very similar. */
  abstract requireNone(type: 'person' | 'organization', body: QuickAdded): Promise<void>;
}

const CHOICES = ['create', 'refuse'] as const;
export type IfSimilar = (typeof CHOICES)[number];

/** What a quick add does if a very similar record exists. */
export const IfSimilarField = () =>
  OneOfField(CHOICES, {
    default: 'create',
    description: '`refuse`: 409 `similar_exists` if a similar record exists; `details` lists them.',
    example: 'refuse',
  });
