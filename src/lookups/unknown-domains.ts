import { Injectable } from '@nestjs/common';
import type { Pay } from '../credits/payment.js';
import { ResearchAsks, type Asked } from '../research/requests/research-asks.js';

/** Where lookups tell of a domain of which the directory knows nothing. */
@Injectable()
export class UnknownDomains {
  constructor(private readonly asks: ResearchAsks) {}

  /** Pays for the lookup, and tells of the domain; what is being done about it, null if nothing is. */
  report(domain: string, accountId: number, pay: Pay): Promise<Asked | null> {
    return this.asks.ask(domain, accountId, pay);
  }
}
