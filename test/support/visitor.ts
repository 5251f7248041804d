import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { registerSecrets, registerSecretsOfCall } from './recorded-logs.js';

export interface PageAnswer {
  readonly status: number;
  readonly headers: Record<string, string | undefined>;
  readonly html: string;
  readonly location: string | undefined;
  readonly setCookies: readonly string[];
}

export const PASSWORD = 'seven quiet lanterns';

/** A browser without JavaScript: it keeps cookies and fills in the forms that a page contains. */
export class Visitor {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly app: NestFastifyApplication,
    /** The client address of its requests. */
    readonly address = '127.0.0.1',
  ) {}

  get = (path: string, headers: Record<string, string> = {}) => this.request('GET', path, headers);

  /** Sends these fields, or this body unchanged. */
  post(path: string, form: Record<string, string> | string | Buffer, headers: Record<string, string> = {}) {
    const body =
      typeof form === 'string' || Buffer.isBuffer(form) ? form : new URLSearchParams(form).toString();
    return this.request(
      'POST',
      path,
      { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body,
    );
  }

  /**
   * Opens a page and submits its form with these fields filled in. If the page has several forms, `action`
   * selects one.
   */
  async submit(page: string, fields: Record<string, string>, action = page): Promise<PageAnswer> {
    return this.post(action, { ...(await this.hiddenFields(page, action)), ...fields });
  }

  /** Returns the hidden fields of a form. */
  async hiddenFields(page: string, action = page): Promise<Record<string, string>> {
    const { html } = await this.get(page);
    const form = html.split('<form').find((part) => part.includes(`action="${action}"`));
    if (form === undefined) throw new Error(`${page} has no form for ${action}`);
    const inputs = form.split('</form>')[0]!.matchAll(/<input type="hidden"[^>]*>/g);
    return Object.fromEntries(
      [...inputs].map(([input]) => [
        /name="([^"]*)"/.exec(input)![1],
        (/value="([^"]*)"/.exec(input)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
      ]),
    ) as Record<string, string>;
  }

  signUp(email: string, name = 'Mary Member', password = PASSWORD): Promise<PageAnswer> {
    return this.submit('/sign-up', { email, name, password });
  }

  signIn(email: string, password = PASSWORD): Promise<PageAnswer> {
    return this.submit('/sign-in', { email, password });
  }

  async isSignedIn(): Promise<boolean> {
    return (await this.get('/account')).status === 200;
  }

  /** Creates or rotates the API key and returns it. */
  async newKey(): Promise<string> {
    const { html } = await this.submit('/account/api-key', {});
    return /dir_[\w-]{43}/.exec(html)![0];
  }

  private async request(
    method: 'GET' | 'POST',
    path: string,
    headers: Record<string, string>,
    payload?: string | Buffer,
  ): Promise<PageAnswer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const sent = { accept: 'text/html', ...(cookie === '' ? {} : { cookie }), ...headers };
    registerSecretsOfCall(path, sent, payload);
    const response = await this.app.inject({
      method,
      url: path,
      remoteAddress: this.address,
      headers: sent,
      ...(payload === undefined ? {} : { payload }),
    });
    const setCookies = [response.headers['set-cookie'] ?? []].flat();
    for (const line of setCookies) this.keep(line);
    return {
      status: response.statusCode,
      headers: response.headers as Record<string, string | undefined>,
      html: response.payload,
      location: response.headers.location,
      setCookies,
    };
  }

  private keep(line: string): void {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
    if (/; Max-Age=0(;|$)/.test(line)) this.cookies.delete(name!);
    else this.cookies.set(name!, value!);
    registerSecrets(value!);
  }
}
