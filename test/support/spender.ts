import { randomUUID } from 'node:crypto';
import type { NewAccount } from '../../src/accounts/accounts.service.js';
import { CreditAudit, Ledger } from '../../src/credits/ledger.js';
import { Meter } from '../../src/credits/meter.js';
import type { Answer, CallOptions, TestApp } from './app.js';

/** A caller whose credits a test observes. */
export class Spender {
  private constructor(
    private readonly api: TestApp,
    readonly id: number,
    readonly key: string,
  ) {}

  static async open(api: TestApp, credits: number, rights: Partial<NewAccount> = {}): Promise<Spender> {
    const account = { email: `${randomUUID()}@example.org`, name: 'Sam Spender', canEdit: true, ...rights };
    const { account: opened, key } = await api.account(account, credits);
    return new Spender(api, opened.id, key);
  }

  call(
    method: string,
    path: string,
    options: Omit<CallOptions, 'key'> = {},
    api = this.api,
  ): Promise<Answer> {
    return api.call(method, path, { ...options, key: this.key });
  }

  /** Reads the balance from the database. */
  async balance(): Promise<number> {
    return (await this.api.app.get(Ledger).standing(this.id)).balance;
  }

  /** Sets the balance. */
  async leave(credits: number): Promise<void> {
    await this.api.app.get(Meter).take(this.id, 'GET /api/v1/people', (await this.balance()) - credits);
  }
}

/** Fails if the ledger does not explain every balance. */
export async function expectExplained(api: TestApp): Promise<void> {
  const report = await api.app.get(CreditAudit).report();
  expect(report.accounts).toBeGreaterThan(1);
  expect(report.differences).toEqual([]);
}

/** Returns what a response says about credits. */
export const creditsOf = ({ headers }: Answer) => ({
  remaining: headers['x-api-credits-remaining'],
  charged: headers['x-api-credits-charged'],
});
