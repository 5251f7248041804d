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
import type { FieldProblem } from '../../forms/form.js';
import type { FormBody } from '../../visits/form-body.js';
import { InteractivePages } from '../../visits/interactive-pages.js';
import { SeeOther } from '../../visits/page-reply.js';
import { EditorsOnly, Form, Owner } from '../../visits/visit.js';
import { citationOf, NO_SOURCE, readSource, type TypedSource } from '../components/citation-fields.js';
import { listPage, pageNumber, ROWS } from '../lists.js';
import { formProblems } from '../records/record-form.js';
import { workbenchPage } from '../shell.js';
import { MergeDetailsPage, MergesPage, type ShownMerge } from './merges.page.js';

/** The pages of merges, where editors undo them. */
@Controller('workbench/merges')
@InteractivePages()
@EditorsOnly()
export class MergesPageController {
  constructor(
    private readonly merges: UndoService,
    private readonly activity: ChangeActivity,
    private readonly pipe: DtoPipe,
  ) {}

  @Get()
  @Page()
  async list(@Query('page') asked: unknown) {
    const query = Object.assign(new ListQuery(), { page: pageNumber(asked), per_page: ROWS });
    const list = listPage<ShownMerge>(await this.merges.list(query, ''), 'merges');
    return workbenchPage(<MergesPage list={list} />);
  }

  @Get(':id')
  @Page()
  show(@Owner() owner: SignedIn, @NumericId() id: number, @Query('notice') notice: unknown) {
    return this.page(owner, id, NO_SOURCE, [], notice === 'undone' ? 'The merge is undone.' : undefined);
  }

  @Post(':id')
  @Page()
  async undo(@Owner() owner: SignedIn, @NumericId() id: number, @Form() form: FormBody) {
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
      return this.page(owner, id, source, problems);
    }
  }

  private async page(
    owner: SignedIn,
    id: number,
    source: TypedSource,
    problems: readonly FieldProblem[],
    notice?: string,
  ) {
    const { merge } = JSON.parse((await this.merges.show(id)).text) as { merge: ShownMerge };
    const last = await this.activity.lastSource(owner.accountId);
    return workbenchPage(<MergeDetailsPage {...{ merge, source, last, problems, notice }} />, {
      status: problems.length > 0 ? 422 : 200,
    });
  }
}
