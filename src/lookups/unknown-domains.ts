import { Injectable } from '@nestjs/common';

/** What is being done about a domain of which nothing is known. */
export interface ResearchState {
  /** Whether this lookup is what it was queued for. */
  readonly queued: boolean;
  readonly status: 'queued' | 'running' | 'completed' | 'failed' | 'refused';
  readonly id: number;
}

/** Where lookups tell of a domain of which the directory knows nothing. Nobody looks into such domains yet. */
@Injectable()
export class UnknownDomains {
  /** @returns what is being done about it; null if nothing is */
  report(_domain: string): Promise<ResearchState | null> {
    return Promise.resolve(null);
  }
}
