import { randomBytes } from 'node:crypto';
import { Controller, Get, Inject, Param, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Sessions } from '../accounts/sessions.js';
import { type Config, CONFIG } from '../config/config.js';
import { Page } from '../http/endpoint.js';
import { ApiError, notFound } from '../common/errors.js';
import { noSuchRoute } from '../http/request-head.js';
import { findAsset, referenceLibrary, type Asset, REFERENCE_SCRIPT } from './assets.js';
import { OpenApiFile } from './openapi-file.js';
import { HomePage } from './home.page.js';
import { publicPage, sendPublicPage, type PublicPage, PageReply, sendPage } from './page.js';
import { PageErrorFilter } from './page-error.filter.js';
import { Cookies } from './visits/cookies.js';
import type { Method, OpenApiDocument, Operation } from '../http/openapi-types.js';
import { Layout } from './layout.js';

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

interface DocsPageProps {
  readonly document: OpenApiDocument;
  readonly library: Asset;
  readonly nonce: string;
  readonly signedIn: boolean;
}

/** The API reference: a list of all operations, replaced with the interactive reference where scripts run. */
function DocsPage({ document, library, nonce, signedIn }: DocsPageProps) {
  return (
    <Layout
      title="Documentation"
      description="Reference of the directory’s JSON API."
      path="/docs"
      signedIn={signedIn}
      head={
        <>
          <meta property="csp-nonce" content={nonce} />
          <script src={REFERENCE_SCRIPT.path} data-library={library.path} defer />
        </>
      }
    >
      <h1>{document.info.title}</h1>
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
            {operationsOf(document, name).map(({ method, path, operation }) => (
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
    </Layout>
  );
}

interface Entry {
  readonly method: Method;
  readonly path: string;
  readonly operation: Operation;
}

const operationsOf = ({ paths }: OpenApiDocument, tag: string): Entry[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    (Object.entries(item) as [Method, Operation][])
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => ({ method, path, operation })),
  );
