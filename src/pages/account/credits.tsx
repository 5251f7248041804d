import { newToken } from '../../accounts/secrets.js';
import type { PackOffer, PurchaseSummary } from '../../billing/billing.service.js';
import { Form, type FieldProblem } from '../forms/form.js';
import { Choice } from '../workbench/components/fields.js';
import { Table } from '../workbench/components/ui.js';
import { AccountFrame } from './account-frame.js';
import { count, credits, date } from './words.js';

interface BuyCreditsProps {
  /** null if the server sells no credits. */
  readonly packs: readonly PackOffer[] | null;
  readonly problems: readonly FieldProblem[];
}

interface BillingPageProps extends BuyCreditsProps {
  readonly purchases: readonly PurchaseSummary[];
}

export function BillingPage({ packs, purchases, problems }: BillingPageProps) {
  return (
    <AccountFrame title="Billing" path="/account/billing" problems={problems}>
      <BuyCredits packs={packs} problems={problems} />
      <Purchases purchases={purchases} />
      <Costs />
    </AccountFrame>
  );
}

function BuyCredits({ packs, problems }: BuyCreditsProps) {
  if (packs === null) {
    return <p>This server does not sell credits. Its operator can add credits to your account.</p>;
  }
  const problem = problems.find(({ field }) => field === 'pack');
  return (
    <Form action="/account/checkout">
      {/* Identifies the submission: the same form sent twice creates one checkout. */}
      <input type="hidden" name="submission" value={newToken()} />
      <fieldset id="pack" aria-describedby={problem && 'pack-problem'}>
        <legend>Buy credits</legend>
        {problem && (
          <p class="problem" id="pack-problem">
            {problem.message}
          </p>
        )}
        {packs.map((pack, index) => (
          <Choice name="pack" value={pack.id} label={offerOf(pack)} isChosen={index === 0} />
        ))}
        <button type="submit">Continue to payment</button>
      </fieldset>
    </Form>
  );
}

/** `Starter: 5,000 credits for $10.00`; the name is omitted if it only repeats the number. */
function offerOf({ name, credits: amount, price }: PackOffer): string {
  const offer = `${credits(amount)} for ${price}`;
  return name === credits(amount) ? offer : `${name}: ${offer}`;
}

function Purchases({ purchases }: { readonly purchases: readonly PurchaseSummary[] }) {
  if (purchases.length === 0) return null;
  return (
    <>
      <h2>Purchases</h2>
      <Table label="Purchases" columns={['Date', 'Credits', 'Price', 'State']} kind="purchases">
        {purchases.map((purchase) => (
          <tr>
            <th scope="row">{date(purchase.createdAt)}</th>
            <td>
              {count(purchase.credits)}
              {purchase.creditsTakenBack > 0 && ` (${count(purchase.creditsTakenBack)} taken back)`}
            </td>
            <td>{purchase.price}</td>
            <td>{purchase.statusText}</td>
          </tr>
        ))}
      </Table>
    </>
  );
}

const COSTS: readonly (readonly [string, string])[] = [
  ['A successful call', '1'],
  ['An organization quick add', '1 for each created record'],
  ['Your own account and its usage (/api/v1/me)', 'free'],
  ['Errors, unchanged records (304), redirects, idempotent replays', 'free'],
];

function Costs() {
  return (
    <>
      <h2>What calls cost</h2>
      <table class="costs">
        <thead>
          <tr>
            <th scope="col">Call</th>
            <th scope="col">Credits</th>
          </tr>
        </thead>
        <tbody>
          {COSTS.map(([call, cost]) => (
            <tr>
              <th scope="row">{call}</th>
              <td>{cost}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
