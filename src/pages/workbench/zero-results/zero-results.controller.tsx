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
import { EditorsOnly, Form, Owner } from '../../visits/visit.js';
import { listPage, pageNumber, ROWS } from '../lists.js';
import { workbenchPage } from '../shell.js';
import { ZeroResultsPage, type ZeroResultSearch } from './zero-results.page.js';

/** The pages where editors process zero-result searches. */
@Controller('workbench/zero-results')
@InteractivePages()
@EditorsOnly()
export class ZeroResultsPageController {
  constructor(
    private readonly searches: ZeroResultsService,
    private readonly pipe: DtoPipe,
  ) {}

  @Get()
  @Page()
  show(@Query('status') status: unknown, @Query('page') page: unknown, @Query('notice') notice: unknown) {
    return this.page(pageNumber(page), status === 'completed', {
      notice: notice === 'completed' ? 'The search is completed.' : undefined,
    });
  }

  @Post()
  @Page()
  async complete(@Owner() { accountId }: SignedIn, @Form() form: FormBody) {
    const id = legacyId(form.text('id'));
    if (!id.ok) throw notFound();
    const note = form.text('note').trim();
    try {
      const given = { completed: true, ...(note === '' ? {} : { note }) };
      const body = await this.pipe.transform(given, { type: 'body', metatype: UpdateZeroResultSearchDto });
      await this.searches.update(id.value, body as UpdateZeroResultSearchDto, { accountId });
      return new SeeOther('/workbench/zero-results?notice=completed');
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 422) throw error;
      const [problem] = error.options.details ?? [];
      return this.page(1, false, { problem: `The note ${problem?.message}.` });
    }
  }

  private async page(
    page: number,
    isDone: boolean,
    shown: { notice?: string | undefined; problem?: string },
  ) {
    const status = isDone ? 'completed' : 'open';
    const sort = isDone ? 'last_searched_at' : 'search_count';
    const reply = await this.searches.list({ status, sort, page, per_page: ROWS }, '');
    const list = listPage<ZeroResultSearch>(reply, 'zero_result_searches');
    return workbenchPage(<ZeroResultsPage {...{ list, isDone }} {...shown} />, {
      status: shown.problem ? 422 : 200,
    });
  }
}
