import { eventually } from '../../support/eventually.js';
import { call } from './call.js';

export interface Health {
  readonly status: number | null;
  /** `ok`, `degraded`, `unavailable` or `draining`. */
  readonly said: string;
  /** Each dependency by its name. */
  readonly checks: Readonly<Record<string, string>>;
}

/** What `/health/ready` says. */
export async function health(url: string): Promise<Health> {
  const { status, body } = await call(`${url}/health/ready`, 'GET');
  const checks = Object.entries<{ status: string }>(body?.checks ?? {});
  return {
    status,
    said: body?.status,
    checks: Object.fromEntries(checks.map(([name, check]) => [name, check.status])),
  };
}

/** Asks until it answers so, and says what that was. */
export async function healthBecomes(url: string, status: number, said?: string): Promise<Health> {
  let now = await health(url);
  const isSo = async () => {
    now = await health(url);
    return now.status === status && (said === undefined || now.said === said);
  };
  await eventually(`health is ${status} ${said ?? ''}`, isSo, { everyMs: 100, instead: () => now });
  return now;
}
