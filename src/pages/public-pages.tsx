import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { HomePage } from './home.page.js';
import { publicPage, type PublicPage } from './page.js';

/**
 * The home page in two variants: the navigation of visitors and that of accounts. Each is rendered on first use and
 * does not change while the service runs.
 */
@Injectable()
export class PublicPages {
  private readonly made = new Map<boolean, PublicPage>();

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  home(signedIn: boolean): PublicPage {
    const page =
      this.made.get(signedIn) ?? publicPage(<HomePage baseUrl={this.config.publicUrl} signedIn={signedIn} />);
    this.made.set(signedIn, page);
    return page;
  }
}
