import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The cookies of one request. Over TLS they are Secure and bound to this very host by the `__Host-` prefix, so that
 * no neighbouring host can plant one.
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

  /** The cookie's value as it came; null without one. */
  get(name: string): string | null {
    const wanted = `${this.fullName(name)}=`;
    const pairs = (this.request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
    return pairs.find((pair) => pair.startsWith(wanted))?.slice(wanted.length) ?? null;
  }

  /** @param value made of letters, digits, `-` and `_` */
  set(name: string, value: string, maxAgeSeconds: number): void {
    const attributes = ['Path=/', `Max-Age=${maxAgeSeconds}`, 'HttpOnly', 'SameSite=Lax'];
    if (this.secure) attributes.push('Secure');
    // Fastify adds to the cookies that are set already.
    void this.reply.header('set-cookie', [`${this.fullName(name)}=${value}`, ...attributes].join('; '));
  }

  clear(name: string): void {
    this.set(name, '', 0);
  }

  private fullName(name: string): string {
    return this.secure ? `__Host-${name}` : name;
  }
}
