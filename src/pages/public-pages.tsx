import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import type { OpenApiDocument } from '../http/openapi-types.js';
import { DocsPage } from './docs/docs.page.js';
import { HomePage } from './home.page.js';
import { OpenApiFile } from './openapi-file.js';
import { publicPage, type PublicPage } from './page.js';

/** The pages that are the same for everybody while the service runs, each made when it is first asked for. */
@Injectable()
export class PublicPages {
  private readonly made: { home?: PublicPage; docs?: PublicPage } = {};

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly file: OpenApiFile,
  ) {}

  get home(): PublicPage {
    return (this.made.home ??= publicPage(<HomePage baseUrl={this.config.publicUrl} />));
  }

  get docs(): PublicPage {
    const document = () => JSON.parse(this.file.text) as OpenApiDocument;
    return (this.made.docs ??= publicPage(
      <DocsPage document={document()} baseUrl={this.config.publicUrl} />,
    ));
  }
}
