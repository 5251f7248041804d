/** A node of a plan, as EXPLAIN (FORMAT JSON) tells it. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  'Recheck Cond'?: string;
  Filter?: string;
  Plans?: PlanNode[];
}

/** Rows that are hidden are few: skipping them is no reading of the table. */
const HARMLESS = ['(deleted_at IS NULL)'];

/** The scans of a plan that read a table, or its index, from one end to the other, for some of its rows. */
export function wholeScans(node: PlanNode, tables: readonly string[]): string[] {
  const { 'Relation Name': table = '', 'Node Type': type, Filter: filter = '' } = node;
  const isWhole =
    tables.includes(table) &&
    (type === 'Seq Scan' ||
      (/^Index/.test(type) && !node['Index Cond'] && filter !== '' && !HARMLESS.includes(filter)));
  return [
    ...(isWhole ? [`${type} on ${table} ${filter}`] : []),
    ...(node.Plans ?? []).flatMap((child) => wholeScans(child, tables)),
  ];
}
