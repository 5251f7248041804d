import { RecordById, When, Empty } from '../components/ui.js';
import { canPutBack, labelOf, pathOf, type Kind } from './kinds.js';
import { CitedPage, type ShownCitation } from '../components/sources.js';

export interface ShownChange {
  readonly id: number;
  readonly action: string;
  readonly changed: Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;
  readonly changed_by: { readonly name: string } | null;
  readonly changed_at: string;
  readonly source_reference: ShownCitation | null;
}

export interface Difference {
  readonly from: ShownChange;
  readonly to: ShownChange;
  readonly fields: readonly { readonly field: string; readonly from: unknown; readonly to: unknown }[];
}

function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  if (typeof value === 'object') {
    const { address, name, url } = value as Record<string, unknown>;
    const text = address ?? name ?? url;
    return typeof text === 'string' ? text : JSON.stringify(value);
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export const ACTIONS: Readonly<Record<string, string>> = {
  create: 'Created',
  update: 'Updated',
  delete: 'Deleted',
  merge: 'Merged',
  unmerge: 'Unmerged',
};

interface TimelineProps {
  readonly kind: Kind;
  readonly publicId: string;
  readonly changes: readonly ShownChange[];
}

/** Changes, each with old and new values, author, time, source, and the link that restores the old value. */
export const Timeline = ({ kind, publicId, changes }: TimelineProps) =>
  changes.length === 0 ? (
    <Empty title="No changes" text="Changes of this record appear here." />
  ) : (
    <ol class="timeline">
      {changes.map((change) => (
        <ChangeEntry kind={kind} publicId={publicId} change={change} />
      ))}
    </ol>
  );

type ChangeEntryProps = Omit<TimelineProps, 'changes'> & { readonly change: ShownChange };

function ChangeEntry({ kind, publicId, change }: ChangeEntryProps) {
  const { id, action, changed, changed_by, changed_at, source_reference } = change;
  const fields = Object.entries(changed);
  return (
    <li id={`change-${id}`}>
      <p>
        <strong>{ACTIONS[action] ?? action}</strong> by {changed_by?.name ?? 'the command line'}
      </p>
      <p class="small soft">
        <When at={changed_at} exact />
      </p>
      {fields.length > 0 && (
        <ul class="stack small">
          {fields.map(([field, { from, to }]) => (
            <li>
              <span class="soft">{labelOf(kind, field)}</span> <FromTo field={field} from={from} to={to} />
            </li>
          ))}
        </ul>
      )}
      {source_reference && (
        <p class="source">
          <CitedPage citation={source_reference} />
        </p>
      )}
      {action === 'update' && fields.some(([field]) => canPutBack(kind, field)) && (
        <p class="small">
          <a href={`${pathOf(kind, publicId)}/edit?back=${id}`} aria-label={`Put back change ${id}`}>
            Put back
          </a>
        </p>
      )}
    </li>
  );
}

export function FromTo({ field, from, to }: { field: string; from: unknown; to: unknown }) {
  const [before, after] = [valueText(from), valueText(to)];
  return (
    <>
      {before !== '' && (
        <del>
          <Value field={field} text={before} />
        </del>
      )}{' '}
      {after !== '' && (
        <ins>
          <Value field={field} text={after} />
        </ins>
      )}
      {before === '' && after === '' && <span class="soft">(not shown)</span>}
    </>
  );
}

/** Fields of merges that name records. */
const REFERENCES = new Set(['into', 'merged']);

/** The change log stores references as public ids; this component links them to their records. */
const Value = ({ field, text }: { readonly field: string; readonly text: string }) =>
  (field.endsWith('_public_id') || REFERENCES.has(field)) && /^[0-9a-f]{32}$/.test(text) ? (
    <RecordById id={text} />
  ) : (
    <>{text}</>
  );
