import { forceLink, forceSimulation, forceX, forceY } from 'd3-force';
import type { Force, SimulationLinkDatum, SimulationNodeDatum } from 'd3-force';
import type { Graph, GraphEdge, GraphNode } from '../../../graph/graph.service.js';

export const WIDTH = 1_000;
export const HEIGHT = 640;
/** Room for labels at the edges. */
const MARGIN_X = 90;
const MARGIN_Y = 40;
/** A tick takes as long as there are nodes: many nodes have fewer ticks, in which they cool down as far. */
const MAX_TICKS = 200;
const MOVES = 7_500;
const COLD = 0.01;
const REPULSION = 320;
/** How far two nodes are kept apart. */
const ROOM = 68;
/** Longer names are cut. */
export const LABEL_LENGTH = 26;
/** The room of a name in the drawing, in its units. */
const LETTER = 6;
const LABEL_HEIGHT = 16;

export interface PlacedNode {
  readonly node: GraphNode;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly isLabelled: boolean;
}

export interface PlacedEdge {
  readonly type: GraphEdge['type'];
  readonly current: boolean;
  readonly from: PlacedNode;
  readonly to: PlacedNode;
}

interface Body extends SimulationNodeDatum {
  readonly node: GraphNode;
}

/** Places a graph in a drawing: the same graph at the same places, since the simulation draws no lots of its own. */
export function layOut({ nodes, edges }: Graph): { nodes: PlacedNode[]; edges: PlacedEdge[] } {
  const bodies = nodes.map((node): Body => ({ node }));
  const links: SimulationLinkDatum<Body>[] = edges.map((edge) => ({
    source: edge.from_public_id,
    target: edge.to_public_id,
  }));
  const link = forceLink<Body, SimulationLinkDatum<Body>>(links).id(({ node }) => node.public_id);
  const ticks = Math.min(MAX_TICKS, Math.round(MOVES / nodes.length));
  forceSimulation(bodies)
    .alphaDecay(1 - COLD ** (1 / ticks))
    .force('link', link.distance(80))
    .force('apart', keepApart())
    .force('x', forceX().strength(0.05))
    .force('y', forceY().strength(0.09))
    .stop()
    .tick(ticks);
  const [xs, ys] = [bodies.map(({ x }) => x!), bodies.map(({ y }) => y!)];
  const [toX, toY] = [fitted(xs, WIDTH, MARGIN_X), fitted(ys, HEIGHT, MARGIN_Y)];
  const placed = new Map<string, PlacedNode>();
  for (const { node, x, y } of bodies) {
    const at = { node, x: toX(x!), y: toY(y!), radius: radiusOf(node) };
    const isLabelled = ![...placed.values()].some((other) => other.isLabelled && overlap(at, other));
    placed.set(node.public_id, { ...at, isLabelled });
  }
  const seen = new Map<string, PlacedEdge>();
  for (const { type, current, from_public_id: from, to_public_id: to } of edges) {
    const key = `${from} ${to}`;
    const known = seen.get(key);
    seen.set(key, {
      type,
      current: current || known?.current === true,
      from: placed.get(from)!,
      to: placed.get(to)!,
    });
  }
  return { nodes: [...placed.values()], edges: [...seen.values()] };
}

/**
 * Every node pushes every other away, most of all one that stands too near. d3-force's own forces for it build two trees
 * a tick, which for so few nodes takes seven times as long as all their pairs.
 */
function keepApart(): Force<Body, undefined> {
  let bodies: readonly Body[] = [];
  const force = (alpha: number): void => {
    const xs = Float64Array.from(bodies, ({ x }) => x!);
    const ys = Float64Array.from(bodies, ({ y }) => y!);
    const pushed = { x: new Float64Array(xs.length), y: new Float64Array(xs.length) };
    for (let one = 1; one < xs.length; one++) {
      for (let other = 0; other < one; other++) {
        const dx = xs[one]! - xs[other]!;
        const dy = ys[one]! - ys[other]!;
        const square = dx * dx + dy * dy || 1;
        const far = (REPULSION * alpha) / square;
        const push = square < ROOM * ROOM ? far + (ROOM / Math.sqrt(square) - 1) / 2 : far;
        pushed.x[one]! += dx * push;
        pushed.y[one]! += dy * push;
        pushed.x[other]! -= dx * push;
        pushed.y[other]! -= dy * push;
      }
    }
    bodies.forEach((body, at) => {
      body.vx! += pushed.x[at]!;
      body.vy! += pushed.y[at]!;
    });
  };
  return Object.assign(force, { initialize: (all: Body[]) => void (bodies = all) });
}

type Labelled = Omit<PlacedNode, 'isLabelled'>;

const labelWidth = ({ name }: GraphNode): number => Math.min(name.length, LABEL_LENGTH) * LETTER;

/** Whether the names of two nodes, which stand below them, would lie on each other. */
const overlap = (one: Labelled, other: Labelled): boolean =>
  Math.abs(one.x - other.x) < (labelWidth(one.node) + labelWidth(other.node)) / 2 &&
  Math.abs(one.y + one.radius - other.y - other.radius) < LABEL_HEIGHT;

const radiusOf = ({ connections, depth }: GraphNode): number =>
  depth === 0 ? 13 : Math.min(12, 6 + Math.log2(connections + 1));

/** Maps values to the room between the margins; what all stand in one place, to its middle. */
function fitted(values: readonly number[], size: number, margin: number): (value: number) => number {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = size - 2 * margin;
  if (most - least < 1) return () => size / 2;
  // What is small is not blown up.
  const scale = Math.min(room / (most - least), 1.8);
  const middle = (least + most) / 2;
  return (value) => Math.round((size / 2 + (value - middle) * scale) * 10) / 10;
}
