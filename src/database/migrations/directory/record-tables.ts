/** A table of records: what each table has alike is derived from this. */
export interface RecordTable {
  readonly resource: string;
  readonly table: string;
  /** Its rows are also counted by the values of this column. */
  readonly attribute?: string;
  /** Condition on the rows to count, given the row's alias. */
  readonly visible?: (row: string) => string;
  /** `own`: triggers of its own require citations, or count its rows. */
  readonly citations?: 'own';
  readonly counts?: 'own';
}

/** In the order of the type `resource`. */
export const RECORD_TABLES: readonly RecordTable[] = [
  { resource: 'person', table: 'people' },
  { resource: 'organization', table: 'organizations', attribute: 'organization_type', citations: 'own' },
  { resource: 'membership', table: 'memberships', counts: 'own' },
  { resource: 'place', table: 'places' },
  { resource: 'name_alias', table: 'name_aliases' },
  {
    resource: 'source_reference',
    table: 'source_references',
    attribute: 'source_category',
    visible: (row) => `${row}.deleted_at IS NULL`,
    citations: 'own',
  },
];
