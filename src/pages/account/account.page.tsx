import { Frame } from '../layout.js';
import { useOwner } from '../visits/visit.js';
import { AccountNav, AccountFrame } from './account-frame.js';
import type { ActiveKey } from '../../accounts/accounts.service.js';
import type { Standing } from '../../credits/ledger.js';
import { credits, moment, dateFormat, date } from './words.js';
import { grouped } from '../../values/numbers.js';
import { ButtonLink, Table, Rows } from '../workbench/components/ui.js';
import type { DayBalance, UsageSummary } from '../../credits/usage.js';
import { BalanceChart, BarChart } from '../charts/bar-chart.js';
import { newToken } from '../../accounts/credentials.js';
import type { PackOffer, PurchaseSummary } from '../../billing/billing.service.js';
import { Form, Choice, useField, Submit } from '../forms/form.js';

export interface Tasks {
  readonly openSearches: number;
  /** Domains with findings to review. */
  readonly openDomains: number;
}

interface AccountPageProps {
  readonly standing: Standing;
  readonly activeKey: ActiveKey | null;
  /** null if the owner is not an editor. */
  readonly tasks: Tasks | null;
}

export function AccountPage({ standing, activeKey, tasks }: AccountPageProps) {
  const owner = useOwner();
  return (
    <Frame title="Account" path="/account">
      <h1>{owner.name}</h1>
      <p class="soft">
        {owner.email}
        {owner.canEdit && ', editor'}
        {owner.admin && ', administrator'}
      </p>
      <AccountNav path="/account" />
      <div class="points">
        <section aria-labelledby="balance">
          <h2 id="balance">Balance</h2>
          <p class="figure">{owner.admin ? 'Unlimited' : credits(standing.balance)}</p>
          <p>
            {owner.admin
              ? 'The calls of administrators are not metered.'
              : standing.owed > 0
                ? `${credits(standing.owed)} are owed after a reversed payment and will be deducted from the next credits added.`
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
                  ? `Last used on ${moment(activeKey.last_used_at)}. `
                  : 'Not used yet. '}
                <a href="/account/api-key">Rotate or revoke it</a>
              </p>
            </>
          ) : (
            <>
              <p>You need a key to call the API.</p>
              <ButtonLink href="/account/api-key">Create an API key</ButtonLink>
            </>
          )}
        </section>
      </div>

      {tasks && <EditorSection tasks={tasks} />}
    </Frame>
  );
}

function EditorSection({ tasks: { openSearches, openDomains } }: { readonly tasks: Tasks }) {
  return (
    <section aria-labelledby="workbench">
      <h2 id="workbench">Workbench</h2>
      <p>
        {openDomains === 0
          ? 'There are no open findings'
          : openDomains === 1
            ? 'One domain has open findings'
            : `${grouped(openDomains)} domains have open findings`}
        {openSearches === 0
          ? ', and no open zero-result searches.'
          : openSearches === 1
            ? ', and one zero-result search is open.'
            : `, and ${grouped(openSearches)} zero-result searches are open.`}
      </p>
      <p>
        <ButtonLink href="/workbench">Open the workbench</ButtonLink>
      </p>
    </section>
  );
}

type Days = UsageSummary['days'];

interface UsagePageProps {
  readonly usage: UsageSummary;
  /** null if the owner's calls are not metered. */
  readonly balances: readonly DayBalance[] | null;
}

/** Credits used by day and by operation, and the balance by day; a sample call if there is no usage yet. */
export function UsagePage({ usage, balances }: UsagePageProps) {
  const isEmpty = usage.days.every((day) => day.credits === 0);
  return (
    <AccountFrame title="Usage" path="/account/usage">
      <section aria-label="Usage">
        <BarChart
          id="usage"
          title="Credits used by day"
          unit="credit"
          points={usage.days.map(({ day, credits: value }) => ({ day, value }))}
          summary={summaryOf(usage.days)}
        />
        {isEmpty && (
          <p>
            Your first call appears here: <a href="/account/api-key">create an API key</a>, then try a request
            of the <a href="/docs">documentation</a>.
          </p>
        )}
        <OperationsTable operations={usage.operations} />
        {balances && (
          <>
            <h2>Balance</h2>
            <BalanceChart balances={balances} />
          </>
        )}
      </section>
    </AccountFrame>
  );
}

function summaryOf(days: Days): string {
  const most = Math.max(...days.map((day) => day.credits));
  const total = days.reduce((sum, day) => sum + day.credits, 0);
  if (total === 0) return `No credits in the last ${days.length} days.`;
  const busiest = days.find((day) => day.credits === most)!;
  return `${credits(total)} in the last ${days.length} days, most on ${dateOf(busiest.day)}: ${grouped(most)}.`;
}

function OperationsTable({ operations }: { readonly operations: UsageSummary['operations'] }) {
  if (operations.length === 0) return null;
  return (
    <>
      <h2>By operation</h2>
      <Table label="Usage by operation" columns={['Operation', 'Credits']} kind="amounts">
        <Rows
          rows={operations.map(({ operation, credits: used }) => [<code>{operation}</code>, grouped(used)])}
        />
      </Table>
    </>
  );
}

/** Formats `2026-11-03` as `3 November`. */
const dateOf = dateFormat({ day: 'numeric', month: 'long' });

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
