import { Controller, Get, Inject } from '@nestjs/common';
import type { SignedIn } from '../../../accounts/sessions.js';
import { ChangeActivity } from '../../../records/change-activity.js';
import type { Config } from '../../../config/config.js';
import { CONFIG } from '../../../config/config.module.js';
import { DuplicatesService } from '../../../duplicates/duplicates.service.js';
import { Page } from '../../../http/endpoint.js';
import { notFound } from '../../../common/errors.js';
import { ZeroResultsService } from '../../../zero-results/zero-results.service.js';
import { InteractivePages } from '../../visits/interactive-pages.js';
import { SignedInOnly } from '../../visits/visit.js';
import { Editor } from '../access.js';
import { ResearchTasks } from '../research/research-tasks.js';
import { workbenchPage } from '../shell.js';
import { StylePage } from '../style.page.js';
import type { ZeroResultSearch } from '../zero-results/zero-results.page.js';
import { OverviewPage } from './overview.page.js';

const ROWS = 5;
const CHANGES = 8;
const WEEKS = 12;

@Controller('workbench')
@InteractivePages()
@SignedInOnly()
export class OverviewController {
  constructor(
    private readonly research: ResearchTasks,
    private readonly zeroResults: ZeroResultsService,
    private readonly duplicates: DuplicatesService,
    private readonly activity: ChangeActivity,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @Page()
  async show(@Editor() owner: SignedIn) {
    const [{ requests, total }, { text }, duplicates, changes, changesByWeek, searchesByWeek] =
      await Promise.all([
        this.research.open(1, ROWS),
        this.zeroResults.list({ sort: 'search_count', per_page: ROWS }, ''),
        this.duplicates.countOpen(),
        this.activity.latestOf(owner.accountId, CHANGES),
        this.activity.byWeek(WEEKS),
        this.zeroResults.byWeek(WEEKS),
      ]);
    const list = JSON.parse(text) as {
      zero_result_searches: ZeroResultSearch[];
      meta: { total_count: number };
    };
    const facts = {
      domains: total,
      waiting: requests,
      searches: list.meta.total_count,
      wanted: list.zero_result_searches,
      duplicates,
      changes,
      changesByWeek,
      searchesByWeek,
    };
    return workbenchPage(<OverviewPage owner={owner} facts={facts} />);
  }

  /** Style guide for developers of the workbench. */
  @Get('style')
  @Page()
  style(@Editor() owner: SignedIn) {
    if (this.config.production) throw notFound();
    return workbenchPage(<StylePage owner={owner} />);
  }
}
