import type { Account } from '../../../accounts/accounts.entities.js';
import type { DayBalance, UsageSummary } from '../../../credits/usage.js';
import { credits } from '../../account/words.js';
import { counted, grouped } from '../../../values/numbers.js';
import { Form, Choice, Field, Submit } from '../../forms/form.js';
import { BalanceChart, BarChart } from '../../charts/bar-chart.js';
import { Badge, Empty, List, Pages, Section, Table, Tile, When, NamedCell } from '../components/ui.js';
import { Shell } from '../shell.js';
import type { ListPage } from '../lists.js';
import type { ActiveKey } from '../../../accounts/accounts.service.js';
import type { CreditEntry } from '../../../credits/credits.entities.js';
import type { Standing } from '../../../credits/ledger.js';

interface AccountsPageProps {
  readonly text: string;
  readonly list: ListPage<Account>;
  readonly usage: UsageSummary['days'];
}

const address = (text: string, page = 1): string =>
  `/workbench/accounts?${new URLSearchParams({ q: text, page: String(page) })}`;

export function AccountsPage({ text, list, usage }: AccountsPageProps) {
  return (
    <Shell
      title="Accounts"
      path="/workbench/accounts"
      lead={`${counted(list.total, 'account')}${text === '' ? '' : ` with “${text}”`}, newest first`}
    >
      <search>
        <form action="/workbench/accounts" class="actions">
          <input
            type="search"
            name="q"
            value={text}
            aria-label="Name or email address"
            placeholder="Name or email address"
            class="short"
          />
          <Submit kind="quiet">Search</Submit>
        </form>
      </search>
      <List
        items={list.items}
        empty={<Empty title="No accounts found" text={<a href="/workbench/accounts">Show all accounts</a>} />}
      >
        {({ id, email, name, can_edit, admin, created_at }) => (
          <div class="line">
            <a href={`/workbench/accounts/${id}`} data-open>
              {name}
            </a>
            <span class="soft">{email}</span>
            {can_edit && <Badge tone="good">editor</Badge>}
            {admin && <Badge tone="wait">administrator</Badge>}
            <span class="soft aside">
              Created <When at={created_at} />
            </span>
          </div>
        )}
      </List>
      <Pages list={list} href={(page) => address(text, page)} />
      <Section id="usage" title="Usage by day">
        <BarChart
          id="usage-of-all"
          title="Credits used by all accounts, by day"
          unit="credit"
          points={usage.map(({ day, credits: value }) => ({ day, value }))}
        />
      </Section>
    </Shell>
  );
}

export interface AccountPageFacts {
  readonly account: Account;
  readonly standing: Standing;
  readonly key: ActiveKey | null;
  readonly usage: UsageSummary;
  readonly balances: readonly DayBalance[];
  /** Ledger entries except usage, newest first. */
  readonly entries: readonly CreditEntry[];
}

export function AdministeredAccountPage({ facts }: { readonly facts: AccountPageFacts }) {
  const { account, standing, key, usage, balances, entries } = facts;
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
          <p class="soft">
            {standing.owed > 0 ? `${credits(standing.owed)} owed` : account.admin ? 'not metered' : 'credits'}
          </p>
        </Tile>
        <Tile title="API key" figure={key ? `${key.prefix}…` : 'None'}>
          <p class="soft">
            {key === null ? (
              'no API access'
            ) : key.last_used_at ? (
              <>
                Last used <When at={key.last_used_at} />
              </>
            ) : (
              'not used yet'
            )}
          </p>
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
      {key && (
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
        <BarChart
          id="usage-by-day"
          title="Credits used by day"
          unit="credit"
          points={usage.days.map((day) => ({ day: day.day, value: day.credits }))}
        />
        {!account.admin && <BalanceChart balances={balances} />}
      </Section>
      <Section id="ledger" title="Grants, purchases and adjustments">
        <Table
          label="Ledger"
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
      </Section>
    </Shell>
  );
}
