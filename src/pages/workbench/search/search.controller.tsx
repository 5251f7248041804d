import { Get, Query } from '@nestjs/common';
import { grouped, counted } from '../../../values/numbers.js';
import { isRefusal } from '../../forms/form.js';
import { InteractivePages } from '../../visits/interactive-pages.js';
import { EditorsOnly } from '../../visits/visit.js';
import { Empty, Pages, ButtonLink } from '../components/ui.js';
import { pageNumber, textParameter } from '../api.js';
import { workbenchPage, Shell } from '../shell.js';
import { FILTERS, FindRecords, type Filters, type SearchPage, Results } from './found-records.js';

@InteractivePages('workbench/search', EditorsOnly())
export class WorkbenchSearchController {
  constructor(private readonly records: FindRecords) {}

  @Get()
  async search(@Query() given: Record<string, unknown>) {
    const query = textParameter(given['q']).trim();
    const chosen = FILTERS.map((name) => [name, textParameter(given[name])] as const);
    const filters: Filters = Object.fromEntries(chosen.filter(([, value]) => value !== ''));
    if (query === '') return workbenchPage(<WorkbenchSearchPage {...{ query, filters }} />);
    try {
      const found = await this.records.page(query, filters, pageNumber(given['page']));
      return workbenchPage(<WorkbenchSearchPage {...{ query, filters, found }} />);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const problems = (error.options.details ?? []).map(({ field, message }) => {
        return { field: 'search', message: `${field} ${message}.` };
      });
      return workbenchPage(<WorkbenchSearchPage {...{ query, filters }} />, { problems });
    }
  }
}

interface SearchPageProps {
  readonly query: string;
  readonly filters: Filters;
  /** Missing without a query, or if the API refused it. */
  readonly found?: SearchPage;
}

const LABELS = { type: 'Kind', organization_type: 'Type', role: 'Role', domain: 'Domain' } as const;

const address = (query: string, filters: Filters, page = 1): string =>
  `/workbench/search?${new URLSearchParams({ q: query, ...filters, ...(page > 1 ? { page: String(page) } : {}) })}`;

const WorkbenchSearchPage = ({ query, filters, found }: SearchPageProps) => (
  <Shell
    title={query === '' ? 'Search' : `${query}: search`}
    path="/workbench/search"
    query={query}
    heading="Search"
    lead={
      found
        ? `${counted(found.total, 'record')} for “${query}”`
        : 'Search by name, role, email address or domain. Typing errors are tolerated.'
    }
  >
    {found && <Facets query={query} filters={filters} found={found} />}
    {found && (
      <>
        <Results found={found.items} empty={<Nothing query={query} filters={filters} />} />
        <Pages list={found} href={(page) => address(query, filters, page)} />
      </>
    )}
  </Shell>
);

function Nothing({ query, filters }: { readonly query: string; readonly filters: Filters }) {
  const name = new URLSearchParams({ name: query }).toString();
  return (
    <Empty title="No records found">
      {Object.keys(filters).length > 0 && (
        <p>
          <a href={address(query, {})}>Clear filters</a>
        </p>
      )}
      <p>
        <ButtonLink kind="quiet" href={`/workbench/people/new?${name}`} text="New person" />{' '}
        <ButtonLink kind="quiet" href={`/workbench/organizations/new?${name}`} text="New organization" />
      </p>
    </Empty>
  );
}

/** Facets; each value is a link that sets or removes its filter. */
function Facets({ query, filters, found }: { query: string; filters: Filters; found: SearchPage }) {
  const chosen = (Object.entries(filters) as [keyof Filters, string][]).map(([name, value]) => {
    const { [name]: _, ...others } = filters;
    return (
      <li>
        <a
          href={address(query, others)}
          aria-current="true"
          aria-label={`Remove filter ${LABELS[name]}: ${value}`}
        >
          {LABELS[name]}: {value} ×
        </a>
      </li>
    );
  });
  const offered = (['type', 'organization_type'] as const)
    .filter((name) => filters[name] === undefined)
    .flatMap((name) =>
      Object.entries(found.facets[name]).map(([value, records]) => (
        <li>
          <a href={address(query, { ...filters, [name]: value })}>
            {value} <span class="soft figures">{grouped(records)}</span>
          </a>
        </li>
      )),
    );
  if (chosen.length + offered.length === 0) return null;
  return (
    <nav aria-label="Facets">
      <ul class="facets small">
        {chosen}
        {offered}
      </ul>
    </nav>
  );
}
