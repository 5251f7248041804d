import { SAMPLE_IDS } from '../../sample/sample-ids.js';

/** Ids and citation of the examples, from the sample directory. */

export const IDS = SAMPLE_IDS;

export const CITATION = { source_category: 'official', url: 'https://harbourlight.example/about' } as const;
