/** A record is deleted after its parts. Research starts again after its findings are decided. */
const DELETED = [
  'SourceReference',
  'NameAlias',
  'Place',
  'Membership',
  'Person',
  'Organization',
  'Advertiser',
];

/**
 * Sorts operations so that the sample request of each finds the records of the sample directory that it
 * names.
 */
export const orderOf = ({ id, method }: { id: string; method: string }): number =>
  method === 'get'
    ? 0
    : method === 'delete'
      ? 4 + DELETED.indexOf(id.slice('delete'.length))
      : id === 'updateResearchRequest'
        ? 2
        : 1;
