import type { ShownConflict } from '../../research/review/conflicts.js';
import { moment } from '../account/words.js';
import type { FieldProblem } from '../forms/form-check.js';
import type { Answers } from './answers.js';
import { Correction } from './correction.js';
import { recordText, valueText } from './finding-words.js';
import type { ShownFinding } from './shown.js';

interface FindingItemProps {
  readonly finding: ShownFinding;
  readonly answers: Answers | undefined;
  readonly conflict: ShownConflict | undefined;
  readonly problems: readonly FieldProblem[];
}

/** A finding with where it comes from, to tick and to correct; and to settle, if it meets a record that is there. */
export function FindingItem({ finding, answers, conflict, problems }: FindingItemProps) {
  const { id, kind, value, url, excerpt, read_at, confidence, reason, existing } = finding;
  const name = `finding-${id}`;
  const settled = answers?.settled.get(id);
  return (
    <div class="finding">
      <div class="choice">
        <input
          type="checkbox"
          id={name}
          name={name}
          checked={answers?.ticked.includes(id)}
          aria-describedby={`${name}-source`}
        />
        <label for={name}>{valueText(kind, value)}</label>
      </div>
      <div id={`${name}-source`}>
        {existing.length > 0 && (
          <p class="hint">The directory has it already: {existing.map(recordText).join(', ')}.</p>
        )}
        <blockquote>{excerpt}</blockquote>
        <p class="hint">
          <Source url={url} />, read on {moment(new Date(read_at))}. {Math.round(confidence * 100)} % sure:{' '}
          {reason}
        </p>
      </div>
      <Correction finding={finding} typed={answers?.corrected.get(id) ?? {}} problems={problems} />
      {conflict?.resolve_with.includes('use_public_id') ? (
        <Settle id={id} conflict={conflict} answer={settled} />
      ) : (
        <Kept name={`settle-${id}`} answer={settled} />
      )}
    </div>
  );
}

/** Other addresses than those of pages are shown, and lead nowhere. */
const Source = ({ url }: { readonly url: string }) =>
  /^https?:\/\//i.test(url) ? (
    <a href={url} rel="nofollow noopener noreferrer">
      {url}
    </a>
  ) : (
    <span>{url}</span>
  );

/** An answer that is not asked for again, and holds until another question is settled too. */
export const Kept = ({ name, answer }: { readonly name: string; readonly answer: string | undefined }) =>
  answer ? <input type="hidden" name={name} value={answer} /> : null;

interface SettleProps {
  readonly id: number;
  readonly conflict: ShownConflict;
  readonly answer: string | undefined;
}

function Settle({ id, conflict: { existing }, answer }: SettleProps) {
  const choices = [
    ...existing.map((record) => ({ value: record.public_id, text: `${recordText(record)}, which is there` })),
    { value: 'new', text: 'None of these: write it as it is' },
  ];
  return (
    <fieldset class="settle">
      <legend>Which is meant?</legend>
      {choices.map((choice) => (
        <Choice id={id} {...choice} isChosen={choice.value === answer} />
      ))}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly id: number;
  readonly value: string;
  readonly text: string;
  readonly isChosen: boolean;
}

function Choice({ id, value, text, isChosen }: ChoiceProps) {
  return (
    <div class="choice">
      <input
        type="radio"
        name={`settle-${id}`}
        id={`settle-${id}-${value}`}
        value={value}
        checked={isChosen}
      />
      <label for={`settle-${id}-${value}`}>{text}</label>
    </div>
  );
}
