import type { Graph, GraphEdge, GraphNode } from '../../../graph/graph.service.js';
import { Badge, Empty, LinkBar, Section, Table, Rows } from '../components/ui.js';
import { LABEL_LENGTH, layOut, type PlacedNode } from '../drawings/graph-layout.js';
import { Shell } from '../shell.js';
import { pathOf } from './kinds.js';
import { RecordHead } from './record.page.js';
import { nameOf, type ViewedRecord } from './record-views.js';
import { grouped } from '../../../values/numbers.js';

interface GraphPageProps {
  readonly kind: 'person' | 'organization';
  readonly record: ViewedRecord;
  readonly graph: Graph;
  readonly depth: number;
}

export function GraphPage({ kind, record, graph, depth }: GraphPageProps) {
  const path = pathOf(kind, record.public_id);
  return (
    <Shell title={`Relationships: ${nameOf(kind, record)}`} path="/workbench/search">
      <RecordHead kind={kind} record={record} current={`${path}/graph`} />
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
    </Shell>
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
  const known = new Map(nodes.map((node) => [node.public_id, node]));
  return (
    <Section id="relations" title="Relationships" total={edges.length}>
      <Table label="Relationships" columns={['From', 'Relationship', 'To']} stacks>
        <Rows
          rows={edges.map((edge) => [
            <NodeName node={known.get(edge.from_public_id)!} />,
            <Relation edge={edge} />,
            <NodeName node={known.get(edge.to_public_id)!} />,
          ])}
        />
      </Table>
    </Section>
  );
}

const NodeName = ({ node }: { readonly node: GraphNode }) => (
  <a href={pathOf(node.type, node.public_id)}>{node.name}</a>
);

const Relation = ({ edge: { type, title, role, current } }: { readonly edge: GraphEdge }) => (
  <>
    {type === 'parent' ? 'is part of' : (title ?? role)} {!current && <Badge>not current</Badge>}
  </>
);
