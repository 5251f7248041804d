import { SourceLine } from '../components/sources.js';
import { ACTIONS, Badge, Empty, Pages, ButtonLink, TableSection } from '../components/ui.js';
import type { ListPage } from '../api.js';
import { labelOf, pathOf, type Kind } from './kinds.js';
import type { ViewedMembership, ViewedPlace, ViewedRecord } from './record-views.js';
import { readFileSync } from 'node:fs';

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
    <TableSection
      id="memberships"
      title={kind === 'person' ? 'Memberships' : 'Members'}
      total={list.total}
      aside={<ButtonLink kind="quiet" href={add} text="Add a membership" />}
      columns={[labelOf('membership', `${other}_public_id`), 'Title and role', 'Dates', 'Source', ACTIONS]}
      classes={['', 'figures', '', 'end']}
      rows={list.items.map((membership) => membershipCells(membership, other))}
      empty={
        <Empty
          title="No memberships"
          text={`Memberships of ${record['name'] as string} appear here, past and present.`}
        />
      }
    >
      <Pages
        list={list}
        label="Pages of memberships"
        href={(page) => `${path}?memberships=${page}#memberships`}
      />
    </TableSection>
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

export function Places({ kind, record }: { readonly kind: Kind; readonly record: ViewedRecord }) {
  const { places, public_id } = record;
  const add = `/workbench/places/new?${kind}=${public_id}`;
  return (
    <TableSection
      id="places"
      title="Places"
      total={places.length}
      aside={<ButtonLink kind="quiet" href={add} text="Add a place" />}
      columns={['Name', 'Location', 'Source', ACTIONS]}
      classes={['wrap', '', 'end']}
      rows={places.map((place) => [
        place.name ?? 'Place',
        place.address ?? `${place.latitude}, ${place.longitude}`,
        <SourceLine source={place.source} />,
        <EditLink kind="place" id={place.public_id} what={place.name ?? place.address ?? 'place'} />,
      ])}
      empty={<Empty title="No places" text={`Addresses and locations of this ${kind} appear here.`} />}
    >
      <PlacesMap places={places} />
    </TableSection>
  );
}

/**
 * Places with public coordinates on a map whose outlines ship with the service. The table above it has the same data.
 */
export function PlacesMap({ places }: { readonly places: readonly ViewedPlace[] }) {
  const located = places.filter(
    (place): place is ViewedPlace & Point => place.latitude !== null && place.longitude !== null,
  );
  if (located.length === 0) return null;
  const view = viewOf(located);
  const names = located.map(({ name }) => name ?? 'Place').join(', ');
  return (
    <figure class="drawing small">
      <svg viewBox="0 0 1000 500" role="img" aria-labelledby="map-title">
        <title id="map-title">{`Map: ${names}`}</title>
        <path class="land" d={landPath(view)} />
        {located.map((place) => {
          const [x, y] = project(place, view);
          return (
            <g class="pin">
              <circle cx={x} cy={y} r="10" />
              <text x={x + 18} y={y + 8}>
                {place.name ?? 'Place'}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

interface Point {
  readonly longitude: number;
  readonly latitude: number;
}

/** A section of the world in degrees; longitude increases to the east, latitude to the north. */
interface View {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

type Pair = readonly [x: number, y: number];

let rings: readonly (readonly Pair[])[] | undefined;

/** Outlines of land, read from the package's file when the first map is drawn. */
function land(): readonly (readonly Pair[])[] {
  return (rings ??= (
    JSON.parse(readFileSync(new URL('./land.json', import.meta.url), 'utf8')) as { rings: string[] }
  ).rings.map((points) => points.split(' ').map((pair) => pair.split(',').map(Number) as [number, number])));
}

const MIN_WIDTH = 50;
const RATIO = 2;

/** Returns the section that contains all points with a margin, twice as wide as high. */
export function viewOf(points: readonly Point[]): View {
  const [longitudes, latitudes] = [points.map((one) => one.longitude), points.map((one) => one.latitude)];
  const [left, right] = [Math.min(...longitudes), Math.max(...longitudes)];
  const [bottom, top] = [Math.min(...latitudes), Math.max(...latitudes)];
  const width = Math.min(360, Math.max(MIN_WIDTH, (right - left) * 1.3, (top - bottom) * 1.3 * RATIO));
  const height = width / RATIO;
  const west = within((left + right - width) / 2, -180, 180 - width);
  const south = within((bottom + top - height) / 2, -90, 90 - height);
  return { west, east: west + width, south, north: south + height };
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Projects a point (plate carrée) to a drawing 1,000 units wide. */
export function project({ longitude, latitude }: Point, { west, east, north }: View): Pair {
  const scale = 1_000 / (east - west);
  return [round((longitude - west) * scale), round((north - latitude) * scale)];
}

/** SVG path data of the land within the view. */
export function landPath(view: View): string {
  const { west, east, south, north } = view;
  return land()
    .map((ring) => clip(clip(clip(clip(ring, 0, west, 1), 0, east, -1), 1, south, 1), 1, north, -1))
    .filter((ring) => ring.length > 2)
    .map(
      (ring) =>
        `M${ring.map(([longitude, latitude]) => project({ longitude, latitude }, view).join()).join(' ')}Z`,
    )
    .join('');
}

/** Clips a ring at a line (Sutherland–Hodgman). */
function clip(ring: readonly Pair[], axis: 0 | 1, limit: number, sign: 1 | -1): Pair[] {
  const inside = (pair: Pair): boolean => (pair[axis] - limit) * sign >= 0;
  return ring.flatMap((pair, index) => {
    const before = ring.at(index - 1)!;
    if (inside(pair) === inside(before)) return inside(pair) ? [pair] : [];
    const part = (limit - before[axis]) / (pair[axis] - before[axis]);
    const crossing: Pair = [
      before[0] + (pair[0] - before[0]) * part,
      before[1] + (pair[1] - before[1]) * part,
    ];
    return inside(pair) ? [crossing, pair] : [crossing];
  });
}

const round = (value: number): number => Math.round(value * 10) / 10;
