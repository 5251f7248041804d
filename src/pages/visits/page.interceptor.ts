import {
  Inject,
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { ApiError } from '../../common/errors.js';
import { isSameOrigin, isSameToken } from './csrf.js';
import { readForm } from './form-body.js';
import { PageReply, SeeOther, seeOther, sendPage } from './page-reply.js';
import { visitOf } from './visit.js';

/** Accepts forms from this service's own pages only, and sends the page that the handler returns. */
@Injectable()
export class PageInterceptor implements NestInterceptor {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    if (request.method === 'POST') await this.takeForm(request);
    return next.handle().pipe(
      map((result: unknown) => {
        if (result instanceof SeeOther) return seeOther(result, reply);
        return result instanceof PageReply ? sendPage(result, reply) : result;
      }),
    );
  }

  private async takeForm(request: FastifyRequest): Promise<void> {
    if (!isSameOrigin(request, this.config.publicUrl)) throw refused();
    const form = await readForm(request);
    if (!isSameToken(visitOf(request).csrfToken, form.text('csrf'))) throw refused();
    request.form = form;
  }
}

const refused = () =>
  new ApiError(
    403,
    'forbidden',
    'This form is out of date or came from another site. Reload the page and send the form again.',
  );
