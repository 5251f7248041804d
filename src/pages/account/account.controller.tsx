import { Controller, Get, Post } from '@nestjs/common';
import { AccountsService } from '../../accounts/accounts.service.js';
import { newPassword, MIN_PASSWORD } from '../../accounts/new-password.js';
import type { SignedIn } from '../../accounts/sessions.js';
import { PasswordChange } from '../../accounts/sign-in.js';
import { BillingService } from '../../billing/billing.service.js';
import { ApiError } from '../../common/errors.js';
import { text } from '../../values/text.js';
import {
  FormCheck,
  MAX_NAME,
  typed,
  type FieldProblem,
  Field,
  Form,
  Submit,
  UsernameOf,
  Password,
} from '../forms/form.js';
import { InteractivePages } from '../visits/interactive-pages.js';
import { PageReply, SeeOther } from '../page.js';
import {
  CurrentVisit,
  Submitted,
  Owner,
  SignedInOnly,
  type Visit,
  useOwner,
  type FormBody,
} from '../visits/visit.js';
import { Ledger } from '../../credits/ledger.js';
import { UsageSummaries } from '../../credits/usage.js';
import { ResearchRequests } from '../../research/requests/research-requests.service.js';
import { ZeroResultsService } from '../../zero-results/zero-results.service.js';
import { listPage } from '../workbench/lists.js';
import { openRequests } from '../workbench/research/findings.js';
import { AccountPage, type Tasks, BillingPage, UsagePage } from './account.page.js';
import { AccountFrame } from './account-frame.js';

const USAGE_DAYS = 30;

@Controller('account')
@InteractivePages()
@SignedInOnly()
export class AccountController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly passwords: PasswordChange,
    private readonly billing: BillingService,
    private readonly ledger: Ledger,
    private readonly usages: UsageSummaries,
    private readonly zeroResults: ZeroResultsService,
    private readonly research: ResearchRequests,
  ) {}

  @Get()
  async show(@Owner() owner: SignedIn) {
    const [standing, activeKey, tasks] = await Promise.all([
      this.ledger.standing(owner.accountId),
      this.accounts.activeKey(owner.accountId),
      owner.canEdit ? this.tasks() : null,
    ]);
    return new PageReply(<AccountPage {...{ standing, activeKey, tasks }} />);
  }

  @Get('usage')
  async usage(@Owner() { accountId, admin }: SignedIn) {
    const [usage, balances] = await Promise.all([
      this.usages.lastDays(accountId, USAGE_DAYS),
      admin ? null : this.usages.balances(accountId, USAGE_DAYS),
    ]);
    return new PageReply(<UsagePage {...{ usage, balances }} />);
  }

  @Get('billing')
  billingPage(@Owner() owner: SignedIn) {
    return this.billingWith(owner, []);
  }

  @Get('settings')
  settings() {
    return new PageReply(<SettingsPage />);
  }

  @Post('name')
  async rename(@Owner() owner: SignedIn, @Submitted() form: FormBody) {
    const check = new FormCheck();
    const name = check.take('name', 'Name', text(MAX_NAME)(form.text('name')));
    if (name === undefined) return new PageReply(<SettingsPage />, { problems: check.problems });
    await this.accounts.update(owner.accountId, { name });
    return new SeeOther('/account/settings?notice=name-saved');
  }

  @Post('password')
  async changePassword(@CurrentVisit() visit: Visit, @Owner() owner: SignedIn, @Submitted() form: FormBody) {
    const { accountId, email } = owner;
    const check = new FormCheck();
    const present = check.take('present_password', 'Current password', typed(form.text('present_password')));
    const next = check.take(
      'new_password',
      'New password',
      await newPassword(form.text('new_password'), email),
    );
    if (present === undefined || next === undefined)
      return new PageReply(<SettingsPage />, { problems: check.problems });
    const { session, origin } = visit;
    const renewed = await this.passwords.change({
      accountId,
      session: session!,
      device: origin.device,
      present,
      next,
    });
    if (renewed === null) {
      const problems = [{ field: 'present_password', message: 'Current password is wrong.' }];
      return new PageReply(<SettingsPage />, { problems });
    }
    visit.keepSession(renewed);
    return new SeeOther('/account/settings?notice=password-changed');
  }

  @Post('checkout')
  async checkout(@Owner() owner: SignedIn, @Submitted() form: FormBody) {
    try {
      return new SeeOther(
        await this.billing.startCheckout(owner.accountId, form.text('pack'), form.text('submission')),
      );
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 422) throw error;
      return this.billingWith(owner, [{ field: 'pack', message: 'Choose one of the packs.' }]);
    }
  }

  /** Form targets; a GET redirects to the page with the form. */
  @Get(['name', 'password'])
  settingsAddress() {
    return new SeeOther('/account/settings');
  }

  @Get('checkout')
  checkoutAddress() {
    return new SeeOther('/account/billing');
  }

  private async tasks(): Promise<Tasks> {
    const [searches, { total }] = await Promise.all([
      this.zeroResults.list({ per_page: 1 }, ''),
      openRequests(this.research, 1, 1),
    ]);
    return { openSearches: listPage(searches, 'zero_result_searches').total, openDomains: total };
  }

  private async billingWith(owner: SignedIn, problems: readonly FieldProblem[]) {
    const purchases = await this.billing.purchases(owner.accountId);
    const packs = this.billing.enabled ? this.billing.packs() : null;
    return new PageReply(<BillingPage {...{ packs, purchases }} />, {
      problems,
      // Browsers apply `form-action` to the redirect to the checkout, whose host the operator may choose.
      leadsTo: packs ? ['https:'] : [],
    });
  }
}

function SettingsPage() {
  const owner = useOwner();
  return (
    <AccountFrame title="Settings" path="/account/settings">
      <div class="points">
        <section aria-labelledby="your-name">
          <h2 id="your-name">Your name</h2>
          <Form action="/account/name">
            <Field name="name" label="Name" initial={owner.name} autocomplete="name" required />
            <Submit kind="quiet">Save the name</Submit>
          </Form>
        </section>
        <section aria-labelledby="your-password">
          <h2 id="your-password">Your password</h2>
          <Form action="/account/password">
            <UsernameOf email={owner.email} />
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
