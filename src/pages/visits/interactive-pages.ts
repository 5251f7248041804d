import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  applyDecorators,
  type ArgumentsHost,
  type CallHandler,
  type CanActivate,
  Catch,
  Controller,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
  UseFilters,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isToken, newToken } from '../../accounts/credentials.js';
import { MAX_DAYS, Sessions } from '../../accounts/sessions.js';
import { ApiError } from '../../common/errors.js';
import { type Config, CONFIG } from '../../config/config.js';
import { Page } from '../../http/endpoint.js';
import { type PageReply, SeeOther, seeOther, sendPage, signInPath } from '../page.js';
import { ACCESS, type Access, readForm, type FormBody, type Right } from './visit.js';
import { map, type Observable } from 'rxjs';
import { PageErrorFilter } from '../page-error.filter.js';
import { sessionSecret } from '../../accounts/session-secret.js';

const DAY_SECONDS = 86_400;
const DEVICE_DAYS = 365;

const REFUSALS: Readonly<Record<Right, string>> = {
  canEdit: 'This requires an editor: ask the operator for the permission.',
  admin: 'Only administrators do this.',
};

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
 * Identifies the visitor of a page, and accepts forms from this service's own pages only. A browser without a device
 * cookie receives one: forms and sign-ins are bound to it.
 */
@Injectable()
class VisitGuard implements CanActivate {
  private readonly secret: string;

  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.secret = sessionSecret(config);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const cookies = new Cookies(request, http.getResponse<FastifyReply>(), this.config.publicUrl);
    const token = cookies.get('session');
    const signedIn = await this.sessions.find(token);
    const session = signedIn ? token : null;
    if (token !== null && session === null) cookies.clear('session');
    const targets = [context.getHandler(), context.getClass()];
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, targets);
    if (access && session === null) throw new SeeOther(access.otherwise ?? signInPath(request));
    const device = deviceOf(cookies);
    request.visit = {
      signedIn,
      owner: signedIn!,
      get form() {
        return request.form!;
      },
      session,
      origin: { address: request.ip, device },
      notice: noticeOf(request.query as Readonly<Record<string, unknown>>),
      // The tokens of signed-in visitors are bound to the session. Sign-in forms precede the session, so theirs are
      // bound to the device.
      csrfToken: csrfToken(this.secret, access ? session! : device),
      keepSession: async (kept) => {
        if (session !== null) await this.sessions.end(session);
        if (kept === null) cookies.clear('session');
        else cookies.set('session', kept, MAX_DAYS * DAY_SECONDS);
      },
    };
    const right = access?.right;
    if (right && !signedIn?.[right]) throw new ApiError(403, 'forbidden', REFUSALS[right]);
    if (request.method === 'POST') request.form = await this.form(request);
    return true;
  }

  private async form(request: FastifyRequest): Promise<FormBody> {
    if (!isSameOrigin(request, this.config.publicUrl)) throw refused();
    const form = await readForm(request);
    if (!isSameToken(request.visit!.csrfToken, form.text('csrf'))) throw refused();
    return form;
  }
}

function deviceOf(cookies: Cookies): string {
  const known = cookies.get('device');
  if (isToken(known)) return known;
  const device = newToken();
  cookies.set('device', device, DEVICE_DAYS * DAY_SECONDS);
  return device;
}

/**
 * The CSRF token for a browser: a signature of its own cookie, which other sites cannot read. It proves that a form comes
 * from a page of this service in this browser.
 */
const csrfToken = (secret: string, cookie: string): string =>
  createHmac('sha256', secret).update(`csrf ${cookie}`).digest('base64url');

/** Compares in constant time. */
function isSameToken(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Returns false if `Sec-Fetch-Site` or `Origin` names another site. Current browsers send these headers with every
 * form; requests without them depend on the token.
 */
function isSameOrigin({ headers }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return origin === new URL(publicUrl).origin || new URL(origin).host === headers.host?.toLowerCase();
}

/** Sends the page that the handler returns. */
@Injectable()
class PageInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next
      .handle()
      .pipe(
        map((result: PageReply | SeeOther) =>
          result instanceof SeeOther ? seeOther(result, reply) : sendPage(result, reply),
        ),
      );
  }
}

const refused = () =>
  new ApiError(
    403,
    'forbidden',
    'This form is out of date or came from another site. Reload the page and send the form again.',
  );

/** Exception filter of interactive pages. It sends HTML, whatever the `Accept` header. */
@Catch()
class VisitErrorFilter extends PageErrorFilter {
  override async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    if (error instanceof SeeOther) void reply.send(seeOther(error, reply));
    else this.sendPage(error, http.getRequest<FastifyRequest>(), reply);
  }
}

/** Makes every method of a controller a page. */
const areAllPages: ClassDecorator = ({ prototype }) => {
  const { constructor: _, ...methods } = Object.getOwnPropertyDescriptors(prototype as object);
  for (const [name, method] of Object.entries(methods)) Page()(prototype as object, name, method);
};

/** A controller of pages that know their visitor and accept forms. */
export const InteractivePages = (path: string | string[], access: ClassDecorator = () => undefined) =>
  applyDecorators(
    Controller(path),
    areAllPages,
    access,
    UseGuards(VisitGuard),
    UseInterceptors(PageInterceptor),
    UseFilters(VisitErrorFilter),
  );

/** Confirmations of submitted forms, by the parameter `notice` of the page to which the form redirects. */
const NOTICES = new Map<unknown, string>([
  ['welcome', 'Welcome. Your account is ready: create your API key next.'],
  ['name-saved', 'Your name is saved.'],
  ['password-changed', 'Your password is changed. Other browsers are signed out.'],
  ['password-set', 'Your new password is set: sign in with it.'],
  ['password-set-key-revoked', 'Your API key is revoked and your new password is set: sign in with it.'],
  ['key-changed', 'Your key changed after this page was loaded. The page now shows the current key.'],
  ['key-revoked', 'Your key is revoked: calls with it now return 401.'],
  ['tokens-changed', 'Your tokens changed after this page was loaded. The page now shows the current ones.'],
  ['token-revoked', 'The token is revoked: calls with it now return 401.'],
  ['signed-out', 'You are signed out. What you sent was not saved: sign in and enter it again.'],
  ['saved', 'Saved, with its source.'],
  ['created', 'Created, with its source.'],
  ['merged', 'Merged, with its source.'],
  ['undone', 'The merge is undone.'],
  ['not_duplicate', 'Judged: these records are not duplicates.'],
  ['open', 'The pair is open again.'],
  ['accepted', 'Accepted.'],
  ['rejected', 'Rejected.'],
  ['again', 'The domain is queued again.'],
  ['completed', 'The search is completed.'],
  ['rights', 'Rights saved.'],
  ['credits', 'Credits adjusted.'],
  ['account-key-revoked', 'API key revoked.'],
  ['retried', 'The documents are queued again.'],
]);

/** By the parameter `checkout`, with which Stripe redirects. */
const CHECKOUT_NOTICES = new Map<unknown, string>([
  ['done', 'Thank you. Your credits are added once the payment is confirmed.'],
  ['cancelled', 'You left the checkout; you were not charged.'],
]);

const noticeOf = ({ notice, checkout }: Readonly<Record<string, unknown>>): string | undefined =>
  NOTICES.get(notice) ?? CHECKOUT_NOTICES.get(checkout);
