import type { FastifyReply, FastifyRequest } from 'fastify';

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

  /** Returns the raw value of the cookie; null if it is missing. */
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
