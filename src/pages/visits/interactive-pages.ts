import {
  applyDecorators,
  Catch,
  UseFilters,
  UseGuards,
  UseInterceptors,
  type ArgumentsHost,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PageErrorFilter } from '../page-error.filter.js';
import { SeeOther, seeOther } from './page-reply.js';
import { PageInterceptor } from './page.interceptor.js';
import { VisitGuard } from './visit.guard.js';

/** Exception filter of interactive pages. It sends HTML, whatever the `Accept` header. */
@Catch()
class VisitErrorFilter extends PageErrorFilter {
  override async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    if (error instanceof SeeOther) void reply.send(seeOther(error, reply));
    else this.sendPage(error, http.getRequest<FastifyRequest>(), reply);
  }
}

/** Guards, interceptor and exception filter of pages that know their visitor and accept forms. */
export const InteractivePages = () =>
  applyDecorators(UseGuards(VisitGuard), UseInterceptors(PageInterceptor), UseFilters(VisitErrorFilter));
