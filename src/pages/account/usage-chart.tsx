import type { UsageSummary } from '../../credits/usage.js';
import type { SignedIn } from '../../accounts/sessions.js';
import { Frame } from '../visits/frame.js';
import { AccountNav } from './account-nav.js';
import { count, credits } from './words.js';

/** The chart is drawn in its own units and stretched to its place; its words stand around it, where they can be read. */
const HEIGHT = 100;
const BAR = 10;
const GAP = 3;

type Days = UsageSummary['days'];

/** Credits used by day and by operation; a first call to make while there are none. */
export function UsagePage({ owner, usage }: { readonly owner: SignedIn; readonly usage: UsageSummary }) {
  const isEmpty = usage.days.every((day) => day.credits === 0);
  return (
    <Frame title="Usage" path="/account/usage" signedIn={owner}>
      <h1>Usage</h1>
      <AccountNav path="/account/usage" />
      <section aria-label="Usage">
        <UsageChart days={usage.days} />
        {isEmpty && (
          <p>
            Your first call appears here: <a href="/account/api-key">create an API key</a>, then try a request
            of the <a href="/docs">documentation</a>.
          </p>
        )}
        <OperationsTable operations={usage.operations} />
      </section>
    </Frame>
  );
}

/** Usage by day as bars, with the same figures as a table for those who don't see them. */
function UsageChart({ days }: { readonly days: Days }) {
  const most = Math.max(...days.map((day) => day.credits));
  const top = niceCeiling(most);
  const total = days.reduce((sum, day) => sum + day.credits, 0);
  const busiest = days.find((day) => day.credits === most)!;
  const summary =
    total === 0
      ? `No credits in the last ${days.length} days.`
      : `${credits(total)} in the last ${days.length} days, most on ${dateOf(busiest.day)}: ${count(most)}.`;
  return (
    <figure class="chart">
      <figcaption id="usage-caption">{summary}</figcaption>
      <div class="plot">
        <p class="scale" aria-hidden="true">
          <span>{count(top)}</span>
          <span>{count(top / 2)}</span>
          <span>0</span>
        </p>
        <svg
          viewBox={`0 0 ${days.length * (BAR + GAP) - GAP} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-labelledby="usage-title usage-description"
        >
          <title id="usage-title">Credits used by day</title>
          <desc id="usage-description">{summary}</desc>
          {[0, 0.5, 1].map((part) => (
            <line class="grid" x1="0" x2="100%" y1={part * HEIGHT} y2={part * HEIGHT} />
          ))}
          {days.map((day, index) => bar(day, index, top))}
        </svg>
        <p class="dates" aria-hidden="true">
          <span>{dateOf(days[0]!.day)}</span>
          <span>{dateOf(days[Math.floor(days.length / 2)]!.day)}</span>
          <span>{dateOf(days.at(-1)!.day)}</span>
        </p>
      </div>
      {total > 0 && <DaysTable days={days} />}
    </figure>
  );
}

function bar({ day, credits: used }: Days[number], index: number, top: number) {
  if (used === 0) return null;
  // A day with a single call among busy ones is still to be seen.
  const height = Math.max((used / top) * HEIGHT, 1);
  return (
    <rect class="bar" x={index * (BAR + GAP)} y={HEIGHT - height} width={BAR} height={height}>
      <title>{`${dateOf(day)}: ${credits(used)}`}</title>
    </rect>
  );
}

function DaysTable({ days }: { readonly days: Days }) {
  return (
    <details>
      <summary>Day by day</summary>
      <table class="amounts">
        <thead>
          <tr>
            <th scope="col">Day (UTC)</th>
            <th scope="col">Credits</th>
          </tr>
        </thead>
        <tbody>
          {days
            .filter((day) => day.credits > 0)
            .toReversed()
            .map((day) => (
              <tr>
                <th scope="row">{dateOf(day.day)}</th>
                <td>{count(day.credits)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  );
}

/** Usage by method and route. */
function OperationsTable({ operations }: { readonly operations: UsageSummary['operations'] }) {
  if (operations.length === 0) return null;
  return (
    <>
      <h2>By operation</h2>
      <div class="scroll" role="region" aria-label="Usage by operation" tabIndex={0}>
        <table class="amounts">
          <thead>
            <tr>
              <th scope="col">Operation</th>
              <th scope="col">Credits</th>
            </tr>
          </thead>
          <tbody>
            {operations.map(({ operation, credits: used }) => (
              <tr>
                <th scope="row">
                  <code>{operation}</code>
                </th>
                <td>{count(used)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** The least of 2, 4, 10, 20, 40, 100 and so on that is not below: half of it is whole too. */
export function niceCeiling(most: number): number {
  for (let power = 1; ; power *= 10) {
    const found = [2, 4, 10].find((step) => step * power >= most);
    if (found !== undefined) return found * power;
  }
}

const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** `3 November`, of `2026-11-03`. */
const dateOf = (day: string): string => DATE.format(new Date(day));
