import { Controller, Get, Query } from '@nestjs/common';
import { Page } from '../../../http/endpoint.js';
import { ApiError } from '../../../common/errors.js';
import { InteractivePages } from '../../visits/interactive-pages.js';
import { EditorsOnly } from '../../visits/visit.js';
import { pageNumber, textParameter } from '../lists.js';
import { workbenchPage } from '../shell.js';
import { FILTERS, FindRecords, type Filters } from './find-records.js';
import { WorkbenchSearchPage } from './search.page.js';

@Controller('workbench/search')
@InteractivePages()
@EditorsOnly()
export class WorkbenchSearchController {
  constructor(private readonly records: FindRecords) {}

  @Get()
  @Page()
  async search(@Query() given: Record<string, unknown>) {
    const query = textParameter(given['q']).trim();
    const filters = Object.fromEntries(
      FILTERS.map((name) => [name, textParameter(given[name])] as const).filter(([, value]) => value !== ''),
    ) as Filters;
    const shown = { query, filters };
    if (query === '') return workbenchPage(<WorkbenchSearchPage {...shown} found={null} />);
    try {
      const found = await this.records.page(query, filters, pageNumber(given['page']));
      return workbenchPage(<WorkbenchSearchPage {...shown} found={found} />);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 422) throw error;
      const problem = (error.options.details ?? [])
        .map(({ field, message }) => `${field} ${message}.`)
        .join(' ');
      return workbenchPage(<WorkbenchSearchPage {...shown} found={null} problem={problem} />, {
        status: 422,
      });
    }
  }
}
