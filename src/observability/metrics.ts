import client from 'prom-client';
import { countedAlone, matched, searched, shed, SHED_REASONS, unreadable } from '../common/events.js';
import { type Reading, Sampled } from './sampled.js';

/** In seconds. A call takes about a millisecond on an idle machine. */
const LATENCY_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The Prometheus metrics of this process. docs/operating.md describes each of them. */
export class Metrics {
  readonly registry = new client.Registry();
  private readonly subscriptions: (() => void)[];

  private readonly requests = this.counter('http_requests_total', 'Requests answered', [
    'method',
    'route',
    'status',
  ]);
  private readonly credits = this.counter('directory_credits_charged_total', 'Credits charged', ['route']);
  private readonly latency = new client.Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request until its response is sent',
    labelNames: ['method', 'route'],
    buckets: LATENCY_BUCKETS,
    registers: [this.registry],
  });

  constructor(version: string) {
    client.collectDefaultMetrics({ register: this.registry });
    this.read({
      name: 'directory_build_info',
      help: 'The release',
      label: 'version',
      read: () => ({ [version]: 1 }),
    });
    const answered = (event: typeof searched | typeof matched, name: string, help: string) => {
      const counter = this.counter(name, help, ['backend', 'outcome']);
      return event.subscribe(({ backend, found }) =>
        counter.inc({ backend, outcome: found ? 'found' : 'nothing' }),
      );
    };
    const refusals = this.counter('directory_shed_requests_total', 'Requests refused for too much load', [
      'reason',
    ]);
    // rate() needs a first sample: without an initial zero it misses the first burst.
    for (const reason of SHED_REASONS) refusals.inc({ reason }, 0);
    const faults = this.counter('directory_unreadable_requests_total', 'Requests that could not be read', [
      'status',
    ]);
    const alone = this.counter('directory_rate_limits_unshared_total', 'Calls counted without Redis', []);
    this.subscriptions = [
      answered(searched, 'directory_searches_total', 'Searches answered'),
      answered(matched, 'directory_match_queries_total', 'Match queries answered'),
      shed.subscribe(({ reason }) => refusals.inc({ reason })),
      unreadable.subscribe(({ status }) => faults.inc({ status })),
      countedAlone.subscribe(() => alone.inc()),
    ];
  }

  /** Counts one response. `route` is the pattern, not the path, which bounds the number of time series. */
  countRequest(method: string, route: string, status: number, seconds: number, credits: number): void {
    this.requests.inc({ method, route, status });
    this.latency.observe({ method, route }, seconds);
    if (credits > 0) this.credits.inc({ route }, credits);
  }

  /** Adds a gauge that is read at each scrape. */
  read({ name, help, label, read, freshMs = 0 }: Reading): void {
    const sampled = new Sampled(async () => read(), freshMs);
    new client.Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [this.registry],
      async collect() {
        const { ok, value } = await sampled.take();
        // A stale value would look current.
        if (label === undefined) this.remove();
        else this.reset();
        if (!ok || value === null) return;
        if (typeof value === 'number') return this.set(value);
        for (const [key, one] of Object.entries(value)) this.set({ [label!]: key }, one);
      },
    });
  }

  close(): void {
    for (const end of this.subscriptions) end();
    this.registry.clear();
  }

  private counter<Label extends string>(name: string, help: string, labelNames: Label[]) {
    return new client.Counter({ name, help, labelNames, registers: [this.registry] });
  }
}
