import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/**
 * Makes the tokens by which a form proves that it came from a page of this service, shown to this browser:
 * the signature of the browser's own cookie, which no other site can read.
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
 * False if the browser says that another site made it send this. What says nothing of its origin is no browser of this
 * decade, and is left to the token.
 */
export function isSameOrigin({ headers }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return origin === new URL(publicUrl).origin || new URL(origin).host === headers.host?.toLowerCase();
}
