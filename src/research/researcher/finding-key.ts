import { hash } from 'node:crypto';
import type { FindingKind, FindingValues, FoundValue } from './findings.js';
import { fold } from './read/text.js';

const MAX_LENGTH = 200;

const KEYS: { readonly [K in FindingKind]: (value: FindingValues[K]) => string } = {
  organization_name: ({ name }) => fold(name),
  description: ({ text }) => fold(text),
  person: ({ name }) => fold(name),
  email_address: ({ address }) => address.toLowerCase(),
  phone: ({ number }) => number,
  postal_address: ({ postal_code, street, line }) =>
    fold(`${postal_code ?? ''} ${(street ?? line).replace(/stra(?:ß|ss)e/giu, 'str')}`),
  social_profile: ({ url }) => url.toLowerCase().replace('://www.', '://'),
};

/** The normalized form of a value: equal for different spellings. */
export function findingKey({ kind, value }: FoundValue): string {
  const key = (KEYS[kind] as (value: unknown) => string)(value);
  return key.length <= MAX_LENGTH ? key : hash('sha256', key);
}
