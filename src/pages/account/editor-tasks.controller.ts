import { Controller, Get, Post } from '@nestjs/common';
import type { SignedIn } from '../../accounts/sessions.js';
import { Page } from '../../http/endpoint.js';
import { notFound } from '../../common/errors.js';
import { legacyId } from '../../values/public-id.js';
import { FormBody } from '../visits/form-body.js';
import { InteractivePages } from '../visits/interactive-pages.js';
import { SeeOther } from '../visits/page-reply.js';
import { Form, Owner, SignedInOnly } from '../visits/visit.js';
import { EditorTasks } from './editor-tasks.js';
import { requireEditor } from './require-editor.js';

/** The forms with which editors tick off tasks on the account page. */
@Controller('account/zero-results')
@InteractivePages()
@SignedInOnly()
export class EditorTasksController {
  constructor(private readonly tasks: EditorTasks) {}

  @Post()
  @Page()
  async complete(@Owner() owner: SignedIn, @Form() form: FormBody) {
    requireEditor(owner);
    const id = legacyId(form.text('id'));
    if (!id.ok) throw notFound();
    await this.tasks.completeSearch(id.value, owner.accountId);
    return new SeeOther('/account?notice=search-done');
  }

  @Get()
  @Page()
  formAddress() {
    return new SeeOther('/account');
  }
}
