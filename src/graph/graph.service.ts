import { Injectable } from '@nestjs/common';
import { Database, statement } from '../database/database.js';
import { hex } from '../database/json.js';
import { PARTIES, type Party } from '../database/resources.js';
import { JsonReply } from '../http/reply.js';
import { isCurrent } from '../memberships/memberships.schema.js';
import { membersCount } from '../organizations/organizations.schema.js';
import { RecordLocator } from '../records/locate.js';

const MAX_NODES = 150;
/** Maximum relations to read of the centre, and of each of its neighbours: more than the graph can show. */
const NEAR = 2_000;
const FAR = MAX_NODES;
/** Maximum of counted memberships of a person, and of counted children of an organization. */
const MAX_COUNTED = 1_000;

export interface GraphNode {
  readonly type: Party;
  readonly public_id: string;
  readonly name: string;
  readonly organization_type: string | null;
  /** Number of its relations, in the graph or not. Counted up to 1,000, except for members. */
  readonly connections: number;
  /** Distance from the requested record. */
  readonly depth: number;
}

/** A membership, from person to organization, or a parent relation, from child to parent. */
export interface GraphEdge {
  readonly type: 'membership' | 'parent';
  /** Of the membership; null for a parent relation. */
  readonly public_id: string | null;
  readonly from_public_id: string;
  readonly to_public_id: string;
  readonly role: string | null;
  readonly title: string | null;
  readonly current: boolean;
}

export interface Graph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  readonly truncated: boolean;
}

interface Key {
  readonly type: Party;
  readonly id: number;
}

/** The neighbours of records. $1: people; $2: organizations; $3: maximum relations of each record. */
const NEXT_TO = statement(`
  SELECT DISTINCT type, id FROM (
    SELECT 'organization' AS type, m.organization_id AS id FROM unnest($1::bigint[]) AS p (id) CROSS JOIN LATERAL (
      SELECT organization_id FROM memberships WHERE person_id = p.id ORDER BY id LIMIT $3 + 1) m
    UNION ALL
    SELECT 'person', m.person_id FROM unnest($2::bigint[]) AS o (id) CROSS JOIN LATERAL (
      SELECT person_id FROM memberships WHERE organization_id = o.id ORDER BY id LIMIT $3 + 1) m
    UNION ALL
    SELECT 'organization', c.id FROM unnest($2::bigint[]) AS o (id) CROSS JOIN LATERAL (
      SELECT id FROM organizations WHERE parent_id = o.id ORDER BY id LIMIT $3 + 1) c
    UNION ALL
    SELECT 'organization', parent_id FROM organizations WHERE id = ANY($2) AND parent_id IS NOT NULL
  ) found`);

const counted = (rows: string): string =>
  `(SELECT count(*) FROM (SELECT FROM ${rows} LIMIT ${MAX_COUNTED}) few)`;

/** The best connected records, read in full. $1: people; $2: organizations; $3: how many at most. */
const NODES = statement(`
  WITH best AS (
    SELECT 'person' AS type, p.id, ${counted('memberships WHERE person_id = p.id')} AS connections
    FROM unnest($1::bigint[]) AS p (id)
    UNION ALL
    SELECT 'organization', o.id,
      (${membersCount('o.id')}) + ${counted('organizations WHERE parent_id = o.id')} + (o.parent_id IS NOT NULL)::int
    FROM organizations o WHERE o.id = ANY($2)
    ORDER BY connections DESC, type, id LIMIT $3)
  SELECT best.type, best.id, best.connections, ${hex('r.public_id')} AS public_id, r.name, r.organization_type
  FROM best CROSS JOIN LATERAL (
    SELECT public_id, concat_ws(' ', first_name, last_name) AS name, NULL AS organization_type
    FROM people WHERE best.type = 'person' AND id = best.id
    UNION ALL
    SELECT public_id, name, organization_type FROM organizations WHERE best.type = 'organization' AND id = best.id) r
  ORDER BY connections DESC, type, id`);

/** The relations among the records of a graph. $1: people; $2: organizations. */
const EDGES = statement(`
  SELECT 'membership' AS type, ${hex('m.public_id')} AS public_id, ${hex('p.public_id')} AS from_public_id,
    ${hex('o.public_id')} AS to_public_id,
    m.role, m.title, ${isCurrent('m')} AS current
  FROM memberships m JOIN people p ON p.id = m.person_id JOIN organizations o ON o.id = m.organization_id
  WHERE m.person_id = ANY($1) AND m.organization_id = ANY($2)
  UNION ALL
  SELECT 'parent', NULL, ${hex('c.public_id')}, ${hex('o.public_id')}, NULL, NULL, true
  FROM organizations c JOIN organizations o ON o.id = c.parent_id WHERE c.id = ANY($2) AND o.id = ANY($2)
  ORDER BY 1, 3, 4, 2`);

/** The ids of the people, and of the organizations. */
const idsOf = (keys: readonly Key[]): number[][] =>
  PARTIES.map((type) => keys.filter((key) => key.type === type).map(({ id }) => id));

@Injectable()
export class GraphService {
  constructor(
    private readonly db: Database,
    private readonly locator: RecordLocator,
  ) {}

  async show(type: Party, publicId: string, depth: number): Promise<JsonReply> {
    const { nodes, edges, truncated } = await this.around(type, publicId, depth);
    return new JsonReply(JSON.stringify({ graph: { nodes, edges }, meta: { depth, truncated } }));
  }

  /**
   * The record and its neighbours up to this depth: at most 150 nodes, nearer ones first, then better connected ones.
   * Throws 308, 410 or 404.
   */
  async around(type: Party, publicId: string, depth: number): Promise<Graph> {
    const centre = await this.locator.present(type, publicId);
    let truncated = false;
    const found: (GraphNode & Key)[] = await this.nodes([{ type, id: centre.id }], 0, 1);
    const known = new Set(found.map(keyOf));
    let edge: readonly (GraphNode & Key)[] = found;
    for (let distance = 1; distance <= depth && !truncated; distance++) {
      const most = distance === 1 ? NEAR : FAR;
      const next = (await this.nextTo(edge, most)).filter((key) => !known.has(keyOf(key)));
      const room = MAX_NODES - found.length;
      truncated = next.length > room;
      edge = room === 0 ? [] : await this.nodes(next.slice(0, NEAR), distance, room);
      found.push(...edge);
      for (const key of edge) known.add(keyOf(key));
    }
    const edges = await this.db.read<GraphEdge>(EDGES, idsOf(found));
    return { nodes: found.map(({ id: _, ...node }) => node), edges, truncated };
  }

  private nextTo(keys: readonly Key[], most: number): Promise<Key[]> {
    return this.db.read<Key>(NEXT_TO, [...idsOf(keys), most]);
  }

  /** Returns the best connected of these records, up to a limit. */
  private async nodes(keys: readonly Key[], depth: number, most: number): Promise<(GraphNode & Key)[]> {
    const rows = await this.db.read<Omit<GraphNode, 'depth'> & Key>(NODES, [...idsOf(keys), most]);
    return rows.map((row) => ({ ...row, depth }));
  }
}

const keyOf = ({ type, id }: Key): string => `${type} ${id}`;
