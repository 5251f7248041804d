import { Get, Post, Query } from '@nestjs/common';
import { DtoPipe } from '../../../http/params.js';
import { notFound } from '../../../common/errors.js';
import { UpdateZeroResultSearchDto } from '../../../zero-results/zero-results.dto.js';
import { ZeroResultsService } from '../../../zero-results/zero-results.service.js';
import { legacyId } from '../../../values/public-id.js';
import { InteractivePages } from '../../visits/interactive-pages.js';
import { SeeOther } from '../../page.js';
import { CurrentVisit, EditorsOnly, type FieldProblem, type Visit } from '../../visits/visit.js';
import { listPage, pageNumber, ROWS, bodyOf } from '../api.js';
import { workbenchPage, Shell } from '../shell.js';
import { Form, Submit, isRefusal } from '../../forms/form.js';
import { Badge, Empty, LinkBar, List, When, Note, By } from '../components/ui.js';
import { counted } from '../../../values/numbers.js';

const PATH = '/workbench/zero-results';

@InteractivePages('workbench/zero-results', EditorsOnly())
export class ZeroResultsPageController {
  constructor(
    private readonly searches: ZeroResultsService,
    private readonly pipe: DtoPipe,
  ) {}

  @Get()
  show(@Query('status') status: unknown, @Query('page') page: unknown) {
    return this.page(pageNumber(page), status === 'completed');
  }

  @Post()
  async complete(@CurrentVisit() { owner: { accountId }, form }: Visit) {
    const id = legacyId(form.text('id'));
    if (!id.ok) throw notFound();
    const note = form.text('note').trim();
    try {
      const given = { completed: true, ...(note === '' ? {} : { note }) };
      const body = await bodyOf(this.pipe, UpdateZeroResultSearchDto, given);
      await this.searches.update(id.value, body, { accountId });
      return new SeeOther('/workbench/zero-results?notice=completed');
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const [problem] = error.options.details ?? [];
      return this.page(1, false, [{ field: `note-${id.value}`, message: `The note ${problem?.message}.` }]);
    }
  }

  private async page(page: number, isDone: boolean, problems: readonly FieldProblem[] = []) {
    const status = isDone ? 'completed' : 'open';
    const sort = isDone ? 'last_searched_at' : 'search_count';
    const reply = await this.searches.list({ status, sort, page, per_page: ROWS }, '');
    const list = listPage<ZeroResultSearch>(reply, 'zero_result_searches');
    const paths = { open: PATH, completed: `${PATH}?status=completed` };
    const empty = isDone ? (
      <Empty title="No completed searches" text="Completed searches appear here with their notes." />
    ) : (
      <Empty title="No open searches" text="Searches without a result appear here." />
    );
    return workbenchPage(
      <Shell
        title="Zero-result searches"
        path={PATH}
        lead="Searches without a result, the most frequent first."
      >
        <LinkBar
          label="State"
          kind="facets"
          links={[
            { href: paths.open, text: 'Open' },
            { href: paths.completed, text: 'Completed' },
          ]}
          current={paths[status]}
        />
        <List
          list={list}
          href={(to) => `${PATH}?${isDone ? 'status=completed&' : ''}page=${to}`}
          empty={empty}
        >
          {(search) => <Entry search={search} />}
        </List>
      </Shell>,
      { problems },
    );
  }
}

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
          {counted(search_count, 'search')}, last <When at={last_searched_at} />
        </span>
      </div>
      {completed_at ? (
        <p class="small soft">
          Completed by <By who={completed_by ?? { name: 'a deleted account' }} at={completed_at} />
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
              <Note id={`note-${id}`} about={query} note={note} />
              <Submit kind="quiet" aria-label={`Complete: ${query}`} data-accept>
                Complete
              </Submit>
            </div>
          </Form>
        </div>
      )}
    </>
  );
}
