import type { SignedIn } from '../../../accounts/sessions.js';
import { count, credits } from '../../account/words.js';
import { Form, ProblemSummary } from '../../forms/form.js';
import type { FieldProblem } from '../../forms/form-check.js';
import type { Visit } from '../../visits/visit.js';
import { BarChart } from '../components/bar-chart.js';
import { Choice, TextField } from '../components/fields.js';
import { Badge, Empty, Head, Notice, Pages, Section, Table, Tile, When } from '../components/ui.js';
import { Shell } from '../shell.js';
import type { AccountList, AccountPageFacts } from './account-administration.js';

interface AccountsPageProps {
  readonly owner: SignedIn;
  readonly text: string;
  readonly list: AccountList;
}

const address = (text: string, page = 1): string =>
  `/workbench/accounts?${new URLSearchParams({ q: text, page: String(page) })}`;

/** Accounts, found by name or email address. */
export function AccountsPage({ owner, text, list }: AccountsPageProps) {
  return (
    <Shell title="Accounts" path="/workbench/accounts" owner={owner}>
      <Head
        title="Accounts"
        lead={`${count(list.total)} ${text === '' ? 'in all' : `with “${text}”`}, the latest first.`}
      />
      <search>
        <form action="/workbench/accounts" class="actions">
          <input type="search" name="q" value={text} aria-label="Name or email address" class="short" />
          <button type="submit" class="quiet">
            Find
          </button>
        </form>
      </search>
      {list.accounts.length === 0 ? (
        <Empty title="No account was found">
          <p>
            No name and no email address contains these letters.{' '}
            <a href="/workbench/accounts">All accounts</a>
          </p>
        </Empty>
      ) : (
        <ol class="rows" data-list>
          {list.accounts.map(({ id, email, name, can_edit, admin, created_at }) => (
            <li data-item>
              <div class="line">
                <a href={`/workbench/accounts/${id}`} data-open>
                  {name}
                </a>
                <span class="soft">{email}</span>
                {can_edit && <Badge tone="good">editor</Badge>}
                {admin && <Badge tone="wait">administrator</Badge>}
                <span class="soft">
                  since <When at={created_at.toISOString()} />
                </span>
              </div>
            </li>
          ))}
        </ol>
      )}
      <Pages page={list.page} pages={list.pages} href={(page) => address(text, page)} />
    </Shell>
  );
}

interface AccountPageProps {
  readonly visit: Visit;
  readonly owner: SignedIn;
  readonly facts: AccountPageFacts;
  readonly notice?: string | undefined;
  readonly problems?: readonly FieldProblem[];
  /** What was typed into a form that was refused. */
  readonly typed?: { readonly credits: string; readonly reason: string };
}

/** One account: its rights, its credits with the ledger, its key. */
export function AdministeredAccountPage(props: AccountPageProps) {
  const { visit, owner, facts, notice, problems = [], typed } = props;
  const { account, standing, key, usage, entries } = facts;
  const path = `/workbench/accounts/${account.id}`;
  return (
    <Shell title={account.name} path="/workbench/accounts" owner={owner} refused={problems.length > 0}>
      <ProblemSummary problems={problems} />
      {notice && <Notice>{notice}</Notice>}
      <Head
        title={account.name}
        above={{ href: '/workbench/accounts', text: 'Accounts' }}
        lead={account.email}
      />
      <div class="tiles">
        <Tile title="Balance" figure={account.admin ? 'Unlimited' : count(standing.balance)}>
          <p class="soft">
            {standing.owed > 0
              ? `${credits(standing.owed)} are owed`
              : account.admin
                ? 'not metered'
                : 'credits'}
          </p>
        </Tile>
        <Tile title="API key" figure={key ? `${key.prefix}…` : 'None'}>
          <p class="soft">
            {key === null ? (
              'no calls are possible'
            ) : key.last_used_at ? (
              <>
                last used <When at={key.last_used_at.toISOString()} />
              </>
            ) : (
              'not used yet'
            )}
          </p>
        </Tile>
      </div>
      <div class="sides">
        <Section id="rights" title="Rights">
          <Form action={`${path}/rights`} visit={visit}>
            <fieldset>
              <legend>What the account may do</legend>
              <Choice
                type="checkbox"
                name="can_edit"
                label="Edit the directory"
                isChosen={account.can_edit}
              />
              <Choice
                type="checkbox"
                name="admin"
                label="Administer the service; its calls are not metered"
                isChosen={account.admin}
              />
              <div class="actions">
                <button type="submit" class="quiet">
                  Save the rights
                </button>
              </div>
            </fieldset>
          </Form>
        </Section>
        <Section id="credits-form" title="Credits">
          <Form action={`${path}/credits`} visit={visit}>
            <fieldset>
              <legend>Give or take credits</legend>
              <input type="hidden" name="last" value={entries[0]?.id ?? 0} />
              <TextField
                name="credits"
                label="Credits"
                value={typed?.credits ?? ''}
                hint="Negative to take."
                inputMode="decimal"
                problems={problems}
              />
              <TextField
                name="reason"
                label="Reason"
                value={typed?.reason ?? ''}
                hint="The ledger keeps it."
                problems={problems}
              />
              <div class="actions">
                <button type="submit" class="quiet">
                  Enter in the ledger
                </button>
              </div>
            </fieldset>
          </Form>
        </Section>
      </div>
      {key && (
        <Section id="key" title="API key">
          <Form action={`${path}/revoke-key`} visit={visit}>
            <p>Every process refuses it from then on. The owner creates another one on the account page.</p>
            <p>
              <button type="submit" class="danger">
                Revoke the key
              </button>
            </p>
          </Form>
        </Section>
      )}
      <Section id="usage" title="The last 30 days">
        <BarChart
          id="usage-by-day"
          title="Credits used by day"
          unit={['credit', 'credits']}
          points={usage.days.map((day) => ({ day: day.day, value: day.credits }))}
        />
      </Section>
      <Section id="ledger" title="Ledger without usage">
        <Table label="Ledger" columns={['When', 'What', 'Credits', 'Balance', 'Reference']} stacks>
          {entries.map((entry) => (
            <tr>
              <th scope="row">
                <When at={entry.created_at.toISOString()} exact />
              </th>
              <td>{entry.kind.replaceAll('_', ' ')}</td>
              <td class="figures">{entry.credits > 0 ? `+${count(entry.credits)}` : count(entry.credits)}</td>
              <td class="figures">{count(entry.balance_after)}</td>
              <td class="wrap">{entry.reference}</td>
            </tr>
          ))}
        </Table>
      </Section>
    </Shell>
  );
}
