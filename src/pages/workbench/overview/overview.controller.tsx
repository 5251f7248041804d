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
import { EditorsOnly, Owner } from '../../visits/visit.js';
import { listPage } from '../lists.js';
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
@EditorsOnly()
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
  async show(@Owner() { accountId }: SignedIn) {
    const [research, searches, duplicates, changes, changesByWeek, searchesByWeek] = await Promise.all([
      this.research.open(1, ROWS),
      this.zeroResults.list({ sort: 'search_count', per_page: ROWS }, ''),
      this.duplicates.countOpen(),
      this.activity.latestOf(accountId, CHANGES),
      this.activity.byWeek(WEEKS),
      this.zeroResults.byWeek(WEEKS),
    ]);
    const facts = {
      research,
      searches: listPage<ZeroResultSearch>(searches, 'zero_result_searches'),
      duplicates,
      changes,
      changesByWeek,
      searchesByWeek,
    };
    return workbenchPage(<OverviewPage facts={facts} />);
  }

  /** Style guide for developers of the workbench. */
  @Get('style')
  @Page()
  style() {
    if (this.config.production) throw notFound();
    return workbenchPage(<StylePage />);
  }
}
