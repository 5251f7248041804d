import { Controller, Get, Param, Post } from '@nestjs/common';
import { newPassword } from '../../accounts/new-password.js';
import { PasswordResets, type PendingReset } from '../../accounts/passwords.js';
import { Page } from '../../http/endpoint.js';
import { ApiError } from '../../common/errors.js';
import { FormCheck } from '../forms/form.js';
import { FormBody } from '../visits/form-body.js';
import { InteractivePages } from '../visits/interactive-pages.js';
import { PageReply, SeeOther } from '../visits/page-reply.js';
import { Form } from '../visits/visit.js';
import { ResetPasswordPage } from './reset-password.page.js';

/** Target of an operator's one-time link. A GET changes nothing, because message previews also open links. */
@Controller('reset-password/:token')
@InteractivePages()
export class ResetPasswordController {
  constructor(private readonly resets: PasswordResets) {}

  @Get()
  @Page()
  async show(@Param('token') token: string) {
    const reset = await this.find(token);
    return new PageReply(<ResetPasswordPage path={pathOf(token)} reset={reset} />);
  }

  @Post()
  @Page()
  async set(@Param('token') token: string, @Form() form: FormBody) {
    const reset = await this.find(token);
    const revokeKey = form.has('revoke_key');
    const check = new FormCheck();
    const password = check.take(
      'password',
      'New password',
      await newPassword(form.text('password'), reset.email),
    );
    if (password === undefined) {
      const page = (
        <ResetPasswordPage
          path={pathOf(token)}
          reset={reset}
          revokeKey={revokeKey}
          problems={check.problems}
        />
      );
      return new PageReply(page, { status: 422 });
    }
    if (!(await this.resets.use(token, password, revokeKey))) throw usedUp();
    return new SeeOther(`/sign-in?notice=${revokeKey ? 'password-set-key-revoked' : 'password-set'}`);
  }

  private async find(token: string): Promise<PendingReset> {
    const reset = await this.resets.find(token);
    if (reset === null) throw usedUp();
    return reset;
  }
}

const pathOf = (token: string): string => `/reset-password/${token}`;

const usedUp = () =>
  new ApiError(
    410,
    'gone',
    'The link was used or has expired. Ask the operator of this server for a new one.',
  );
