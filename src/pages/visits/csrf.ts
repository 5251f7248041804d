import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/**
 * Creates CSRF tokens: signatures of the browser's own cookie, which other sites cannot read. A token proves that a
 * form comes from a page of this service in this browser.
 */
export class CsrfTokens {
  constructor(private readonly secret: string) {}

  tokenFor(cookie: string): string {
    return createHmac('sha256', this.secret).update(`csrf ${cookie}`).digest('base64url');
  }
}

/** Compares in constant time. */
export function isSameToken(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Returns false if `Sec-Fetch-Site` or `Origin` names another site. Current browsers send these headers with every
 * form; requests without them depend on the token.
 */
export function isSameOrigin({ headers }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return origin === new URL(publicUrl).origin || new URL(origin).host === headers.host?.toLowerCase();
}
