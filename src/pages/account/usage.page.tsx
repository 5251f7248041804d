import type { DayBalance, UsageSummary } from '../../credits/usage.js';
import { BalanceChart, BarChart } from '../charts/bar-chart.js';
import { Table, Rows } from '../workbench/components/ui.js';
import { AccountFrame } from './account-frame.js';
import { credits, dateFormat } from './words.js';
import { grouped } from '../../values/numbers.js';

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
