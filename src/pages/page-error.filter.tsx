import { Catch, type ArgumentsHost } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsHtml } from '../http/request-head.js';
import { ErrorFilter } from '../http/error.filter.js';
import { ErrorPage } from './error.page.js';
import { renderPage, setPageHeaders } from './page.js';

/** Exception filter of page controllers: HTML for clients that accept it, JSON for others. */
@Catch()
export class PageErrorFilter extends ErrorFilter {
  override async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    if (isApi(request.url) || !acceptsHtml(request.headers.accept)) this.send(error, request, reply);
    else this.sendPage(error, request, reply);
  }

  protected sendPage(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const answer = this.asApiError(error, request);
    if (reply.sent || reply.raw.headersSent) return;
    setPageHeaders(reply);
    this.setHeaders(answer, request, reply);
    void reply.status(answer.status).send(renderPage(<ErrorPage error={answer} request={request} />));
  }
}

const isApi = (url: string): boolean => /^\/api([/?]|$)/.test(url);
