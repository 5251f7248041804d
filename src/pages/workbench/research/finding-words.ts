import type { FindingKind } from '../../../research/researcher/findings.js';

export const KIND_TITLES: Readonly<Record<FindingKind, string>> = {
  organization_name: 'Name',
  description: 'Description',
  person: 'People',
  email_address: 'Email addresses',
  phone: 'Phone numbers',
  postal_address: 'Postal addresses',
  social_profile: 'Profiles',
};

/** Displayed parts of a value, by kind. */
const PARTS: Readonly<Record<FindingKind, readonly string[]>> = {
  organization_name: ['name'],
  description: ['text'],
  person: ['name', 'role', 'title', 'email', 'phone'],
  email_address: ['address'],
  phone: ['number'],
  postal_address: ['line'],
  social_profile: ['network', 'url'],
};

/** Editable parts of a value with their labels, by kind. */
export const EDITABLE: Readonly<Record<FindingKind, readonly (readonly [part: string, label: string])[]>> = {
  organization_name: [['name', 'Name']],
  description: [['text', 'Description']],
  person: [
    ['name', 'Name'],
    ['role', 'Role'],
    ['title', 'Title'],
    ['start_date', 'Start date (YYYY-MM-DD)'],
    ['email', 'Email address'],
    ['phone', 'Phone number'],
  ],
  email_address: [['address', 'Email address']],
  phone: [['number', 'Phone number']],
  postal_address: [['line', 'Address']],
  social_profile: [['url', 'Address of the profile']],
};

/** Formats the value of a finding as one line. */
export const valueText = (kind: FindingKind, value: Readonly<Record<string, unknown>>): string =>
  PARTS[kind]
    .map((part) => value[part])
    .filter((text) => typeof text === 'string' && text !== '')
    .join(', ');

/** Formats a record, such as `Ada Lovelace (person)`. */
export const recordText = ({ type, name }: { readonly type: string; readonly name: string }): string =>
  `${name} (${type.replace('_', ' ')})`;

/** Words of a value to mark in the excerpt. */
export const wordsOf = (kind: FindingKind, value: Readonly<Record<string, unknown>>): string[] =>
  [...PARTS[kind], 'written']
    .map((part) => value[part])
    .filter((text): text is string => typeof text === 'string')
    .flatMap((text) => (text.includes('@') ? [text] : text.split(/[^\p{L}\p{N}]+/u)))
    .filter((word) => word.length > 1);
