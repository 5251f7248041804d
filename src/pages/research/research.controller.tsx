import { Controller, Get, Post, Query } from '@nestjs/common';
import type { SignedIn } from '../../accounts/sessions.js';
import { Page } from '../../http/endpoint.js';
import { ApiError, type Problem } from '../../common/errors.js';
import { NumericId } from '../../http/params.js';
import type { ShownConflict } from '../../research/review/conflicts.js';
import { legacyId } from '../../values/public-id.js';
import { requireEditor } from '../account/require-editor.js';
import type { FieldProblem } from '../forms/form-check.js';
import type { FormBody } from '../visits/form-body.js';
import { InteractivePages } from '../visits/interactive-pages.js';
import { PageReply, SeeOther } from '../visits/page-reply.js';
import { CurrentVisit, Form, Owner, SignedInOnly, type Visit } from '../visits/visit.js';
import { readAnswers } from './answers.js';
import { ResearchListPage } from './research-list.page.js';
import { problemField, ResearchTasks } from './research-tasks.js';
import { ReviewPage, type Refusal } from './review.page.js';

const NOTICES = new Map<unknown, string>([
  ['accepted', 'Accepted: the records are written, each with its citation.'],
  ['rejected', 'Rejected.'],
  ['again', 'The domain is in the queue again.'],
]);

const isDecision = (word: string): word is 'accept' | 'reject' => word === 'accept' || word === 'reject';

const problemsOf = (details: readonly Problem[] = []): FieldProblem[] =>
  details.map(({ field, message }) => ({ field: problemField(field), message: `It ${message}.` }));

/** Where editors look through what was found about unknown domains. */
@Controller('account/research')
@InteractivePages()
@SignedInOnly()
export class ResearchController {
  constructor(private readonly tasks: ResearchTasks) {}

  @Get()
  @Page()
  async list(@CurrentVisit() visit: Visit, @Owner() owner: SignedIn, @Query('page') page: unknown) {
    requireEditor(owner);
    const asked = legacyId(page);
    const [open, failed] = await Promise.all([
      this.tasks.open(asked.ok ? asked.value : 1),
      this.tasks.failed(),
    ]);
    return new PageReply(<ResearchListPage visit={visit} owner={owner} open={open} failed={failed} />);
  }

  @Get(':id')
  @Page()
  async show(
    @CurrentVisit() visit: Visit,
    @Owner() owner: SignedIn,
    @NumericId() id: number,
    @Query('notice') notice: unknown,
  ) {
    requireEditor(owner);
    return this.page(visit, owner, id, { notice: NOTICES.get(notice) });
  }

  @Post(':id')
  @Page()
  async decide(
    @CurrentVisit() visit: Visit,
    @Owner() owner: SignedIn,
    @NumericId() id: number,
    @Form() form: FormBody,
  ) {
    requireEditor(owner);
    const { findings } = await this.tasks.show(id);
    const answers = readAnswers(form, findings);
    const refuse = (refusal: Omit<Refusal, 'answers'>) =>
      this.page(visit, owner, id, { refusal: { ...refusal, answers } });
    const decision = form.text('decision');
    if (answers.ticked.length === 0) return refuse({ message: 'Tick at least one finding.' });
    if (!isDecision(decision)) return refuse({ message: 'Say whether to accept or to reject.' });
    try {
      if (decision === 'accept') await this.tasks.accept(id, answers, owner.accountId);
      else await this.tasks.reject(id, answers.ticked, owner.accountId);
      return new SeeOther(`/account/research/${id}?notice=${decision}ed`);
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 422)) throw error;
      const { message, options } = error;
      const conflicts = options.facts?.['conflicts'] as ShownConflict[] | undefined;
      return refuse({ message, conflicts, problems: conflicts ? [] : problemsOf(options.details) });
    }
  }

  @Post(':id/again')
  @Page()
  async again(@Owner() owner: SignedIn, @NumericId() id: number) {
    requireEditor(owner);
    await this.tasks.again(id, owner.accountId);
    return new SeeOther(`/account/research/${id}?notice=again`);
  }

  @Get(':id/again')
  @Page()
  formAddress(@NumericId() id: number) {
    return new SeeOther(`/account/research/${id}`);
  }

  private async page(
    visit: Visit,
    owner: SignedIn,
    id: number,
    shown: { notice?: string | undefined; refusal?: Refusal },
  ) {
    const request = await this.tasks.show(id);
    const status = shown.refusal ? (shown.refusal.conflicts ? 409 : 422) : 200;
    return new PageReply(<ReviewPage visit={visit} owner={owner} request={request} {...shown} />, { status });
  }
}
