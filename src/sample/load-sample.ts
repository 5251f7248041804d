import { readFileSync } from 'node:fs';
import {
  type Citation,
  citedWrite,
  type CitedWrite,
  refOf,
  type RecordRow,
  type Values,
} from '../records/cited-write.js';
import type { AccountOpening } from '../credits/ledger.js';
import { Account } from '../accounts/accounts.entities.js';
import { type Database, statement } from '../database/database.js';
import { moment } from '../database/json.js';
import { PLURAL } from '../database/resources.js';
import { PARTS, type CitedResource } from '../records/schemas.js';
import { SourceReference } from '../source-references/source-references.schema.js';
import { attachCitation, updateCitation } from '../source-references/source-reference-write.js';
import { sampleId } from '../common/sample-ids.js';
import type { NewEmail } from '../records/parts.js';
import { MergesService } from '../merges/merges.service.js';
import { RecordLocator } from '../records/locate.js';
import { shownId } from '../values/public-id.js';

/** The account that creates the sample. */
export const DEMO_EDITOR = { email: 'demo@directory.example', name: 'Demo Editor', canEdit: true };

type Owner = 'person' | 'organization' | 'membership';

/*
 * The sample is the fictional directory of a small town and its neighbours, in the form of import files. Every domain is
 * reserved for examples (RFC 2606), and any resemblance of names is a coincidence.
 */

/** Further parts of a record, by their table. */
type SampleParts = { readonly [table in (typeof PLURAL)[CitedResource]]?: readonly Values[] };

interface SampleRecord extends SampleParts {
  /** The record is created with the first one; the others are added later. A URL is an official source. */
  readonly sources: readonly [SampleSource, ...SampleSource[]];
  readonly email_addresses?: readonly NewEmail[];
}

type SampleSource = string | Citation;

/** The parent is the name of an organization earlier in the file. */
type SampleOrganization = SampleRecord &
  Readonly<Record<'name' | 'domain' | 'organization_type', string>> & { readonly parent?: string };
/** First names are unique in the sample. */
type SamplePerson = SampleRecord & Readonly<Record<'first_name' | 'last_name', string>>;
/** Person and organization by first name and name. */
type SampleMembership = SampleRecord &
  Readonly<Record<'person' | 'organization' | 'role' | 'start_date', string>> & {
    readonly title?: string;
    readonly end_date?: string;
  };

