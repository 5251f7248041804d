import type { Problem } from '../common/errors.js';
import { CITATION_KEYS } from '../http/body-shape.js';
import { Shaped } from '../http/dto.js';
import { ListQuery } from '../http/list.query.js';
import { CreateType, FilterType, OwnedType, ownerProblems, UpdateType } from '../records/schema-types.js';
import { CitedBody } from '../source-references/source-references.dto.js';
import { NAME_ALIASES } from './name-aliases.schema.js';

/** An alternate name in the body of its owner; a plain string stands for `{ name }`. */
export class NameAliasItemDto extends CreateType(NAME_ALIASES) {
  declare name: string;
}

@Shaped({ nest: ['name_alias'], citation: CITATION_KEYS })
export class CreateNameAliasDto extends OwnedType(
  NAME_ALIASES,
  'aliasable',
  CreateType(NAME_ALIASES, CitedBody),
) {
  problems(): Problem[] {
    return ownerProblems(NAME_ALIASES, 'aliasable', this, { required: true });
  }
}

/** The owner cannot change: an alias of another owner is a separate record. */
@Shaped({ nest: ['name_alias'], citation: CITATION_KEYS })
export class UpdateNameAliasDto extends UpdateType(NAME_ALIASES, CitedBody) {}

export class ListNameAliasesQuery extends FilterType(NAME_ALIASES, ListQuery) {}
