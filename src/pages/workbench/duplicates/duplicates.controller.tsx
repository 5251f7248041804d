import { Controller, Get, Post, Query } from '@nestjs/common';
import type { SignedIn } from '../../../accounts/sessions.js';
import { notFound } from '../../../common/errors.js';
import { DuplicatesService } from '../../../duplicates/duplicates.service.js';
import { ListDuplicatesQuery, UpdateDuplicateDto } from '../../../duplicates/duplicates.dto.js';
import { STATUSES } from '../../../duplicates/duplicate.entity.js';
import { DtoPipe } from '../../../http/params.js';
import { Page } from '../../../http/endpoint.js';
import { legacyId } from '../../../values/public-id.js';
import type { FormBody } from '../../visits/form-body.js';
import { InteractivePages } from '../../visits/interactive-pages.js';
import { SeeOther } from '../../visits/page-reply.js';
import { EditorsOnly, Form, Owner } from '../../visits/visit.js';
import { listPage, pageNumber, ROWS } from '../lists.js';
import { workbenchPage } from '../shell.js';
import { DuplicatesPage, type ShownDuplicate } from './duplicates.page.js';

const NOTICES = new Map<unknown, string>([
  ['not_duplicate', 'Judged: these records are not duplicates.'],
  ['open', 'The pair is open again.'],
]);

/** The pages where editors judge pairs of records that may be one. */
@Controller('workbench/duplicates')
@InteractivePages()
@EditorsOnly()
export class DuplicatesPageController {
  constructor(
    private readonly duplicates: DuplicatesService,
    private readonly pipe: DtoPipe,
  ) {}

  @Get()
  @Page()
  async show(
    @Query('status') wanted: unknown,
    @Query('page') asked: unknown,
    @Query('notice') notice: unknown,
  ) {
    const status = STATUSES.find((one) => one === wanted) ?? 'open';
    const query = Object.assign(new ListDuplicatesQuery(), {
      status,
      page: pageNumber(asked),
      per_page: ROWS,
    });
    const list = listPage<ShownDuplicate>(await this.duplicates.list(query, ''), 'duplicates');
    return workbenchPage(<DuplicatesPage status={status} list={list} notice={NOTICES.get(notice)} />);
  }

  @Post()
  @Page()
  async judge(@Owner() { accountId }: SignedIn, @Form() form: FormBody) {
    const id = legacyId(form.text('id'));
    if (!id.ok) throw notFound();
    const note = form.text('note').trim();
    const given = { status: form.text('status'), ...(note === '' ? {} : { note }) };
    const body = await this.pipe.transform(given, { type: 'body', metatype: UpdateDuplicateDto });
    await this.duplicates.update(id.value, body as UpdateDuplicateDto, { accountId });
    return new SeeOther(`/workbench/duplicates?notice=${given.status}`);
  }
}
