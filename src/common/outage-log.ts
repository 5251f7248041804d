import type { Logger } from '@nestjs/common';

/** Tells a log once that something is away, however often that is met, and once that it is back. */
export class OutageLog {
  private isAway = false;

  constructor(
    private readonly logger: Logger,
    private readonly back: string,
  ) {}

  away(message: string): void {
    if (!this.isAway) this.logger.warn(message);
    this.isAway = true;
  }

  over(): void {
    if (this.isAway) this.logger.log(this.back);
    this.isAway = false;
  }
}
