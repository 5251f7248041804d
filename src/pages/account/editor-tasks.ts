import { Injectable } from '@nestjs/common';
import { ZeroResultsService } from '../../zero-results/zero-results.service.js';
import { listPage } from '../workbench/lists.js';
import { ResearchTasks } from '../workbench/research/research-tasks.js';

/** Pending tasks of editors. */
export interface Tasks {
  readonly openSearches: number;
  /** Domains with findings to review. */
  readonly openDomains: number;
}

/** Counts the pending tasks in the workbench for the account page. */
@Injectable()
export class EditorTasks {
  constructor(
    private readonly zeroResults: ZeroResultsService,
    private readonly research: ResearchTasks,
  ) {}

  async open(): Promise<Tasks> {
    const [searches, { total }] = await Promise.all([
      this.zeroResults.list({ per_page: 1 }, ''),
      this.research.open(1, 1),
    ]);
    return { openSearches: listPage(searches, 'zero_result_searches').total, openDomains: total };
  }
}
