import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describeWhere } from '../../support/describe-where.js';
import { eventually } from '../../support/eventually.js';
import { freePort, isFree } from '../../support/ports.js';

/** A program that starts, stops, pauses and kills Elasticsearch. It is not part of the project. */
const LAUNCHER =
  process.env['ELASTICSEARCH_LAUNCHER'] ??
  resolve(import.meta.dirname, '../../../../shared/elasticsearch/elasticsearch');

/** Describes a suite that needs the launcher. */
export const describeWithElasticsearch = describeWhere(
  existsSync(LAUNCHER),
  'Elasticsearch: set ELASTICSEARCH_LAUNCHER to a program that starts one',
);

/**
 * The servers run for minutes, so the optimizing compiler and parallel collection cost more than they save.
 */
const SHORT_LIVED = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

/** Elasticsearch on a free local port, initially empty. */
export class ElasticsearchServer {
  /** The server that an earlier test file of this process has released. */
  private static released: ElasticsearchServer | null = null;

  private constructor(
    private readonly folder: string,
    private readonly port: number,
  ) {}

  /** Returns the released server, emptied, or else a new one. */
  static async acquire(): Promise<ElasticsearchServer> {
    const { released } = ElasticsearchServer;
    ElasticsearchServer.released = null;
    if (released !== null && (await released.answers())) {
      await released.empty();
      return released;
    }
    return ElasticsearchServer.start();
  }

  /** Starts a server. The very first start downloads Elasticsearch, which takes minutes. */
  static async start(): Promise<ElasticsearchServer> {
    if (!existsSync(LAUNCHER)) {
      throw new Error(
        `There is no ${LAUNCHER}: set ELASTICSEARCH_LAUNCHER to a program that starts Elasticsearch.`,
      );
    }
    const server = new ElasticsearchServer(process.env['TEST_DATA_DIR']!, await freePortOfNode());
    await server.start();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /**
   * Restarts the server after `stop` or `kill`, with its data, and waits until it answers. On a busy machine
   * the launcher may give up before that, so the health decides.
   */
  async start(): Promise<void> {
    const failure = await this.launcher('start', '--heap', '512m').catch((error: Error) => error.message);
    if (failure !== undefined) {
      await eventually('Elasticsearch answers', () => this.answers(), { currentState: () => failure });
    }
  }

  /** Releases the server to the next test file. It ends with the run (see global-setup.ts). */
  release(): void {
    ElasticsearchServer.released = this;
  }

  private async empty(): Promise<void> {
    const indices = (await (await fetch(`${this.url}/_cat/indices?format=json`)).json()) as {
      index: string;
    }[];
    for (const { index } of indices) await fetch(`${this.url}/${index}`, { method: 'DELETE' });
  }

  private answers = (): Promise<boolean> =>
    fetch(`${this.url}/_cluster/health`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
      () => false,
    );

  /** Suspends the server: it neither answers nor refuses until `resume`. */
  pause = (): Promise<void> => this.launcher('pause');
  resume = (): Promise<void> => this.launcher('resume');
  /** Ends the server with SIGKILL. */
  kill = (): Promise<void> => this.launcher('kill');
  /** Shuts the server down. */
  stop = (): Promise<void> => this.launcher('stop');

  /** Deletes all data. The server must be stopped. */
  async wipe(): Promise<void> {
    await rm(join(this.folder, `elasticsearch-${this.port}`, 'data'), { recursive: true, force: true });
  }

  private async launcher(action: string, ...options: string[]): Promise<void> {
    await promisify(execFile)(LAUNCHER, [action, '--port', String(this.port), ...options], {
      env: { ...process.env, TMPDIR: this.folder, JAVA_TOOL_OPTIONS: SHORT_LIVED },
    });
  }
}

/** Returns a free port whose transport port is free too. */
async function freePortOfNode(): Promise<number> {
  for (;;) {
    const port = await freePort();
    if (port <= 65_435 && (await isFree(port + 100))) return port;
  }
}
