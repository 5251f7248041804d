import type { Account } from '../../../accounts/accounts.entities.js';
import type { DayBalance, UsageSummary } from '../../../credits/usage.js';
import { credits } from '../../account/words.js';
import { grouped } from '../../../values/numbers.js';
import { Form, Choice, Field, Submit } from '../../forms/form.js';
import { BalanceChart, UsageChart } from '../../charts/bar-chart.js';
import { Section, Tile, When, NamedCell, TableSection } from '../components/ui.js';
import { Shell } from '../shell.js';
import type { ActiveKey } from '../../../accounts/accounts.service.js';
import type { CreditEntry } from '../../../credits/credits.entities.js';
import type { Standing } from '../../../credits/ledger.js';
import type { ComponentChildren } from 'preact';

interface AccountPageProps {
  readonly account: Account;
  readonly standing: Standing;
  readonly activeKey: ActiveKey | null;
  readonly usage: UsageSummary;
  readonly balances: readonly DayBalance[];
  /** Ledger entries except usage, newest first. */
  readonly entries: readonly CreditEntry[];
}

export function AdministeredAccountPage(props: AccountPageProps) {
  const { account, standing, activeKey, usage, balances, entries } = props;
  const path = `/workbench/accounts/${account.id}`;
  return (
    <Shell
      title={account.name}
      path="/workbench/accounts"
      above={{ href: '/workbench/accounts', text: 'Accounts' }}
      lead={account.email}
    >
      <div class="tiles">
        <Tile title="Balance" figure={account.admin ? 'Unlimited' : grouped(standing.balance)}>
          {standing.owed > 0 ? `${credits(standing.owed)} owed` : account.admin ? 'not metered' : 'credits'}
        </Tile>
        <Tile title="API key" figure={activeKey ? `${activeKey.prefix}…` : 'None'}>
          {lastUse(activeKey)}
        </Tile>
      </div>
      <div class="sides">
        <Section id="rights" title="Rights">
          <Form action={`${path}/rights`}>
            <fieldset aria-labelledby="rights">
              <Choice
                type="checkbox"
                name="can_edit"
                label="Edit the directory"
                isChosen={account.can_edit}
              />
              <Choice
                type="checkbox"
                name="admin"
                label="Administer the service (unmetered)"
                isChosen={account.admin}
              />
              <div class="actions">
                <Submit kind="quiet">Save rights</Submit>
              </div>
            </fieldset>
          </Form>
        </Section>
        <Section id="credits-form" title="Adjust credits">
          <Form action={`${path}/credits`}>
            <fieldset aria-labelledby="credits-form">
              <input type="hidden" name="last" value={entries[0]?.id ?? 0} />
              <Field
                name="credits"
                label="Credits"
                hint="A negative number takes credits away."
                inputMode="decimal"
              />
              <Field name="reason" label="Reason" hint="Appears in the ledger." />
              <div class="actions">
                <Submit kind="quiet">Adjust</Submit>
              </div>
            </fieldset>
          </Form>
        </Section>
      </div>
      {activeKey && (
        <Section id="key" title="API key">
          <Form action={`${path}/revoke-key`}>
            <p class="soft">Calls with this key fail from then on. The owner can create a new key.</p>
            <p>
              <Submit kind="danger">Revoke key</Submit>
            </p>
          </Form>
        </Section>
      )}
      <Section id="usage" title="Last 30 days">
        <UsageChart days={usage.days} />
        {!account.admin && <BalanceChart balances={balances} />}
      </Section>
      <TableSection
        id="ledger"
        title="Grants, purchases and adjustments"
        columns={['Date', 'Kind', 'Credits', 'Balance', 'Reference']}
        classes={['', 'figures', 'figures', 'wrap']}
        rows={entries.map(({ created_at, kind, credits: changed, balance_after, reference }) => [
          <When at={created_at} exact />,
          kind.replaceAll('_', ' '),
          <NamedCell name="Credits">{changed > 0 ? `+${grouped(changed)}` : grouped(changed)}</NamedCell>,
          <NamedCell name="Balance">{grouped(balance_after)}</NamedCell>,
          reference,
        ])}
      />
    </Shell>
  );
}

function lastUse(key: ActiveKey | null): ComponentChildren {
  if (key === null) return 'no API access';
  if (key.last_used_at === null) return 'not used yet';
  return (
    <>
      Last used <When at={key.last_used_at} />
    </>
  );
}
