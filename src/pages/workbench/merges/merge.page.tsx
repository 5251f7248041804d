import type { ComponentChildren } from 'preact';
import { grouped, counted } from '../../../values/numbers.js';
import { Form, Choice, Submit } from '../../forms/form.js';
import { CitationFields, type ShownCitation } from '../components/sources.js';
import {
  Badge,
  RecordById,
  Section,
  ButtonLink,
  Note,
  NamedCell,
  OrNone,
  TableSection,
} from '../components/ui.js';
import { FIELDS, pathOf, type FieldSpec } from '../records/kinds.js';
import { span } from '../records/record-parts.js';
import type { RecordViews } from '../records/record-views.js';
import { nameOf, type Named } from '../records/record-views.js';
import { Shell } from '../shell.js';
import { useRendering } from '../../visits/visit.js';

export type Mergeable = 'person' | 'organization';

export interface MergePlan extends Effects {
  readonly fields: Readonly<Record<string, { readonly from: string }>>;
  readonly refusals: readonly {
    readonly code: string;
    readonly public_id: string;
    readonly message: string;
    readonly forceable: boolean;
  }[];
  readonly etag: string;
}

export type Side = Awaited<ReturnType<RecordViews['withMemberships']>>;

/** The page that compares two records, or lists records to compare with one. */
export const mergePath = (survivor: string, other?: string): string =>
  `/workbench/merge?${new URLSearchParams({ survivor, ...(other && { other }) })}`;

interface MergePageProps {
  readonly kind: Mergeable;
  readonly sides: readonly [survivor: Side, other: Side];
  readonly plan: MergePlan;
  readonly last: ShownCitation | null;
}

/** Compares two records field by field, and shows what their merge does. */
export function MergePage({ kind, sides, plan, last }: MergePageProps) {
  const isForced = useRendering().form?.has('force') === true;
  const [survivor, other] = [sides[0].record, sides[1].record];
  const [id, otherId] = [survivor.public_id, other.public_id];
  const [name, path] = [nameOf(kind, survivor), pathOf(kind, id)];
  const isPossible = plan.refusals.every(({ forceable }) => forceable);
  return (
    <Shell
      title={`Merge: ${name}`}
      path="/workbench/duplicates"
      heading="Merge"
      above={{ href: path, text: name }}
      lead="The first record keeps its id and receives all parts of the second one. A merge can be undone."
      actions={<ButtonLink kind="quiet" href={mergePath(otherId, id)} text="Swap records" />}
    >
      {plan.refusals.length > 0 && <Refusals plan={plan} />}
      <div class="form full">
        <Form action="/workbench/merge">
          <input type="hidden" name="survivor" value={id} />
          <input type="hidden" name="other" value={otherId} />
          <input type="hidden" name="etag" value={plan.etag} />
          <Comparison kind={kind} sides={sides} plan={plan} />
          <TableSection
            id="preview"
            title="Preview"
            columns={['Effect', 'Parts']}
            classes={['wrap']}
            rows={filled(effectsOf(plan))}
          />
          <div class="form">
            <CitationFields last={last} />
            {isPossible && (plan.refusals.length > 0 || isForced) && (
              <Choice name="force" type="checkbox" label="Merge in this direction" />
            )}
          </div>
          <div class="actions">
            {isPossible && (
              <Submit name="step" value="merge">
                Merge
              </Submit>
            )}
            <Submit kind="quiet" name="step" value="preview">
              Update preview
            </Submit>
            <a href={path}>Cancel</a>
          </div>
        </Form>
      </div>
      {plan.refusals.every(({ code }) => code !== 'not_duplicate') && <Judgement ids={[id, otherId]} />}
    </Shell>
  );
}

const Judgement = ({ ids: [survivor, other] }: { readonly ids: readonly [string, string] }) => (
  <Section id="judgement" title="Not one record">
    <Form action="/workbench/duplicates">
      <input type="hidden" name="survivor" value={survivor} />
      <input type="hidden" name="other" value={other} />
      <input type="hidden" name="status" value="not_duplicate" />
      <div class="actions single">
        <Note about="these records" note={null} />
        <Submit kind="quiet">Not duplicates</Submit>
      </div>
    </Form>
  </Section>
);

const Refusals = ({ plan }: { readonly plan: MergePlan }) => (
  <div class="notice caution">
    <ul>
      {plan.refusals.map(({ public_id, message }) => (
        <li>
          <RecordById id={public_id} /> {message}.
        </li>
      ))}
    </ul>
  </div>
);

