import type { SignedIn } from '../../../accounts/sessions.js';
import { count } from '../../account/words.js';
import { Form } from '../../forms/form.js';
import type { Visit } from '../../visits/visit.js';
import { Badge, Empty, Head, Pages, Section, When } from '../components/ui.js';
import { Shell } from '../shell.js';
import type { ListedRequest, RequestList } from './shown.js';

interface ResearchListProps {
  readonly visit: Visit;
  readonly owner: SignedIn;
  readonly open: RequestList;
  readonly failed: RequestList;
}

/** Domains with findings to review, and domains whose research failed. */
export function ResearchListPage({ visit, owner, open, failed }: ResearchListProps) {
  return (
    <Shell title="Research" path="/workbench/research" owner={owner}>
      <Head
        title="Research"
        lead="Findings from the websites of domains that a lookup did not know. An accepted finding is written with its page as the source."
      />
      <Section id="open" title="To review" total={open.total}>
        {open.total === 0 ? (
          <Empty title="No findings to review">
            <p>Findings appear here once a website has been read.</p>
          </Empty>
        ) : (
          <ol class="rows" data-list>
            {open.requests.map(({ id, domain, open_findings_count, finished_at }) => (
              <li data-item>
                <div class="line">
                  <a href={`/workbench/research/${id}`} data-open>
                    {domain}
                  </a>
                  <Badge tone="wait">
                    {open_findings_count === 1 ? '1 finding' : `${count(open_findings_count)} findings`}
                  </Badge>
                  {finished_at && (
                    <span class="soft aside">
                      Read <When at={finished_at} />
                    </span>
                  )}
                </div>
              </li>
            ))}
          </ol>
        )}
        <Pages page={open.page} pages={open.pages} href={(page) => `/workbench/research?page=${page}`} />
      </Section>
      {failed.total > 0 && (
        <Section id="failed" title="Failed" total={failed.total}>
          {failed.total > failed.requests.length && <p class="soft">The oldest requests are shown.</p>}
          <ul class="rows">
            {failed.requests.map((request) => (
              <li>
                <div class="line">
                  <a href={`/workbench/research/${request.id}`}>{request.domain}</a>
                  <Badge tone="bad">failed</Badge>
                </div>
                <p class="soft">{request.reason}</p>
                <Again visit={visit} request={request} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Shell>
  );
}

/** Button that researches a domain again. */
export function Again({ visit, request }: { readonly visit: Visit; readonly request: ListedRequest }) {
  return (
    <Form action={`/workbench/research/${request.id}/again`} visit={visit}>
      <button type="submit" class="quiet" aria-label={`Look again: ${request.domain}`}>
        Look again
      </button>
    </Form>
  );
}
