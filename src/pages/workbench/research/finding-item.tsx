import type { ShownConflict } from '../../../research/review/accept-finding.js';
import { Choice, Field, Submit } from '../../forms/form.js';
import { Address } from '../components/sources.js';
import { When } from '../components/ui.js';
import { isKind, pathOf } from '../records/kinds.js';
import {
  EDITABLE,
  textOf,
  valueField,
  valueText,
  wordsOf,
  type ExistingRecord,
  type ShownFinding,
  correctionsOf,
} from './findings.js';
import { useRendering } from '../../visits/visit.js';

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
