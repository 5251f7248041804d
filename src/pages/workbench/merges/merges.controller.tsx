import { Controller, Get, Post, Query } from '@nestjs/common';
import type { SignedIn } from '../../../accounts/sessions.js';
import { ApiError } from '../../../common/errors.js';
import { DtoPipe, NumericId } from '../../../http/params.js';
import { Page } from '../../../http/endpoint.js';
import { ListQuery } from '../../../http/list.query.js';
import { UndoMergeDto } from '../../../merges/merges.dto.js';
import { UndoService } from '../../../merges/undo.service.js';
import { ChangeActivity } from '../../../records/change-activity.js';
import type { Citation } from '../../../records/cited-write.js';
import type { FieldProblem } from '../../forms/form-check.js';
import type { FormBody } from '../../visits/form-body.js';
import { InteractivePages } from '../../visits/interactive-pages.js';
import { SeeOther } from '../../visits/page-reply.js';
import { CurrentVisit, Form, SignedInOnly, type Visit } from '../../visits/visit.js';
import { Editor } from '../access.js';
import { citationOf, NO_SOURCE, readSource, type TypedSource } from '../components/citation-fields.js';
import { pageNumber } from '../parameters.js';
import { formProblems } from '../records/record-form.js';
import { workbenchPage } from '../shell.js';
import { MergeDetailsPage, MergesPage, type ShownMerge } from './merges.page.js';

const ROWS = 25;

/** The pages of merges, where editors undo them. */
@Controller('workbench/merges')
@InteractivePages()
@SignedInOnly()
export class MergesPageController {
  constructor(
    private readonly merges: UndoService,
    private readonly activity: ChangeActivity,
    private readonly pipe: DtoPipe,
  ) {}

  @Get()
  @Page()
  async list(@Editor() owner: SignedIn, @Query('page') asked: unknown) {
    const page = pageNumber(asked);
    const query = Object.assign(new ListQuery(), { page, per_page: ROWS });
    const { text } = await this.merges.list(query, '');
    const { merges, meta } = JSON.parse(text) as { merges: ShownMerge[]; meta: { total_pages: number } };
    return workbenchPage(<MergesPage {...{ owner, merges, page }} pages={meta.total_pages} />);
  }

  @Get(':id')
  @Page()
  show(
    @CurrentVisit() visit: Visit,
    @Editor() owner: SignedIn,
    @NumericId() id: number,
    @Query('notice') notice: unknown,
  ) {
    return this.page(
      visit,
      owner,
      id,
      NO_SOURCE,
      [],
      notice === 'undone' ? 'The merge is undone.' : undefined,
    );
  }

  @Post(':id')
  @Page()
  async undo(
    @CurrentVisit() visit: Visit,
    @Editor() owner: SignedIn,
    @NumericId() id: number,
    @Form() form: FormBody,
  ) {
    const source = readSource(form);
    try {
      const last = await this.activity.lastSource(owner.accountId);
      const given = { source_reference: citationOf(source, last) };
      const body = await this.pipe.transform(given, { type: 'body', metatype: UndoMergeDto });
      const citation = (body as UndoMergeDto).citation as Citation;
      await this.merges.undo({ id, dryRun: false, citation, actor: owner.accountId });
      return new SeeOther(`/workbench/merges/${id}?notice=undone`);
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status !== 422 && error.status !== 409)) throw error;
      const problems =
        error.status === 422
          ? formProblems('person', error.options.details ?? [])
          : [{ field: 'undo', message: error.message }];
      return this.page(visit, owner, id, source, problems);
    }
  }

  private async page(
    visit: Visit,
    owner: SignedIn,
    id: number,
    source: TypedSource,
    problems: readonly FieldProblem[],
    notice?: string,
  ) {
    const { merge } = JSON.parse((await this.merges.show(id)).text) as { merge: ShownMerge };
    const last = await this.activity.lastSource(owner.accountId);
    return workbenchPage(<MergeDetailsPage {...{ visit, owner, merge, source, last, problems, notice }} />, {
      status: problems.length > 0 ? 422 : 200,
    });
  }
}
