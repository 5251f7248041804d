/** A fictional organization's site. */
export interface FictionalSite {
  /** A name in the reserved domain `example`. */
  readonly host: string;
  readonly pages: Readonly<Record<string, SitePage>>;
}

/** HTML, or a function that responds. */
export type SitePage =
  string | { readonly body: string | Buffer; readonly type?: string; readonly status?: number };

/** Returns a page with a body. */
export const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kontor</title>${head}</head><body>${body}</body></html>`;
