import { Injectable } from '@nestjs/common';
import { DtoPipe } from '../../../http/params.js';
import { SearchQuery } from '../../../search/search.query.js';
import { SearchService } from '../../../search/search.service.js';
import { type Kind, labelOf, pathOf } from '../records/kinds.js';
import type { ComponentChildren } from 'preact';
import { Badge } from '../components/ui.js';
import { span } from '../records/record-parts.js';
import { nameOf, type ViewedMembership } from '../records/record-views.js';

/** Filters of the search, each a query parameter of the page. */
export const FILTERS = ['type', 'organization_type', 'role', 'domain'] as const;
export type Filters = Readonly<Partial<Record<(typeof FILTERS)[number], string>>>;

export interface FoundRecord {
  readonly type: Kind;
  readonly public_id: string;
  readonly matched: readonly string[];
  /** Escaped texts by field, with matches in `<em>`. */
  readonly highlight: Readonly<Record<string, readonly string[]>>;
  readonly [record: string]: unknown;
}

export interface SearchPage {
  readonly results: readonly FoundRecord[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly facets: Readonly<Record<'type' | 'organization_type', Readonly<Record<string, number>>>>;
  readonly backend: string;
}

const ROWS = 20;

/** The search of the API, without charges and without recording zero-result searches. */
@Injectable()
export class FindRecords {
  constructor(
    private readonly searches: SearchService,
    private readonly pipe: DtoPipe,
  ) {}

  /** Throws 422 for a query or filter that the API refuses. */
  async page(q: string, filters: Filters, page = 1, rows = ROWS): Promise<SearchPage> {
    const given = { q, ...filters, page: String(page), per_page: String(rows) };
    const query = (await this.pipe.transform(given, { type: 'query', metatype: SearchQuery })) as SearchQuery;
    const { text } = await this.searches.search(query, '', 0, async () => false);
    const { results, meta } = JSON.parse(text) as {
      results: FoundRecord[];
      meta: { total_count: number; total_pages: number } & Pick<SearchPage, 'facets' | 'backend'>;
    };
    const { total_count: total, total_pages: pages, facets, backend } = meta;
    return { results, total, page, pages, facets, backend };
  }

  /** Returns the best matches of one kind for a name. */
  async candidates(q: string, type: Kind, rows = 5): Promise<readonly FoundRecord[]> {
    return q.trim() === '' ? [] : (await this.page(q.slice(0, 256), { type }, 1, rows)).results;
  }
}

/** The record of a hit. */
const recordIn = (found: FoundRecord) => found[found.type] as Readonly<Record<string, unknown>>;

export const foundName = (found: FoundRecord): string => nameOf(found.type, recordIn(found), ', ');

interface ResultProps {
  readonly found: FoundRecord;
  /** Content at the end of the first line. */
  readonly children?: ComponentChildren;
}

export function Result({ found, children }: ResultProps) {
  const { type, public_id, highlight } = found;
  const reasons = Object.entries(highlight);
  return (
    <li data-item>
      <div class="line">
        <a href={pathOf(type, public_id)} data-open>
          {foundName(found)}
        </a>
        <Badge>{type}</Badge>
        <Facts found={found} />
        {children}
      </div>
      {reasons.length > 0 && (
        <p class="small soft">
          {reasons.map(([field, texts], index) => (
            <>
              {index > 0 && ' · '}
              {labelOf(type, field)}:{' '}
              {texts.map((text, place) => (
                <>
                  {place > 0 && ', '}
                  <Marked text={text} />
                </>
              ))}
            </>
          ))}
        </p>
      )}
    </li>
  );
}

function Facts({ found }: { readonly found: FoundRecord }) {
  const record = recordIn(found);
  const edit = (
    <a
      class="small aside"
      href={`${pathOf(found.type, found.public_id)}/edit`}
      aria-label={`Edit: ${foundName(found)}`}
      data-edit
    >
      Edit
    </a>
  );
  if (found.type === 'membership') {
    const membership = record as unknown as ViewedMembership;
    return (
      <>
        <span>{membership.title ?? membership.role}</span>
        <span class="soft figures">{span(membership)}</span>
        {edit}
      </>
    );
  }
  const facts = [
    record['organization_type'],
    record['domain'],
    found.type === 'place' ? record['address'] : null,
  ];
  return (
    <>
      <span class="soft">{facts.filter((fact) => typeof fact === 'string').join(' · ')}</span>
      {edit}
    </>
  );
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Renders a highlighted text: `<em>` becomes `<mark>`, everything else is plain text. */
function Marked({ text }: { readonly text: string }) {
  const plain = (part: string) => part.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name]!);
  return (
    <>
      {text
        .split(/<em>|<\/em>/)
        .map((part, index) => (index % 2 === 1 ? <mark>{plain(part)}</mark> : plain(part)))}
    </>
  );
}
