import type { Database } from '../database/database.js';
import type { ChangedFields } from '../changes/change.entity.js';
import { diff, asShown, type Ref, type Values } from '../changes/diff.js';
import { movedId } from '../changes/former-ids.js';
import { shownId } from '../values/public-id.js';
import {
  COLUMNS,
  CREATE,
  EMAIL_OWNER,
  EMAILS_OF,
  LOCK,
  UPDATE,
  type CitedResource,
  type EmailOwner,
} from './cited-statements.js';

/** Where a change comes from, in the form it is stored. */
export interface Citation {
  readonly source_category: string;
  readonly url: string;
  readonly metadata?: Record<string, unknown> | null;
  readonly fields?: readonly string[] | null;
}

export interface NewEmail {
  readonly address: string;
  readonly verified_at?: string | null;
}

/** A row of a directory table as PostgreSQL returns it. */
export interface RecordRow {
  readonly id: number;
  readonly public_id: string;
  readonly citation_id: number;
  readonly [column: string]: unknown;
}

/**
 * The only door for creating and changing directory records. Everything that `work` writes carries `citation`, each
 * record its own copy, and commits together with its change-log and search-outbox rows, or not at all.
 *
 * @param actor the account that makes the change; null for the operator's command line
 */
export function citedWrite<T>(
  db: Database,
  actor: number | null,
  citation: Citation,
  work: (write: CitedWrite) => Promise<T>,
): Promise<T> {
  return db.transaction(() => work(new CitedWrite(db, actor, citation)));
}

/** Locks a record for a change or a removal; null if no record has this id now. */
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

  /** Creates one record; a person, organization or membership may bring its email addresses along. */
  async create(
    resource: CitedResource,
    values: Values,
    emails: readonly NewEmail[] = [],
  ): Promise<RecordRow> {
    const [row] = await this.createMany(resource, [values], emails);
    return row!;
  }

  /** Creates several records of one kind in one statement; the rows come back in the order given. */
  async createMany(
    resource: CitedResource,
    records: readonly Values[],
    emails: readonly NewEmail[] = [],
  ): Promise<RecordRow[]> {
    if (records.length === 0) return [];
    const added = distinct(emails);
    const changed = records.map((values) => ({ ...diff({}, values), ...emailChange([], added) }));
    const columns = Object.keys(COLUMNS[resource]).map((name) =>
      records.map((values) => stored(values[name])),
    );
    return this.db.query<RecordRow>(CREATE[resource], [
      ...this.citationValues,
      changed.map((one) => JSON.stringify(one)),
      ...columns,
      ...(resource in EMAIL_OWNER ? emailValues(added) : []),
    ]);
  }

  /**
   * Changes a record that `lockRecord` returned. Fields absent from `patch` stay as they are.
   *
   * @param before the shown form of references that the patch changes, for the change log
   */
  async update(
    resource: CitedResource,
    row: RecordRow,
    patch: Values & { readonly public_id?: string },
    emails: readonly NewEmail[] = [],
    before: Values = {},
  ): Promise<RecordRow> {
    const { public_id: newId, ...fields } = patch;
    const known =
      resource in EMAIL_OWNER && emails.length > 0 ? await this.emailsOf(resource as EmailOwner, row.id) : [];
    const added = changedEmails(known, distinct(emails));
    const changed: ChangedFields = {
      ...(newId === undefined ? {} : await movedId(this.db, resource, row, newId)),
      ...diff({ ...row, ...before }, fields),
      ...emailChange(known, added),
    };
    const merged = (name: string) =>
      stored(fields[name] === undefined ? (row[name] as Values[string]) : fields[name]);
    const [updated] = await this.db.query<RecordRow>(UPDATE[resource], [
      ...this.citationValues,
      JSON.stringify(changed),
      row.id,
      newId ?? row.public_id,
      ...Object.keys(COLUMNS[resource]).map(merged),
      ...(resource in EMAIL_OWNER ? emailValues(added) : []),
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

/** A row as another record names it. */
export const refOf = (row: RecordRow): Ref => ({ id: row.id, publicId: shownId(row.public_id) });

const stored = (value: Values[string] | undefined): unknown =>
  value === undefined ? null : isRef(value) ? value.id : value;

const isRef = (value: Values[string]): value is Ref => typeof value === 'object' && value !== null;

const folded = (email: NewEmail) => email.address.toLowerCase();

/** An address given twice is one address; the last one given says whether it is verified. */
function distinct(emails: readonly NewEmail[]): NewEmail[] {
  return [...new Map(emails.map((email) => [folded(email), email])).values()];
}

/** Those that the owner does not have yet, or has with another verified_at. */
function changedEmails(known: readonly NewEmail[], given: readonly NewEmail[]): NewEmail[] {
  const byAddress = new Map(known.map((email) => [folded(email), email]));
  return given.filter((email) => {
    const present = byAddress.get(folded(email));
    return (
      !present || (email.verified_at !== undefined && email.verified_at !== (present.verified_at ?? null))
    );
  });
}

function emailValues(emails: readonly NewEmail[]): [string[], (string | null)[]] {
  return [emails.map((email) => email.address), emails.map((email) => email.verified_at ?? null)];
}

function emailChange(known: readonly NewEmail[], added: readonly NewEmail[]): ChangedFields {
  if (added.length === 0) return {};
  const after = new Map([...known, ...added].map((email) => [folded(email), email]));
  const shown = (emails: Iterable<NewEmail>) => [...emails].map(asShown.email);
  return { email_addresses: { from: shown(known), to: shown(after.values()) } };
}
