import { randomBytes } from 'node:crypto';
import { Controller, Get, Inject, Param, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Sessions } from '../accounts/sessions.js';
import { type Config, CONFIG } from '../config/config.js';
import { Page } from '../http/endpoint.js';
import { ApiError, notFound } from '../common/errors.js';
import { noSuchRoute } from '../http/request-head.js';
import { findAsset, referenceLibrary, REFERENCE_SCRIPT } from './assets.js';
import { OpenApiFile } from './openapi-file.js';
import { HomePage } from './home.page.js';
import { renderPage, SeeOther, seeOther, sendPublicPage, setPageHeaders } from './page.js';
import { PageErrorFilter } from './page-error.filter.js';
import { Cookies } from './visits/interactive-pages.js';
import type { Visitor } from './visits/visit.js';
import type { Method, OpenApiDocument, Operation } from '../http/openapi-types.js';
import { Frame } from './layout.js';

/** Pages with forms for addresses that only take forms; others belong to the page one segment up. */
const FORM_PAGES: Readonly<Record<string, string>> = {
  '/account/name': '/account/settings',
  '/account/password': '/account/settings',
  '/account/checkout': '/account/billing',
};

@Controller()
@UseFilters(PageErrorFilter)
export class PagesController {
  constructor(
    private readonly file: OpenApiFile,
    private readonly sessions: Sessions,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('/')
  @Page()
  async home(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const visitor = await this.visitor(request, reply);
    return sendPublicPage(<HomePage baseUrl={this.config.publicUrl} />, visitor, reply);
  }

  @Get('docs')
  @Page()
  async docs(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    // The nonce is valid for this response only.
    reply.holdsNoSecret = true;
    const nonce = randomBytes(16).toString('base64url');
    const visit = await this.visitor(request, reply);
    setPageHeaders(reply, { script: true, calls: true, styleNonce: nonce });
    return renderPage(<DocsPage document={this.file.document} nonce={nonce} />, { visit });
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

  /**
   * Handles addresses that no other route matches. A GET of a form's target redirects to the page with the form.
   * Unmatched API addresses have their own route.
   */
  @Get('*')
  @Page()
  unknown(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const error = noSuchRoute(request);
    const [path] = request.url.split('?') as [string];
    if (error.status !== 405 || !/^\/(account|workbench)\//.test(path)) throw error;
    return seeOther(new SeeOther(FORM_PAGES[path] ?? path.slice(0, path.lastIndexOf('/'))), reply);
  }

  /** Selects the navigation. Errors of the database do not make the page fail. */
  private async visitor(request: FastifyRequest, reply: FastifyReply): Promise<Visitor> {
    const token = new Cookies(request, reply, this.config.publicUrl).get('session');
    try {
      return { signedIn: await this.sessions.find(token) };
    } catch (error) {
      if (error instanceof ApiError && error.status === 503) return { signedIn: null };
      throw error;
    }
  }
}

/** The API reference: a list of all operations, replaced with the interactive reference where scripts run. */
function DocsPage({ document, nonce }: { readonly document: OpenApiDocument; readonly nonce: string }) {
  return (
    <Frame
      title="Documentation"
      heading={document.info.title}
      description="Reference of the directory’s JSON API."
      path="/docs"
      head={
        <>
          <meta property="csp-nonce" content={nonce} />
          <script src={REFERENCE_SCRIPT.path} data-library={referenceLibrary().path} defer />
        </>
      }
    >
      <p>
        All operations, by resource. Parameters, bodies, responses and examples are in{' '}
        <a href="/openapi.json">openapi.json</a> (OpenAPI {document.openapi}). With JavaScript, this page is
        an interactive reference with search and sample requests.
      </p>
      {document.tags.map(({ name, description }) => (
        <section>
          <h2>{name}</h2>
          <p>{description}</p>
          <dl class="operations">
            {operationsOf(document, name).map(([method, path, operation]) => (
              <>
                <dt>
                  <code>
                    {method.toUpperCase()} {path}
                  </code>
                </dt>
                <dd>
                  {operation.summary}. {operation.description}
                </dd>
              </>
            ))}
          </dl>
        </section>
      ))}
    </Frame>
  );
}

const operationsOf = ({ paths }: OpenApiDocument, tag: string): [Method, string, Operation][] =>
  Object.entries(paths).flatMap(([path, item]) =>
    (Object.entries(item) as [Method, Operation][])
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]): [Method, string, Operation] => [method, path, operation]),
  );
