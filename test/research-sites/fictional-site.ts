/** A made-up organization's site. */
export interface FictionalSite {
  /** In the reserved domain `example`. */
  readonly host: string;
  readonly pages: Readonly<Record<string, SitePage>>;
}

/** HTML, or what a server answers in its place. */
export type SitePage =
  string | { readonly body: string | Buffer; readonly type?: string; readonly status?: number };

/** A page with a body. */
export const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kontor</title>${head}</head><body>${body}</body></html>`;
