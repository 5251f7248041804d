import { SourceLine } from '../components/source.js';
import { ACTIONS, Badge, Empty, Pages, Section, Table, ButtonLink, Rows } from '../components/ui.js';
import type { ListPage } from '../lists.js';
import { labelOf, pathOf, type Kind } from './kinds.js';
import { PlacesMap } from '../drawings/map.js';
import type { ViewedMembership, ViewedPlace, ViewedRecord } from './record-views.js';

interface MembershipsProps {
  readonly kind: 'person' | 'organization';
  readonly record: ViewedRecord;
  readonly list: ListPage<ViewedMembership>;
}

/** Formats a period, such as `2019-09-01 – present`. */
export const span = ({ start_date, end_date }: Pick<ViewedMembership, 'start_date' | 'end_date'>): string =>
  `${start_date ?? 'unknown'} – ${end_date ?? 'present'}`;

export function Memberships({ kind, record, list }: MembershipsProps) {
  const other = kind === 'person' ? 'organization' : 'person';
  const path = pathOf(kind, record.public_id);
  const add = `/workbench/memberships/new?${kind}=${record.public_id}`;
  return (
    <Section
      id="memberships"
      title={kind === 'person' ? 'Memberships' : 'Members'}
      total={list.total}
      aside={
        <ButtonLink kind="quiet" href={add}>
          Add a membership
        </ButtonLink>
      }
    >
      {list.items.length === 0 ? (
        <Empty
          title="No memberships"
          text={`Memberships of ${record['name'] as string} appear here, past and present.`}
        />
      ) : (
        <Table
          label="Memberships"
          columns={[
            labelOf('membership', `${other}_public_id`),
            'Title and role',
            'Dates',
            'Source',
            ACTIONS,
          ]}
          stacks
        >
          <Rows
            classes={['', 'figures', '', 'end']}
            rows={list.items.map((membership) => membershipCells(membership, other))}
          />
        </Table>
      )}
      <Pages
        list={list}
        label="Pages of memberships"
        href={(page) => `${path}?memberships=${page}#memberships`}
      />
    </Section>
  );
}

function membershipCells(membership: ViewedMembership, other: 'person' | 'organization') {
  const { public_id, title, role, current, source, [other]: named } = membership;
  const what = `${title ?? role}, ${named.name}`;
  return [
    <a href={pathOf(other, named.public_id)}>{named.name}</a>,
    <>
      <a href={pathOf('membership', public_id)} aria-label={`Open: ${what}`}>
        {title ?? role}
      </a>
      {title && <p class="small soft">{role}</p>}
    </>,
    <>
      <span class="together">{span(membership)}</span> {!current && <Badge>not current</Badge>}
    </>,
    <SourceLine source={source} />,
    <EditLink kind="membership" id={public_id} what={what} />,
  ];
}

const EditLink = ({ kind, id, what }: { kind: Kind; id: string; what: string }) => (
  <a href={`${pathOf(kind, id)}/edit`} aria-label={`Edit: ${what}`}>
    Edit
  </a>
);

const coordinates = ({ latitude, longitude }: ViewedPlace): string => `${latitude}, ${longitude}`;

/** The places of a record; those with public coordinates on a map. */
export function Places({ kind, record }: { readonly kind: Kind; readonly record: ViewedRecord }) {
  const { places, public_id } = record;
  const add = `/workbench/places/new?${kind}=${public_id}`;
  return (
    <Section
      id="places"
      title="Places"
      total={places.length}
      aside={
        <ButtonLink kind="quiet" href={add}>
          Add a place
        </ButtonLink>
      }
    >
      {places.length === 0 ? (
        <Empty title="No places" text={`Addresses and locations of this ${kind} appear here.`} />
      ) : (
        <>
          <Table label="Places" columns={['Name', 'Location', 'Source', ACTIONS]} stacks>
            <Rows
              classes={['wrap', '', 'end']}
              rows={places.map((place) => [
                place.name ?? 'Place',
                place.address ?? coordinates(place),
                <SourceLine source={place.source} />,
                <EditLink kind="place" id={place.public_id} what={place.name ?? place.address ?? 'place'} />,
              ])}
            />
          </Table>
          <PlacesMap places={places} />
        </>
      )}
    </Section>
  );
}
