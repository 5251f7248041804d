import { Field, MetadataField, ObjectField, TextField, WebUrlField } from '../../http/fields.js';
import { FIELD_NAME, fieldNames } from '../../values/field-names.js';

export const FieldNamesField = () =>
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
export class CitationDto {
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
