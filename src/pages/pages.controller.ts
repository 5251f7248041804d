import { Controller, Get, Param, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Page } from '../http/endpoint.js';
import { notFound } from '../http/errors.js';
import { ASSETS } from './assets.js';
import { sendPublicPage } from './page.js';
import { PageErrorFilter } from './page-error.filter.js';
import { PublicPages } from './public-pages.js';

/** The pages that are the same for everybody, and what they need. */
@Controller()
@UseFilters(PageErrorFilter)
export class PagesController {
  constructor(private readonly pages: PublicPages) {}

  @Get('/')
  @Page()
  home(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return sendPublicPage(this.pages.home, request, reply);
  }

  @Get('docs')
  @Page()
  docs(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return sendPublicPage(this.pages.docs, request, reply);
  }

  @Get('assets/:name')
  @Page()
  asset(@Param('name') name: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const asset = ASSETS.get(name);
    if (!asset) throw notFound();
    void reply.headers({
      'content-type': `${asset.type}; charset=utf-8`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    return asset.text;
  }

  /** Every address that nothing else answers to. Those of the API have a route of their own. */
  @Get('*')
  @Page()
  unknown(): never {
    throw notFound();
  }
}
