import type { Logger } from '@nestjs/common';

/** Logs the start and the end of an outage once each. */
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
