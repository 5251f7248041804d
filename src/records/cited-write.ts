import type { ChangedFields } from './record.entity.js';
import { movedId } from './public-ids.js';
import { shownName, valueColumns, type ValueKeys } from './columns.js';
import type { Database } from '../database/database.js';
import { shownId } from '../values/public-id.js';
import { CREATE, LOCK, UPDATE } from './cited-statements.js';
import {
  ALIAS_OWNER,
  ALIASES_OF,
  EMAILS_OF,
  emailEdits,
  emailsChanged,
  ownsAliases,
  ownsEmails,
  type AliasOwner,
  type EmailChange,
  type EmailOwner,
  type NewEmail,
  type Parts,
} from './parts.js';
import { columnNames, columnsIn, perResource, type CitedResource, type ColumnsOf } from './schemas.js';

/** A record that another one refers to: its key in the database and the id that the API shows. */
export interface Ref {
  readonly id: number;
  /** 32 hex digits. */
  readonly publicId: string;
}

/** New values by column; a reference as the record that it names. */
export type Values = Readonly<Record<string, string | number | Ref | null | undefined>>;

const asShown = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'publicId' in value ? value.publicId : (value ?? null);

/** The changes of a write, with the API's names and forms, without unchanged fields. */
function diff(before: Readonly<Record<string, unknown>>, after: Values): ChangedFields {
  const changed: ChangedFields = {};
  for (const [column, value] of Object.entries(after)) {
    if (value === undefined) continue;
    const [from, to] = [asShown(before[column]), asShown(value)];
    if (from !== to) changed[SHOWN[column]!] = { from, to };
  }
  return changed;
}

/** The source of a change, in stored form. */
export interface Citation {
  readonly source_category: string;
  readonly url: string;
  readonly metadata?: Record<string, unknown> | null;
  readonly fields?: readonly string[] | null;
}

/** The values of a new record; without a public id it gets a random one. */
type NewRecord = Values & { readonly public_id?: string };

/** A row of a directory table as PostgreSQL returns it. */
export interface RecordRow {
  readonly id: number;
  readonly public_id: string;
  readonly citation_id: number;
  readonly [column: string]: unknown;
}

/**
 * The only door for creating and changing directory records. Everything that `work` writes carries `citation`, each
 * record its own copy, and commits atomically with its change-log and outbox rows.
 *
 * @param actor the account that makes the change; null for the operator's command line
 * @param record the id of the record that `work` locks first, if any; see `Database.transaction`
 */
export function citedWrite<T>(
  db: Database,
  actor: number | null,
  citation: Citation,
  work: (write: CitedWrite) => Promise<T>,
  record: string | null = null,
): Promise<T> {
  return db.transaction(() => work(new CitedWrite(db, actor, citation)), record);
}

/** Locks a record for a change or a removal; returns null if no record has this id now. */
export async function lockRecord(
  db: Database,
  resource: CitedResource,
  publicId: string,
  purpose: 'change' | 'removal',
): Promise<RecordRow | null> {
  const [row] = await db.query<RecordRow>(LOCK[purpose][resource], [publicId]);
  return row ?? null;
}

export class CitedWrite {
  private readonly citationValues: readonly unknown[];

  constructor(
    private readonly db: Database,
    actor: number | null,
    citation: Citation,
  ) {
    const { source_category, url, metadata = null, fields = null } = citation;
    this.citationValues = [
      source_category,
      url,
      metadata === null ? null : JSON.stringify(metadata),
      fields,
      actor,
    ];
  }

  /** Creates a record with its email addresses and name aliases. */
  async create(resource: CitedResource, values: NewRecord, parts: Parts = {}): Promise<RecordRow> {
    const [row] = await this.createMany(resource, [values], parts.email_addresses);
    if (ownsAliases(resource)) await this.createAliases(resource, refOf(row!), namesIn(parts));
    return row!;
  }

  /** Creates several records of one kind in one statement; returns the rows in the given order. */
  async createMany(
    resource: CitedResource,
    given: readonly NewRecord[],
    emails: readonly EmailChange[] = [],
  ): Promise<RecordRow[]> {
    if (given.length === 0) return [];
    const records = given.map((values) => withDefaults(resource, values));
    const edits = emailEdits([], emails);
    const changed = records.map(({ public_id: _, ...values }) => ({
      ...diff({}, values),
      ...emailsChanged([], edits),
    }));
    const columns = COLUMNS[resource].map((name) => records.map((values) => stored(values[name])));
    return this.db.query<RecordRow>(CREATE[resource], [
      ...this.citationValues,
      changed.map((one) => JSON.stringify(one)),
      records.map(({ public_id = null }) => public_id),
      ...columns,
      ...(ownsEmails(resource) ? addedValues(edits.added) : []),
    ]);
  }

