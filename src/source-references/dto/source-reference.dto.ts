import { choiceProblems, Shaped } from '../../http/dto.js';
import type { Problem } from '../../common/errors.js';
import { MetadataField, ObjectField, PublicIdField, TextField, WebUrlField } from '../../http/fields.js';
import type { CitationSubject } from '../source-reference-write.js';
import { CitationDto, FieldNamesField } from './citation.dto.js';

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
