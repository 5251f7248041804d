import { Catch, type ArgumentsHost } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PageErrorFilter } from '../page-error.filter.js';
import { SeeOther } from './page-reply.js';
import { seeOther } from './send-page.js';

/** Exception filter of interactive pages. It sends HTML, whatever the `Accept` header. */
@Catch()
export class VisitErrorFilter extends PageErrorFilter {
  override async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    if (error instanceof SeeOther) void reply.send(seeOther(error, reply));
    else this.sendPage(error, http.getRequest<FastifyRequest>(), reply);
  }
}
