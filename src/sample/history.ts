import { statement, type Database } from '../database/database.js';
import { citedWrite, refOf, type Citation, type RecordRow } from '../records/cited-write.js';
import { MergesService } from '../merges/merges.service.js';
import { RecordLocator } from '../records/locate.js';
import { Records } from '../records/record-store.js';
import { shownId } from '../values/public-id.js';
import { SourceReference } from '../source-references/source-references.schema.js';
import { updateCitation } from '../source-references/source-reference-write.js';

const ORGANIZATION = statement(`SELECT * FROM organizations WHERE name = $1`);
const MEMBERSHIP = statement(`
  SELECT m.* FROM memberships m JOIN people p ON p.id = m.person_id JOIN organizations o ON o.id = m.organization_id
  WHERE p.first_name = $1 AND o.name = $2`);

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

/** Later changes, which give the change logs content: a new name, an end, a corrected source. */
export async function writeHistory(db: Database, actor: number): Promise<void> {
  const [library] = await db.query<RecordRow>(ORGANIZATION, ['Norrvik Reading Room']);
  const renaming = {
    source_category: 'news',
    url: 'https://gazette.example/stories/reading-room-no-more',
    metadata: { title: 'Reading room no more', publisher: 'The Coastal Gazette' },
    fields: ['name'],
  };
  await citedWrite(db, actor, renaming, async (write) => {
    await write.update('organization', library!, { name: 'Norrvik Public Library' });
    const former = { name: 'Norrvik Reading Room', organization_id: refOf(library!) };
    await write.create('name_alias', former);
  });

  const [membership] = await db.query<RecordRow>(MEMBERSHIP, ['Ingrid', 'City of Norrvik']);
  await citedWrite(db, actor, council('2019', 'end_date'), (write) =>
    write.update('membership', membership!, { end_date: '2019-08-31' }),
  );

  const mayor = await db.manager.findOneOrFail(SourceReference, {
    where: { url: register('council-2023').url },
    order: { id: 'ASC' },
  });
  await updateCitation(db, actor, mayor, register('2023-0951'), council('2023/minutes', 'url'));
}

const PERSON = statement(`SELECT * FROM people WHERE first_name = $1`);

/** A person whom the register had under another name, merged into the first record. */
export async function writeMerge(db: Database, actor: number): Promise<void> {
  const roll = register('2021-0307');
  const other = await citedWrite(db, actor, roll, (write) =>
    write.create('person', { first_name: 'Zé', last_name: 'Almeida' }),
  );
  const [survivor] = await db.query<RecordRow>(PERSON, ['José']);
  const locator = new RecordLocator(db);
  await new MergesService(db, locator, new Records(db, locator)).merge({
    kind: 'person',
    survivor: shownId(survivor!.public_id),
    publicIds: [shownId(other.public_id)],
    fields: {},
    force: false,
    dryRun: false,
    citation: roll,
    actor,
    maxParts: null,
  });
}

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
        'url', 'https://lanternroom.example/about', 'status', 200, 'read_at', now(), 'reason', NULL)),
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
export async function writeTasks(db: Database, actor: number, findings: readonly object[]): Promise<void> {
  await db.query(SEARCH, [actor]);
  await db.query(RESEARCH, [actor, JSON.stringify(findings)]);
}
