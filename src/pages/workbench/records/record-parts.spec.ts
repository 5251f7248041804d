import { landPath, project, viewOf } from './record-parts.js';

const NORRVIK = { longitude: 4.88, latitude: 61.5 };

it('shows the surroundings of a place, twice as wide as high', () => {
  const view = viewOf([NORRVIK]);
  expect(view.east - view.west).toBe(50);
  expect(view.north - view.south).toBe(25);
  expect(project(NORRVIK, view)).toEqual([500, 250]);
});

it('shows all places, and at most the world', () => {
  const places = [NORRVIK, { longitude: 170, latitude: -80 }, { longitude: -170, latitude: 89 }];
  const view = viewOf(places);
  expect(view).toEqual({ west: -180, east: 180, south: -90, north: 90 });
  for (const place of places) {
    const [x, y] = project(place, view);
    expect([x >= 0 && x <= 1_000, y >= 0 && y <= 500]).toEqual([true, true]);
  }
});

it('stays within the world at its edges', () => {
  expect(viewOf([{ longitude: 179, latitude: 78 }])).toEqual({ west: 130, east: 180, south: 65, north: 90 });
});

it('draws only the land of the view', () => {
  const path = landPath(viewOf([NORRVIK]));
  const numbers = path.match(/-?\d+(\.\d+)?/g)!.map(Number);
  expect(numbers.length).toBeGreaterThan(100);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(1_000);
});

it('draws no land in the open sea', () => {
  expect(landPath(viewOf([{ longitude: -140, latitude: -30 }]))).toBe('');
});
