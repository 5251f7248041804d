import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The cookies of one request. Over TLS they are `Secure`, and the `__Host-` prefix binds them to this host: sibling
 * hosts cannot set them.
 */
export class Cookies {
  private readonly secure: boolean;

  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
    publicUrl: string,
  ) {
    this.secure = publicUrl.startsWith('https:') || request.protocol === 'https';
  }

  get(name: string): string | null {
    const wanted = `${this.fullName(name)}=`;
    const pairs = (this.request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
    return pairs.find((pair) => pair.startsWith(wanted))?.slice(wanted.length) ?? null;
  }

  /** @param value consists of letters, digits, `-` and `_` */
  set(name: string, value: string, maxAgeSeconds: number): void {
    const attributes = ['Path=/', `Max-Age=${maxAgeSeconds}`, 'HttpOnly', 'SameSite=Lax'];
    if (this.secure) attributes.push('Secure');
    // Fastify appends to the cookies that are already set.
    void this.reply.header('set-cookie', [`${this.fullName(name)}=${value}`, ...attributes].join('; '));
  }

  clear(name: string): void {
    this.set(name, '', 0);
  }

  private fullName(name: string): string {
    return this.secure ? `__Host-${name}` : name;
  }
}

/**
 * The CSRF token for a browser: a signature of its own cookie, which other sites cannot read. It proves that a form comes
 * from a page of this service in this browser.
 */
export const csrfToken = (secret: string, cookie: string): string =>
  createHmac('sha256', secret).update(`csrf ${cookie}`).digest('base64url');

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
