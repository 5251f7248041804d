/** The ids and the citation of all examples. */

export const IDS = {
  person: '3f1c5a2e9b7d4c60a8e2f4b6d8c0a1e3',
  organization: '7a9d0c1e2f3b4a5c6d7e8f9012345678',
  parent: 'c4e6a8b0d2f41357913579bdf02468ac',
  membership: '5b7e9d1f3a2c4e6081a3c5e7f9b1d3f5',
  place: '9e8d7c6b5a4f3e2d1c0b9a8f7e6d5c4b',
  nameAlias: '1a2b3c4d5e6f708192a3b4c5d6e7f809',
  sourceReference: 'd0c1b2a3948576e7f80919a2b3c4d5e6',
} as const;

export const CITATION = { source_category: 'official', url: 'https://society.example/about' } as const;
