import { type Values, citedWrite, refOf, type RecordRow } from '../records/cited-write.js';
import type { AccountOpening } from '../credits/ledger.js';
import { Account } from '../accounts/accounts.entities.js';
import type { Database } from '../database/database.js';
import { SourceReference } from '../source-references/source-references.schema.js';
import { attachCitation } from '../source-references/source-reference-write.js';
import { writeHistory, writeMerge, writeTasks } from './history.js';
import { MEMBERSHIPS } from './memberships.js';
import { ORGANIZATIONS } from './organizations.js';
import { PEOPLE } from './people.js';
import { STAFF_MEMBERSHIPS, STAFF_PEOPLE } from './staff.js';
import { sampleId } from './sample-ids.js';
import type { SampleRecord } from './sources.js';

/** The account that creates the sample. */
export const DEMO_EDITOR = { email: 'demo@directory.example', name: 'Demo Editor', canEdit: true };

type Owner = 'person' | 'organization' | 'membership';

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
    for (const { name, domain, organization_type, parent, aliases, ...record } of ORGANIZATIONS) {
      const parent_id = parent === undefined ? null : refOf(this.organizations.get(parent)!);
      const values = { public_id: sampleId(name), name, domain, organization_type, parent_id };
      this.organizations.set(name, await this.record('organization', values, record, aliases));
    }
    for (const { first_name, last_name, aliases, ...record } of [...PEOPLE, ...STAFF_PEOPLE]) {
      const values = { public_id: sampleId(first_name), first_name, last_name };
      this.people.set(first_name, await this.record('person', values, record, aliases));
    }
    for (const { person, organization, role, title, start_date, end_date, ...record } of [
      ...MEMBERSHIPS,
      ...STAFF_MEMBERSHIPS,
    ]) {
      const owners = {
        person_id: refOf(this.people.get(person)!),
        organization_id: refOf(this.organizations.get(organization)!),
      };
      const public_id = sampleId(`${person} at ${organization}`);
      await this.record('membership', { public_id, ...owners, role, title, start_date, end_date }, record);
    }
    await writeHistory(this.db, this.actor);
    await writeMerge(this.db, this.actor);
    await writeTasks(this.db, this.actor);
  }

  private async record(
    kind: Owner,
    values: Values & { readonly public_id: string },
    { sources: [first, ...others], emails, places = [] }: SampleRecord,
    aliases: readonly string[] = [],
  ): Promise<RecordRow> {
    const row = await citedWrite(this.db, this.actor, first, async (write) => {
      const created = await write.create(kind, values, emails);
      const owner = { [`${kind}_id`]: refOf(created) };
      const partId = (name: string) => sampleId(`${name} of ${values.public_id}`);
      const named = aliases.map((name) => ({ public_id: partId(name), name, ...owner }));
      const located = places.map((place) => ({ public_id: partId(place.name), ...place, ...owner }));
      await write.createMany('name_alias', named);
      await write.createMany('place', located);
      return created;
    });
    for (const source of others) {
      const subject = { type: kind, ref: refOf(row) };
      await attachCitation(
        this.db,
        this.actor,
        subject,
        source,
        sampleId(`${source.url} on ${values.public_id}`),
      );
    }
    return row;
  }
}
