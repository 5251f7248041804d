import { SAMPLE_IDS } from '../../sample/sample-ids.js';

/** The ids and the citation of all examples: records of the sample directory. */

export const IDS = SAMPLE_IDS;

export const CITATION = { source_category: 'official', url: 'https://harbourlight.example/about' } as const;
