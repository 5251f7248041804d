import type { DayBalance, UsageSummary } from '../../credits/usage.js';
import { plural, counted, grouped } from '../../values/numbers.js';
import { capitalized } from '../../values/text.js';
import { dateFormat, Table } from '../workbench/components/ui.js';

/** The value of a day, or of the week that starts on it. */
export interface ChartPoint {
  /** `2026-11-03` */
  readonly day: string;
  readonly value: number;
}

interface BarChartProps {
  readonly id: string;
  readonly title: string;
  /** The unit in the singular. */
  readonly unit: string;
  readonly points: readonly ChartPoint[];
  /** Replaces the sum, which has no meaning for values such as balances. */
  readonly summary?: string;
}

const HEIGHT = 100;
const BAR = 10;
const GAP = 4;
const dateOf = dateFormat({ day: 'numeric', month: 'short' });

/** Bar chart of values over time, with the same values as a table. */
export function BarChart({ id, title, unit, points, summary }: BarChartProps) {
  const total = points.reduce((sum, { value }) => sum + value, 0);
  const top = niceCeiling(Math.max(...points.map(({ value }) => value)));
  const several = plural(unit);
  return (
    <figure class="chart">
      <figcaption class="soft" id={`${id}-caption`}>
        {summary ?? `${title}: ${total === 0 ? `no ${several}` : counted(total, unit)}`}
      </figcaption>
      <div class="plot">
        <p class="scale" aria-hidden="true">
          <span>{grouped(top)}</span>
          <span>{grouped(top / 2)}</span>
          <span>0</span>
        </p>
        <svg
          viewBox={`0 0 ${points.length * (BAR + GAP) - GAP} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-labelledby={`${id}-caption`}
        >
          {[0, 0.5, 1].map((part) => (
            <line class="grid" x1="0" x2="100%" y1={part * HEIGHT} y2={part * HEIGHT} />
          ))}
          {points.map(({ day, value }, index) => {
            if (value === 0) return null;
            // The minimum height keeps small values visible.
            const height = Math.max((value / top) * HEIGHT, 1);
            return (
              <rect class="bar" x={index * (BAR + GAP)} y={HEIGHT - height} width={BAR} height={height}>
                <title>{`${dateOf(day)}: ${counted(value, unit)}`}</title>
              </rect>
            );
          })}
        </svg>
        <p class="dates" aria-hidden="true">
          <span>{dateOf(points[0]!.day)}</span>
          <span>{dateOf(points.at(-1)!.day)}</span>
        </p>
      </div>
      <details>
        <summary aria-label={`Show table: ${title}`}>Show table</summary>
        <Table
          label={title}
          columns={['Date (UTC)', capitalized(several)]}
          kind="amounts"
          rows={points.map(({ day, value }) => [dateOf(day), grouped(value)])}
        />
      </details>
    </figure>
  );
}

export const UsageChart = ({ days, title }: { days: UsageSummary['days']; title?: string }) => (
  <BarChart
    id="usage-by-day"
    title={title ?? `Credits used in the last ${days.length} days`}
    unit="credit"
    points={days.map(({ day, credits: value }) => ({ day, value }))}
  />
);

export const BalanceChart = ({ balances }: { readonly balances: readonly DayBalance[] }) => (
  <BarChart
    id="balance-by-day"
    title="Balance at the end of each day"
    unit="credit"
    points={balances.map(({ day, balance }) => ({ day, value: balance }))}
    summary={`Balance at the end of each day; now ${counted(balances.at(-1)!.balance, 'credit')}`}
  />
);

/** The smallest of 2, 4, 10, 20, 40, 100 and so on that is at least `most`; its half is an integer, too. */
export function niceCeiling(most: number): number {
  for (let power = 1; ; power *= 10) {
    const found = [2, 4, 10].find((step) => step * power >= most);
    if (found !== undefined) return found * power;
  }
}
