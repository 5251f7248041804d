import type { ComponentChildren } from 'preact';
import { SourceLine, type Source } from '../components/source.js';
import { Badge, Head, LinkBar, Section, Table, When, ButtonLink } from '../components/ui.js';
import type { ListPage } from '../lists.js';
import { Shell } from '../shell.js';
import { ChangeEntry, type ShownChange } from './changes.js';
import { FIELDS, hasAliases, hasEmails, hasMemberships, pathOf, type Kind } from './kinds.js';
import { Memberships, Places } from './record-parts.js';
import { nameOf, type Named, type ViewedMembership, type ViewedRecord } from './record-views.js';
import { counted } from '../../../values/numbers.js';

interface RecordPageProps {
  readonly kind: Kind;
  readonly record: ViewedRecord;
  /** null if records of this kind have no memberships. */
  readonly memberships: ListPage<ViewedMembership> | null;
  readonly changes: readonly ShownChange[];
}

export function RecordHead({ kind, record, current }: { kind: Kind; record: ViewedRecord; current: string }) {
  const { public_id, updated_at } = record;
  const path = pathOf(kind, public_id);
  const links = [
    { href: path, text: 'Record' },
    ...(hasMemberships(kind) ? [{ href: `${path}/graph`, text: 'Relationships' }] : []),
    { href: `${path}/history`, text: 'History' },
  ];
  return (
    <>
      <Head
        title={nameOf(kind, record)}
        badges={<Badge>{(record['organization_type'] as string | null | undefined) ?? kind}</Badge>}
        lead={
          <>
            Updated <When at={updated_at} /> · <code>{public_id}</code>
          </>
        }
        actions={
          <>
            {hasMemberships(kind) && (
              <ButtonLink kind="quiet" href={`/workbench/merge?survivor=${public_id}`}>
                Merge
              </ButtonLink>
            )}
            <ButtonLink href={`${path}/edit`} data-key="e">
              Edit
            </ButtonLink>
          </>
        }
      />
      <LinkBar label="Record" kind="tabs" links={links} current={current} />
    </>
  );
}

/** The page of a record: each value with its source. */
export function RecordPage({ kind, record, memberships, changes }: RecordPageProps) {
  const path = pathOf(kind, record.public_id);
  return (
    <Shell title={nameOf(kind, record)} path="/workbench/search">
      <RecordHead kind={kind} record={record} current={path} />
      <div class="columns">
        <div>
          <Details kind={kind} record={record} />
          {memberships && hasMemberships(kind) && (
            <Memberships kind={kind} record={record} list={memberships} />
          )}
          {kind !== 'place' && <Places kind={kind} record={record} />}
        </div>
        <div>
          <Section id="changes" title="Latest changes" aside={<a href={`${path}/history`}>View all</a>}>
            {changes.length === 0 ? (
              <p class="soft">No changes are recorded.</p>
            ) : (
              <ol class="timeline">
                {changes.map((change) => (
                  <ChangeEntry kind={kind} publicId={record.public_id} change={change} />
                ))}
              </ol>
            )}
          </Section>
        </div>
      </div>
    </Shell>
  );
}

interface RowProps {
  readonly label: string;
  readonly source?: Source | null | undefined;
  readonly children: ComponentChildren;
}

const Row = ({ label, source, children }: RowProps) => (
  <tr>
    <th scope="row">{label}</th>
    <td class="wrap">{children}</td>
    <td>{source === undefined ? null : <SourceLine source={source} />}</td>
  </tr>
);

const NOTHING = <span class="soft">—</span>;

function Details({ kind, record }: { readonly kind: Kind; readonly record: ViewedRecord }) {
  const sourceOf = (field: string) => record.field_sources[field] ?? record.source;
  return (
    <Section
      id="details"
      title="Details"
      aside={<span class="soft">{counted(record.sources_count, 'source')}</span>}
    >
      <Table label="Details" columns={['Field', 'Value', 'Source']} stacks>
        {kind === 'place' && <Owner owner={record['owner'] as Named & { kind: Kind }} />}
        {FIELDS[kind].map(({ name, label }) => {
          const value = record[name] as string | number | null;
          return (
            <Row
              label={label}
              source={value === null || name.endsWith('_public_id') ? undefined : sourceOf(name)}
            >
              {value === null ? NOTHING : <Value record={record} name={name} value={value} />}
            </Row>
          );
        })}
        {hasAliases(kind) &&
          record.name_aliases.map(({ name, source }) => (
            <Row label="Other name" source={source}>
              {name}
            </Row>
          ))}
        {hasEmails(kind) &&
          record.email_addresses.map(({ address, verified_at, source }) => (
            <Row label="Email address" source={source}>
              <a href={`mailto:${address}`}>{address}</a>{' '}
              {verified_at ? (
                <Badge tone="good">
                  verified <When at={verified_at} />
                </Badge>
              ) : (
                <Badge>not verified</Badge>
              )}
            </Row>
          ))}
      </Table>
    </Section>
  );
}

const Owner = ({ owner }: { readonly owner: Named & { readonly kind: Kind } }) => (
  <Row label="Of">
    <a href={pathOf(owner.kind, owner.public_id)}>{owner.name}</a>
  </Row>
);

/** The value of a field; references appear as the name of their record. */
function Value({ record, name, value }: { record: ViewedRecord; name: string; value: string | number }) {
  const [, kind] = /^(?:parent_)?(person|organization)_public_id$/.exec(name) ?? [];
  if (kind === undefined) return <>{value}</>;
  const named = record[name.replace(/_public_id$/, '')] as Named | null;
  return <a href={pathOf(kind as Kind, String(value))}>{named?.name ?? value}</a>;
}
