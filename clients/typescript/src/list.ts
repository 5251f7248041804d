import type { Client } from 'openapi-fetch';
import { unwrap } from './error.js';
import type { paths } from './schema.js';

type Get<Path extends keyof paths> = Exclude<paths[Path]['get'], undefined>;
type Body<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': infer Content } } };
}
  ? Content
  : never;
type Parameters<Path extends keyof paths> =
  Get<Path> extends { parameters: infer All } ? Pick<All, keyof All & ('path' | 'query')> : never;

/** Every path that answers with a list. */
export type ListPath = {
  [Path in keyof paths]: Body<Get<Path>> extends { meta: { next_cursor: string | null } } ? Path : never;
}[keyof paths];

/** Where the rows are, in answers with several arrays. */
const ROWS = {
  '/api/v1/advertisers': 'advertisers',
  '/api/v1/lookup/domain_contacts': 'contacts',
} as const satisfies { readonly [Path in ListPath]?: keyof Body<Get<Path>> };

type Rows<Path extends ListPath, Content = Body<Get<Path>>> = Path extends keyof typeof ROWS
  ? Content[(typeof ROWS)[Path] & keyof Content]
  : Content[keyof Content];

/** A row of the list at a path. */
export type Row<Path extends ListPath> = Extract<Rows<Path>, readonly unknown[]>[number];

/** The filters of a list, and the ids in its path. */
export type ListParameters<Path extends ListPath> = {
  readonly [In in keyof Parameters<Path>]: In extends 'query'
    ? Omit<Exclude<Parameters<Path>[In], undefined>, 'page' | 'cursor'>
    : Parameters<Path>[In];
};

interface Page {
  readonly meta: { readonly next_cursor: string | null };
}

/** Reads a list to its end, page by page; see DirectoryClient. */
export async function* list<Path extends ListPath>(
  client: Client<paths>,
  path: Path,
  { query, ...parameters }: { readonly query?: object } = {},
): AsyncGenerator<Row<Path>> {
  // The compiler cannot follow one request through the paths of all lists.
  const get = client.GET as unknown as (
    path: Path,
    init: object,
  ) => Promise<{ response: Response; data: Page }>;
  let cursor: string | undefined;
  do {
    const page = await unwrap(get(path, { params: { ...parameters, query: { ...query, cursor } } }));
    yield* rowsOf(path, page) as Row<Path>[];
    cursor = page.meta.next_cursor ?? undefined;
  } while (cursor !== undefined);
}

function rowsOf(path: ListPath, page: Page): readonly unknown[] {
  const key = (ROWS as Readonly<Partial<Record<ListPath, string>>>)[path];
  const fields: [string, unknown][] = Object.entries(page);
  const [, rows] = fields.find(([name, value]) => (key === undefined ? Array.isArray(value) : name === key))!;
  return rows as readonly unknown[];
}
