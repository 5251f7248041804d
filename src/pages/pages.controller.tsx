import { randomBytes } from 'node:crypto';
import { Controller, Get, Inject, Param, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Sessions } from '../accounts/sessions.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Page } from '../http/endpoint.js';
import { ApiError, notFound } from '../common/errors.js';
import { noSuchRoute } from '../http/request-head.js';
import { findAsset, referenceLibrary } from './assets.js';
import { DocsPage } from './docs/docs.page.js';
import { OpenApiFile } from './openapi-file.js';
import { HomePage } from './home.page.js';
import { publicPage, sendPublicPage, type PublicPage } from './page.js';
import { PageErrorFilter } from './page-error.filter.js';
import { Cookies } from './visits/cookies.js';
import { PageReply, sendPage } from './visits/page-reply.js';

/** Public pages, and the assets of all pages. */
@Controller()
@UseFilters(PageErrorFilter)
export class PagesController {
  /** The home page for visitors and for accounts, each rendered on first use. */
  private readonly homes = new Map<boolean, PublicPage>();

  constructor(
    private readonly file: OpenApiFile,
    private readonly sessions: Sessions,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('/')
  @Page()
  async home(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const signedIn = await this.isSignedIn(request, reply);
    const page =
      this.homes.get(signedIn) ??
      publicPage(<HomePage baseUrl={this.config.publicUrl} signedIn={signedIn} />);
    this.homes.set(signedIn, page);
    return sendPublicPage(page, request, reply);
  }

  @Get('docs')
  @Page()
  async docs(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    // The nonce is valid for this response only.
    reply.holdsNoSecret = true;
    const nonce = randomBytes(16).toString('base64url');
    const page = (
      <DocsPage
        document={this.file.document}
        library={referenceLibrary()}
        nonce={nonce}
        signedIn={await this.isSignedIn(request, reply)}
      />
    );
    return sendPage(new PageReply(page, { script: true, calls: true, styleNonce: nonce }), reply);
  }

  @Get('assets/:name')
  @Page()
  asset(@Param('name') name: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const asset = findAsset(`/assets/${name}`);
    if (!asset) throw notFound();
    void reply.headers({
      'content-type': `${asset.type}; charset=utf-8`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      etag: `"${asset.path}"`,
    });
    return asset.text;
  }

  /** Handles addresses that no other route matches. Unmatched API addresses have their own route. */
  @Get('*')
  @Page()
  unknown(@Req() request: FastifyRequest): never {
    throw noSuchRoute(request);
  }

  /** Selects the navigation. Errors of the database do not make the page fail. */
  private async isSignedIn(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const token = new Cookies(request, reply, this.config.publicUrl).get('session');
    try {
      return (await this.sessions.find(token)) !== null;
    } catch (error) {
      if (error instanceof ApiError && error.status === 503) return false;
      throw error;
    }
  }
}
