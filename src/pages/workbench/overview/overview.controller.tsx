import { Get } from '@nestjs/common';
import { ChangeActivity, type OwnChange } from '../../../records/change-activity.js';
import { DuplicatesService } from '../../../duplicates/duplicates.service.js';
import { ResearchRequests } from '../../../research/requests/research-requests.service.js';
import { grouped } from '../../../values/numbers.js';
import { withArticle } from '../../../values/text.js';
import { ZeroResultsService } from '../../../zero-results/zero-results.service.js';
import { BarChart } from '../../charts/bar-chart.js';
import { InteractivePages } from '../../visits/interactive-pages.js';
import { CurrentVisit, EditorsOnly, type Visit } from '../../visits/visit.js';
import { Empty, Section, Tile, When } from '../components/ui.js';
import { listPage } from '../api.js';
import { ACTIONS } from '../records/changes.js';
import { isKind, labelOf, pathOf } from '../records/kinds.js';
import { workbenchPage, Shell } from '../shell.js';
import type { ZeroResultSearch } from '../zero-results/zero-results.controller.js';
import { OpenRequests, openRequests } from '../research/research.controller.js';

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
  async show(@CurrentVisit() { owner: { accountId } }: Visit) {
    const [research, listed, duplicates, changes, changesByWeek, searchesByWeek] = await Promise.all([
      openRequests(this.research, 1),
      this.zeroResults.list({ sort: 'search_count', per_page: 1 }, ''),
      this.duplicates.countOpen(),
      this.activity.latestOf(accountId, CHANGES),
      this.activity.byWeek(WEEKS),
      this.zeroResults.byWeek(WEEKS),
    ]);
    const searches = listPage<ZeroResultSearch>(listed, 'zero_result_searches');
    const [[oldest], [wanted]] = [research.items, searches.items];
    return workbenchPage(
      <Shell title="Workbench" heading="Overview" path="/workbench">
        <div class="tiles">
          <Tile title="Domains to review" figure={grouped(research.total)} href="/workbench/research">
            {oldest && (
              <>
                Oldest from <When at={oldest.created_at} />
              </>
            )}
          </Tile>
          <Tile title="Zero-result searches" figure={grouped(searches.total)} href="/workbench/zero-results">
            {wanted && `Most frequent: ${wanted.query} (${grouped(wanted.search_count)})`}
          </Tile>
          <Tile title="Duplicates to judge" figure={grouped(duplicates)} href="/workbench/duplicates" />
        </div>
        <div class="columns">
          <div>
            <Section id="waiting" title="To review" aside={<a href="/workbench/research">View all</a>}>
              <OpenRequests list={research} />
            </Section>
            <Section id="weeks" title={`Last ${WEEKS} weeks`}>
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
                <ol class="timeline">{changes.map(ownEntry)}</ol>
              )}
            </Section>
          </div>
        </div>
      </Shell>,
    );
  }
}

function ownEntry({ resource, action, public_id, name, fields, changed_at }: OwnChange) {
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
