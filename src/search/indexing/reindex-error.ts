/** The index cannot be built anew now. The message is one sentence for the operator. */
export class ReindexError extends Error {
  override name = 'ReindexError';
}
