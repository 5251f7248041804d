import { TestApp, type AppOptions } from '../../support/app.js';
import { freePort } from '../../support/ports.js';

/** The application, listening on the address that it uses in links. */
export class Site {
  private constructor(
    readonly api: TestApp,
    readonly url: string,
  ) {}

  static async start(environment: Record<string, string> = {}, options: AppOptions = {}): Promise<Site> {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const api = await TestApp.start({ PUBLIC_URL: url, ...environment }, options);
    await api.app.listen(port, '127.0.0.1');
    return new Site(api, url);
  }

  stop(): Promise<void> {
    return this.api.stop();
  }
}
