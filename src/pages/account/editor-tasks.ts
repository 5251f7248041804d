import { Injectable } from '@nestjs/common';
import { UpdateZeroResultSearchDto } from '../../search/zero-results/dto/update-zero-result-search.dto.js';
import { ZeroResultsService } from '../../search/zero-results/zero-results.service.js';
import { ResearchTasks } from '../research/research-tasks.js';

const MAX_SHOWN = 10;

/** A search that found nothing. */
export interface ZeroResultSearch {
  readonly id: number;
  readonly query: string;
  readonly search_count: number;
  readonly now_found: boolean;
}

/** What there is to do for editors. */
export interface Tasks {
  /** The most wanted of the open ones. */
  readonly searches: readonly ZeroResultSearch[];
  readonly openSearches: number;
  /** Domains about which there are findings to decide on. */
  readonly openDomains: number;
}

/** The tasks that the account page shows to editors, and takes as done. */
@Injectable()
export class EditorTasks {
  constructor(
    private readonly zeroResults: ZeroResultsService,
    private readonly research: ResearchTasks,
  ) {}

  async open(): Promise<Tasks> {
    const [{ text }, domains] = await Promise.all([
      this.zeroResults.list({ sort: 'search_count', per_page: MAX_SHOWN }, ''),
      this.research.open(1, 1),
    ]);
    const list = JSON.parse(text) as {
      zero_result_searches: ZeroResultSearch[];
      meta: { total_count: number };
    };
    return {
      searches: list.zero_result_searches,
      openSearches: list.meta.total_count,
      openDomains: domains.total,
    };
  }

  /** Throws 404 if there is no such search. */
  async completeSearch(id: number, accountId: number): Promise<void> {
    const done = Object.assign(new UpdateZeroResultSearchDto(), { completed: true });
    await this.zeroResults.update(id, done, { accountId });
  }
}
