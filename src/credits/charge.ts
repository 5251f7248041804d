import { ApiError } from '../http/errors.js';
import type { Meter } from './meter.js';
import type { PaidWrite } from './paid-writes.js';

/** What one call is charged, from its first claim until its answer leaves. */
export class Charge {
  private taken = 0;
  private remaining: number | null = null;
  private pending: Promise<boolean> = Promise.resolve(true);
  private claimed = false;

  /**
   * @param cost what the call costs, where that is known beforehand
   * @param isFree asked when the balance is too low: a replay and a 304 cost nothing
   */
  constructor(
    private readonly meter: Meter,
    private readonly accountId: number,
    private readonly operation: string,
    private readonly cost: number,
    private readonly isFree: () => Promise<boolean>,
  ) {}

  /** Takes nothing yet; throws 402 if the balance does not hold so many credits and the call is not free. */
  async expect(credits: number): Promise<void> {
    this.remaining = await this.meter.balance(this.accountId);
    if (this.remaining < credits) await this.requireFree(this.remaining, credits);
  }

  /** Takes credits; throws 402 if the balance does not hold them and the call is not free. */
  async take(credits: number): Promise<void> {
    await this.takeWith(credits);
  }

  /** Takes what the call costs, if that was not done yet; what came of the write. Throws as `take` does. */
  async pay(write?: PaidWrite): Promise<unknown> {
    return this.claimed ? undefined : this.takeWith(this.cost, write);
  }

  private takeWith(credits: number, write?: PaidWrite): Promise<unknown> {
    this.claimed = true;
    const claim = this.claim(credits, write);
    this.pending = claim.then(
      () => true,
      () => false,
    );
    return claim;
  }

  /** Whether what was last to be taken has been. */
  paid(): Promise<boolean> {
    return this.pending;
  }

  /**
   * Keeps the charge of a call that succeeded, gives it back otherwise. Says what the response's headers are to say;
   * what remains is null when that is not known.
   */
  async conclude(succeeded: boolean): Promise<{ remaining: number | null; charged: number }> {
    await this.pending;
    if (!succeeded && this.taken > 0) {
      const credits = this.taken;
      this.taken = 0;
      this.remaining = await this.meter.giveBack(this.accountId, this.operation, credits);
    }
    return { remaining: this.remaining, charged: this.taken };
  }

  private async claim(credits: number, write?: PaidWrite): Promise<unknown> {
    const { granted, remaining, answer } = await this.meter.take(
      this.accountId,
      this.operation,
      credits,
      write,
    );
    this.remaining = remaining;
    if (granted) this.taken += credits;
    else await this.requireFree(remaining, credits);
    return answer;
  }

  private async requireFree(remaining: number, required: number): Promise<void> {
    if (!(await this.isFree())) throw insufficientCredits(remaining, required);
  }
}

const insufficientCredits = (remaining: number, required: number) =>
  new ApiError(
    402,
    'insufficient_credits',
    `This call costs ${required} ${required === 1 ? 'credit' : 'credits'} and ${remaining} are left: buy more at /account.`,
    { facts: { credits_remaining: remaining, credits_required: required } },
  );
