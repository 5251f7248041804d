import { statement, type Database } from '../database/database.js';
import { citedWrite, refOf, type RecordRow } from '../records/cited-write.js';
import { updateCitation, type SourceReferenceRow } from '../source-references/source-reference-write.js';
import { CITY, news, official, register } from './sources.js';

const ORGANIZATION = statement(`SELECT * FROM organizations WHERE name = $1`);
const MEMBERSHIP = statement(`
  SELECT m.* FROM memberships m JOIN people p ON p.id = m.person_id JOIN organizations o ON o.id = m.organization_id
  WHERE p.first_name = $1 AND o.name = $2`);
const CITATION = statement(`SELECT * FROM source_references WHERE url = $1 ORDER BY id LIMIT 1`);

/** What became known later, so that change logs have something to tell: a new name, an end, a corrected source. */
export async function writeHistory(db: Database, actor: number): Promise<void> {
  const [library] = await db.query<RecordRow>(ORGANIZATION, ['Norrvik Reading Room']);
  const renaming = news('reading-room-no-more', 'Reading room no more', ['name']);
  await citedWrite(db, actor, renaming, async (write) => {
    await write.update('organization', library!, { name: 'Norrvik Public Library' });
    const former = { name: 'Norrvik Reading Room', organization_id: refOf(library!) };
    await write.create('name_alias', former);
  });

  const [council] = await db.query<RecordRow>(MEMBERSHIP, ['Ingrid', 'City of Norrvik']);
  await citedWrite(db, actor, official(`${CITY}/council/2019`, ['end_date']), (write) =>
    write.update('membership', council!, { end_date: '2019-08-31' }),
  );

  const [mayor] = await db.query<SourceReferenceRow>(CITATION, [register('council-2023').url]);
  const correction = official(`${CITY}/council/2023/minutes`, ['url']);
  await updateCitation(db, actor, mayor!, register('2023-0951'), correction);
}
