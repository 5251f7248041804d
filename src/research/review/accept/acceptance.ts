import type { Ref } from '../../../changes/diff.js';
import type { Database } from '../../../database/database.js';
import {
  lockRecord,
  type Citation,
  type CitedWrite,
  type RecordRow,
} from '../../../source-references/cited-write.js';
import type { NewEmail } from '../../../source-references/email-edits.js';
import { attachCitation, type CitationSubject } from '../../../source-references/source-reference-write.js';
import { shownId } from '../../../values/public-id.js';
import type { KnownOrganization, KnownRecord, Snapshot } from '../known-records.js';
import type { MadeRecord } from '../research-finding.entity.js';

/** What a caller may add to a call that met a conflict. */
export type Way = 'use_public_id' | 'create_anyway' | 'organization_public_id';

/** A finding cannot be accepted as it is: the directory has something like it, and only a person can say what is meant. */
export class ConflictFound extends Error {
  override name = 'ConflictFound';

  constructor(
    message: string,
    readonly existing: readonly KnownRecord[],
    readonly ways: readonly Way[],
  ) {
    super(message);
  }
}

/** What an editor says about a conflict with a record that is there already. */
export interface Choice {
  /** The finding is about this record; null: the editor names none. */
  readonly use: KnownRecord | null;
  /** It is about none of those that are there. */
  readonly createAnyway: boolean;
}

/** One finding on its way into the directory: the cited write, and what the directory holds so far. */
export class Acceptance {
  constructor(
    readonly db: Database,
    readonly write: CitedWrite,
    readonly snapshot: Snapshot,
    readonly choice: Choice,
    private readonly circumstances: {
      readonly actor: number;
      readonly citation: Citation;
      readonly domain: string;
      readonly organization: KnownOrganization | null;
    },
  ) {}

  /** The organization that the finding goes to, if the directory has it. */
  get organization(): KnownOrganization | null {
    return this.circumstances.organization;
  }

  /** The organization that the finding goes to, made if it is not there yet. */
  async requireOrganization(): Promise<KnownOrganization> {
    return this.organization ?? this.createUnnamed();
  }

  /** Makes an organization that is called by its domain, since nobody has accepted a name: accepting one renames it. */
  createUnnamed(emails: readonly NewEmail[] = []): Promise<KnownOrganization> {
    return this.createOrganization(this.circumstances.domain, emails);
  }

  async createOrganization(name: string, emails: readonly NewEmail[] = []): Promise<KnownOrganization> {
    const { domain } = this.circumstances;
    const row = await this.write.create('organization', { name, domain }, emails);
    return { ...known('organization', row, name), type: 'organization', aliases: [] };
  }

  /** Whether the organization still has the name that it was given for want of one. */
  isUnnamed({ name }: KnownRecord): boolean {
    return name === this.circumstances.domain;
  }

  /** Adds the citation to a record that says the same already. */
  async cite(record: KnownRecord, metadata: Readonly<Record<string, unknown>> = {}): Promise<MadeRecord> {
    const { actor, citation } = this.circumstances;
    const subject = { type: record.type as CitationSubject, ref: refTo(record) };
    const row = await attachCitation(this.db, actor, subject, {
      ...citation,
      metadata: { ...citation.metadata, ...metadata },
    });
    return { type: 'source_reference', id: row.id };
  }

  /** A record's row, locked for a change; a conflict if it was removed at this moment. */
  async locked({ type, public_id }: KnownRecord): Promise<RecordRow> {
    const row = await lockRecord(this.db, type as CitationSubject, public_id, 'change');
    if (row === null) throw new ConflictFound('The record was deleted at the same time.', [], []);
    return row;
  }

  /** Adds an email address to a person, an organization or a membership. */
  async addEmail(owner: KnownRecord, address: string): Promise<void> {
    await this.write.update(owner.type as CitationSubject, await this.locked(owner), {}, [{ address }]);
  }
}

/** A row that was just written, as others compare themselves with it. */
export const known = (type: KnownRecord['type'], row: RecordRow, name: string): KnownRecord => ({
  type,
  id: row.id,
  public_id: shownId(row.public_id),
  name,
});

export const refTo = ({ id, public_id }: KnownRecord): Ref => ({ id, publicId: public_id });

export const made = ({ type, id }: KnownRecord): MadeRecord => ({ type, id });
