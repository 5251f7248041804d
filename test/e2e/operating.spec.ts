import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Metrics } from '../../src/observability/metrics.js';
import { METRICS } from '../../src/observability/monitoring.js';
import { TestApp } from '../support/app.js';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string };
}

const alerts = (
  parse(read('deploy/prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] }
).groups.flatMap(({ rules }) => rules);
const dashboard = JSON.parse(read('deploy/grafana/directory.json')) as {
  panels: { id: number; title: string; type: string; targets?: { expr: string }[] }[];
  templating: { list: { query: unknown }[] };
};
const queries = dashboard.panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }) => ({ where: `the panel "${title}"`, expr })),
);
const rules = alerts.map(({ alert, expr }) => ({ where: `the alert ${alert}`, expr }));
const operating = read('docs/operating.md');
/** The metrics that the tables of the page explain. */
const explained = [...operating.matchAll(/^\| `((?:directory|http|nodejs|process)_\w+)`/gm)].map(
  ([, name]) => name!,
);

/** Returns the names of metrics in an expression, and its labels for selecting, joining or grouping. */
function namesIn(expr: string): { metrics: string[]; labels: string[] } {
  const selectors = [...expr.matchAll(/([a-z]\w*)?\{([^}]*)\}/g)];
  const groups = [...expr.matchAll(/\b(?:by|without|on) \(([^)]*)\)/g)].flatMap(([, list]) =>
    list!.split(/, */),
  );
  const bare = expr.replaceAll(/\{[^}]*\}|\b(?:by|without|on) \([^)]*\)|"[^"]*"|\[[^\]]*\]/g, '');
  return {
    metrics: [...bare.matchAll(/\b(?:up|[a-z]+_\w+)\b(?! *\()/g)].map(([name]) => name),
    labels: [
      ...groups,
      ...selectors.flatMap(([, , inside]) =>
        [...inside!.matchAll(/(\w+) *[=!]/g)].map(([, label]) => label!),
      ),
    ],
  };
}

let app: TestApp;
/** Returns every metric of a server, with its labels. */
let shown: Map<string, readonly string[]>;
beforeAll(async () => {
  app = await TestApp.start({ METRICS_PORT: '0' });
  const { registry } = app.app.get<Metrics>(METRICS);
  const text = await registry.metrics();
  const described = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  const labelsOf = (name: string) =>
    (registry.getSingleMetric(name) as unknown as { labelNames?: string[] }).labelNames ?? [];
  shown = new Map(
    described.flatMap(([, name, type]): [string, readonly string[]][] =>
      type === 'histogram'
        ? ['bucket', 'count', 'sum'].map((part) => [`${name!}_${part}`, [...labelsOf(name!), 'le']])
        : [[name!, labelsOf(name!)]],
    ),
  );
  // Prometheus adds these itself.
  shown.set('up', ['job']);
});
afterAll(() => app.stop());

it.each([...queries, ...rules])('$where queries only existing metrics and labels', ({ expr }) => {
  const { metrics, labels } = namesIn(expr);
  expect(metrics.length).toBeGreaterThan(0);
  expect(metrics.filter((name) => !shown.has(name))).toEqual([]);
  const known = new Set(['instance', 'job', ...metrics.flatMap((name) => shown.get(name)!)]);
  expect(labels.filter((label) => !known.has(label))).toEqual([]);
});

it('every metric is explained, and every explained metric exists', () => {
  const plain = (name: string) => name.replace(/(?<=_seconds)_(bucket|count|sum)$/, '');
  const ours = [...new Set([...shown.keys()].map(plain))].filter((name) => /^(directory|http)_/.test(name));
  expect(explained).toEqual(expect.arrayContaining(ours));
  expect(explained.filter((name) => ![...shown.keys()].map(plain).includes(name))).toEqual([]);
});

it('every metric is on the dashboard', () => {
  const drawn = new Set(queries.flatMap(({ expr }) => namesIn(expr).metrics));
  const missing = [...shown.keys()]
    .filter((name) => name.startsWith('directory_'))
    .filter((name) => !drawn.has(name) && name !== 'directory_ledger_drift_accounts');
  expect(missing).toEqual([]);
});

it('alerts have a severity and a summary; panels have unique ids', () => {
  expect(alerts.length).toBeGreaterThan(10);
  for (const { labels, annotations } of alerts) {
    expect(labels.severity).toMatch(/^(critical|warning)$/);
    expect(annotations.summary).toMatch(/[.?]$/);
  }
  expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
});

it('names only existing limits, variables and dependencies', () => {
  const variables = [...operating.matchAll(/`([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+)`/g)].map(([, name]) => name!);
  const documented = read('docs/configuration.md');
  expect(variables.filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
});
