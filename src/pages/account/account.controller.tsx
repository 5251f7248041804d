import { Get, Post } from '@nestjs/common';
import { AccountsService } from '../../accounts/accounts.service.js';
import { newPassword, MIN_PASSWORD } from '../../accounts/new-password.js';
import { SignIn } from '../../accounts/sign-in.js';
import { Ledger } from '../../credits/ledger.js';
import { UsageService } from '../../credits/usage.js';
import { counted, grouped } from '../../values/numbers.js';
import { text } from '../../values/text.js';
import { BalanceChart, UsageChart } from '../charts/bar-chart.js';
import { FormCheck, MAX_NAME, typed, Field, Form, Submit, UsernameOf, Password } from '../forms/form.js';
import { PageReply, SeeOther } from '../page.js';
import { InteractivePages } from '../visits/interactive-pages.js';
import { CurrentVisit, SignedInOnly, useVisit, type FieldProblem, type Visit } from '../visits/visit.js';
import { ButtonLink, longMoment, Table } from '../workbench/components/ui.js';
import { AccountFrame } from './account-frame.js';

const USAGE_DAYS = 30;

@InteractivePages('account', SignedInOnly())
export class AccountController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly signIns: SignIn,
    private readonly ledger: Ledger,
    private readonly usages: UsageService,
  ) {}

  @Get()
  async show(@CurrentVisit() { owner: { accountId, name, email, canEdit, admin } }: Visit) {
    const [{ balance, owed }, activeKey] = await Promise.all([
      this.ledger.standing(accountId),
      this.accounts.activeKey(accountId),
    ]);
    return new PageReply(
      <AccountFrame
        title="Account"
        path="/account"
        heading={name}
        lead={[email, canEdit && 'editor', admin && 'administrator'].filter(Boolean).join(', ')}
      >
        <div class="points">
          <section aria-labelledby="balance">
            <h2 id="balance">Balance</h2>
            <p class="figure">{admin ? 'Unlimited' : counted(balance, 'credit')}</p>
            <p>
              {admin
                ? 'The calls of administrators are not metered.'
                : owed > 0
                  ? `${counted(owed, 'credit')} are owed after a reversed payment or a correction by the operator, and will be deducted from the next credits added.`
                  : 'A successful call costs one.'}
            </p>
          </section>
          <section aria-labelledby="key">
            <h2 id="key">API key</h2>
            {activeKey ? (
              <>
                <p class="figure">
                  <code>{activeKey.prefix}…</code>
                </p>
                <p>
                  {activeKey.last_used_at
                    ? `Last used on ${longMoment(activeKey.last_used_at)}. `
                    : 'Not used yet. '}
                  <a href="/account/api-key">Rotate or revoke it</a>
                </p>
              </>
            ) : (
              <>
                <p>You need a key to call the API.</p>
                <ButtonLink href="/account/api-key" text="Create an API key" />
              </>
            )}
          </section>
        </div>
      </AccountFrame>,
    );
  }

  /** Credits used by day and by operation, and the balance by day, unless the calls are not metered. */
  @Get('usage')
  async usage(@CurrentVisit() { owner: { accountId, admin } }: Visit) {
    const [{ days, operations }, balances] = await Promise.all([
      this.usages.lastDays(accountId, USAGE_DAYS),
      admin ? null : this.usages.balances(accountId, USAGE_DAYS),
    ]);
    return new PageReply(
      <AccountFrame title="Usage" path="/account/usage">
        <section aria-label="Usage">
          <UsageChart days={days} />
          {operations.length === 0 ? (
            <p>
              Your first call appears here: <a href="/account/api-key">create an API key</a>, then try a
              request of the <a href="/docs">documentation</a>.
            </p>
          ) : (
            <>
              <h2>By operation</h2>
              <Table
                label="Usage by operation"
                columns={['Operation', 'Credits']}
                kind="amounts"
                rows={operations.map(({ operation, credits: used }) => [
                  <code>{operation}</code>,
                  grouped(used),
                ])}
              />
            </>
          )}
          {balances && (
            <>
              <h2>Balance</h2>
              <BalanceChart balances={balances} />
            </>
          )}
        </section>
      </AccountFrame>,
    );
  }

  @Get('settings')
  settings() {
    return settingsWith([]);
  }

  @Post('name')
  async rename(@CurrentVisit() { owner: { accountId }, form }: Visit) {
    const check = new FormCheck();
    const name = check.take('name', 'Name', text(MAX_NAME)(form.text('name')));
    if (name === undefined) return settingsWith(check.problems);
    await this.accounts.update(accountId, { name });
    return new SeeOther('/account/settings?notice=name-saved');
  }

  @Post('password')
  async changePassword(@CurrentVisit() visit: Visit) {
    const { owner, form } = visit;
    const { accountId, email } = owner;
    const check = new FormCheck();
    const present = check.take('present_password', 'Current password', typed(form.text('present_password')));
    const chosen = await newPassword(form.text('new_password'), email);
    const next = check.take('new_password', 'New password', chosen);
    if (present === undefined || next === undefined) return settingsWith(check.problems);
    const { session, origin } = visit;
    const change = { accountId, session: session!, device: origin.device, present, next };
    const renewed = await this.signIns.changePassword(change);
    if (renewed === null)
      return settingsWith([{ field: 'present_password', message: 'Current password is wrong.' }]);
    await visit.keepSession(renewed);
    return new SeeOther('/account/settings?notice=password-changed');
  }
}

const settingsWith = (problems: readonly FieldProblem[]) => new PageReply(<SettingsPage />, { problems });

function SettingsPage() {
  const { name, email } = useVisit().owner;
  return (
    <AccountFrame title="Settings" path="/account/settings">
      <div class="points">
        <section aria-labelledby="your-name">
          <h2 id="your-name">Your name</h2>
          <Form action="/account/name">
            <Field name="name" label="Name" initial={name} autocomplete="name" required />
            <Submit kind="quiet">Save the name</Submit>
          </Form>
        </section>
        <section aria-labelledby="your-password">
          <h2 id="your-password">Your password</h2>
          <Form action="/account/password">
            <UsernameOf email={email} />
            <Password name="present_password" label="Current password" />
            <Password
              name="new_password"
              label="New password"
              hint={`At least ${MIN_PASSWORD} characters. Other browsers are signed out.`}
              autocomplete="new-password"
            />
            <Submit kind="quiet">Change the password</Submit>
          </Form>
        </section>
      </div>
    </AccountFrame>
  );
}
