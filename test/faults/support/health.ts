import { eventually } from '../../support/eventually.js';
import { call } from './call.js';

export interface Health {
  readonly status: number | null;
  /** `ok`, `degraded`, `unavailable` or `draining`. */
  readonly said: string;
  /** The status of each dependency, by name. */
  readonly checks: Readonly<Record<string, string>>;
}

/** Returns the response of `/health/ready`. */
export async function health(url: string): Promise<Health> {
  const { status, body } = await call(`${url}/health/ready`, 'GET');
  const checks = Object.entries<{ status: string }>(body?.checks ?? {});
  return {
    status,
    said: body?.status,
    checks: Object.fromEntries(checks.map(([name, check]) => [name, check.status])),
  };
}

/** Asks until the condition holds; dependencies are checked at different times. */
export async function healthBecomes(
  url: string,
  status: number,
  said: string,
  checks: Readonly<Record<string, string>> = {},
): Promise<void> {
  let now: Health | undefined;
  const condition = async () => {
    now = await health(url);
    const { status: code, said: word } = now;
    return (
      code === status && word === said && Object.entries(checks).every(([of, is]) => now!.checks[of] === is)
    );
  };
  const what = `health is ${status} ${said} ${JSON.stringify(checks)}`;
  await eventually(what, condition, { everyMs: 100, currentState: () => now });
}
