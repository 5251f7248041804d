import { PARTIES, type Party } from '../database/resources.js';
import { shownKey, type Problem } from '../common/errors.js';
import { CITATION_KEYS } from '../http/body-shape.js';
import { Shaped, Field, FlagField, PublicIdField, OneOfField, ValuesField } from '../http/dto.js';
import { ListQuery } from '../http/list.query.js';
import { PerhapsCitedBody } from '../source-references/source-references.dto.js';
import { accept, acceptParts, refuse } from '../values/text.js';
import { publicId } from '../values/public-id.js';
import { fieldsOfKind, unknownField } from './merge-plan.js';
import { isRecord } from '../values/json.js';
import { KINDS } from '../values/kinds.js';

const EXAMPLE_ID = '3f1c0d4e9b8a47c6a2f5d1e07b6c9a84';

/** Maximum number of records that one call merges into the survivor. */
const MAX_MERGED = 10;

const DryRunField = (description: string) => FlagField({ description, example: true });

/** For each field of a kind of record: the record whose value is taken. */
const ChoiceField = (kind: Party) =>
  Field(
    (input) => {
      if (!isRecord(input)) return refuse('invalid_type', 'must be an object');
      const parts = acceptParts(
        Object.entries(input).map(([name, id]) => [
          `.${shownKey(name)}`,
          unknownField(kind, name) ?? publicId(id),
        ]),
      );
      return parts.ok ? accept(input as Record<string, string>) : parts;
    },
    {
      type: 'object',
      properties: Object.fromEntries(fieldsOfKind(kind).map((name) => [name, KINDS.publicId.schema])),
      additionalProperties: false,
    },
    {
      description:
        'For a field, the record whose value is taken. Default: the survivor’s value, else the first that there is.',
      example: { [fieldsOfKind(kind)[0]!]: EXAMPLE_ID },
    },
  );

/** Bodies of people and of organizations differ in their fields alone. */
export abstract class MergeDto extends PerhapsCitedBody {
  @ValuesField(KINDS.publicId, {
    min: 1,
    max: MAX_MERGED,
    required: true,
    description: 'The records to merge into the one in the path.',
  })
  public_ids!: string[];

  fields?: Record<string, string>;

  @FlagField({ description: 'true: merge although memberships suggest the other direction.', example: false })
  force?: boolean;

  @DryRunField('true: show the merge, and write nothing. Needs no citation.')
  dry_run?: boolean;

  problems(): Problem[] {
    return citedUnlessDry(this);
  }
}

const SHAPE = { nest: ['merge'], citation: CITATION_KEYS, uncited: true };

@Shaped(SHAPE)
export class MergePeopleDto extends MergeDto {
  @ChoiceField('person')
  declare fields?: Record<string, string>;
}

@Shaped(SHAPE)
export class MergeOrganizationsDto extends MergeDto {
  @ChoiceField('organization')
  declare fields?: Record<string, string>;
}

@Shaped(SHAPE)
export class UndoMergeDto extends PerhapsCitedBody {
  @DryRunField('true: show what an undo would do, and write nothing. Needs no citation.')
  dry_run?: boolean;

  problems(): Problem[] {
    return citedUnlessDry(this);
  }
}

function citedUnlessDry({ citation, dry_run }: PerhapsCitedBody & { dry_run?: boolean }): Problem[] {
  if (citation !== undefined || dry_run === true) return [];
  return [{ field: 'citation', code: 'required', message: 'is required, except with dry_run' }];
}

export class ListMergesQuery extends ListQuery {
  @OneOfField(PARTIES, { description: 'Only merges of this kind of record.', example: 'person' })
  resource?: string;

  @PublicIdField({ description: 'Only merges of this record, and of records that were merged into it.' })
  public_id?: string;

  @OneOfField(['standing', 'undone'], {
    description: 'Only merges that stand, or that were undone.',
    example: 'standing',
  })
  status?: string;
}
