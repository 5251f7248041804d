import { applyDecorators, UseFilters, UseGuards, UseInterceptors } from '@nestjs/common';
import { PageInterceptor } from './page.interceptor.js';
import { VisitErrorFilter } from './visit-error.filter.js';
import { VisitGuard } from './visit.guard.js';

/** Guards, interceptor and exception filter of pages that know their visitor and accept forms. */
export const InteractivePages = () =>
  applyDecorators(UseGuards(VisitGuard), UseInterceptors(PageInterceptor), UseFilters(VisitErrorFilter));
