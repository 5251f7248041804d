/** A node of a plan, as EXPLAIN (FORMAT JSON) prints it. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  'Recheck Cond'?: string;
  Filter?: string;
  Plans?: PlanNode[];
}

/** Few rows are hidden, so a filter on them does not make a scan partial. */
const HARMLESS = ['(deleted_at IS NULL)'];

/** Returns the scans of a plan that read a whole table, or its whole index, to find some of its rows. */
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
