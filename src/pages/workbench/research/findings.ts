import type { ResearchStatus } from '../../../research/research.entities.js';
import type { FindingKind, FindingOf } from '../../../research/researcher/findings.js';
import type { FormBody } from '../../visits/visit.js';
import { invalid } from '../../../common/errors.js';
import type { KnownRecord } from '../../../research/review/known-records.js';
import type { Decision } from '../../../research/research.dto.js';
import { publicId } from '../../../values/public-id.js';

export interface ListedRequest {
  readonly id: number;
  readonly domain: string;
  readonly status: ResearchStatus;
  readonly reason: string | null;
  readonly created_at: string;
  readonly finished_at: string | null;
  readonly open_findings_count: number;
}

export type ExistingRecord = Omit<KnownRecord, 'id'>;

export interface ShownFinding extends Omit<FindingOf<FindingKind>, 'value' | 'key'> {
  readonly id: number;
  readonly value: Readonly<Record<string, unknown>>;
  readonly edited_value: Readonly<Record<string, unknown>> | null;
  readonly status: 'open' | 'accepted' | 'rejected';
  readonly already_held: boolean;
  readonly existing: readonly ExistingRecord[];
  /** Records that the acceptance wrote. */
  readonly records: readonly Omit<ExistingRecord, 'name'>[];
}

export interface ShownRequest extends ListedRequest {
  readonly organization: { readonly name: string; readonly public_id: string } | null;
  readonly pages: readonly { readonly url: string }[];
  readonly findings: readonly ShownFinding[];
}

export const KIND_TITLES: Readonly<Record<FindingKind, string>> = {
  organization_name: 'Name',
  description: 'Description',
  person: 'People',
  email_address: 'Email addresses',
  phone: 'Phone numbers',
  postal_address: 'Postal addresses',
  social_profile: 'Profiles',
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

/** The displayed parts of a value: those that editors can correct, without dates, and the network of a profile. */
const partsOf = (kind: FindingKind): string[] =>
  ['network', ...EDITABLE[kind].map(([part]) => part)].filter((part) => part !== 'start_date');

const textsOf = (parts: readonly string[], value: ShownFinding['value']): string[] =>
  parts.map((part) => value[part]).filter((text) => typeof text === 'string');

export const valueText = ({ kind, value, edited_value }: ShownFinding): string =>
  textsOf(partsOf(kind), edited_value ?? value)
    .filter((text) => text !== '')
    .join(', ');

/** Words of a value to mark in the excerpt. */
export const wordsOf = ({ kind, value }: ShownFinding): string[] =>
  textsOf([...partsOf(kind), 'written'], value)
    .flatMap((text) => (text.includes('@') ? [text] : text.split(/[^\p{L}\p{N}]+/u)))
    .filter((word) => word.length > 1);

export const valueField = (id: number, part: string): string => `value-${id}-${part}`;

export const textOf = ({ value }: ShownFinding, part: string): string => textsOf([part], value)[0] ?? '';

/** The parts of a finding's value that the form changes, as submitted. */
export const correctionsOf = (form: FormBody, finding: ShownFinding): (readonly [string, string])[] =>
  EDITABLE[finding.kind]
    .map(([part]) => [part, valueField(finding.id, part)] as const)
    .filter(([, field]) => form.has(field))
    .map(([part, field]) => [part, form.text(field).trim()] as const)
    .filter(([part, text]) => text !== textOf(finding, part));

/** The form field of an API error's field. */
export const problemField = (field: string): string => {
  const [, id, part] = /^(\d+)\.value\.(\w+)$/.exec(field) ?? [];
  return id === undefined ? 'findings' : valueField(Number(id), part!);
};

/** The record that a field names; undefined for an empty one. Throws 422 for texts that the form does not offer. */
export function recordIn(text: string): string | undefined {
  const id = publicId(text);
  if (id.ok || text === '') return text || undefined;
  throw invalid([{ field: 'findings', code: 'not_found', message: 'names no record that is there' }]);
}

/**
 * The decisions to accept findings, each with the path that `problemField` reads. An emptied part is sent as null, which
 * removes it.
 */
export const decisionsOf = (form: FormBody, findings: readonly ShownFinding[]): Decision[] =>
  findings.map((finding) => {
    const record = form.text(`settle-${finding.id}`);
    const corrections = correctionsOf(form, finding).map(([part, text]) => [part, text || null] as const);
    return {
      findingId: finding.id,
      path: `${finding.id}.`,
      value: corrections.length > 0 ? Object.fromEntries<string | null>(corrections) : undefined,
      create_anyway: record === 'new',
      use_public_id: record === 'new' ? undefined : recordIn(record),
    };
  });
