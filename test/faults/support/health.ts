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

/** Asks until it answers so: each dependency is checked at a moment of its own. */
export async function healthBecomes(
  url: string,
  status: number,
  said: string,
  checks: Readonly<Record<string, string>> = {},
): Promise<void> {
  let now: Health | undefined;
  const isSo = async () => {
    now = await health(url);
    const { status: code, said: word } = now;
    return (
      code === status && word === said && Object.entries(checks).every(([of, is]) => now!.checks[of] === is)
    );
  };
  const what = `health is ${status} ${said} ${JSON.stringify(checks)}`;
  await eventually(what, isSo, { everyMs: 100, currentState: () => now });
}
