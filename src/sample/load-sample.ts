import { readFileSync } from 'node:fs';
import { type Citation, citedWrite, refOf, type RecordRow, type Values } from '../records/cited-write.js';
import type { AccountOpening } from '../credits/ledger.js';
import { Account } from '../accounts/accounts.entities.js';
import type { Database } from '../database/database.js';
import { SourceReference } from '../source-references/source-references.schema.js';
import { attachCitation } from '../source-references/source-reference-write.js';
import { writeHistory, writeMerge, writeTasks } from './history.js';
import { sampleId } from './sample-ids.js';
import type { NewEmail } from '../records/parts.js';

/** The account that creates the sample. */
export const DEMO_EDITOR = { email: 'demo@directory.example', name: 'Demo Editor', canEdit: true };

type Owner = 'person' | 'organization' | 'membership';

/*
 * The sample is the fictional directory of a small town and its neighbours, in the form of import files. Every domain is
 * reserved for examples (RFC 2606), and any resemblance of names is a coincidence.
 */

interface SampleRecord {
  /** The record is created with the first one; the others are added later. A URL is an official source. */
  readonly sources: readonly [SampleSource, ...SampleSource[]];
  readonly emails?: readonly (string | NewEmail)[];
  readonly places?: readonly (Values & { readonly name: string })[];
  readonly aliases?: readonly string[];
}

type SampleSource = string | Citation;

interface SampleOrganization extends SampleRecord {
  readonly name: string;
  readonly domain: string;
  readonly organization_type: string;
  /** Name of an organization earlier in the file. */
  readonly parent?: string;
}

interface SamplePerson extends SampleRecord {
  readonly first_name: string;
  readonly last_name?: string;
}

interface SampleMembership extends SampleRecord {
  /** First name of the person, which is unique in the sample. */
  readonly person: string;
  readonly organization: string;
  readonly role: string;
  readonly title?: string;
  readonly start_date: string;
  readonly end_date?: string;
}

const read = <T extends object>(file: string): T[] =>
  readFileSync(new URL(`./${file}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

const citationOf = (source: SampleSource): Citation =>
  typeof source === 'string' ? { source_category: 'official', url: source } : source;

const emailOf = (email: string | NewEmail): NewEmail =>
  typeof email === 'string' ? { address: email } : email;

/**
 * Loads the sample directory and its editor, in one transaction, into a database that has never been written to.
 * Returns the editor's API key, which is stored nowhere, or null if the database is not new.
 *
 * @param hashPassword returns the hash of the editor's password; without it the editor cannot sign in
 */
export function loadSample(
  db: Database,
  accounts: AccountOpening,
  hashPassword?: () => Promise<string>,
): Promise<string | null> {
  return db.transaction(async () => {
    // Accounts and citations are never deleted, so a database without any has never been written to.
    if ((await db.manager.exists(Account)) || (await db.manager.exists(SourceReference))) return null;
    const password = hashPassword ? { passwordHash: await hashPassword() } : {};
    const { account, key } = await accounts.openWithKey({ ...DEMO_EDITOR, ...password });
    await new SampleWriter(db, account.id).write();
    return key;
  });
}

class SampleWriter {
  private readonly people = new Map<string, RecordRow>();
  private readonly organizations = new Map<string, RecordRow>();

  constructor(
    private readonly db: Database,
    private readonly actor: number,
  ) {}

  async write(): Promise<void> {
    for (const one of read<SampleOrganization>('organizations')) {
      const { name, domain, organization_type, parent, ...record } = one;
      const parent_id = parent === undefined ? null : refOf(this.organizations.get(parent)!);
      const values = { public_id: sampleId(name), name, domain, organization_type, parent_id };
      this.organizations.set(name, await this.record('organization', values, record));
    }
    for (const { first_name, last_name, ...record } of read<SamplePerson>('people')) {
      const values = { public_id: sampleId(first_name), first_name, last_name };
      this.people.set(first_name, await this.record('person', values, record));
    }
    for (const one of read<SampleMembership>('memberships')) {
      const { person, organization, role, title, start_date, end_date, ...record } = one;
      const owners = {
        person_id: refOf(this.people.get(person)!),
        organization_id: refOf(this.organizations.get(organization)!),
      };
      const public_id = sampleId(`${person} at ${organization}`);
      await this.record('membership', { public_id, ...owners, role, title, start_date, end_date }, record);
    }
    await writeHistory(this.db, this.actor);
    await writeMerge(this.db, this.actor);
    await writeTasks(this.db, this.actor, read('findings'));
  }

  private async record(
    kind: Owner,
    values: Values & { readonly public_id: string },
    { sources: [first, ...others], emails = [], places = [], aliases = [] }: SampleRecord,
  ): Promise<RecordRow> {
    const row = await citedWrite(this.db, this.actor, citationOf(first), async (write) => {
      const created = await write.create(kind, values, { email_addresses: emails.map(emailOf) });
      const owner = { [`${kind}_id`]: refOf(created) };
      const partId = (name: string) => sampleId(`${name} of ${values.public_id}`);
      const named = aliases.map((name) => ({ public_id: partId(name), name, ...owner }));
      const located = places.map((place) => ({ public_id: partId(place.name), ...place, ...owner }));
      await write.createMany('name_alias', named);
      await write.createMany('place', located);
      return created;
    });
    for (const source of others.map(citationOf)) {
      const subject = { type: kind, ref: refOf(row) };
      const publicId = sampleId(`${source.url} on ${values.public_id}`);
      await attachCitation(this.db, this.actor, subject, source, publicId);
    }
    return row;
  }
}
