import { newToken } from '../../accounts/credentials.js';
import type { PackOffer, PurchaseSummary } from '../../billing/billing.service.js';
import { Form, Choice, useField, Submit } from '../forms/form.js';
import { Table, Rows } from '../workbench/components/ui.js';
import { AccountFrame } from './account-frame.js';
import { credits, date } from './words.js';
import { grouped } from '../../values/numbers.js';

interface BillingPageProps {
  /** null if the server sells no credits. */
  readonly packs: readonly PackOffer[] | null;
  readonly purchases: readonly PurchaseSummary[];
}

export function BillingPage({ packs, purchases }: BillingPageProps) {
  return (
    <AccountFrame title="Billing" path="/account/billing">
      {packs ? (
        <BuyCredits packs={packs} />
      ) : (
        <p>This server does not sell credits. Its operator can add credits to your account.</p>
      )}
      <Purchases purchases={purchases} />
      <Costs />
    </AccountFrame>
  );
}

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
          <Choice name="pack" value={pack.id} label={offerOf(pack)} isChosen={index === 0} />
        ))}
        <Submit>Continue to payment</Submit>
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
        <Rows
          rows={purchases.map(
            ({ createdAt, credits: bought, creditsTakenBack: taken, price, statusText }) => [
              date(createdAt),
              `${grouped(bought)}${taken > 0 ? ` (${grouped(taken)} taken back)` : ''}`,
              price,
              statusText,
            ],
          )}
        />
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
          <Rows rows={COSTS} />
        </tbody>
      </table>
    </>
  );
}
