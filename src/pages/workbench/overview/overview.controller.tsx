import { Get } from '@nestjs/common';
import type { SignedIn } from '../../../accounts/sessions.js';
import { ChangeActivity, type OwnChange } from '../../../records/change-activity.js';
import { DuplicatesService } from '../../../duplicates/duplicates.service.js';
import { ResearchRequests } from '../../../research/requests/research-requests.service.js';
import { ZeroResultsService } from '../../../zero-results/zero-results.service.js';
import { InteractivePages } from '../../visits/interactive-pages.js';
import { EditorsOnly, Owner } from '../../visits/visit.js';
import { listPage, type ListPage } from '../lists.js';
import { openRequests, type ListedRequest } from '../research/findings.js';
import { workbenchPage, Shell } from '../shell.js';
import type { ZeroResultSearch } from '../zero-results/zero-results.controller.js';
import { BarChart, type ChartPoint } from '../../charts/bar-chart.js';
import { Empty, Section, Tile, When, withArticle } from '../components/ui.js';
import { ACTIONS } from '../records/changes.js';
import { isKind, labelOf, pathOf } from '../records/kinds.js';
import { OpenRequests } from '../research/research-list.page.js';
import { grouped } from '../../../values/numbers.js';

const ROWS = 5;
const CHANGES = 8;
const WEEKS = 12;

@InteractivePages('workbench', EditorsOnly())
export class OverviewController {
  constructor(
    private readonly research: ResearchRequests,
    private readonly zeroResults: ZeroResultsService,
    private readonly duplicates: DuplicatesService,
    private readonly activity: ChangeActivity,
  ) {}

  @Get()
  async show(@Owner() { accountId }: SignedIn) {
    const [research, searches, duplicates, changes, changesByWeek, searchesByWeek] = await Promise.all([
      openRequests(this.research, 1),
      this.zeroResults.list({ sort: 'search_count', per_page: ROWS }, ''),
      this.duplicates.countOpen(),
      this.activity.latestOf(accountId, CHANGES),
      this.activity.byWeek(WEEKS),
      this.zeroResults.byWeek(WEEKS),
    ]);
    const facts = {
      research,
      searches: listPage<ZeroResultSearch>(searches, 'zero_result_searches'),
      duplicates,
      changes,
      changesByWeek,
      searchesByWeek,
    };
    return workbenchPage(<OverviewPage facts={facts} />);
  }
}

interface OverviewFacts {
  /** The domains that have waited longest first. */
  readonly research: ListPage<ListedRequest>;
  readonly searches: ListPage<ZeroResultSearch>;
  /** Number of open pairs. */
  readonly duplicates: number;
  readonly changes: readonly OwnChange[];
  readonly changesByWeek: readonly ChartPoint[];
  readonly searchesByWeek: readonly ChartPoint[];
}

function OverviewPage({ facts }: { readonly facts: OverviewFacts }) {
  const { research, searches, duplicates, changes, changesByWeek, searchesByWeek } = facts;
  const waiting = research.items;
  const [wanted] = searches.items;
  return (
    <Shell title="Workbench" path="/workbench" heading="Overview">
      <div class="tiles">
        <Tile title="Domains to review" figure={grouped(research.total)} href="/workbench/research">
          {waiting[0] && (
            <p class="soft">
              Oldest from <When at={waiting[0].created_at} />
            </p>
          )}
        </Tile>
        <Tile title="Zero-result searches" figure={grouped(searches.total)} href="/workbench/zero-results">
          {wanted && (
            <p class="soft wrap">
              Most frequent: {wanted.query} ({grouped(wanted.search_count)})
            </p>
          )}
        </Tile>
        <Tile title="Duplicates to judge" figure={grouped(duplicates)} href="/workbench/duplicates" />
      </div>
      <div class="columns">
        <div>
          <Section id="waiting" title="To review" aside={<a href="/workbench/research">View all</a>}>
            <OpenRequests requests={waiting} />
          </Section>
          <Section id="weeks" title="Last 12 weeks">
            <div class="pair">
              <BarChart
                id="changes-by-week"
                title="Changes by editors"
                unit="change"
                points={changesByWeek}
              />
              <BarChart
                id="searches-by-week"
                title="New zero-result searches"
                unit="search"
                points={searchesByWeek}
              />
            </div>
          </Section>
        </div>
        <div>
          <Section id="mine" title="Your latest changes">
            {changes.length === 0 ? (
              <Empty title="No changes yet" text="Your changes appear here." />
            ) : (
              <ol class="timeline">
                {changes.map((change) => (
                  <OwnEntry change={change} />
                ))}
              </ol>
            )}
          </Section>
        </div>
      </div>
    </Shell>
  );
}

function OwnEntry({ change }: { readonly change: OwnChange }) {
  const { resource, action, public_id, name, fields, changed_at } = change;
  const kind = resource.replace('_', ' ');
  const what = name ?? withArticle(kind);
  const labels = isKind(resource) ? fields.map((field) => labelOf(resource, field)) : fields;
  return (
    <li>
      <p>
        {ACTIONS[action] ?? action}{' '}
        {isKind(resource) && public_id ? <a href={pathOf(resource, public_id)}>{what}</a> : what}
      </p>
      <p class="small soft">
        {[...(name === null ? [] : [kind]), ...(action === 'update' ? labels : [])].join(' · ')}
      </p>
      <p class="small soft">
        <When at={changed_at} exact />
      </p>
    </li>
  );
}
