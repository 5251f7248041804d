import type { SignedIn } from '../../../accounts/sessions.js';
import type { OwnChange } from '../../../records/change-activity.js';
import { count } from '../../account/words.js';
import { BarChart, type ChartPoint } from '../components/bar-chart.js';
import { Badge, Empty, Head, Section, Tile, When, withArticle } from '../components/ui.js';
import { KINDS, labelOf, pathOf, type Kind } from '../records/kinds.js';
import type { ListedRequest } from '../research/shown.js';
import { Shell } from '../shell.js';
import type { ZeroResultSearch } from '../zero-results/zero-results.page.js';

/** What there is to do, and what was done. */
export interface OverviewFacts {
  readonly domains: number;
  /** The domains that have waited longest. */
  readonly waiting: readonly ListedRequest[];
  readonly searches: number;
  readonly wanted: readonly ZeroResultSearch[];
  readonly changes: readonly OwnChange[];
  readonly changesByWeek: readonly ChartPoint[];
  readonly searchesByWeek: readonly ChartPoint[];
}

export function OverviewPage({ owner, facts }: { readonly owner: SignedIn; readonly facts: OverviewFacts }) {
  const { domains, waiting, searches, wanted, changes, changesByWeek, searchesByWeek } = facts;
  return (
    <Shell title="Workbench" path="/workbench" owner={owner}>
      <Head title="Workbench" lead={`What waits for an editor, ${owner.name}.`} />
      <div class="tiles">
        <Tile title="Domains with findings" figure={count(domains)}>
          <p>
            <a href="/workbench/research">{domains === 0 ? 'Research' : 'Review the findings'}</a>
            {waiting[0] && (
              <span class="soft">
                , the oldest asked for <When at={waiting[0].created_at} />
              </span>
            )}
          </p>
        </Tile>
        <Tile title="Zero-result searches" figure={count(searches)}>
          <p>
            <a href="/workbench/zero-results">{searches === 0 ? 'Searches' : 'Deal with them'}</a>
            {wanted[0] && (
              <span class="soft">
                , most wanted: {wanted[0].query} ({count(wanted[0].search_count)})
              </span>
            )}
          </p>
        </Tile>
      </div>
      <div class="columns">
        <div>
          <Section id="waiting" title="Findings that wait" aside={<a href="/workbench/research">All</a>}>
            {waiting.length === 0 ? (
              <Empty title="Nothing waits">
                <p>All findings are decided on.</p>
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
                        {open_findings_count === 1 ? 'One finding' : `${count(open_findings_count)} findings`}
                      </Badge>
                      <span class="soft">
                        <When at={created_at} />
                      </span>
                    </div>
                  </li>
                ))}
              </ol>
            )}
          </Section>
          <Section id="weeks" title="The last twelve weeks">
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
          <Section id="mine" title="Your last changes">
            {changes.length === 0 ? (
              <Empty title="None yet">
                <p>What you add and correct is listed here.</p>
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

const isKind = (resource: string): resource is Kind => (KINDS as readonly string[]).includes(resource);

function OwnEntry({
  change: { resource, action, public_id, fields, changed_at },
}: {
  readonly change: OwnChange;
}) {
  const what = withArticle(resource.replace('_', ' '));
  const labels = isKind(resource) ? fields.map((field) => labelOf(resource, field)) : fields;
  return (
    <li>
      <p>
        {action === 'create' ? 'Created' : action === 'delete' ? 'Deleted' : 'Changed'}{' '}
        {isKind(resource) && public_id ? <a href={pathOf(resource, public_id)}>{what}</a> : what}{' '}
        <span class="soft">
          <When at={changed_at} exact />
        </span>
      </p>
      {action === 'update' && labels.length > 0 && <p class="small soft">{labels.join(', ')}</p>}
    </li>
  );
}
