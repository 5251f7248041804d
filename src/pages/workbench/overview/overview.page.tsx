import type { SignedIn } from '../../../accounts/sessions.js';
import type { OwnChange } from '../../../records/change-activity.js';
import { count } from '../../account/words.js';
import { BarChart, type ChartPoint } from '../../charts/bar-chart.js';
import { Badge, Empty, Head, Section, Tile, When, withArticle } from '../components/ui.js';
import { KINDS, labelOf, pathOf, type Kind } from '../records/kinds.js';
import type { ListedRequest } from '../research/shown.js';
import { Shell } from '../shell.js';
import type { ZeroResultSearch } from '../zero-results/zero-results.page.js';

/** Pending tasks and the editor's last changes. */
export interface OverviewFacts {
  readonly domains: number;
  /** The domains that have waited longest. */
  readonly waiting: readonly ListedRequest[];
  readonly searches: number;
  readonly wanted: readonly ZeroResultSearch[];
  /** Number of open pairs. */
  readonly duplicates: number;
  readonly changes: readonly OwnChange[];
  readonly changesByWeek: readonly ChartPoint[];
  readonly searchesByWeek: readonly ChartPoint[];
}

export function OverviewPage({ owner, facts }: { readonly owner: SignedIn; readonly facts: OverviewFacts }) {
  const { domains, waiting, searches, wanted, duplicates, changes, changesByWeek, searchesByWeek } = facts;
  return (
    <Shell title="Workbench" path="/workbench" owner={owner}>
      <Head title="Overview" />
      <div class="tiles">
        <Tile title="Domains to review" figure={count(domains)} href="/workbench/research">
          {waiting[0] && (
            <p class="soft">
              Oldest from <When at={waiting[0].created_at} />
            </p>
          )}
        </Tile>
        <Tile title="Zero-result searches" figure={count(searches)} href="/workbench/zero-results">
          {wanted[0] && (
            <p class="soft wrap">
              Most frequent: {wanted[0].query} ({count(wanted[0].search_count)})
            </p>
          )}
        </Tile>
        <Tile title="Duplicates to judge" figure={count(duplicates)} href="/workbench/duplicates" />
      </div>
      <div class="columns">
        <div>
          <Section id="waiting" title="To review" aside={<a href="/workbench/research">View all</a>}>
            {waiting.length === 0 ? (
              <Empty title="No findings to review">
                <p>Findings appear here once a website has been read.</p>
              </Empty>
            ) : (
              <ol class="rows" data-list>
                {waiting.map(({ id, domain, open_findings_count, created_at }) => (
                  <li data-item>
                    <div class="line">
                      <a href={`/workbench/research/${id}`} data-open>
                        {domain}
                      </a>
                      <Badge tone="wait">
                        {open_findings_count === 1 ? '1 finding' : `${count(open_findings_count)} findings`}
                      </Badge>
                      <span class="soft aside">
                        <When at={created_at} />
                      </span>
                    </div>
                  </li>
                ))}
              </ol>
            )}
          </Section>
          <Section id="weeks" title="Last 12 weeks">
            <div class="pair">
              <BarChart
                id="changes-by-week"
                title="Changes by editors"
                unit={['change', 'changes']}
                points={changesByWeek}
              />
              <BarChart
                id="searches-by-week"
                title="New zero-result searches"
                unit={['search', 'searches']}
                points={searchesByWeek}
              />
            </div>
          </Section>
        </div>
        <div>
          <Section id="mine" title="Your latest changes">
            {changes.length === 0 ? (
              <Empty title="No changes yet">
                <p>Your changes appear here.</p>
              </Empty>
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

const ACTIONS: Readonly<Record<string, string>> = {
  create: 'Created',
  update: 'Updated',
  delete: 'Deleted',
  merge: 'Merged',
  unmerge: 'Unmerged',
};

const isKind = (resource: string): resource is Kind => (KINDS as readonly string[]).includes(resource);

function OwnEntry({
  change: { resource, action, public_id, name, fields, changed_at },
}: {
  readonly change: OwnChange;
}) {
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
