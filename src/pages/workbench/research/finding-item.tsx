import type { ShownConflict } from '../../../research/review/accept-finding.js';
import { Choice, Field, Submit } from '../../forms/form.js';
import { Address } from '../components/source.js';
import { When } from '../components/ui.js';
import { isKind, pathOf } from '../records/kinds.js';
import {
  EDITABLE,
  recordText,
  textOf,
  valueField,
  valueText,
  wordsOf,
  type Answers,
  type ExistingRecord,
  type ShownFinding,
} from './findings.js';
import { useRendering } from '../../visits/visit.js';

interface FindingItemProps {
  readonly finding: ShownFinding;
  readonly answers: Answers | undefined;
  readonly conflict: ShownConflict | undefined;
}

/** A finding next to its page's excerpt and existing records, with controls to select, correct and decide it. */
export function FindingItem({ finding, answers, conflict }: FindingItemProps) {
  const { id, kind, value, url, excerpt, read_at, confidence, reason, existing } = finding;
  const name = `finding-${id}`;
  const text = valueText(kind, value);
  return (
    <div class="finding" data-item>
      <div class="finding-head">
        <Choice
          type="checkbox"
          name={name}
          label={text}
          isChosen={answers?.ticked.includes(id)}
          aria-describedby={`${name}-source`}
          data-open
        />
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
          <Excerpt text={excerpt} words={wordsOf(kind, value)} />
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
        <Settle id={id} conflict={conflict} answer={answers?.settled.get(id)} />
      ) : (
        <Kept name={`settle-${id}`} answer={answers?.settled.get(id)} />
      )}
      <Correction finding={finding} typed={answers?.corrected.get(id) ?? {}} />
    </div>
  );
}

const Excerpt = ({ text, words }: { readonly text: string; readonly words: readonly string[] }) => (
  <blockquote>
    {piecesOf(text, words).map((piece) => (piece.isFound ? <mark>{piece.text}</mark> : piece.text))}
  </blockquote>
);

/** A link to an existing record; text if the record has no page. */
export const RecordLink = ({ record }: { readonly record: ExistingRecord }) =>
  isKind(record.type) ? (
    <a href={pathOf(record.type, record.public_id)}>{recordText(record)}</a>
  ) : (
    <span>{recordText(record)}</span>
  );

/** Keeps an answer in a hidden field while another question is open. */
export const Kept = ({ name, answer }: { readonly name: string; readonly answer: string | undefined }) =>
  answer ? <input type="hidden" name={name} value={answer} /> : null;

interface SettleProps {
  readonly id: number;
  readonly conflict: ShownConflict;
  readonly answer: string | undefined;
}

function Settle({ id, conflict: { existing }, answer }: SettleProps) {
  const choices = [
    ...existing.map((record) => ({
      value: record.public_id,
      label: recordText(record),
    })),
    { value: 'new', label: 'None of these: create a new record' },
  ];
  return (
    <fieldset>
      <legend>Which record is it?</legend>
      {choices.map(({ value, label }) => (
        <Choice name={`settle-${id}`} value={value} label={label} isChosen={value === answer} />
      ))}
    </fieldset>
  );
}

interface CorrectionProps {
  readonly finding: ShownFinding;
  /** Submitted corrections. */
  readonly typed: Readonly<Record<string, string>>;
}

/** Fields to correct the value of a finding; acceptance writes their content. */
function Correction({ finding, typed }: CorrectionProps) {
  const { id, kind } = finding;
  const { problems } = useRendering();
  const fields = EDITABLE[kind].map(([part, label]) => ({ part, label, name: valueField(id, part) }));
  const isRefused = fields.some(({ name }) => problems.some(({ field }) => field === name));
  return (
    <details open={Object.keys(typed).length > 0 || isRefused}>
      <summary data-edit>Correct</summary>
      <div class="pair">
        {fields.map(({ part, label, name }) => (
          <Field name={name} label={label} value={typed[part] ?? textOf(finding, part)} />
        ))}
      </div>
    </details>
  );
}

/** A part of an excerpt; `isFound` marks matched words. */
export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** Splits an excerpt at matched words. Matches are whole words and ignore case; the longest word wins. */
export function piecesOf(excerpt: string, words: readonly string[]): Piece[] {
  const wanted = words.toSorted((a, b) => b.length - a.length).map((word) => RegExp.escape(word));
  if (wanted.length === 0) return [{ text: excerpt, isFound: false }];
  const word = new RegExp(`(?<![\\p{L}\\p{N}])(${wanted.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return excerpt
    .split(word)
    .map((text, index) => ({ text, isFound: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
