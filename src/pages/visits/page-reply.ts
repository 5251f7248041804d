import type { VNode } from 'preact';
import type { PageNeeds } from '../page.js';

export interface PageOptions extends PageNeeds {
  readonly status?: number;
}

/** Response with a page. */
export class PageReply {
  constructor(
    readonly page: VNode,
    readonly options: PageOptions = {},
  ) {}
}

/** Redirects with 303. Handlers return it after accepting a form, and throw it if a page cannot be shown. */
export class SeeOther extends Error {
  override name = 'SeeOther';

  constructor(readonly location: string) {
    super(`see ${location}`);
  }
}
