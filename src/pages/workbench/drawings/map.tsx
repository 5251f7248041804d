import type { ViewedPlace } from '../records/record-views.js';
import { readFileSync } from 'node:fs';

type Located = ViewedPlace & Point;

/**
 * Places with public coordinates on a map whose outlines ship with the service. The table above it has the same data.
 */
export function PlacesMap({ places }: { readonly places: readonly ViewedPlace[] }) {
  const located = places.filter(
    (place): place is Located => place.latitude !== null && place.longitude !== null,
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

export interface Point {
  readonly longitude: number;
  readonly latitude: number;
}

/** A section of the world in degrees; longitude increases to the east, latitude to the north. */
export interface View {
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

const LEAST_WIDTH = 50;
const RATIO = 2;

/** Returns the section that contains all points with a margin, twice as wide as high. */
export function viewOf(points: readonly Point[]): View {
  const [longitudes, latitudes] = [points.map((one) => one.longitude), points.map((one) => one.latitude)];
  const [left, right] = [Math.min(...longitudes), Math.max(...longitudes)];
  const [bottom, top] = [Math.min(...latitudes), Math.max(...latitudes)];
  const width = Math.min(360, Math.max(LEAST_WIDTH, (right - left) * 1.3, (top - bottom) * 1.3 * RATIO));
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
