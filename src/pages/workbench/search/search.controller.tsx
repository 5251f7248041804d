import { Get, Query } from '@nestjs/common';
import { ApiError } from '../../../common/errors.js';
import { InteractivePages } from '../../visits/interactive-pages.js';
import { EditorsOnly } from '../../visits/visit.js';
import { pageNumber, textParameter } from '../lists.js';
import { workbenchPage, Shell } from '../shell.js';
import { FILTERS, FindRecords, type Filters, type SearchPage, Result } from './found-records.js';
import { counted, grouped } from '../../../values/numbers.js';
import { Empty, Pages, ButtonLink } from '../components/ui.js';

@InteractivePages('workbench/search', EditorsOnly())
export class WorkbenchSearchController {
  constructor(private readonly records: FindRecords) {}

  @Get()
  async search(@Query() given: Record<string, unknown>) {
    const query = textParameter(given['q']).trim();
    const filters = Object.fromEntries(
      FILTERS.map((name) => [name, textParameter(given[name])] as const).filter(([, value]) => value !== ''),
    ) as Filters;
    const shown = { query, filters };
    if (query === '') return workbenchPage(<WorkbenchSearchPage {...shown} found={null} />);
    try {
      const found = await this.records.page(query, filters, pageNumber(given['page']));
      return workbenchPage(<WorkbenchSearchPage {...shown} found={found} />);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 422) throw error;
      const problems = (error.options.details ?? []).map(({ field, message }) => {
        return { field: 'search', message: `${field} ${message}.` };
      });
      return workbenchPage(<WorkbenchSearchPage {...shown} found={null} />, { problems });
    }
  }
}

interface SearchPageProps {
  readonly query: string;
  readonly filters: Filters;
  /** null without a query, or if the API refused it. */
  readonly found: SearchPage | null;
}

const LABELS = { type: 'Kind', organization_type: 'Type', role: 'Role', domain: 'Domain' } as const;

const address = (query: string, filters: Filters, page = 1): string =>
  `/workbench/search?${new URLSearchParams({ q: query, ...filters, ...(page > 1 ? { page: String(page) } : {}) })}`;

/** The search page: results with their matches, and facets as links. */
function WorkbenchSearchPage({ query, filters, found }: SearchPageProps) {
  return (
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
      {found &&
        (found.total === 0 ? (
          <Nothing query={query} filters={filters} />
        ) : (
          <Results found={found} query={query} filters={filters} />
        ))}
    </Shell>
  );
}

function Results({ found, query, filters }: { found: SearchPage; query: string; filters: Filters }) {
  return (
    <>
      <ol class="rows" data-list>
        {found.results.map((one) => (
          <Result found={one} />
        ))}
      </ol>
      <Pages list={found} href={(page) => address(query, filters, page)} />
    </>
  );
}

function Nothing({ query, filters }: { readonly query: string; readonly filters: Filters }) {
  const isNarrowed = Object.keys(filters).length > 0;
  const name = new URLSearchParams({ name: query }).toString();
  return (
    <Empty title="No records found">
      {isNarrowed && (
        <p>
          <a href={address(query, {})}>Clear filters</a>
        </p>
      )}
      <p>
        <ButtonLink kind="quiet" href={`/workbench/people/new?${name}`}>
          New person
        </ButtonLink>{' '}
        <ButtonLink kind="quiet" href={`/workbench/organizations/new?${name}`}>
          New organization
        </ButtonLink>
      </p>
    </Empty>
  );
}

/** Facets; each value is a link that sets or removes its filter. */
function Facets({ query, filters, found }: { query: string; filters: Filters; found: SearchPage }) {
  const without = (name: string): Filters =>
    Object.fromEntries(Object.entries(filters).filter(([one]) => one !== name));
  const chosen = FILTERS.flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : [{ name, value }];
  });
  const offered = (['type', 'organization_type'] as const).flatMap((name) =>
    filters[name] === undefined
      ? Object.entries(found.facets[name]).map(([value, records]) => ({ name, value, records }))
      : [],
  );
  if (chosen.length + offered.length === 0) return null;
  return (
    <nav aria-label="Facets">
      <ul class="facets small">
        {chosen.map(({ name, value }) => (
          <li>
            <a
              href={address(query, without(name))}
              aria-current="true"
              aria-label={`Remove filter ${LABELS[name]}: ${value}`}
            >
              {LABELS[name]}: {value} ×
            </a>
          </li>
        ))}
        {offered.map(({ name, value, records }) => (
          <li>
            <a href={address(query, { ...filters, [name]: value })}>
              {value} <span class="soft figures">{grouped(records)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
