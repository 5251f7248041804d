import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** A program that starts, stops, pauses and kills a real Elasticsearch; it is no part of the project. */
export const LAUNCHER =
  process.env['ELASTICSEARCH_LAUNCHER'] ??
  resolve(import.meta.dirname, '../../../../shared/elasticsearch/elasticsearch');

/** `describe` where the launcher is; elsewhere the suite is skipped, under a name that says what it needs. In CI it fails. */
export function describeWithElasticsearch(name: string, suite: () => void): void {
  if (existsSync(LAUNCHER) || process.env['CI']) describe(name, suite);
  else
    describe.skip(
      `${name} (needs Elasticsearch: set ELASTICSEARCH_LAUNCHER to a program that starts one)`,
      suite,
    );
}

/** A real Elasticsearch on a free port of this machine, empty at first. */
export class ElasticsearchServer {
  private constructor(
    private readonly folder: string,
    private readonly port: number,
  ) {}

  /** Starts one. The first start ever downloads it, which takes minutes. */
  static async start(): Promise<ElasticsearchServer> {
    if (!existsSync(LAUNCHER)) {
      throw new Error(
        `There is no ${LAUNCHER}: set ELASTICSEARCH_LAUNCHER to a program that starts Elasticsearch.`,
      );
    }
    const server = new ElasticsearchServer(process.env['TEST_DATA_DIR']!, await freePort());
    await server.start();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts it again after `stop` or `kill`, with its data; returns once it answers. */
  async start(): Promise<void> {
    await this.launcher('start', '--heap', '512m');
  }

  /** It neither answers nor refuses, until `resume`. */
  pause = (): Promise<void> => this.launcher('pause');
  resume = (): Promise<void> => this.launcher('resume');
  /** An end without a word. */
  kill = (): Promise<void> => this.launcher('kill');
  /** An orderly end. */
  stop = (): Promise<void> => this.launcher('stop');

  /** Loses all data; only while it does not run. */
  async wipe(): Promise<void> {
    await rm(join(this.folder, `elasticsearch-${this.port}`, 'data'), { recursive: true, force: true });
  }

  private async launcher(action: string, ...options: string[]): Promise<void> {
    await promisify(execFile)(LAUNCHER, [action, '--port', String(this.port), ...options], {
      env: { ...process.env, TMPDIR: this.folder },
    });
  }
}

/** A port that is free together with the one that its nodes would talk on among each other. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = await listenOnce(0);
    if (port <= 65_435 && (await listenOnce(port + 100).catch(() => 0)) > 0) return port;
  }
}

function listenOnce(port: number): Promise<number> {
  return new Promise((found, fail) => {
    const server = createServer().once('error', fail);
    server.listen(port, '127.0.0.1', () => {
      const { port: taken } = server.address() as { port: number };
      server.close(() => found(taken));
    });
  });
}
