import { Controller, Get, Param, Post } from '@nestjs/common';
import { newPassword, MIN_PASSWORD } from '../../accounts/new-password.js';
import { PasswordResets, type PendingReset } from '../../accounts/passwords.js';
import { ApiError } from '../../common/errors.js';
import { FormCheck, Field, Form, type FieldProblem } from '../forms/form.js';
import { FormBody } from '../visits/form-body.js';
import { InteractivePages } from '../visits/interactive-pages.js';
import { PageReply, SeeOther } from '../visits/page-reply.js';
import { Submitted } from '../visits/visit.js';
import { Frame } from '../visits/frame.js';

/** Target of an operator's one-time link. A GET changes nothing, because message previews also open links. */
@Controller('reset-password/:token')
@InteractivePages()
export class ResetPasswordController {
  constructor(private readonly resets: PasswordResets) {}

  @Get()
  async show(@Param('token') token: string) {
    const reset = await this.find(token);
    return new PageReply(<ResetPasswordPage path={pathOf(token)} reset={reset} />);
  }

  @Post()
  async set(@Param('token') token: string, @Submitted() form: FormBody) {
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

interface ResetPasswordPageProps {
  readonly path: string;
  readonly reset: PendingReset;
  /** The choice in the submitted form. */
  readonly revokeKey?: boolean;
  readonly problems?: readonly FieldProblem[];
}

function ResetPasswordPage({
  path,
  reset: { email, keyPrefix },
  revokeKey = false,
  problems = [],
}: ResetPasswordPageProps) {
  return (
    <Frame title="Set a new password" path="" problems={problems}>
      <h1>Set a new password</h1>
      <p>For {email}. This ends all sessions of the account.</p>
      <Form action={path}>
        {/* Lets password managers assign the password to the account. */}
        <input type="hidden" name="username" autocomplete="username" value={email} />
        <Field
          name="password"
          label="New password"
          type="password"
          hint={`At least ${MIN_PASSWORD} characters.`}
          autocomplete="new-password"
          problems={problems}
        />
        {keyPrefix !== null && (
          <div class="field">
            <div class="choice">
              <input
                id="revoke_key"
                name="revoke_key"
                type="checkbox"
                value="yes"
                checked={revokeKey}
                aria-describedby="revoke_key-hint"
              />
              <label for="revoke_key">Revoke the API key too</label>
            </div>
            <p class="hint" id="revoke_key-hint">
              Do this if someone else may know your password, and so your key <code>{keyPrefix}…</code>.
              Programs that use it stop working until you create another.
            </p>
          </div>
        )}
        <button type="submit">Set the password</button>
      </Form>
    </Frame>
  );
}