  /**
   * Changes a record that `lockRecord` returned. Fields absent from `patch` stay unchanged. Throws 422 for an email
   * address to remove that the record does not have.
   *
   * @param parts email addresses to add, verify or remove; name aliases to add
   * @param before the shown form of references that the patch changes, for the change log
   */
  async update(
    resource: CitedResource,
    row: RecordRow,
    patch: Values & { readonly public_id?: string },
    parts: Parts = {},
    before: Values = {},
  ): Promise<RecordRow> {
    const { public_id: newId, ...fields } = patch;
    const { email_addresses: emails = [] } = parts;
    const known = ownsEmails(resource) && emails.length > 0 ? await this.emailsOf(resource, row.id) : [];
    const edits = emailEdits(known, emails);
    const changed: ChangedFields = {
      ...(newId === undefined ? {} : await movedId(this.db, resource, row, newId)),
      ...diff({ ...row, ...before }, fields),
      ...emailsChanged(known, edits),
    };
    const merged = (name: string) =>
      stored(fields[name] === undefined ? (row[name] as Values[string]) : fields[name]);
    const [updated] = await this.db.query<RecordRow>(UPDATE[resource], [
      ...this.citationValues,
      JSON.stringify(changed),
      row.id,
      newId ?? row.public_id,
      ...COLUMNS[resource].map(merged),
      ...(ownsEmails(resource) ? [...addedValues(edits.added), edits.removed] : []),
    ]);
    if (ownsAliases(resource)) await this.addAliases(resource, refOf(updated!), namesIn(parts));
    return updated!;
  }

  /** Adds aliases to their owner, each with its own copy of the citation, except those that the owner has. */
  async addAliases(owner: AliasOwner, ref: Ref, names: readonly string[]): Promise<RecordRow[]> {
    if (names.length === 0) return [];
    const known = await this.db.query<{ name: string }>(ALIASES_OF[owner], [ref.id]);
    return this.createAliases(
      owner,
      ref,
      names.filter((name) => !known.some((alias) => alias.name === name)),
    );
  }

  private createAliases(owner: AliasOwner, ref: Ref, names: readonly string[]): Promise<RecordRow[]> {
    const { column } = ALIAS_OWNER[owner];
    return this.createMany(
      'name_alias',
      [...new Set(names)].map((name) => ({ name, [column]: ref })),
    );
  }

  private async emailsOf(resource: EmailOwner, id: number): Promise<NewEmail[]> {
    const rows = await this.db.query<{ address: string; verified_at: Date | null }>(EMAILS_OF[resource], [
      id,
    ]);
    return rows.map(({ address, verified_at }) => ({
      address,
      verified_at: verified_at?.toISOString() ?? null,
    }));
  }
}

const namesIn = ({ name_aliases = [] }: Parts): string[] => name_aliases.map(({ name }) => name);

/** The values of a resource's columns in a body, without references; undefined for absent ones. */
export function valuesIn<R extends CitedResource>(resource: R, body: object) {
  const given = body as Readonly<Record<string, string | number | null | undefined>>;
  return Object.fromEntries(GIVEN[resource].map((name) => [name, given[name]])) as {
    [Name in ValueKeys<ColumnsOf<R>> & string]: string | number | null | undefined;
  };
}

/** The new public id that a body requests, if any. */
export const newId = ({ public_id }: { readonly public_id?: string | null }): { public_id?: string } =>
  public_id ? { public_id } : {};

export const refOf = (row: RecordRow): Ref => ({ id: row.id, publicId: shownId(row.public_id) });

/** Fills in the columns' defaults. */
function withDefaults(resource: CitedResource, values: NewRecord): NewRecord {
  const all: Record<string, Values[string]> = { ...values };
  for (const [name, value] of DEFAULTS[resource]) all[name] ??= value;
  return all;
}

const COLUMNS = perResource(columnNames);
const GIVEN = perResource((resource) => valueColumns(columnsIn(resource)).map(([name]) => name));
const SHOWN = Object.fromEntries(
  Object.values(COLUMNS).flatMap((names) => names.map((name) => [name, shownName(name)])),
);
const DEFAULTS = perResource((resource) =>
  Object.entries(columnsIn(resource)).flatMap(([name, { options }]): [name: string, value: string][] =>
    options.default === undefined ? [] : [[name, options.default]],
  ),
);

const stored = (value: Values[string] | undefined): unknown =>
  value === undefined ? null : isRef(value) ? value.id : value;

const isRef = (value: Values[string]): value is Ref => typeof value === 'object' && value !== null;

const addedValues = (emails: readonly NewEmail[]): [string[], (string | null)[]] => [
  emails.map(({ address }) => address),
  emails.map(({ verified_at }) => verified_at ?? null),
];
