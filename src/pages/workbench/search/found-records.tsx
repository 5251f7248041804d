import { Injectable } from '@nestjs/common';
import { decodeXML } from 'entities';
import type { ComponentChildren } from 'preact';
import { DtoPipe } from '../../../http/params.js';
import { fold } from '../../../names/normalize.js';
import { MAX_QUERY, SearchQuery } from '../../../search/search.query.js';
import { SearchService } from '../../../search/search.service.js';
import { pastedText } from '../../../values/text.js';
import { Badge, joined, List } from '../components/ui.js';
import { listPage, type ListPage } from '../api.js';
import { type Kind, labelOf, pathOf } from '../records/kinds.js';
import { span } from '../records/record-parts.js';
import { nameOf, type ViewedMembership } from '../records/record-views.js';

/** Filters of the search, each a query parameter of the page. */
export const FILTERS = ['type', 'organization_type', 'role', 'domain'] as const;
export type Filters = Readonly<Partial<Record<(typeof FILTERS)[number], string>>>;

export interface FoundRecord {
  readonly type: Kind;
  readonly public_id: string;
  readonly score: number;
  readonly matched: readonly string[];
  /** Escaped texts by field, with matches in `<em>`. */
  readonly highlight: Readonly<Record<string, readonly string[]>>;
  readonly [record: string]: unknown;
}

/** Records that match the text of a reference, by its field. */
export type Candidates = ReadonlyMap<string, readonly FoundRecord[]>;

export interface SearchPage extends ListPage<FoundRecord> {
  readonly facets: Readonly<Record<'type' | 'organization_type', Readonly<Record<string, number>>>>;
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
    const reply = await this.searches.search(query, '', 0, async () => false);
    const { meta } = JSON.parse(reply.text) as { readonly meta: Pick<SearchPage, 'facets'> };
    return { ...listPage<FoundRecord>(reply, 'results'), facets: meta.facets };
  }

  /** Returns the best matches of one kind for a name; none for a text that the API refuses. */
  async candidates(text: string, type: Kind, rows = 5): Promise<readonly FoundRecord[]> {
    const q = pastedText(MAX_QUERY)(text.slice(0, MAX_QUERY));
    return q.ok ? (await this.page(q.value, { type }, 1, rows)).items : [];
  }
}

const recordIn = (found: FoundRecord) => found[found.type] as Readonly<Record<string, unknown>>;

export const foundName = (found: FoundRecord): string => nameOf(found.type, recordIn(found), ', ');

/** The record whose name is the text; undefined if another fits the text as well. */
export const recordNamed = (text: string, [best, next]: readonly FoundRecord[]): FoundRecord | undefined =>
  best && fold(foundName(best)) === fold(text) && best.score !== next?.score ? best : undefined;

interface ResultsProps {
  readonly found: readonly FoundRecord[];
  readonly empty?: ComponentChildren;
  /** Content at the end of the first line of each. */
  readonly children?: (found: FoundRecord) => ComponentChildren;
}

export const Results = ({ found, empty, children }: ResultsProps) => (
  <List list={{ items: found, page: 1, pages: 1 }} empty={empty}>
    {(one) => <Result found={one}>{children?.(one)}</Result>}
  </List>
);

function Result({ found, children }: { found: FoundRecord; children: ComponentChildren }) {
  const { type, public_id, highlight } = found;
  const [name, path] = [foundName(found), pathOf(type, public_id)];
  const reasons = Object.entries(highlight).map(([field, texts]) => (
    <>
      {labelOf(type, field)}: {joined(texts.map(marked))}
    </>
  ));
  return (
    <>
      <div class="line">
        <a href={path} data-open>
          {name}
        </a>
        <Badge>{type}</Badge>
        <Facts type={type} record={recordIn(found)} />
        <a class="small aside" href={`${path}/edit`} aria-label={`Edit: ${name}`} data-edit>
          Edit
        </a>
        {children}
      </div>
      {reasons.length > 0 && <p class="small soft">{joined(reasons, ' · ')}</p>}
    </>
  );
}

function Facts({ type, record }: { type: Kind; record: Readonly<Record<string, unknown>> }) {
  if (type === 'membership') {
    const membership = record as unknown as ViewedMembership;
    return (
      <>
        <span>{membership.title ?? membership.role}</span>
        <span class="soft figures">{span(membership)}</span>
      </>
    );
  }
  const facts = [record['organization_type'], record['domain'], type === 'place' ? record['address'] : null];
  return <span class="soft">{facts.filter((fact) => typeof fact === 'string').join(' · ')}</span>;
}

/** Renders a highlighted text: `<em>` becomes `<mark>`, everything else is plain text. */
function marked(text: string): ComponentChildren {
  return text
    .split(/<em>|<\/em>/)
    .map(decodeXML)
    .map((part, index) => (index % 2 === 1 ? <mark>{part}</mark> : part));
}
