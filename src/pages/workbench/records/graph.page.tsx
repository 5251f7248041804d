import type { Graph, GraphNode } from '../../../graph/graph.service.js';
import { Badge, Empty, LinkBar, TableSection } from '../components/ui.js';
import { pathOf } from './kinds.js';
import type { ViewedRecord } from './record-views.js';
import { grouped } from '../../../values/numbers.js';
import {
  forceLink,
  forceSimulation,
  forceX,
  forceY,
  type Force,
  type SimulationLinkDatum,
  type SimulationNodeDatum,
} from 'd3-force';
import { RecordShell } from './record.page.js';

interface GraphPageProps {
  readonly kind: 'person' | 'organization';
  readonly record: ViewedRecord;
  readonly graph: Graph;
  readonly depth: number;
}

export function GraphPage({ kind, record, graph, depth }: GraphPageProps) {
  const path = pathOf(kind, record.public_id);
  return (
    <RecordShell kind={kind} record={record} tab="graph">
      <LinkBar
        label="Depth"
        kind="facets"
        links={[
          { href: `${path}/graph?depth=1`, text: 'Direct' },
          { href: `${path}/graph?depth=2`, text: 'Two steps' },
        ]}
        current={`${path}/graph?depth=${depth}`}
      />
      {graph.nodes.length === 1 ? (
        <Empty
          title="No relationships"
          text={`Memberships${kind === 'organization' ? ' and related organizations' : ''} of this ${kind} appear here.`}
        />
      ) : (
        <>
          <Drawing graph={graph} />
          <p class="soft small">
            {grouped(graph.nodes.length)} records. Circles are people, squares are organizations, dashed lines
            are past memberships.{graph.truncated && ' Only the best connected records are shown.'}
          </p>
          <Relations graph={graph} />
        </>
      )}
    </RecordShell>
  );
}

/** A graph as SVG; its nodes are links. */
export function Drawing({ graph }: { readonly graph: Graph }) {
  const { viewBox, isSmall, nodes, edges } = layOut(graph);
  return (
    <figure
      class={isSmall ? 'drawing small' : 'drawing'}
      role="region"
      aria-label="Drawing of the relationships"
      tabIndex={0}
    >
      <svg viewBox={viewBox} role="group" aria-label="Relationships; the table below has the same facts">
        {edges.map(({ type, current, from, to }) => (
          <line
            class={['edge', ...(type === 'parent' ? ['parent'] : []), ...(current ? [] : ['past'])].join(' ')}
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
          />
        ))}
        {nodes.map((placed) => (
          <NodeLink placed={placed} />
        ))}
      </svg>
    </figure>
  );
}

function NodeLink({ placed: { node, x, y, radius, isLabelled } }: { readonly placed: PlacedNode }) {
  const { type, public_id, name, depth } = node;
  return (
    <a
      class={depth === 0 ? 'node centre' : 'node'}
      href={pathOf(type, public_id)}
      aria-label={`${name} (${type})`}
    >
      <title>{name}</title>
      {type === 'person' ? (
        <circle cx={x} cy={y} r={radius} />
      ) : (
        <rect x={x - radius} y={y - radius} width={radius * 2} height={radius * 2} rx="3" />
      )}
      {isLabelled && (
        <text x={x} y={y + radius + 14} text-anchor="middle">
          {name.length > LABEL_LENGTH ? `${name.slice(0, LABEL_LENGTH - 1)}…` : name}
        </text>
      )}
    </a>
  );
}

function Relations({ graph: { nodes, edges } }: { readonly graph: Graph }) {
  const link = (id: string) => {
    const { type, name } = nodes.find(({ public_id }) => public_id === id)!;
    return <a href={pathOf(type, id)}>{name}</a>;
  };
  return (
    <TableSection
      id="relations"
      title="Relationships"
      total={edges.length}
      columns={['From', 'Relationship', 'To']}
      rows={edges.map(({ type, title, role, current, from_public_id, to_public_id }) => [
        link(from_public_id),
        <>
          {type === 'parent' ? 'is part of' : (title ?? role)} {!current && <Badge>not current</Badge>}
        </>,
        link(to_public_id),
      ])}
    />
  );
}

/** Sizes of the drawing. A small graph is readable on a phone, and a large one scrolls there. */
const LARGE = { width: 1_000, height: 640 };
const SMALL = { width: 400, height: 300 };
const SMALL_NODES = 8;
/** Margins for labels, in units of the drawing. */
const MARGIN_X = 90;
const MARGIN_Y = 40;
/** The duration of a tick grows with the number of nodes: larger graphs run fewer ticks and cool down faster. */
const MAX_TICKS = 200;
const MOVES = 7_500;
const COLD = 0.01;
const REPULSION = 320;
/** Minimum distance between two nodes. */
const ROOM = 68;
const LABEL_LENGTH = 26;
/** Size of a label: width of a character, and height, in units of the drawing. */
const LETTER = 6;
const LABEL_HEIGHT = 16;

interface PlacedNode {
  readonly node: GraphNode;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly isLabelled: boolean;
}

interface Body extends SimulationNodeDatum {
  readonly node: GraphNode;
}

/** Positions the nodes of a graph. The result is deterministic, because the simulation uses no random numbers. */
function layOut({ nodes, edges }: Graph) {
  const isSmall = nodes.length <= SMALL_NODES;
  const { width, height } = isSmall ? SMALL : LARGE;
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
  const [toX, toY] = [fitted(xs, width, MARGIN_X), fitted(ys, height, MARGIN_Y)];
  const placed = new Map<string, PlacedNode>();
  for (const { node, x, y } of bodies) {
    const at = { node, x: toX(x!), y: toY(y!), radius: radiusOf(node) };
    const isLabelled = ![...placed.values()].some((other) => other.isLabelled && overlap(at, other));
    placed.set(node.public_id, { ...at, isLabelled });
  }
  const placedEdges = edges.map(({ type, current, from_public_id: from, to_public_id: to }) => {
    return { type, current, from: placed.get(from)!, to: placed.get(to)! };
  });
  const tops = [...placed.values()].map(({ y }) => y);
  const top = Math.min(...tops) - MARGIN_Y;
  // The part of the drawing that the graph fills.
  const viewBox = `0 ${top} ${width} ${Math.max(...tops) + MARGIN_Y - top}`;
  return { viewBox, isSmall, nodes: [...placed.values()], edges: placedEdges };
}

/**
 * Repels all pairs of nodes, and separates nodes that are too close. The forces of d3-force build two trees per tick,
 * which takes seven times as long for graphs of this size.
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

/** Whether the labels of two nodes overlap. Labels are below their nodes. */
const overlap = (one: Labelled, other: Labelled): boolean =>
  Math.abs(one.x - other.x) < (labelWidth(one.node) + labelWidth(other.node)) / 2 &&
  Math.abs(one.y + one.radius - other.y - other.radius) < LABEL_HEIGHT;

const radiusOf = ({ connections, depth }: GraphNode): number =>
  depth === 0 ? 13 : Math.min(12, 6 + Math.log2(connections + 1));

/** Scales values to the range between the margins; equal values are centered. */
function fitted(values: readonly number[], size: number, margin: number): (value: number) => number {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = size - 2 * margin;
  if (most - least < 1) return () => size / 2;
  // The limit keeps small graphs from being enlarged too much.
  const scale = Math.min(room / (most - least), 1.8);
  const middle = (least + most) / 2;
  return (value) => Math.round((size / 2 + (value - middle) * scale) * 10) / 10;
}
