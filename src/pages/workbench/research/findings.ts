import type { ResearchStatus } from '../../../research/research.entities.js';
import type { FindingKind } from '../../../research/researcher/findings.js';
import type { FormBody } from '../../visits/visit.js';
import { Injectable } from '@nestjs/common';
import { invalid } from '../../../common/errors.js';
import { ResearchRequests } from '../../../research/requests/research-requests.service.js';
import { FindingsReview } from '../../../research/review/findings-review.js';
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

export interface ExistingRecord {
  readonly type: string;
  readonly public_id: string;
  readonly name: string;
}

export interface ShownFinding {
  readonly id: number;
  readonly kind: FindingKind;
  readonly value: Readonly<Record<string, unknown>>;
  readonly edited_value: Readonly<Record<string, unknown>> | null;
  readonly url: string;
  readonly excerpt: string;
  readonly read_at: string;
  readonly confidence: number;
  readonly reason: string;
  readonly status: 'open' | 'accepted' | 'rejected';
  readonly already_held: boolean;
  readonly existing: readonly ExistingRecord[];
  /** Records that the acceptance wrote. */
  readonly records: readonly { readonly type: string; readonly public_id: string }[];
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

const pathOf = (findingId: number): string => `${findingId}.`;

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

/** Lists, reviews and repeats research through the services of the API. */
@Injectable()
export class ResearchTasks {
  constructor(
    private readonly requests: ResearchRequests,
    private readonly review: FindingsReview,
  ) {}

  open(page = 1, rows = ROWS): Promise<ListPage<ListedRequest>> {
    return this.list({ findings: 'open', page, per_page: rows });
  }

  failed(): Promise<ListPage<ListedRequest>> {
    return this.list({ status: 'failed', per_page: ROWS });
  }

  /** Returns the request without expired findings, whose values are deleted. Throws 404. */
  async show(id: number): Promise<ShownRequest> {
    const { text } = await this.requests.show(id);
    const request = (JSON.parse(text) as { research_request: ShownRequest }).research_request;
    return { ...request, findings: request.findings.filter(({ value }) => value !== null) };
  }

  /**
   * Accepts all selected findings or none. Throws 409 with the conflicts, and 422 with the validation errors: see
   * `problemField`.
   */
  async accept(id: number, answers: Answers, accountId: number): Promise<void> {
    const { ticked, settled, corrected, organization } = answers;
    refuseOthers(answers);
    const decisions = ticked.map((findingId) => {
      const settledWith = settled.get(findingId);
      const value = corrected.get(findingId);
      return {
        findingId,
        path: pathOf(findingId),
        value: value && emptied(value),
        create_anyway: settledWith === 'new',
        use_public_id: settledWith === 'new' ? undefined : settledWith,
      };
    });
    await this.review.accept(id, decisions, organization === '' ? undefined : organization, {
      accountId,
    });
  }

  reject(id: number, findings: readonly number[], accountId: number): Promise<void> {
    return this.review.reject(id, findings, { accountId });
  }

  /** Requests the research of the domain again. Throws 409 if it is already under way. */
  async again(id: number, accountId: number): Promise<void> {
    await this.requests.again(id, { accountId });
  }

  private async list(query: {
    status?: string;
    findings?: string;
    page?: number;
    per_page: number;
  }): Promise<ListPage<ListedRequest>> {
    const reply = await this.requests.list(query as Parameters<ResearchRequests['list']>[0], '');
    return listPage(reply, 'research_requests');
  }
}
