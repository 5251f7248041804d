import { CITATION_KEYS } from '../../http/body-shape.js';
import { Shaped } from '../../http/dto.js';
import type { Problem } from '../../common/errors.js';
import { LegacyIdField, OwnerTypeField, PublicIdField, TextField } from '../../http/fields.js';
import { ownerProblems } from '../../records/owner.dto.js';
import { CitedBody } from '../../source-references/source-references.dto.js';

export const ALIAS_OWNERS = ['person', 'organization'] as const;
const LEGACY_PAIR = ['aliasable_type', 'aliasable_id'] as const;

@Shaped({ nest: ['name_alias'], citation: CITATION_KEYS })
export class CreateNameAliasDto extends CitedBody {
  @TextField({ required: true, example: 'Augusta Ada King' })
  name!: string;

  @PublicIdField({ description: 'The person that has this name too.' })
  person_public_id?: string;

  @PublicIdField({ description: 'The organization that has this name too.' })
  organization_public_id?: string;

  @OwnerTypeField(ALIAS_OWNERS, { description: 'Legacy: the owner’s kind, together with aliasable_id.' })
  aliasable_type?: (typeof ALIAS_OWNERS)[number];

  @LegacyIdField({ description: 'Legacy: the owner’s number, together with aliasable_type.' })
  aliasable_id?: number;

  problems(): Problem[] {
    return ownerProblems(this, ALIAS_OWNERS, LEGACY_PAIR, true);
  }
}

/** The name is all that can change: an alias of another owner is another alias. */
@Shaped({ nest: ['name_alias'], citation: CITATION_KEYS })
export class UpdateNameAliasDto extends CitedBody {
  @TextField({ example: 'Augusta Ada King' })
  name?: string;
}
