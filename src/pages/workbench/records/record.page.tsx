import type { ComponentChildren } from 'preact';
import { SourceLine } from '../components/sources.js';
import { Badge, LinkBar, Section, When, ButtonLink, TableSection } from '../components/ui.js';
import type { ListPage } from '../api.js';
import { Shell } from '../shell.js';
import { type ShownChange, Timeline } from './changes.js';
import { FIELDS, hasMemberships, pathOf, type Kind } from './kinds.js';
import { Memberships, Places } from './record-parts.js';
import { nameOf, type Named, type ViewedMembership, type ViewedRecord } from './record-views.js';
import { counted } from '../../../values/numbers.js';

interface RecordShellProps {
  readonly kind: Kind;
  readonly record: ViewedRecord;
  readonly tab?: 'graph' | 'history';
  readonly children: ComponentChildren;
}

/** The frame of the pages of a record. */
export function RecordShell({ kind, record, tab, children }: RecordShellProps) {
  const { public_id, updated_at } = record;
  const name = nameOf(kind, record);
  const path = pathOf(kind, public_id);
  const links = [
    { href: path, text: 'Record' },
    ...(hasMemberships(kind) ? [{ href: `${path}/graph`, text: 'Relationships' }] : []),
    { href: `${path}/history`, text: 'History' },
  ];
  const current = tab ? `${path}/${tab}` : path;
  const shown = links.find(({ href }) => href === current)!;
  return (
    <Shell
      title={tab ? `${shown.text}: ${name}` : name}
      path="/workbench/search"
      heading={name}
      badges={<Badge>{(record['organization_type'] as string | null | undefined) ?? kind}</Badge>}
      lead={
        <>
          Updated <When at={updated_at} /> · <code>{public_id}</code>
        </>
      }
      actions={
        <>
          {hasMemberships(kind) && (
            <ButtonLink kind="quiet" href={`/workbench/merge?survivor=${public_id}`} text="Merge" />
          )}
          <ButtonLink href={`${path}/edit`} data-key="e" text="Edit" />
        </>
      }
    >
      <LinkBar label="Record" kind="tabs" links={links} current={current} />
      {children}
    </Shell>
  );
}

interface RecordPageProps {
  readonly kind: Kind;
  readonly record: ViewedRecord;
  /** null if records of this kind have no memberships. */
  readonly memberships: ListPage<ViewedMembership> | null;
  readonly changes: readonly ShownChange[];
}

/** The page of a record: each value with its source. */
export const RecordPage = ({ kind, record, memberships, changes }: RecordPageProps) => (
  <RecordShell kind={kind} record={record}>
    <div class="columns">
      <div>
        <TableSection
          id="details"
          title="Details"
          aside={<span class="soft">{counted(record.sources_count, 'source')}</span>}
          columns={['Field', 'Value', 'Source']}
          classes={['wrap']}
          rows={detailsOf(kind, record)}
        />
        {memberships && hasMemberships(kind) && (
          <Memberships kind={kind} record={record} list={memberships} />
        )}
        {kind !== 'place' && <Places kind={kind} record={record} />}
      </div>
      <div>
        <Section
          id="changes"
          title="Latest changes"
          aside={<a href={`${pathOf(kind, record.public_id)}/history`}>View all</a>}
        >
          <Timeline kind={kind} publicId={record.public_id} changes={changes} />
        </Section>
      </div>
    </div>
  </RecordShell>
);

function detailsOf(kind: Kind, record: ViewedRecord): ComponentChildren[][] {
  const owner = record['owner'] as (Named & { kind: Kind }) | undefined;
  const fields = FIELDS[kind].map(({ name, label, refersTo }) => {
    const value = record[name] as string | number | null;
    if (value === null) return [label, <span class="soft">—</span>, null];
    if (refersTo) {
      const { name: text } = record[name.replace(/_public_id$/, '')] as Named;
      return [label, <a href={pathOf(refersTo, String(value))}>{text}</a>, null];
    }
    return [label, value, <SourceLine source={record.field_sources[name] ?? record.source} />];
  });
  return [
    ...(owner ? [['Of', <a href={pathOf(owner.kind, owner.public_id)}>{owner.name}</a>, null]] : []),
    ...fields,
    ...record.name_aliases.map(({ name, source }) => ['Other name', name, <SourceLine source={source} />]),
    ...record.email_addresses.map(({ address, verified_at, source }) => [
      'Email address',
      <>
        <a href={`mailto:${address}`}>{address}</a>{' '}
        {verified_at ? (
          <Badge tone="good">
            verified <When at={verified_at} />
          </Badge>
        ) : (
          <Badge>not verified</Badge>
        )}
      </>,
      <SourceLine source={source} />,
    ]),
  ];
}