function Comparison({ kind, sides, plan }: Omit<MergePageProps, 'last'>) {
  const [survivor] = sides;
  const heading = ({ record }: Side, index: number) => (
    <>
      <a href={pathOf(kind, record.public_id)}>{nameOf(kind, record)}</a>{' '}
      <Badge tone={index === 0 ? 'good' : 'wait'}>{index === 0 ? 'stays' : 'is merged'}</Badge>
    </>
  );
  const row = (label: string, valueOf: (side: Side) => ComponentChildren) => [
    label,
    ...sides.map((side, index) => (
      <NamedCell name={index === 0 ? 'Stays' : 'Is merged'}>
        <OrNone none="—">{valueOf(side)}</OrNone>
      </NamedCell>
    )),
  ];
  const fieldRow = ({ name, label }: FieldSpec) => {
    const texts = sides.map(({ record }) => textOf(record, name));
    const differ = texts[0] !== texts[1] && texts.every((text) => text !== '');
    const taken = plan.fields[name]?.from ?? survivor.record.public_id;
    return row(label, ({ record: { public_id: id, ...record } }) =>
      differ ? (
        <Choice name={`pick-${name}`} value={id} label={textOf(record, name)} isChosen={taken === id} />
      ) : (
        textOf(record, name)
      ),
    );
  };
  const rows = [
    ...FIELDS[kind].map(fieldRow),
    row('Other names', ({ record }) => record.name_aliases.map(({ name }) => name).join(', ')),
    row('Email addresses', ({ record }) => record.email_addresses.map(({ address }) => address).join(', ')),
    row(kind === 'person' ? 'Memberships' : 'Members', ({ memberships }) => (
      <Memberships kind={kind} list={memberships} />
    )),
    row('Places', ({ record }) => grouped(record.places.length)),
    row('Sources', ({ record }) => grouped(record.sources_count)),
  ];
  return (
    <TableSection
      id="comparison"
      title="Both records"
      columns={['Field', ...sides.map(heading)]}
      classes={['wrap', 'wrap']}
      rows={rows}
    />
  );
}

const SHOWN = 5;

function Memberships({ kind, list }: { readonly kind: Mergeable; readonly list: Side['memberships'] }) {
  const other = kind === 'person' ? 'organization' : 'person';
  if (!list || list.total === 0) return <>0</>;
  const rest = list.total - Math.min(list.items.length, SHOWN);
  return (
    <ul class="stack">
      {list.items.slice(0, SHOWN).map((membership) => (
        <li>
          {membership[other].name}, {membership.title ?? membership.role}{' '}
          <span class="soft together">{span(membership)}</span>
        </li>
      ))}
      {rest > 0 && <li class="soft">{grouped(rest)} more</li>}
    </ul>
  );
}

/** The text of a field; references appear as the name of their record. */
function textOf(record: Readonly<Record<string, unknown>>, field: string): string {
  const value = field.endsWith('_public_id')
    ? (record[field.replace(/_public_id$/, '')] as Named | null)?.name
    : record[field];
  return typeof value === 'string' ? value : '';
}

/** What a merge does to the parts of its records. */
export interface Effects {
  /** Numbers of parts by table. */
  readonly moved: Readonly<Record<string, number>>;
  readonly folded: Readonly<Record<string, number>>;
  readonly aliases_added: readonly string[];
}

const PARTS: Readonly<Record<string, string>> = {
  memberships: 'membership',
  organizations: 'child organization',
  places: 'place',
  name_aliases: 'other name',
  email_addresses: 'email address',
  source_references: 'source',
};

const partsText = (parts: Readonly<Record<string, number>>): string =>
  Object.entries(parts)
    .filter(([, many]) => many > 0)
    .map(([table, many]) => (PARTS[table] ? counted(many, PARTS[table]) : `${many} ${table}`))
    .join(', ');

/** What a merge does to the parts of its records, as rows of a table. */
export const effectsOf = ({ moved, folded, aliases_added }: Effects): [string, ComponentChildren][] => [
  ['Moved', partsText(moved)],
  ['Folded into equal parts', partsText(folded)],
  ['New other names', aliases_added.join(', ')],
];

/** Rows of a table with a text in empty cells. */
export const filled = (rows: readonly (readonly [string, ComponentChildren])[]) =>
  rows.map(([head, cell]) => [head, <OrNone>{cell}</OrNone>]);
