import { SourceLine } from '../components/source.js';
import { ACTIONS, Badge, Empty, Pages, Section, Table } from '../components/ui.js';
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
        <a class="button quiet" href={add}>
          Add a membership
        </a>
      }
    >
      {list.items.length === 0 ? (
        <Empty title="No memberships">
          <p>Memberships of {record['name'] as string} appear here, past and present.</p>
        </Empty>
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
          {list.items.map((membership) => (
            <tr>
              <th scope="row">
                <a href={pathOf(other, membership[other].public_id)}>{membership[other].name}</a>
              </th>
              <td>
                <a
                  href={pathOf('membership', membership.public_id)}
                  aria-label={`Open: ${membership.title ?? membership.role}, ${membership[other].name}`}
                >
                  {membership.title ?? membership.role}
                </a>
                {membership.title && <p class="small soft">{membership.role}</p>}
              </td>
              <td class="figures">
                <span class="together">{span(membership)}</span>{' '}
                {!membership.current && <Badge>not current</Badge>}
              </td>
              <td>
                <SourceLine source={membership.source} />
              </td>
              <td class="end">
                <a
                  href={`${pathOf('membership', membership.public_id)}/edit`}
                  aria-label={`Edit: ${membership.title ?? membership.role}, ${membership[other].name}`}
                >
                  Edit
                </a>
              </td>
            </tr>
          ))}
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
        <a class="button quiet" href={add}>
          Add a place
        </a>
      }
    >
      {places.length === 0 ? (
        <Empty title="No places">
          <p>Addresses and locations of this {kind} appear here.</p>
        </Empty>
      ) : (
        <>
          <Table label="Places" columns={['Name', 'Location', 'Source', ACTIONS]} stacks>
            {places.map((place) => (
              <tr>
                <th scope="row">{place.name ?? 'Place'}</th>
                <td class="wrap">{place.address ?? coordinates(place)}</td>
                <td>
                  <SourceLine source={place.source} />
                </td>
                <td class="end">
                  <a
                    href={`${pathOf('place', place.public_id)}/edit`}
                    aria-label={`Edit: ${place.name ?? place.address ?? 'place'}`}
                  >
                    Edit
                  </a>
                </td>
              </tr>
            ))}
          </Table>
          <PlacesMap places={places} />
        </>
      )}
    </Section>
  );
}
