import { defineSchema, fieldNames, metadata, text, webUrl } from '../records/columns.js';
import { Column, Entity } from 'typeorm';
import { PublicEntity } from '../database/base.entity.js';
import { EntityType } from '../records/schema-types.js';
import { RESOURCES, type Resource } from '../database/resources.js';

export const SOURCE_REFERENCES = defineSchema('source_reference', {
  source_category: text({
    required: true,
    max: 100,
    description: 'What kind of source it is.',
    example: 'official',
  }),
  url: webUrl({
    required: true,
    description: 'The URL of the source, as given: http or https.',
    example: 'https://harbourlight.example/about',
  }),
  metadata: metadata({
    nullable: true,
    description: 'Anything else to keep with the citation: an object of at most 16 KiB.',
    example: { page: 3 },
  }),
  fields: fieldNames({
    nullable: true,
    description: 'Which of the subject’s fields the citation supports.',
    example: ['last_name'],
  }),
});

/**
 * A citation: the source of a change to its subject. Rows are never removed, since records and change-log rows refer to
 * them; `deleted_at` hides one from the API.
 */
@Entity('source_references')
export class SourceReference extends EntityType(SOURCE_REFERENCES, PublicEntity) {
  @Column('enum', { enum: RESOURCES, enumName: 'resource' })
  subject_type!: Resource;

  @Column('bigint')
  subject_id!: number;

  /** The account that created it; null for the operator's command line. */
  @Column('bigint', { nullable: true })
  recorded_by!: number | null;

  /** The citation of this row's own latest change; null until the first one. */
  @Column('bigint', { nullable: true })
  provenance_id!: number | null;

  /** The citation that a merge copied to the survivor; null if it is not a copy. */
  @Column('bigint', { nullable: true })
  merged_from_id!: number | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  deleted_at!: Date | null;
}
