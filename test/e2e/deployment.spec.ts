import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from '../../src/config/config.js';
import { freePort, freePorts } from '../support/ports.js';
import { emptyDatabaseUrl } from '../support/postgres.js';

// It builds the service, and starts processes.
jest.setTimeout(120_000);

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Service {
  readonly image?: string;
  readonly build?: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly profiles?: readonly string[];
  readonly env_file?: readonly { readonly path: string }[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string; readonly required?: boolean }>>;
  readonly healthcheck?: { readonly test?: readonly string[]; readonly disable?: boolean };
  readonly deploy?: { readonly replicas: number };
}

const compose = parse(read('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: object;
};
const ours = Object.entries(compose.services).filter(([, { build }]) => build !== undefined);

/** Instructions of the Dockerfile, continued lines joined. */
const instructions = read('Dockerfile')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({ name: line.split(' ', 1)[0]!, rest: line.slice(line.indexOf(' ') + 1) }));
const all = (name: string) => instructions.filter((one) => one.name === name).map(({ rest }) => rest);
const imageEnv = Object.fromEntries(
  all('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=', 2) as [string, string])),
);

describe('compose.yaml', () => {
  it('has everything that the service can use, and the service in all its parts', () => {
    expect(Object.keys(compose.services).sort()).toEqual([
      'api',
      'elasticsearch',
      'grafana',
      'migrate',
      'postgres',
      'prometheus',
      'redis',
      'worker',
    ]);
    expect(compose.services['worker']!.deploy).toEqual({ replicas: 2 });
    expect(new Set(ours.map(([, { image }]) => image)).size).toBe(1);
  });

  it('starts servers and workers only after the migration', () => {
    const conditions = (name: string) => compose.services[name]!.depends_on!;
    expect(conditions('migrate')['postgres']!.condition).toBe('service_healthy');
    for (const name of ['api', 'worker']) {
      expect(conditions(name)['migrate']!.condition).toBe('service_completed_successfully');
    }
    // A service that others wait for needs a health check.
    for (const { depends_on = {} } of Object.values(compose.services).filter(
      ({ image }) => !image?.startsWith('grafana'),
    )) {
      for (const [name, { condition }] of Object.entries(depends_on)) {
        if (condition === 'service_healthy') expect(compose.services[name]!.healthcheck?.test).toBeDefined();
      }
    }
  });

  it('starts optional components only in their profiles, and depends on none of them', () => {
    const optional = Object.entries(compose.services).filter(([, { profiles }]) => profiles !== undefined);
    expect(optional.map(([name, { profiles }]) => [name, ...profiles!])).toEqual([
      ['redis', 'redis'],
      ['elasticsearch', 'elasticsearch'],
      ['prometheus', 'monitoring'],
      ['grafana', 'monitoring'],
    ]);
    const names = new Set(optional.map(([name]) => name));
    for (const [, { depends_on = {} }] of ours) {
      for (const [name, { required }] of Object.entries(depends_on)) {
        if (names.has(name)) expect(required).toBe(false);
      }
    }
  });

  it('passes on every setting of .env', () => {
    for (const [, { env_file }] of ours) expect(env_file).toMatchObject([{ path: '.env' }]);
  });

  it('sets only what the configuration reads, to values that it takes, and holds no secret', () => {
    const known = new Set<string>();
    readConfig(new Proxy({}, { get: (_env, name) => void known.add(String(name)) }));
    for (const [, { environment }] of ours) {
      expect(Object.keys({ ...imageEnv, ...environment }).filter((name) => !known.has(name))).toEqual([]);
      expect(() => readConfig({ ...imageEnv, ...substituted(environment) })).not.toThrow();
    }
    expect(read('compose.yaml').match(/(PASSWORD|SECRET): (?!\$\{\w+:\?)/g)).toBeNull();
  });
});

const manifests = ['config', 'migrate', 'namespace', 'server', 'worker'].flatMap((name) =>
  parseAllDocuments(read(`deploy/kubernetes/${name}.yaml`)).map((document) => document.toJS() as any),
);

describe('the manifests for Kubernetes', () => {
  const found = (kind: string, name: string) =>
    manifests.find((one) => one.kind === kind && one.metadata.name === name);
  const containerOf = (kind: string, name: string) => found(kind, name).spec.template.spec.containers[0];

  it('run the commands of compose.yaml, and are all listed', () => {
    const { resources } = parse(read('deploy/kubernetes/kustomization.yaml'));
    expect(resources).toHaveLength(5);
    const commands = [
      ['Job', 'directory-migrate', 'migrate'],
      ['Deployment', 'directory-server', 'api'],
      ['Deployment', 'directory-worker', 'worker'],
    ] as const;
    for (const [kind, name, service] of commands)
      expect(containerOf(kind, name).command).toEqual(compose.services[service]!.command);
  });

  it.each(['server', 'worker'])(
    'probe the %s on ports that it has, disrupt few of it and scale it',
    (part) => {
      const name = `directory-${part}`;
      const container = containerOf('Deployment', name);
      const ports = container.ports.map((port: { name: string }) => port.name);
      for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'])
        expect(ports).toContain(container[probe].httpGet.port);
      expect(container.readinessProbe.httpGet.path).toBe('/health/ready');
      const { matchLabels } = found('Deployment', name).spec.selector;
      expect(found('PodDisruptionBudget', name).spec.selector.matchLabels).toEqual(matchLabels);
      expect(found('HorizontalPodAutoscaler', name).spec.scaleTargetRef.name).toBe(name);
    },
  );

  it('set only what the configuration reads, to values that it takes', () => {
    const settings = { ...found('ConfigMap', 'directory').data, SESSION_SECRET: 's'.repeat(32) };
    expect(() =>
      readConfig({ ...imageEnv, ...settings, DATABASE_URL: 'postgres://db/directory' }),
    ).not.toThrow();
  });

  it('scale workers by a metric that the service has', () => {
    const [{ external }] = found('HorizontalPodAutoscaler', 'directory-worker').spec.metrics;
    expect(read('docs/operating.md')).toContain(external.metric.name);
  });
});

describe('the Dockerfile', () => {
  it('builds on and runs on Node 24, without root', () => {
    expect(all('FROM')).toEqual(['node:24-slim AS build', 'node:24-slim']);
    expect(all('USER')).toEqual(['node']);
    const order = instructions.map(({ name }) => name);
    expect(order.lastIndexOf('USER')).toBeGreaterThan(order.lastIndexOf('RUN'));
  });

  it('checks the health in a way that fits server and worker', () => {
    expect(all('HEALTHCHECK').join()).toContain('/health/live');
    expect(imageEnv['METRICS_PORT']).toMatch(/^\d+$/);
  });
});

/** What the image holds: the build of what .dockerignore lets in, and nothing else of the sources. */
describe('the commands of compose.yaml, run on the build of the image', () => {
  let image: string;
  let env: Record<string, string>;
  const running: ChildProcess[] = [];

  beforeAll(async () => {
    image = await mkdtemp(join(tmpdir(), 'directory-image-'));
    const sent = read('.dockerignore').match(/^!.+$/gm)!;
    for (const path of sent.map((line) => line.slice(1))) {
      cpSync(join(ROOT, path), join(image, path), {
        recursive: true,
        filter: (file) => !/\.spec\.tsx?$/.test(file),
      });
    }
    await symlink(join(ROOT, 'node_modules'), join(image, 'node_modules'));
    await promisify(execFile)(process.execPath, ['scripts/prepare.js'], { cwd: image });
    const kept = all('COPY').flatMap((rest) => [...rest.matchAll(/\/app\/(\S+)/g)].map(([, name]) => name!));
    for (const path of sent.map((line) => line.slice(1))) {
      if (!kept.includes(path)) rmSync(join(image, path), { recursive: true });
    }
    expect(kept.filter((path) => !existsSync(join(image, path)))).toEqual([]);
    env = { PATH: process.env['PATH']!, ...imageEnv, HOST: '127.0.0.1', DATA_DIR: join(image, 'data') };
    const { DATABASE_URL, ...settings } = substituted(compose.services['api']!.environment);
    expect(DATABASE_URL).toMatch(/^postgres:/);
    Object.assign(env, settings, { DATABASE_URL: await emptyDatabaseUrl('composed') });
  });

  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL');
    await rm(image, { recursive: true, force: true });
  });

  /** Runs a command in the image; `code` resolves when it has ended. */
  function run([program, ...args]: readonly string[], more: Record<string, string> = {}) {
    expect(program).toBe('node');
    const child = spawn(process.execPath, args, {
      cwd: image,
      env: { ...env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.push(child);
    const [stdout, stderr] = [text(child.stdout), text(child.stderr)];
    const code = once(child, 'close').then(([status]) => status as number | null);
    const started = Promise.race([
      once(child.stdout, 'data').then(([data]) => String(data)),
      code.then(async () => `It ended: ${await stderr}`),
    ]);
    return { child, stdout, code, started };
  }

  it('migrate, serve and work, are healthy, and end well', async () => {
    const migrate = run(compose.services['migrate']!.command!);
    expect([await migrate.code, await migrate.stdout]).toEqual([
      0,
      expect.stringMatching(/^Applied: Directory\d+/),
    ]);

    const ports = await freePorts(4);
    const watched = (n: number) => ({ METRICS_PORT: String(ports[n]) });
    const api = run(compose.services['api']!.command!, { ...watched(0), PORT: String(ports[3]) });
    expect(await api.started).toContain('is ready');
    const workers = [];
    for (const n of [1, 2]) {
      const worker = run(compose.services['worker']!.command!, watched(n));
      expect(await worker.started).toContain('worker is ready');
      workers.push(worker);
    }
    const ready = await fetch(`http://127.0.0.1:${ports[3]}/health/ready`);
    expect([ready.status, await ready.json()]).toMatchObject([200, { status: 'ok' }]);

    const [check] = all('HEALTHCHECK').map((rest) => JSON.parse(rest.slice(rest.indexOf('['))) as string[]);
    for (const n of [0, 1, 2]) expect(await run(check!, watched(n)).code).toBe(0);
    const unused = await freePort();
    expect(await run(check!, { METRICS_PORT: String(unused) }).code).toBe(1);

    for (const { child, code } of [api, ...workers]) {
      child.kill('SIGTERM');
      expect(await code).toBe(0);
    }
  });
});

/** As Compose fills them in, with secrets set. */
function substituted(environment: Readonly<Record<string, string>> = {}): Record<string, string> {
  const fill = (value: string) =>
    value.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_all, name: string, kind: string, rest: string) =>
      kind === '-' ? rest : `${name.toLowerCase()}${'0'.repeat(32)}`,
    );
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fill(String(value))]));
}
