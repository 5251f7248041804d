import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../../support/eventually.js';
import { freePort } from '../../support/ports.js';

/** `OPENREFINE` names the program if Debian's package is not installed. */
const PROGRAM = process.env['OPENREFINE'] ?? '/usr/bin/openrefine';

export const hasOpenRefine = existsSync(PROGRAM);

/** Runs OpenRefine with a temporary folder. */
export class OpenRefine {
  private constructor(
    readonly url: string,
    private readonly process: ChildProcess,
    private readonly folder: string,
  ) {}

  static async start(): Promise<OpenRefine> {
    const [port, folder] = await Promise.all([freePort(), mkdtemp(join(tmpdir(), 'openrefine-'))]);
    const options = ['-i', '127.0.0.1', '-p', String(port), '-d', folder, '-m', '512M'];
    // OpenRefine runs in a separate process group, which also contains the Java process that the script starts.
    const child = spawn(PROGRAM, [...options, '-x', 'refine.headless=true'], {
      detached: true,
      stdio: 'ignore',
    });
    const started = new OpenRefine(`http://127.0.0.1:${port}`, child, folder);
    await eventually('OpenRefine answers', () =>
      fetch(`${started.url}/command/core/get-version`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    return started;
  }

  /** Opens a table as a project. Returns the URL of its page. */
  async open(csv: string): Promise<string> {
    const { token } = (await (await fetch(`${this.url}/command/core/get-csrf-token`)).json()) as {
      token: string;
    };
    const form = new FormData();
    form.set('project-name', 'Guests');
    form.set('project-file', new Blob([csv]), 'guests.csv');
    form.set('format', 'text/line-based/*sv');
    const query = new URLSearchParams({
      csrf_token: token,
      options: JSON.stringify({ separator: ',', headerLines: 1, guessCellValueTypes: false }),
    });
    const created = await fetch(`${this.url}/command/core/create-project-from-upload?${query}`, {
      method: 'POST',
      body: form,
      redirect: 'manual',
    });
    return created.headers.get('location')!;
  }

  /** Returns the table of a project as CSV. */
  async export(project: string): Promise<string> {
    const form = new URLSearchParams({
      project: new URL(project).searchParams.get('project')!,
      format: 'csv',
      engine: '{"facets":[],"mode":"row-based"}',
    });
    return (
      await fetch(`${this.url}/command/core/export-rows/guests.csv`, { method: 'POST', body: form })
    ).text();
  }

  async stop(): Promise<void> {
    const ended = once(this.process, 'exit');
    process.kill(-this.process.pid!, 'SIGKILL');
    await ended;
    await rm(this.folder, { recursive: true, force: true });
  }
}
