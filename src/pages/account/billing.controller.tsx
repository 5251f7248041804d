import { Get, Post } from '@nestjs/common';
import { newToken } from '../../accounts/credentials.js';
import type { SignedIn } from '../../accounts/sessions.js';
import { BillingService, type PackOffer } from '../../billing/billing.service.js';
import { ApiError } from '../../common/errors.js';
import { counted, grouped } from '../../values/numbers.js';
import { Form, Choice, useField, Submit } from '../forms/form.js';
import { PageReply, SeeOther } from '../page.js';
import { InteractivePages } from '../visits/interactive-pages.js';
import { CurrentVisit, SignedInOnly, type FieldProblem, type Visit } from '../visits/visit.js';
import { longDate, Table } from '../workbench/components/ui.js';
import { AccountFrame } from './account-frame.js';

@InteractivePages('account', SignedInOnly())
export class BillingController {
  constructor(private readonly billing: BillingService) {}

  @Get('billing')
  show(@CurrentVisit() { owner }: Visit) {
    return this.page(owner, []);
  }

  @Post('checkout')
  async checkout(@CurrentVisit() { owner, form }: Visit) {
    const [pack, submission] = [form.text('pack'), form.text('submission')];
    try {
      return new SeeOther(await this.billing.startCheckout(owner.accountId, pack, submission));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 422) throw error;
      return this.page(owner, [{ field: 'pack', message: 'Choose one of the packs.' }]);
    }
  }

  private async page({ accountId }: SignedIn, problems: readonly FieldProblem[]) {
    const purchases = await this.billing.purchases(accountId);
    const packs = this.billing.enabled ? this.billing.packs() : null;
    // Browsers apply `form-action` to the redirect to the checkout, whose host the operator may choose.
    const options = { problems, leadsTo: packs ? ['https:'] : [] };
    return new PageReply(
      <AccountFrame title="Billing" path="/account/billing">
        {packs ? (
          <BuyCredits packs={packs} />
        ) : (
          <p>This server does not sell credits. Its operator can add credits to your account.</p>
        )}
        {purchases.length > 0 && (
          <>
            <h2>Purchases</h2>
            <Table
              label="Purchases"
              columns={['Date', 'Credits', 'Price', 'State']}
              kind="purchases"
              rows={purchases.map(
                ({ createdAt, credits: bought, creditsTakenBack: taken, price, statusText }) => [
                  longDate(createdAt),
                  `${grouped(bought)}${taken > 0 ? ` (${grouped(taken)} taken back)` : ''}`,
                  price,
                  statusText,
                ],
              )}
            />
          </>
        )}
        <h2>What calls cost</h2>
        <Table label="What calls cost" columns={['Call', 'Credits']} kind="costs" rows={COSTS} />
      </AccountFrame>,
      options,
    );
  }
}

const COSTS = [
  ['A successful call, also a merge', '1'],
  ['An organization quick add', '1 for each created record'],
  ['A batch of lookups', '1 for each item that is found'],
  ['Matching and reconciliation', '1 for each query with a result'],
  ['Extending reconciled rows', '1 for each record that is found'],
  ['Your own account and its usage (/api/v1/me), and calls that the API reference names free', 'free'],
  ['Errors, unchanged records (304), redirects, idempotent replays', 'free'],
];

function BuyCredits({ packs }: { readonly packs: readonly PackOffer[] }) {
  const { problem, attributes } = useField('pack');
  return (
    <Form action="/account/checkout">
      {/* Identifies the submission: the same form sent twice creates one checkout. */}
      <input type="hidden" name="submission" value={newToken()} />
      <fieldset id="pack" aria-describedby={attributes['aria-describedby']}>
        <legend>Buy credits</legend>
        {problem}
        {packs.map((pack, index) => (
          <Choice name="pack" value={pack.id} label={offerOf(pack)} initial={index === 0} />
        ))}
        <Submit>Continue to payment</Submit>
      </fieldset>
    </Form>
  );
}

/** `Starter: 5,000 credits for $10.00`; the name is omitted if it only repeats the number. */
function offerOf({ name, credits: amount, price }: PackOffer): string {
  const bought = counted(amount, 'credit');
  const offer = `${bought} for ${price}`;
  return name === bought ? offer : `${name}: ${offer}`;
}
