import { RESOURCES } from '../database/resources.js';
import { Choice, Shaped, LegacyIdField, ObjectField, PublicIdField, TextField } from '../http/dto.js';
import { ListQuery } from '../http/list.query.js';
import { ColumnField, CreateType, extended, UpdateType } from '../records/schema-types.js';
import { SOURCE_REFERENCES } from './source-references.schema.js';

const { source_category } = SOURCE_REFERENCES.columns;
const CATEGORY = { description: 'What kind of source it is; `category` is accepted in its place.' };

/** The source of a change, in a body under source_reference, source or citation. */
class CitationDto extends CreateType(SOURCE_REFERENCES, undefined, { source_category: CATEGORY }) {
  declare source_category: string;
  declare url: string;
}

/** A body with a required citation, as every create and update has. */
export abstract class CitedBody {
  @ObjectField(CitationDto, { required: true })
  citation!: CitationDto;
}

/** A body whose citation some calls may omit. */
export abstract class PerhapsCitedBody {
  @ObjectField(CitationDto)
  citation?: CitationDto;
}

/** The records that a citation can be attached to. */
export const CITED_SUBJECTS = ['person', 'organization', 'membership'] as const;
export type CitationSubject = (typeof CITED_SUBJECTS)[number];

/** A citation for an existing record, whose fields stay unchanged. It is its own provenance. */
@Choice(CITED_SUBJECTS.map((kind) => `${kind}_public_id`), { required: true, exclusive: true })
@Shaped({ nest: ['source_reference'], citation: [] })
export class CreateSourceReferenceDto extends CitationDto {
  @PublicIdField({ description: 'The person that the citation is about.' })
  person_public_id?: string;

  @PublicIdField({ description: 'The organization that the citation is about.' })
  organization_public_id?: string;

  @PublicIdField({ description: 'The membership that the citation is about.' })
  membership_public_id?: string;
}

/** New values of a citation; `provenance` is their source and becomes a citation of this one. */
@Shaped({ nest: ['source_reference'], citation: ['provenance'] })
export class UpdateSourceReferenceDto extends UpdateType(SOURCE_REFERENCES, CitedBody) {
  @ColumnField(source_category, { ...CATEGORY, required: false })
  declare source_category?: string;
}

const ABOUT = { source_reference: 'citation: its provenance' } as Readonly<Record<string, string>>;

const SUBJECT_FILTERS = Object.fromEntries(
  RESOURCES.flatMap((name) => [
    [
      `${name}_public_id`,
      PublicIdField({ description: `Only citations about this ${ABOUT[name] ?? name.replace('_', ' ')}.` }),
    ],
    [`${name}_id`, LegacyIdField({ description: 'The same, by the legacy number.' })],
  ]),
);

export class ListSourceReferencesQuery extends extended<ListQuery>(ListQuery, SUBJECT_FILTERS) {
  @TextField({ max: 100, description: 'Only citations of this category.', example: 'official' })
  source_category?: string;
}
