/** A table of records: what each table has alike is derived from this. */
export interface RecordTable {
  readonly resource: string;
  readonly table: string;
  /** Its rows are also counted by the values of this column. */
  readonly attribute?: string;
  /** Condition on the rows to count. */
  readonly visible?: string;
}

/** In the order of the type `resource`. */
export const RECORD_TABLES: readonly RecordTable[] = [
  { resource: 'person', table: 'people' },
  { resource: 'organization', table: 'organizations', attribute: 'organization_type' },
  { resource: 'membership', table: 'memberships', attribute: 'organization_id' },
  { resource: 'place', table: 'places' },
  { resource: 'name_alias', table: 'name_aliases' },
  {
    resource: 'source_reference',
    table: 'source_references',
    attribute: 'source_category',
    visible: 'deleted_at IS NULL',
  },
];
