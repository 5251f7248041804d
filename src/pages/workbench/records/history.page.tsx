import { Empty, Pages, Section, Table, When, Rows } from '../components/ui.js';
import type { ListPage } from '../lists.js';
import { Shell } from '../shell.js';
import { ChangeEntry, FromTo, type Difference, type ShownChange } from './changes.js';
import { labelOf, pathOf, type Kind } from './kinds.js';
import { RecordHead } from './record.page.js';
import { nameOf, type ViewedRecord } from './record-views.js';
import { Submit } from '../../forms/form.js';
import { dateFormat } from '../../account/words.js';

interface HistoryPageProps {
  readonly kind: Kind;
  readonly record: ViewedRecord;
  readonly list: ListPage<ShownChange>;
  /** null if the chosen changes cannot be compared; undefined if none were chosen. */
  readonly difference: Difference | null | undefined;
}

export function HistoryPage({ kind, record, list, difference }: HistoryPageProps) {
  const { public_id: publicId } = record;
  const path = pathOf(kind, publicId);
  const { items: changes } = list;
  return (
    <Shell title={`History: ${nameOf(kind, record)}`} path="/workbench/search">
      <RecordHead kind={kind} record={record} current={`${path}/history`} />
      {difference !== undefined && <Compared kind={kind} difference={difference} />}
      {changes.length > 1 && (
        <Section id="compare" title="Compare versions">
          <form class="actions bottom" action={`${path}/history`}>
            <input type="hidden" name="page" value={list.page} />
            <Moment name="from" label="From" changes={changes} chosen={difference?.from ?? changes.at(-1)!} />
            <Moment name="to" label="To" changes={changes} chosen={difference?.to ?? changes[0]!} />
            <Submit kind="quiet">Compare</Submit>
          </form>
        </Section>
      )}
      <Section id="changes" title="Changes" total={list.total}>
        {changes.length === 0 ? (
          <Empty title="No changes" text="Changes of this record appear here." />
        ) : (
          <ol class="timeline">
            {changes.map((change) => (
              <ChangeEntry kind={kind} publicId={publicId} change={change} />
            ))}
          </ol>
        )}
        <Pages list={list} href={(page) => `${path}/history?page=${page}`} />
      </Section>
    </Shell>
  );
}

interface MomentProps {
  readonly name: 'from' | 'to';
  readonly label: string;
  readonly changes: readonly ShownChange[];
  readonly chosen: ShownChange;
}

function Moment({ name, label, changes, chosen }: MomentProps) {
  return (
    <div class="field">
      <label for={name}>{label}</label>
      <select id={name} name={name}>
        {!changes.some(({ id }) => id === chosen.id) && <Option change={chosen} isChosen />}
        {changes.map((change) => (
          <Option change={change} isChosen={change.id === chosen.id} />
        ))}
      </select>
    </div>
  );
}

const second = dateFormat({ dateStyle: 'medium', timeStyle: 'medium' });

const Option = ({ change, isChosen }: { readonly change: ShownChange; readonly isChosen: boolean }) => (
  <option value={change.id} selected={isChosen}>
    {second(change.changed_at)}, {change.changed_by?.name ?? 'Command line'}
  </option>
);

/** The difference of two versions, or the reason why they cannot be compared. */
export function Compared({ kind, difference }: { kind: Kind; difference: Difference | null }) {
  if (difference === null) {
    return <p class="notice caution">Choose two different changes of this record.</p>;
  }
  const { from, to, fields } = difference;
  return (
    <Section id="difference" title="Difference">
      <p class="soft">
        From <When at={from.changed_at} exact /> to <When at={to.changed_at} exact />
      </p>
      {fields.length === 0 ? (
        <p>The two versions are the same.</p>
      ) : (
        <Table label="Difference" columns={['Field', 'Change']} stacks>
          <Rows
            classes={['wrap']}
            rows={fields.map((one) => [labelOf(kind, one.field), <FromTo {...one} />])}
          />
        </Table>
      )}
    </Section>
  );
}
