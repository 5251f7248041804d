/** A page of a list, as far as walking through it goes. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** `meta.next_cursor` of the answer. */
  readonly next: string | null;
}

/**
 * All rows of a list, page by page, none skipped or repeated while others write:
 *
 *     const people = walk(async (cursor) => {
 *       const { data, error } = await client.GET('/api/v1/people', { params: { query: { cursor } } });
 *       if (error) throw new Error(error.message);
 *       return { rows: data.people, next: data.meta.next_cursor };
 *     });
 *     for await (const person of people) …
 */
export async function* walk<Row>(
  page: (cursor: string | undefined) => Promise<Page<Row>>,
): AsyncGenerator<Row> {
  let cursor: string | undefined;
  do {
    const { rows, next } = await page(cursor);
    yield* rows;
    cursor = next ?? undefined;
  } while (cursor !== undefined);
}
