import { landPath, project, viewOf, type Point } from '../drawings/map.js';
import type { ViewedPlace } from './record-views.js';

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
