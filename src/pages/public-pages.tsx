import { Inject, Injectable } from '@nestjs/common';
import type { VNode } from 'preact';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import type { OpenApiDocument } from '../http/openapi-types.js';
import { DocsPage } from './docs/docs.page.js';
import { HomePage } from './home.page.js';
import { OpenApiFile } from './openapi-file.js';
import { publicPage, type PublicPage } from './page.js';

/**
 * The pages that are the same for everybody while the service runs, but for their navigation: one for visitors and one
 * for those who are signed in. Each is made when it is first asked for.
 */
@Injectable()
export class PublicPages {
  private readonly made = new Map<string, PublicPage>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly file: OpenApiFile,
  ) {}

  home(signedIn: boolean): PublicPage {
    return this.once(`home ${signedIn}`, () => (
      <HomePage baseUrl={this.config.publicUrl} signedIn={signedIn} />
    ));
  }

  docs(signedIn: boolean): PublicPage {
    const document = () => JSON.parse(this.file.text) as OpenApiDocument;
    return this.once(`docs ${signedIn}`, () => (
      <DocsPage document={document()} baseUrl={this.config.publicUrl} signedIn={signedIn} />
    ));
  }

  private once(name: string, make: () => VNode): PublicPage {
    const page = this.made.get(name) ?? publicPage(make());
    this.made.set(name, page);
    return page;
  }
}
