import { Controller, Get, Post, Query } from '@nestjs/common';
import type { SignedIn } from '../../../accounts/sessions.js';
import type { Problem } from '../../../common/errors.js';
import { NumericId } from '../../../http/params.js';
import { ResearchRequests } from '../../../research/requests/research-requests.service.js';
import type { ShownConflict } from '../../../research/review/conflicts.js';
import { FindingsReview } from '../../../research/review/findings-review.js';
import { legacyId } from '../../../values/public-id.js';
import { type FieldProblem, isRefusal } from '../../forms/form.js';
import { InteractivePages } from '../../visits/interactive-pages.js';
import { SeeOther } from '../../page.js';
import { EditorsOnly, Submitted, Owner, type FormBody } from '../../visits/visit.js';
import { listPage, pageNumber, ROWS } from '../lists.js';
import { workbenchPage } from '../shell.js';
import { decisionsOf, openRequests, problemField, readAnswers, type ShownRequest } from './findings.js';
import { ResearchListPage } from './research-list.page.js';
import { ReviewPage, type Refusal } from './review.page.js';

const NOTICES = new Map<unknown, string>([
  ['accepted', 'Accepted.'],
  ['rejected', 'Rejected.'],
  ['again', 'The domain is queued again.'],
]);

const isDecision = (word: string | undefined): word is 'accept' | 'reject' =>
  word === 'accept' || word === 'reject';

const problemsOf = (details: readonly Problem[] = []): FieldProblem[] =>
  details.map(({ field, message }) => ({ field: problemField(field), message: `It ${message}.` }));

/** The pages where editors review findings about unknown domains. */
@Controller('workbench/research')
@InteractivePages()
@EditorsOnly()
export class ResearchController {
  constructor(
    private readonly requests: ResearchRequests,
    private readonly review: FindingsReview,
  ) {}

  @Get()
  async list(@Query('page') page: unknown) {
    const [open, failed] = await Promise.all([
      openRequests(this.requests, pageNumber(page)),
      this.requests.list({ status: 'failed', per_page: ROWS }, ''),
    ]);
    return workbenchPage(<ResearchListPage open={open} failed={listPage(failed, 'research_requests')} />);
  }

  @Get(':id')
  async show(@NumericId() id: number, @Query('notice') notice: unknown, @Query('finding') finding: unknown) {
    const just = legacyId(finding);
    return this.page(id, {
      notice: NOTICES.get(notice),
      ...(just.ok ? { just: just.value } : {}),
    });
  }

  /** `accept` and `reject` apply to the selected findings; a number after them selects that finding alone. */
  @Post(':id')
  async decide(@Owner() { accountId }: SignedIn, @NumericId() id: number, @Submitted() form: FormBody) {
    const { findings } = await this.request(id);
    const given = readAnswers(form, findings);
    const [decision, one] = form.text('decision').split(' ');
    const single = findings.find((finding) => String(finding.id) === one);
    const answers = single ? { ...given, ticked: [single.id] } : given;
    const refuse = (refusal: Omit<Refusal, 'answers'>) => this.page(id, { refusal: { ...refusal, answers } });
    if (!isDecision(decision)) return refuse({ message: 'Choose whether to accept or to reject.' });
    if (answers.ticked.length === 0) return refuse({ message: 'Select at least one finding.' });
    try {
      if (decision === 'reject') await this.review.reject(id, answers.ticked, { accountId });
      else {
        const organization = answers.organization || undefined;
        await this.review.accept(id, decisionsOf(answers), organization, { accountId });
      }
      const about = single ? `&finding=${single.id}` : '';
      return new SeeOther(`/workbench/research/${id}?notice=${decision}ed${about}`);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const { message, options } = error;
      const conflicts = options.facts?.['conflicts'] as ShownConflict[] | undefined;
      return refuse({ message, conflicts, problems: conflicts ? [] : problemsOf(options.details) });
    }
  }

  @Post(':id/again')
  async again(@Owner() { accountId }: SignedIn, @NumericId() id: number) {
    await this.requests.again(id, { accountId });
    return new SeeOther(`/workbench/research/${id}?notice=again`);
  }

  @Get(':id/again')
  formAddress(@NumericId() id: number) {
    return new SeeOther(`/workbench/research/${id}`);
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

  private async page(id: number, shown: { notice?: string | undefined; just?: number; refusal?: Refusal }) {
    const request = await this.request(id);
    const status = shown.refusal ? (shown.refusal.conflicts ? 409 : 422) : 200;
    return workbenchPage(<ReviewPage request={request} {...shown} />, { status });
  }
}
