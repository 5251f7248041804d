import { ApiError } from '../http/errors.js';
import type { Meter } from './meter.js';

/** What one call is charged, from its first claim until its answer leaves. */
export class Charge {
  private taken = 0;
  private remaining = 0;
  private pending: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly meter: Meter,
    private readonly accountId: number,
    private readonly operation: string,
  ) {}

  /** Takes credits; throws 402 if the balance does not hold them. */
  take(credits: number): Promise<void> {
    const claim = this.claim(credits);
    this.pending = claim.catch(() => undefined);
    return claim;
  }

  /** Keeps the charge of a call that succeeded, gives it back otherwise. Says what the response's headers are to say. */
  async conclude(succeeded: boolean): Promise<{ remaining: number; charged: number }> {
    await this.pending;
    if (!succeeded && this.taken > 0) {
      const { remaining } = await this.meter.giveBack(this.accountId, this.operation, this.taken);
      this.remaining = remaining;
      this.taken = 0;
    }
    return { remaining: this.remaining, charged: this.taken };
  }

  private async claim(credits: number): Promise<void> {
    const { granted, remaining } = await this.meter.take(this.accountId, this.operation, credits);
    this.remaining = remaining;
    if (!granted) throw insufficientCredits(remaining + this.taken, credits + this.taken);
    this.taken += credits;
  }
}

const insufficientCredits = (remaining: number, required: number) =>
  new ApiError(
    402,
    'insufficient_credits',
    `This call costs ${required} ${required === 1 ? 'credit' : 'credits'} and ${remaining} are left: buy more at /account.`,
    { facts: { credits_remaining: remaining, credits_required: required } },
  );
