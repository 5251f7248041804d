import type { ChangedFields } from './record.entity.js';
import { movedId } from './change-log.js';
import { shownName, valueColumns, type ValueKeys } from './columns.js';
import { invalid, type Problem } from '../common/errors.js';
import type { Database } from '../database/database.js';
import { shownId } from '../values/public-id.js';
import { CREATE, EMAILS_OF, LOCK, UPDATE, type EmailOwner, ownsEmails } from './cited-statements.js';
import { columnNames, columnsIn, perResource, type CitedResource, type ColumnsOf } from './schemas.js';

/** A record that another one refers to: its key in the database and the id that the API shows. */
export interface Ref {
  readonly id: number;
  /** 32 hex digits. */
  readonly publicId: string;
}

/** New values by column; a reference as the record that it names. */
export type Values = Readonly<Record<string, string | number | Ref | null | undefined>>;

export const asShown = {
  value: (value: unknown): unknown =>
    typeof value === 'object' && value !== null && 'publicId' in value ? value.publicId : (value ?? null),
  email: ({ address, verified_at }: { address: string; verified_at?: string | null }) =>
    verified_at ? { address, verified_at } : { address },
};

/** The changes of a write, with the API's names and forms, without unchanged fields. */
function diff(before: Readonly<Record<string, unknown>>, after: Values): ChangedFields {
  const changed: ChangedFields = {};
  for (const [column, value] of Object.entries(after)) {
    if (value === undefined) continue;
    const [from, to] = [asShown.value(before[column]), asShown.value(value)];
    if (from !== to) changed[SHOWN[column]!] = { from, to };
  }
  return changed;
}

export interface NewEmail {
  readonly address: string;
  readonly verified_at?: string | null;
}

/** An email address that a change adds, verifies or removes. */
interface EmailChange extends NewEmail {
  readonly _destroy?: boolean;
}

interface EmailEdits {
  /** New addresses, and existing ones with another verified_at. */
  readonly added: readonly NewEmail[];
  /** Spelled as stored. */
  readonly removed: readonly string[];
}

/**
 * Compares the addresses of a body with those of the record.
 *
 * @throws 422 for an address to remove that the record does not have, or that is also to be added
 */
function emailEdits(known: readonly NewEmail[], given: readonly EmailChange[]): EmailEdits {
  const byAddress = new Map(known.map((email) => [folded(email), email]));
  const kept = given.filter(({ _destroy }) => !_destroy);
  const problems: Problem[] = [];
  const removed = new Set<string>();
  given.forEach((email, index) => {
    if (!email._destroy) return;
    const field = `email_addresses[${index}].address`;
    const present = byAddress.get(folded(email));
    if (kept.some((other) => folded(other) === folded(email)))
      problems.push({ field, code: 'conflict', message: 'cannot be both added and removed' });
    else if (present === undefined)
      problems.push({ field, code: 'not_found', message: 'is not an email address of this record' });
    else removed.add(present.address);
  });
  if (problems.length > 0) throw invalid(problems);
  const added = distinct(kept).filter((email) => {
    const present = byAddress.get(folded(email));
    return (
      !present || (email.verified_at !== undefined && email.verified_at !== (present.verified_at ?? null))
    );
  });
  return { added, removed: [...removed] };
}

/** The change-log entry of the edits. */
function emailsChanged(known: readonly NewEmail[], { added, removed }: EmailEdits): ChangedFields {
  if (added.length === 0 && removed.length === 0) return {};
  const left = known.filter(({ address }) => !removed.includes(address));
  const after = new Map(left.map((email) => [folded(email), email]));
  // An existing address keeps its spelling.
  for (const email of added)
    after.set(folded(email), { ...email, address: after.get(folded(email))?.address ?? email.address });
  const shown = (emails: Iterable<NewEmail>) => [...emails].map(asShown.email);
  return { email_addresses: { from: shown(known), to: shown(after.values()) } };
}

const folded = (email: NewEmail) => email.address.toLowerCase();

/** Merges repeated addresses; the last `verified_at` that is given wins. */
function distinct(emails: readonly NewEmail[]): NewEmail[] {
  const found = new Map<string, NewEmail>();
  for (const { address, verified_at: given } of emails) {
    const key = address.toLowerCase();
    const verified_at = given === undefined ? found.get(key)?.verified_at : given;
    found.set(key, { address, ...(verified_at === undefined ? {} : { verified_at }) });
  }
  return [...found.values()];
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

  /** Creates a record; a person, organization or membership may include its email addresses. */
  async create(
    resource: CitedResource,
    values: NewRecord,
    emails: readonly NewEmail[] = [],
  ): Promise<RecordRow> {
    const [row] = await this.createMany(resource, [values], emails);
    return row!;
  }

  /** Creates several records of one kind in one statement; returns the rows in the given order. */
  async createMany(
    resource: CitedResource,
    given: readonly NewRecord[],
    emails: readonly NewEmail[] = [],
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
   * @param before the shown form of references that the patch changes, for the change log
   */
  async update(
    resource: CitedResource,
    row: RecordRow,
    patch: Values & { readonly public_id?: string },
    emails: readonly EmailChange[] = [],
    before: Values = {},
  ): Promise<RecordRow> {
    const { public_id: newId, ...fields } = patch;
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
    return updated!;
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
