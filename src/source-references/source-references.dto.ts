import {
  Field,
  MetadataField,
  ObjectField,
  TextField,
  WebUrlField,
  PublicIdField,
  LegacyIdField,
} from '../http/fields.js';
import { FIELD_NAME, fieldNames } from '../values/field-names.js';
import { choiceProblems, Shaped } from '../http/dto.js';
import type { Problem } from '../common/errors.js';
import type { CitationSubject } from './source-reference-write.js';
import { ListQuery } from '../http/list.query.js';

const FieldNamesField = () =>
  Field(
    fieldNames,
    { type: 'array', items: { type: 'string', pattern: FIELD_NAME.source }, maxItems: 100 },
    {
      nullable: true,
      description: 'Which of the subject’s fields the citation supports.',
      example: ['title'],
    },
  );

/** Where a change comes from. In a body it stands under source_reference, source or citation. */
class CitationDto {
  @TextField({
    required: true,
    max: 100,
    description: 'What kind of source it is; `category` is accepted in its place.',
    example: 'official',
  })
  source_category!: string;

  @WebUrlField({ required: true, example: 'https://example.org/about' })
  url!: string;

  @MetadataField({ nullable: true, description: 'Whatever else is to be kept with the citation.' })
  metadata?: Record<string, unknown> | null;

  @FieldNamesField()
  fields?: string[] | null;
}

/** A body that must carry a citation, as every create and update does. */
export abstract class CitedBody {
  @ObjectField(() => CitationDto, { required: true })
  citation!: CitationDto;
}

export const CITED_SUBJECTS = ['person', 'organization', 'membership'] as const satisfies CitationSubject[];

/** A citation for a record that exists, whose fields it leaves as they are. It is its own provenance. */
@Shaped({ nest: ['source_reference'], citation: [] })
export class CreateSourceReferenceDto extends CitationDto {
  @PublicIdField({ description: 'The person that the citation is about.' })
  person_public_id?: string;

  @PublicIdField({ description: 'The organization that the citation is about.' })
  organization_public_id?: string;

  @PublicIdField({ description: 'The membership that the citation is about.' })
  membership_public_id?: string;

  problems(): Problem[] {
    const keys = CITED_SUBJECTS.map((kind) => `${kind}_public_id`);
    return choiceProblems(this, keys, { required: true, exclusive: true });
  }
}

/** New values for a citation; `provenance` says where they come from and becomes a citation about this one. */
@Shaped({ nest: ['source_reference'], citation: ['provenance'] })
export class UpdateSourceReferenceDto {
  @ObjectField(() => CitationDto, { required: true })
  citation!: CitationDto;

  @TextField({ max: 100, description: '`category` is accepted in its place.', example: 'official' })
  source_category?: string;

  @WebUrlField({ example: 'https://example.org/about' })
  url?: string;

  @MetadataField({ nullable: true })
  metadata?: Record<string, unknown> | null;

  @FieldNamesField()
  fields?: string[] | null;
}

export class ListSourceReferencesQuery extends ListQuery {
  @PublicIdField({ description: 'Only citations about this person.' })
  person_public_id?: string;

  @LegacyIdField({ description: 'The same, by the legacy number.' })
  person_id?: number;

  @PublicIdField({ description: 'Only citations about this organization.' })
  organization_public_id?: string;

  @LegacyIdField({ description: 'The same, by the legacy number.' })
  organization_id?: number;

  @PublicIdField({ description: 'Only citations about this membership.' })
  membership_public_id?: string;

  @LegacyIdField({ description: 'The same, by the legacy number.' })
  membership_id?: number;

  @PublicIdField({ description: 'Only citations about this place.' })
  place_public_id?: string;

  @LegacyIdField({ description: 'The same, by the legacy number.' })
  place_id?: number;

  @PublicIdField({ description: 'Only citations about this name alias.' })
  name_alias_public_id?: string;

  @LegacyIdField({ description: 'The same, by the legacy number.' })
  name_alias_id?: number;

  @PublicIdField({ description: 'Only citations about this citation: its provenance.' })
  source_reference_public_id?: string;

  @LegacyIdField({ description: 'The same, by the legacy number.' })
  source_reference_id?: number;

  @TextField({ max: 100, description: 'Only citations of this category.', example: 'official' })
  source_category?: string;
}
