import { OneOfField } from '../http/dto.js';

/** A description of a record before it is created. */
export interface NewRecord {
  readonly type: 'person' | 'organization';
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly name?: string | null;
  readonly aliases?: readonly string[];
  readonly emails?: readonly string[];
  readonly domains?: readonly string[];
  readonly organizationType?: string | null;
  readonly organizations?: readonly { readonly publicId: string }[];
}

/** Finds the records that a new one may duplicate. Resources create records, and matching compares them. */
export abstract class SimilarRecords {
  /** Throws 409 `similar_exists` if a record is very similar. */
  abstract requireNone(record: NewRecord): Promise<void>;
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
