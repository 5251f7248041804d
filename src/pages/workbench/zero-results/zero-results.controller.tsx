import { Controller, Get, Post, Query } from '@nestjs/common';
import type { SignedIn } from '../../../accounts/sessions.js';
import { DtoPipe } from '../../../http/params.js';
import { Page } from '../../../http/endpoint.js';
import { ApiError, notFound } from '../../../common/errors.js';
import { UpdateZeroResultSearchDto } from '../../../zero-results/zero-results.dto.js';
import { ZeroResultsService } from '../../../zero-results/zero-results.service.js';
import { legacyId } from '../../../values/public-id.js';
import type { FormBody } from '../../visits/form-body.js';
import { InteractivePages } from '../../visits/interactive-pages.js';
import { SeeOther } from '../../visits/page-reply.js';
import { CurrentVisit, Form, SignedInOnly, type Visit } from '../../visits/visit.js';
import { Editor } from '../access.js';
import { pageNumber } from '../parameters.js';
import { workbenchPage } from '../shell.js';
import { ZeroResultsPage, type ZeroResultPage, type ZeroResultSearch } from './zero-results.page.js';

const ROWS = 25;

/** The pages where editors process zero-result searches. */
@Controller('workbench/zero-results')
@InteractivePages()
@SignedInOnly()
export class ZeroResultsPageController {
  constructor(
    private readonly searches: ZeroResultsService,
    private readonly pipe: DtoPipe,
  ) {}

  @Get()
  @Page()
  show(
    @CurrentVisit() visit: Visit,
    @Editor() owner: SignedIn,
    @Query('status') status: unknown,
    @Query('page') page: unknown,
    @Query('notice') notice: unknown,
  ) {
    const isDone = status === 'completed';
    return this.page(visit, owner, pageNumber(page), isDone, {
      notice: notice === 'completed' ? 'The search is completed.' : undefined,
    });
  }

  @Post()
  @Page()
  async complete(@CurrentVisit() visit: Visit, @Editor() owner: SignedIn, @Form() form: FormBody) {
    const id = legacyId(form.text('id'));
    if (!id.ok) throw notFound();
    const note = form.text('note').trim();
    try {
      const given = { completed: true, ...(note === '' ? {} : { note }) };
      const body = await this.pipe.transform(given, { type: 'body', metatype: UpdateZeroResultSearchDto });
      await this.searches.update(id.value, body as UpdateZeroResultSearchDto, { accountId: owner.accountId });
      return new SeeOther('/workbench/zero-results?notice=completed');
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 422) throw error;
      const [problem] = error.options.details ?? [];
      return this.page(visit, owner, 1, false, { problem: `The note ${problem?.message}.` });
    }
  }

  private async page(
    visit: Visit,
    owner: SignedIn,
    page: number,
    isDone: boolean,
    shown: { notice?: string | undefined; problem?: string },
  ) {
    const status = isDone ? 'completed' : 'open';
    const sort = isDone ? 'last_searched_at' : 'search_count';
    const { text } = await this.searches.list({ status, sort, page, per_page: ROWS }, '');
    const { zero_result_searches: searches, meta } = JSON.parse(text) as {
      zero_result_searches: ZeroResultSearch[];
      meta: { total_count: number; total_pages: number };
    };
    const list: ZeroResultPage = { searches, total: meta.total_count, page, pages: meta.total_pages };
    return workbenchPage(<ZeroResultsPage {...{ visit, owner, list, isDone }} {...shown} />, {
      status: shown.problem ? 422 : 200,
    });
  }
}
