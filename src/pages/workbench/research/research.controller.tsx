import { Get, Post, Query } from '@nestjs/common';
import type { ApiError } from '../../../common/errors.js';
import { NumericId } from '../../../http/params.js';
import { ResearchRequests } from '../../../research/requests/research-requests.service.js';
import type { ShownConflict } from '../../../research/review/accept-finding.js';
import { FindingsReview } from '../../../research/review/findings-review.js';
import { counted } from '../../../values/numbers.js';
import { isRefusal } from '../../forms/form.js';
import { InteractivePages } from '../../visits/interactive-pages.js';
import { SeeOther } from '../../page.js';
import { CurrentVisit, EditorsOnly, type FieldProblem, type Visit } from '../../visits/visit.js';
import { listPage, pageNumber, ROWS, type ListPage } from '../api.js';
import { workbenchPage, Shell } from '../shell.js';
import { decisionsOf, problemField, type ShownRequest, recordIn, type ListedRequest } from './findings.js';
import { Again, ReviewPage } from './review.page.js';
import { Badge, Empty, List, Section, When } from '../components/ui.js';

/** Why a decision was refused, by the fields of the form. */
function problemsOf({ message, options: { details = [] } }: ApiError, conflicts: readonly ShownConflict[]) {
  const problems: FieldProblem[] =
    conflicts.length > 0
      ? conflicts.map((one) => ({ field: `finding-${one.finding_id}`, message: question(one) }))
      : details.map((one) => ({ field: problemField(one.field), message: `It ${one.message}.` }));
  return problems.length > 0 ? problems : aboutAll(message);
}

const aboutAll = (message: string): FieldProblem[] => [{ field: 'findings', message }];

const question = ({ existing, message }: ShownConflict): string =>
  existing.length === 0
    ? message
    : `This finding may be ${existing.map(({ name }) => name).join(' or ')}: choose one.`;

@InteractivePages('workbench/research', EditorsOnly())
export class ResearchController {
  constructor(
    private readonly requests: ResearchRequests,
    private readonly review: FindingsReview,
  ) {}

  @Get()
  async list(@Query('page') page: unknown) {
    const [open, listed] = await Promise.all([
      openRequests(this.requests, pageNumber(page)),
      this.requests.list({ status: 'failed', per_page: ROWS }, ''),
    ]);
    const failed = listPage<ListedRequest>(listed, 'research_requests');
    return workbenchPage(
      <Shell
        title="Research"
        path="/workbench/research"
        lead="Findings from the websites of domains that a lookup did not know. An accepted finding is written with its page as the source."
      >
        <Section id="open" title="To review" total={open.total}>
          <OpenRequests list={open} href={(to) => `/workbench/research?page=${to}`} />
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
      </Shell>,
    );
  }

  @Get(':id')
  async show(@NumericId() id: number, @Query('finding') finding: unknown) {
    return workbenchPage(<ReviewPage request={await this.request(id)} just={Number(finding)} />);
  }

  /** `accept` and `reject` apply to the selected findings; a number after them selects that finding alone. */
  @Post(':id')
  async decide(@CurrentVisit() { owner: { accountId }, form }: Visit, @NumericId() id: number) {
    const { findings } = await this.request(id);
    const [decision, one] = form.text('decision').split(' ');
    const single = findings.find((finding) => String(finding.id) === one);
    const chosen = single ? [single] : findings.filter((finding) => form.has(`finding-${finding.id}`));
    const refuse = async (problems: readonly FieldProblem[], conflicts: readonly ShownConflict[] = []) => {
      const page = <ReviewPage request={await this.request(id)} conflicts={conflicts} />;
      return workbenchPage(page, { status: conflicts.length > 0 ? 409 : 422, problems });
    };
    if (decision !== 'accept' && decision !== 'reject')
      return refuse(aboutAll('Choose whether to accept or to reject.'));
    if (chosen.length === 0) return refuse(aboutAll('Select at least one finding.'));
    try {
      if (decision === 'reject') {
        const ids = chosen.map((finding) => finding.id);
        await this.review.reject(id, ids, { accountId });
      } else {
        const organization = recordIn(form.text('organization'));
        await this.review.accept(id, decisionsOf(form, chosen), organization, { accountId });
      }
      const about = single ? `&finding=${single.id}` : '';
      return new SeeOther(`/workbench/research/${id}?notice=${decision}ed${about}`);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const conflicts = (error.options.facts?.['conflicts'] ?? []) as ShownConflict[];
      return refuse(problemsOf(error, conflicts), conflicts);
    }
  }

  @Post(':id/again')
  async again(@CurrentVisit() { owner: { accountId } }: Visit, @NumericId() id: number) {
    await this.requests.again(id, { accountId });
    return new SeeOther(`/workbench/research/${id}?notice=again`);
  }

  /** The request without expired findings, whose values are deleted. Throws 404. */
  private async request(id: number): Promise<ShownRequest> {
    const { text } = await this.requests.show(id);
    const { research_request } = JSON.parse(text) as { research_request: ShownRequest };
    return {
      ...research_request,
      findings: research_request.findings.filter(({ value }) => value !== null),
    };
  }
}

export async function openRequests(requests: ResearchRequests, page: number) {
  const reply = await requests.list({ findings: 'open', page, per_page: ROWS }, '');
  return listPage<ListedRequest>(reply, 'research_requests');
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
