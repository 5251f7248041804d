import type { ResearchStatus } from '../../../research/research.entities.js';
import type { FindingKind, FindingOf } from '../../../research/researcher/findings.js';
import type { FormBody } from '../../visits/visit.js';
import { invalid } from '../../../common/errors.js';
import type { KnownRecord } from '../../../research/review/known-records.js';
import type { ResearchRequests } from '../../../research/requests/research-requests.service.js';
import type { Decision } from '../../../research/research.dto.js';
import { publicId } from '../../../values/public-id.js';
import { listPage, ROWS, type ListPage } from '../lists.js';

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

export const valueText = (kind: FindingKind, value: Readonly<Record<string, unknown>>): string =>
  partsOf(kind)
    .map((part) => value[part])
    .filter((text) => typeof text === 'string' && text !== '')
    .join(', ');

/** Formats a record, such as `Ada Lovelace (person)`. */
export const recordText = ({ type, name }: { readonly type: string; readonly name: string }): string =>
  `${name} (${type.replace('_', ' ')})`;

/** Words of a value to mark in the excerpt. */
export const wordsOf = (kind: FindingKind, value: Readonly<Record<string, unknown>>): string[] =>
  [...partsOf(kind), 'written']
    .map((part) => value[part])
    .filter((text): text is string => typeof text === 'string')
    .flatMap((text) => (text.includes('@') ? [text] : text.split(/[^\p{L}\p{N}]+/u)))
    .filter((word) => word.length > 1);

/** The editor's answers in a review form; a refused form shows them again. */
export interface Answers {
  readonly ticked: readonly number[];
  /** The record chosen for each finding that conflicts with existing ones: its public id, or `new`. */
  readonly settled: ReadonlyMap<number, string>;
  /** Public id of the organization for the findings; empty if none was requested. */
  readonly organization: string;
  /** Edited parts of values, as submitted. */
  readonly corrected: ReadonlyMap<number, Readonly<Record<string, string>>>;
}

export const valueField = (id: number, part: string): string => `value-${id}-${part}`;

/** Returns the original text of a part of a value. */
export const textOf = ({ value }: ShownFinding, part: string): string => {
  const text = value[part];
  return typeof text === 'string' ? text : '';
};

export function readAnswers(form: FormBody, findings: readonly ShownFinding[]): Answers {
  const settled = findings.map(({ id }) => [id, form.text(`settle-${id}`)] as const);
  const corrected = findings.map((finding) => [finding.id, correctionsOf(form, finding)] as const);
  return {
    ticked: findings.filter(({ id }) => form.text(`finding-${id}`) !== '').map(({ id }) => id),
    settled: new Map(settled.filter(([, answer]) => answer !== '')),
    organization: form.text('organization'),
    corrected: new Map(corrected.filter(([, parts]) => Object.keys(parts).length > 0)),
  };
}

/** Unchanged and absent parts are no corrections. */
function correctionsOf(form: FormBody, finding: ShownFinding): Record<string, string> {
  const parts = EDITABLE[finding.kind].map(([part]) => part);
  return Object.fromEntries(
    parts
      .filter((part) => form.has(valueField(finding.id, part)))
      .map((part) => [part, form.text(valueField(finding.id, part)).trim()] as const)
      .filter(([part, text]) => text !== textOf(finding, part)),
  );
}

/** Returns the form field of an API error's field. */
export const problemField = (field: string): string => {
  const [, id, part] = /^(\d+)\.value\.(\w+)$/.exec(field) ?? [];
  return id === undefined ? 'findings' : valueField(Number(id), part!);
};

/** An emptied part is sent as null, which removes it. */
const emptied = (parts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(parts).map(([part, text]) => [part, text === '' ? null : text]));

/** Refuses answers other than `new` and public ids, the only values that the form offers. */
function refuseOthers({ ticked, settled, organization }: Answers): void {
  const named = ticked.map((findingId) => settled.get(findingId)).filter((answer) => answer !== 'new');
  const given = [...named, organization].filter((answer) => answer !== undefined && answer !== '');
  if (given.every((answer) => publicId(answer).ok)) return;
  throw invalid([{ field: 'findings', code: 'not_found', message: 'names no record that is there' }]);
}

/** The decisions of accepted answers, each with the path that `problemField` reads. Throws 422 as `refuseOthers` does. */
export function decisionsOf(answers: Answers): Decision[] {
  refuseOthers(answers);
  return answers.ticked.map((findingId) => {
    const record = answers.settled.get(findingId);
    const value = answers.corrected.get(findingId);
    return {
      findingId,
      path: `${findingId}.`,
      value: value && emptied(value),
      create_anyway: record === 'new',
      use_public_id: record === 'new' ? undefined : record,
    };
  });
}

/** A page of the requests with findings to review. */
export async function openRequests(
  requests: ResearchRequests,
  page: number,
  rows = ROWS,
): Promise<ListPage<ListedRequest>> {
  return listPage(await requests.list({ findings: 'open', page, per_page: rows }, ''), 'research_requests');
}
