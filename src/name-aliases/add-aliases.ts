import type { Ref } from '../records/change-log.js';
import { statement, type Database } from '../database/database.js';
import type { CitedWrite } from '../records/cited-write.js';
import type { NameAliasItemDto } from './dto/name-alias-item.dto.js';

const KNOWN = {
  person: statement(`SELECT name FROM name_aliases WHERE person_id = $1`),
  organization: statement(`SELECT name FROM name_aliases WHERE organization_id = $1`),
};

/** Adds the aliases that a body lists to their owner, each with its own copy of the citation; known ones are skipped. */
export async function addAliases(
  db: Database,
  write: CitedWrite,
  owner: 'person' | 'organization',
  ref: Ref,
  aliases: readonly NameAliasItemDto[] = [],
  isNew = false,
): Promise<void> {
  if (aliases.length === 0) return;
  const known = isNew ? [] : await db.query<{ name: string }>(KNOWN[owner], [ref.id]);
  const names = new Set(aliases.map((alias) => alias.name));
  for (const { name } of known) names.delete(name);
  await write.createMany(
    'name_alias',
    [...names].map((name) => ({ name, [`${owner}_id`]: ref })),
  );
}
