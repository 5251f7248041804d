import { counted } from '../../../values/numbers.js';
import type { ResearchRequests } from '../../../research/requests/research-requests.service.js';
import { Form, Submit } from '../../forms/form.js';
import { listPage, ROWS, type ListPage } from '../api.js';
import { Badge, Empty, List, When } from '../components/ui.js';
import type { ListedRequest } from './findings.js';

export async function openRequests(
  requests: ResearchRequests,
  page: number,
): Promise<ListPage<ListedRequest>> {
  return listPage(await requests.list({ findings: 'open', page, per_page: ROWS }, ''), 'research_requests');
}

interface OpenRequestsProps {
  readonly list: ListPage<ListedRequest>;
  readonly href?: (page: number) => string;
}

export const OpenRequests = ({ list, href }: OpenRequestsProps) => (
  <List
    list={list}
    href={href}
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
