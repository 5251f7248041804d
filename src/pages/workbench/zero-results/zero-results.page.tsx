import { count } from '../../account/words.js';
import { Form } from '../../forms/form.js';
import { Badge, Empty, Head, List, Pages, Views, When } from '../components/ui.js';
import type { ListPage } from '../lists.js';
import { Shell } from '../shell.js';

/** A zero-result search, as in the API. */
export interface ZeroResultSearch {
  readonly id: number;
  readonly query: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly search_count: number;
  readonly first_searched_at: string;
  readonly last_searched_at: string;
  readonly completed_at: string | null;
  readonly completed_by: { readonly name: string } | null;
  readonly note: string | null;
  readonly now_found: boolean;
}

interface ZeroResultsPageProps {
  readonly list: ListPage<ZeroResultSearch>;
  readonly isDone: boolean;
  readonly notice?: string | undefined;
  readonly problem?: string | undefined;
}

/** Zero-result searches, with actions to search again, to add a record, and to mark as done with a note. */
export function ZeroResultsPage({ list, isDone, notice, problem }: ZeroResultsPageProps) {
  return (
    <Shell
      title="Zero-result searches"
      path="/workbench/zero-results"
      refused={problem !== undefined}
      notice={notice}
    >
      {problem && (
        <p class="notice warning" role="alert" tabIndex={-1} autofocus>
          {problem}
        </p>
      )}
      <Head title="Zero-result searches" lead="Searches without a result, the most frequent first." />
      <Views
        label="State"
        views={[
          { href: '/workbench/zero-results', text: 'Open', isCurrent: !isDone },
          { href: '/workbench/zero-results?status=completed', text: 'Completed', isCurrent: isDone },
        ]}
      />
      <List
        items={list.items}
        empty={
          <Empty title={isDone ? 'No completed searches' : 'No open searches'}>
            <p>
              {isDone
                ? 'Completed searches appear here with their notes.'
                : 'Searches without a result appear here.'}
            </p>
          </Empty>
        }
      >
        {(search) => <Entry search={search} />}
      </List>
      <Pages
        list={list}
        href={(page) => `/workbench/zero-results?${isDone ? 'status=completed&' : ''}page=${page}`}
      />
    </Shell>
  );
}

const addressOf = (path: string, query: string, filters: Readonly<Record<string, string>> = {}): string =>
  `${path}?${new URLSearchParams({ ...filters, [path.endsWith('search') ? 'q' : 'name']: query })}`;

function Entry({ search }: { readonly search: ZeroResultSearch }) {
  const { id, query, filters, search_count, last_searched_at, completed_at, completed_by, note, now_found } =
    search;
  return (
    <>
      <div class="line">
        <a
          href={addressOf('/workbench/search', query, filters)}
          data-open
          aria-label={`Search again: ${query}`}
        >
          {query}
        </a>
        {Object.entries(filters).map(([name, value]) => (
          <Badge>
            {name.replace('_', ' ')}: {value}
          </Badge>
        ))}
        {now_found && <Badge tone="good">found now</Badge>}
        <span class="soft figures aside">
          {search_count === 1 ? '1 search' : `${count(search_count)} searches`}, last{' '}
          <When at={last_searched_at} />
        </span>
      </div>
      {completed_at ? (
        <p class="small soft">
          Completed by {completed_by?.name ?? 'a deleted account'}, <When at={completed_at} />
          {note && `: ${note}`}
        </p>
      ) : (
        <div class="line small">
          <a href={addressOf('/workbench/people/new', query)} aria-label={`Add a person: ${query}`}>
            Add a person
          </a>
          <a
            href={addressOf('/workbench/organizations/new', query)}
            aria-label={`Add an organization: ${query}`}
          >
            Add an organization
          </a>
          <Form action="/workbench/zero-results" swaps>
            <input type="hidden" name="id" value={id} />
            <div class="actions single">
              <input
                type="text"
                name="note"
                aria-label={`Note: ${query}`}
                placeholder="Note (optional)"
                value={note ?? ''}
              />
              <button type="submit" class="quiet" aria-label={`Complete: ${query}`} data-accept>
                Complete
              </button>
            </div>
          </Form>
        </div>
      )}
    </>
  );
}
