import { Form, Submit } from '../../forms/form.js';
import { Badge, Empty, List, Pages, Section, When } from '../components/ui.js';
import type { ListPage } from '../lists.js';
import { Shell } from '../shell.js';
import type { ListedRequest } from './findings.js';
import { counted } from '../../../values/numbers.js';

interface ResearchListProps {
  readonly open: ListPage<ListedRequest>;
  readonly failed: ListPage<ListedRequest>;
}

/** Domains with findings to review, and domains whose research failed. */
export function ResearchListPage({ open, failed }: ResearchListProps) {
  return (
    <Shell
      title="Research"
      path="/workbench/research"
      lead="Findings from the websites of domains that a lookup did not know. An accepted finding is written with its page as the source."
    >
      <Section id="open" title="To review" total={open.total}>
        <OpenRequests requests={open.items} />
        <Pages list={open} href={(page) => `/workbench/research?page=${page}`} />
      </Section>
      {failed.total > 0 && (
        <Section id="failed" title="Failed" total={failed.total}>
          {failed.total > failed.items.length && <p class="soft">The oldest requests are shown.</p>}
          <ul class="rows">
            {failed.items.map((request) => (
              <li>
                <div class="line">
                  <a href={`/workbench/research/${request.id}`}>{request.domain}</a>
                  <Badge tone="bad">failed</Badge>
                </div>
                <p class="soft">{request.reason}</p>
                <Again request={request} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Shell>
  );
}

/** Domains with findings to review. */
export const OpenRequests = ({ requests }: { readonly requests: readonly ListedRequest[] }) => (
  <List
    items={requests}
    empty={<Empty title="No findings to review" text="Findings appear here once a website has been read." />}
  >
    {({ id, domain, open_findings_count, finished_at }) => (
      <div class="line">
        <a href={`/workbench/research/${id}`} data-open>
          {domain}
        </a>
        <Badge tone="wait">{counted(open_findings_count, 'finding')}</Badge>
        {finished_at && (
          <span class="soft aside">
            Read <When at={finished_at} />
          </span>
        )}
      </div>
    )}
  </List>
);

export function Again({ request }: { readonly request: ListedRequest }) {
  return (
    <Form action={`/workbench/research/${request.id}/again`}>
      <Submit kind="quiet" aria-label={`Look again: ${request.domain}`}>
        Look again
      </Submit>
    </Form>
  );
}
