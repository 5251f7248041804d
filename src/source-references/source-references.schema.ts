import { defineSchema, fieldNames, metadata, text, webUrl } from '../records/columns.js';

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
