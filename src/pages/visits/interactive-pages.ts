import { applyDecorators, UseFilters, UseGuards, UseInterceptors } from '@nestjs/common';
import { PageInterceptor } from './page.interceptor.js';
import { VisitErrorFilter } from './visit-error.filter.js';
import { VisitGuard } from './visit.guard.js';

/** Pages that know their visitor and take forms: what a request for one passes. */
export const InteractivePages = () =>
  applyDecorators(UseGuards(VisitGuard), UseInterceptors(PageInterceptor), UseFilters(VisitErrorFilter));
