import { Address } from '../components/source.js';
import { RecordById, When } from '../components/ui.js';
import { canPutBack, labelOf, pathOf, type Kind } from './kinds.js';
import { valueText, type ShownChange } from './record-history.js';

export const ACTIONS: Readonly<Record<string, string>> = {
  create: 'Created',
  update: 'Updated',
  delete: 'Deleted',
  merge: 'Merged',
  unmerge: 'Unmerged',
};

interface ChangeEntryProps {
  readonly kind: Kind;
  readonly publicId: string;
  readonly change: ShownChange;
}

/** One change of the history: old and new values, author, time, source, and the link that restores the old value. */
export function ChangeEntry({ kind, publicId, change }: ChangeEntryProps) {
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
          <Address url={source_reference.url} /> · {source_reference.source_category}
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

interface FromToProps {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** The previous value, struck through, and the new one. */
export function FromTo({ field, from, to }: FromToProps) {
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
