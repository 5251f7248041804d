import type { ShownConflict } from '../../research/review/decisions.js';
import { moment } from '../account/words.js';
import { recordText, valueText } from './finding-words.js';
import type { ShownFinding } from './research-tasks.js';

interface FindingItemProps {
  readonly finding: ShownFinding;
  readonly isTicked: boolean;
  readonly conflict: ShownConflict | undefined;
}

/** A finding with where it comes from, to tick; and to settle, if it meets a record that is there. */
export function FindingItem({ finding, isTicked, conflict }: FindingItemProps) {
  const { id, kind, value, url, excerpt, read_at, confidence, reason, existing } = finding;
  const name = `finding-${id}`;
  return (
    <div class="finding">
      <div class="choice">
        <input type="checkbox" id={name} name={name} checked={isTicked} aria-describedby={`${name}-source`} />
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
      {conflict && <Settle id={id} conflict={conflict} />}
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

function Settle({ id, conflict }: { readonly id: number; readonly conflict: ShownConflict }) {
  const { existing, resolve_with } = conflict;
  if (!resolve_with.includes('use_public_id')) return null;
  return (
    <fieldset class="settle">
      <legend>Which is meant?</legend>
      {existing.map((record) => (
        <Choice id={id} value={record.public_id} text={`${recordText(record)}, which is there`} />
      ))}
      <Choice id={id} value="new" text="None of these: write it as it is" />
    </fieldset>
  );
}

function Choice({ id, value, text }: { readonly id: number; readonly value: string; readonly text: string }) {
  return (
    <div class="choice">
      <input type="radio" name={`settle-${id}`} id={`settle-${id}-${value}`} value={value} />
      <label for={`settle-${id}-${value}`}>{text}</label>
    </div>
  );
}
