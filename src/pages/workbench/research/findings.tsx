import { invalid } from '../../../common/errors.js';
import type { Decision } from '../../../research/research.dto.js';
import type { ResearchStatus } from '../../../research/research.entities.js';
import type { FindingKind, FindingOf } from '../../../research/researcher/findings.js';
import type { ShownConflict } from '../../../research/review/accept-finding.js';
import type { KnownRecord } from '../../../research/review/known-records.js';
import { publicId } from '../../../values/public-id.js';
import { Choice, Field, Submit } from '../../forms/form.js';
import { useRendering, type FormBody } from '../../visits/visit.js';
import { Address } from '../components/sources.js';
import { When } from '../components/ui.js';
import { isKind, pathOf } from '../records/kinds.js';

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
const EDITABLE: Readonly<Record<FindingKind, readonly (readonly [part: string, label: string])[]>> = {
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
const wordsOf = ({ kind, value }: ShownFinding): string[] =>
  textsOf([...partsOf(kind), 'written'], value)
    .flatMap((text) => (text.includes('@') ? [text] : text.split(/[^\p{L}\p{N}]+/u)))
    .filter((word) => word.length > 1);

const valueField = (id: number, part: string): string => `value-${id}-${part}`;

const textOf = ({ value }: ShownFinding, part: string): string => textsOf([part], value)[0] ?? '';

/** The parts of a finding's value that the form changes, as submitted. */
const correctionsOf = (form: FormBody, finding: ShownFinding): (readonly [string, string])[] =>
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

interface FindingItemProps {
  readonly finding: ShownFinding;
  readonly conflict: ShownConflict | undefined;
}

/** A finding next to its page's excerpt and existing records, with controls to select, correct and decide it. */
export function FindingItem({ finding, conflict }: FindingItemProps) {
  const { id, url, excerpt, read_at, confidence, reason, existing } = finding;
  const name = `finding-${id}`;
  const text = valueText(finding);
  return (
    <div class="finding" data-item>
      <div class="finding-head">
        <Choice type="checkbox" name={name} label={text} aria-describedby={`${name}-source`} data-open />
        <div class="actions">
          <Submit
            kind="quiet"
            name="decision"
            value={`accept ${id}`}
            aria-label={`Accept: ${text}`}
            data-accept
          >
            Accept
          </Submit>
          <Submit
            kind="danger"
            name="decision"
            value={`reject ${id}`}
            aria-label={`Reject: ${text}`}
            data-reject
          >
            Reject
          </Submit>
        </div>
      </div>
      <div class="sides" id={`${name}-source`}>
        <div class="stack">
          <blockquote>
            {piecesOf(excerpt, wordsOf(finding)).map((piece) =>
              piece.isFound ? <mark>{piece.text}</mark> : piece.text,
            )}
          </blockquote>
          <p class="source">
            <Address url={url} /> · read <When at={read_at} />
            <br />
            {Math.round(confidence * 100)}% confidence: {reason}
          </p>
        </div>
        <div class="stack">
          <p class="small soft">In the directory</p>
          {existing.length === 0 ? (
            <p class="small">No match</p>
          ) : (
            <ul class="stack">
              {existing.map((record) => (
                <li>
                  <RecordLink record={record} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {conflict?.resolve_with.includes('use_public_id') ? (
        <fieldset>
          <legend>Which record is it?</legend>
          {conflict.existing.map((record) => (
            <Choice name={`settle-${id}`} value={record.public_id} label={recordText(record)} />
          ))}
          <Choice name={`settle-${id}`} value="new" label="None of these: create a new record" />
        </fieldset>
      ) : (
        <Kept name={`settle-${id}`} />
      )}
      <Correction finding={finding} />
    </div>
  );
}

/** Formats a record, such as `Ada Lovelace (person)`. */
const recordText = ({ type, name }: { readonly type: string; readonly name: string }): string =>
  `${name} (${type.replace('_', ' ')})`;

/** A link to an existing record; text if the record has no page. */
export const RecordLink = ({ record }: { readonly record: ExistingRecord }) =>
  isKind(record.type) ? (
    <a href={pathOf(record.type, record.public_id)}>{recordText(record)}</a>
  ) : (
    <span>{recordText(record)}</span>
  );

/** Keeps an answer of the submitted form in a hidden field while another question is open. */
export function Kept({ name }: { readonly name: string }) {
  const answer = useRendering().form?.text(name);
  return answer ? <input type="hidden" name={name} value={answer} /> : null;
}

/** Fields to correct the value of a finding; acceptance writes their content. */
function Correction({ finding }: { readonly finding: ShownFinding }) {
  const { form, problems } = useRendering();
  const fields = EDITABLE[finding.kind].map(([part, label]) => ({
    label,
    name: valueField(finding.id, part),
    initial: textOf(finding, part),
  }));
  const isCorrected = form !== undefined && correctionsOf(form, finding).length > 0;
  const isRefused = fields.some(({ name }) => problems.some(({ field }) => field === name));
  return (
    <details open={isCorrected || isRefused}>
      <summary data-edit>Correct</summary>
      <div class="pair">
        {fields.map((field) => (
          <Field {...field} />
        ))}
      </div>
    </details>
  );
}

/** Splits an excerpt at matched words, which `isFound` marks. Matches are whole words and ignore case; the longest word wins. */
export function piecesOf(excerpt: string, words: readonly string[]) {
  const wanted = words.toSorted((a, b) => b.length - a.length).map((word) => RegExp.escape(word));
  if (wanted.length === 0) return [{ text: excerpt, isFound: false }];
  const word = new RegExp(`(?<![\\p{L}\\p{N}])(${wanted.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return excerpt
    .split(word)
    .map((text, index) => ({ text, isFound: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
