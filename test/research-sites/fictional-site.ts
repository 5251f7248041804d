/** A made-up organization's site, and what is to be found on it. */
export interface FictionalSite {
  /** In the reserved domain `example`. */
  readonly host: string;
  readonly pages: Readonly<Record<string, SitePage>>;
  readonly truth: Truth;
}

/** HTML, or what a server answers in its place. */
export type SitePage =
  string | { readonly body: string | Buffer; readonly type?: string; readonly status?: number };

/** All that there is to find on a site, and nothing else. */
export interface Truth {
  /** The names that are right; one of them is to be found. */
  readonly names: readonly string[];
  readonly descriptions?: readonly string[];
  readonly people?: readonly (readonly [name: string, role: string | null])[];
  readonly emails?: readonly (readonly [address: string, kind: 'role' | 'personal'])[];
  readonly phones?: readonly string[];
  readonly addresses?: readonly (readonly [street: string | null, postalCode: string, locality: string])[];
  readonly profiles?: readonly string[];
}
