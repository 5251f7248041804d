import type { Database } from '../database/database.js';
import type { Ref, CitedWrite } from '../records/cited-write.js';
import { NameAlias } from './name-aliases.schema.js';
import type { NameAliasItemDto } from './name-aliases.dto.js';

/** Adds a body's aliases to their owner, each with its own copy of the citation; skips those that the owner has. */
export async function addAliases(
  db: Database,
  write: CitedWrite,
  owner: 'person' | 'organization',
  ref: Ref,
  aliases: readonly NameAliasItemDto[] = [],
  isNew = false,
): Promise<void> {
  if (aliases.length === 0) return;
  const known = isNew
    ? []
    : await db.manager.find(NameAlias, { select: { name: true }, where: { [`${owner}_id`]: ref.id } });
  const names = new Set(aliases.map((alias) => alias.name));
  for (const { name } of known) names.delete(name);
  await write.createMany(
    'name_alias',
    [...names].map((name) => ({ name, [`${owner}_id`]: ref })),
  );
}
