import type { VNode } from 'preact';
import type { PageNeeds } from '../page.js';

export interface PageOptions extends PageNeeds {
  readonly status?: number;
}

/** A page to show. */
export class PageReply {
  constructor(
    readonly page: VNode,
    readonly options: PageOptions = {},
  ) {}
}

/** 303: the page to look at next. Returned after a form was taken, thrown where a page cannot be shown. */
export class SeeOther extends Error {
  override name = 'SeeOther';

  constructor(readonly location: string) {
    super(`see ${location}`);
  }
}
