import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { HomePage } from './home.page.js';
import { publicPage, type PublicPage } from './page.js';

/**
 * The home page, which is the same for all while the service runs, but for its navigation: one for visitors and one for
 * accounts. Each is made when it is first asked for.
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
