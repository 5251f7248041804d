import { Catch, type ArgumentsHost } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsHtml } from '../http/request-head.js';
import { ErrorFilter } from '../http/error.filter.js';
import type { ApiError } from '../common/errors.js';
import { Frame } from './layout.js';
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
    void reply
      .status(answer.status)
      .send(renderPage(<ErrorPage error={answer} request={request} />, { visit: request.visit }));
  }
}

const isApi = (url: string): boolean => /^\/api([/?]|$)/.test(url);

function ErrorPage({ error, request }: { error: ApiError; request: FastifyRequest }) {
  const title = TITLES[error.code] ?? TITLES[error.status] ?? 'Request failed';
  return (
    <Frame title={title} path="">
      <p class="lead">{MESSAGES[error.status] ?? error.message}</p>
      <p>
        The <a href="/">home page</a> and the <a href="/docs">documentation</a> lead on.
      </p>
      <p class="soft">
        Request <code>{request.id}</code>
      </p>
    </Frame>
  );
}

/** By code or status. */
const TITLES: Readonly<Record<string, string>> = {
  403: 'Not allowed',
  404: 'Page not found',
  gone: 'Record deleted',
  link_expired: 'This link has expired',
  413: 'Too long',
  429: 'Too many requests',
  500: 'Internal error',
  503: 'Not now',
};

/** Messages that replace the API's message where it does not help a person. */
const MESSAGES: Readonly<Record<number, string>> = {
  404: 'Check the address; the page may have moved.',
  413: 'Shorten what you typed, and send the form again.',
};