const read = <T extends object>(file: string): T[] =>
  readFileSync(new URL(`./${file}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

const citationOf = (source: SampleSource): Citation =>
  typeof source === 'string' ? { source_category: 'official', url: source } : source;

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
    await writeTasks(db, account.id, read('findings'));
    return key;
  });
}

class SampleWriter {
  /** By first name, name, or `<first name> at <name>`. */
  private readonly rows = new Map<string, RecordRow>();

  constructor(
    private readonly db: Database,
    private readonly actor: number,
  ) {}

  async write(): Promise<void> {
    for (const one of read<SampleOrganization>('organizations')) {
      const { name, domain, organization_type, parent, ...record } = one;
      const parent_id = parent === undefined ? null : refOf(this.row(parent));
      await this.record('organization', name, { name, domain, organization_type, parent_id }, record);
    }
    for (const { first_name, last_name, ...record } of read<SamplePerson>('people')) {
      await this.record('person', first_name, { first_name, last_name }, record);
    }
    for (const one of read<SampleMembership>('memberships')) {
      const { person, organization, role, title, start_date, end_date, ...record } = one;
      const owners = {
        person_id: refOf(this.row(person)),
        organization_id: refOf(this.row(organization)),
      };
      const values = { ...owners, role, title, start_date, end_date };
      await this.record('membership', `${person} at ${organization}`, values, record);
    }
    await this.writeHistory();
    await this.writeMerge();
  }

  private row(name: string): RecordRow {
    return this.rows.get(name)!;
  }

  private async record(
    kind: Owner,
    name: string,
    values: Values,
    { sources: [first, ...others], email_addresses = [], ...parts }: SampleRecord,
  ): Promise<void> {
    const id = sampleId(name);
    const row = await this.cite(citationOf(first), async (write) => {
      const created = await write.create(kind, { public_id: id, ...values }, { email_addresses });
      for (const part of PARTS) {
        const rows = parts[PLURAL[part]] ?? [];
        await write.createMany(
          part,
          rows.map((row) => ({
            ...row,
            [`${kind}_id`]: refOf(created),
            public_id: sampleId(`${Object.values(row)[0] as string} of ${id}`),
          })),
        );
      }
      return created;
    });
    for (const source of others.map(citationOf)) {
      const subject = { type: kind, ref: refOf(row) };
      await attachCitation(this.db, this.actor, subject, source, sampleId(`${source.url} on ${id}`));
    }
    this.rows.set(name, row);
  }

  private cite<T>(citation: Citation, work: (write: CitedWrite) => Promise<T>): Promise<T> {
    return citedWrite(this.db, this.actor, citation, work);
  }

  /** Later changes, which give the change logs content: a new name, an end, a corrected source. */
  private async writeHistory(): Promise<void> {
    const library = this.row('Norrvik Reading Room');
    await this.cite(RENAMING, async (write) => {
      await write.update('organization', library, { name: 'Norrvik Public Library' });
      await write.create('name_alias', { name: 'Norrvik Reading Room', organization_id: refOf(library) });
    });

    const membership = this.row('Ingrid at City of Norrvik');
    await this.cite(council('2019', 'end_date'), (write) =>
      write.update('membership', membership, { end_date: '2019-08-31' }),
    );

    const mayor = await this.db.manager.findOneOrFail(SourceReference, {
      where: { url: register('council-2023').url },
      order: { id: 'ASC' },
    });
    await updateCitation(this.db, this.actor, mayor, register('2023-0951'), council('2023/minutes', 'url'));
  }

  /** A person whom the register had under another name, merged into the first record. */
  private async writeMerge(): Promise<void> {
    const roll = register('2021-0307');
    const other = await this.cite(roll, (write) =>
      write.create('person', { first_name: 'Zé', last_name: 'Almeida' }),
    );
    await new MergesService(this.db, new RecordLocator(this.db)).merge({
      kind: 'person',
      survivor: shownId(this.row('José').public_id),
      publicIds: [shownId(other.public_id)],
      fields: {},
      force: false,
      dryRun: false,
      citation: roll,
      actor: this.actor,
      maxParts: null,
    });
  }
}

const RENAMING: Citation = {
  source_category: 'news',
  url: 'https://gazette.example/stories/reading-room-no-more',
  metadata: { title: 'Reading room no more', publisher: 'The Coastal Gazette' },
  fields: ['name'],
};

const register = (number: string): Citation => ({
  source_category: 'public_record',
  url: `https://register.norrvik.example/entries/${number}`,
  metadata: { register: 'Register of associations', number },
});

/** A page of the city about its council, as the source of one field. */
const council = (page: string, field: string): Citation => ({
  source_category: 'official',
  url: `https://norrvik.example/council/${page}`,
  fields: [field],
});

const SEARCH = statement(`
  INSERT INTO zero_result_searches
    (account_id, normalized_query, filters, query, search_count, first_searched_at, last_searched_at, checked_at)
  VALUES ($1, 'nils unbekannt', '{}', 'Nils Unbekannt', 3, now(), now(), now())`);

/** $1 the account, $2 the findings. */
const RESEARCH = statement(`
  WITH request AS (
    INSERT INTO research_requests (domain, status, requested_by, attempts, dns, pages, started_at, finished_at)
    VALUES ('lanternroom.example', 'completed', $1, 1, '{"resolves": true, "mx": ["mail.lanternroom.example"]}',
      jsonb_build_array(jsonb_build_object(
        'url', 'https://lanternroom.example/about', 'status', 200, 'read_at', ${moment('now()')}, 'reason', NULL)),
      now(), now())
    RETURNING id
  ), asker AS (
    INSERT INTO research_askers (request_id, account_id) SELECT id, $1 FROM request
  )
  INSERT INTO research_findings (request_id, kind, key, value, url, excerpt, read_at, confidence, reason)
  SELECT request.id, f.kind, f.key, f.value, 'https://lanternroom.example/about', f.excerpt, now(), f.confidence, f.reason
  FROM request, ROWS FROM (jsonb_to_recordset($2::jsonb) AS
    (kind text, key text, value jsonb, excerpt text, confidence float8, reason text)) WITH ORDINALITY AS
    f (kind, key, value, excerpt, confidence, reason, place)
  ORDER BY f.place`);

/** Tasks for editors: a zero-result search, and research findings. */
async function writeTasks(db: Database, actor: number, findings: readonly object[]): Promise<void> {
  await db.query(SEARCH, [actor]);
  await db.query(RESEARCH, [actor, JSON.stringify(findings)]);
}
