import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { mergeFindings, RULES, type Found } from '../src/research/researcher/read/reading.js';
import { readPage } from '../src/research/researcher/read/read-page.js';

/**
 * Measures precision and recall of the reader, by kind and by rule, on a set of labelled sites: a directory
 * with `truth.json` and `pages/<id>/…html`, given as an argument or as `RESEARCH_QUALITY_SET`. The repository
 * does not contain a set, because it may not publish pages of others; without a set the benchmark measures
 * nothing. It reads every page of the set, the home page first. `BENCH_ONLY=a,b` selects sites,
 * `BENCH_DETAILS=1` lists wrong and missed values.
 */
interface Truth {
  readonly domain: string;
  readonly names: readonly string[];
  readonly emails: readonly string[];
  readonly people: readonly (readonly [name: string, role: string | null])[];
  readonly phones: readonly string[];
  readonly addresses: readonly (readonly [street: string, code: string | null])[];
  readonly opt_names: readonly string[];
  readonly opt_emails: readonly string[];
  readonly opt_people: readonly string[];
  readonly opt_phones: readonly string[];
  readonly opt_addresses: readonly (readonly [street: string, code: string | null])[];
}
interface Count {
  right: number;
  wrong: number;
  missed: number;
}

function measure(set: string, truths: Readonly<Record<string, Truth>>): void {
  const kinds = new Map<string, Count>();
  const rules = new Map<string, Count>();
  const only = process.env['BENCH_ONLY']?.split(',') ?? Object.keys(truths);
  const cpu = { ms: 0, pages: 0, most: 0 };
  for (const id of only) {
    const truth = truths[id]!;
    const pages = htmlIn(join(set, 'pages', id));
    read(pages, truth.domain);
    const before = process.cpuUsage();
    const findings = read(pages, truth.domain);
    const used = process.cpuUsage(before);
    const ms = (used.user + used.system) / 1_000;
    cpu.ms += ms;
    cpu.pages += pages.length;
    cpu.most = Math.max(cpu.most, ms);
    score(id, findings, truth, kinds, rules);
  }
  print('kind', kinds);
  print(
    'rule',
    new Map(Object.keys(RULES).flatMap((rule) => (rules.has(rule) ? [[rule, rules.get(rule)!]] : []))),
    kinds,
  );
  console.log(
    `\nCPU time of the second run: ${((5.5 * cpu.ms) / cpu.pages).toFixed(0)} ms for a site of 5.5 pages, at most ${cpu.most.toFixed(0)} ms for a whole site of the set`,
  );
}

interface HtmlPage {
  readonly path: string;
  readonly body: Buffer;
}

function htmlIn(root: string): HtmlPage[] {
  const walk = (at: string): string[] =>
    readdirSync(at).flatMap((name) => {
      const path = join(at, name);
      return statSync(path).isDirectory() ? walk(path) : /\.html?$/.test(name) ? [path] : [];
    });
  const isHome = (path: string): boolean => relative(root, path) === 'index.html';
  return walk(root)
    .toSorted((a, b) => Number(isHome(b)) - Number(isHome(a)))
    .map((path) => ({
      path: relative(root, path).replace(/(?:^|\/)index\.html$/, ''),
      body: readFileSync(path),
    }));
}

function read(pages: readonly HtmlPage[], domain: string): Found[] {
  let [country, language]: (string | null)[] = [null, null];
  const found = pages.map(({ path, body }) => {
    const url = `https://${domain}/${encodeURI(path)}`;
    const reading = readPage({
      ...{ body, url, domain, country: country!, language: language! },
      ...{ contentType: 'text/html', plainText: false, isHome: path === '' },
    });
    country ??= reading.country;
    language ??= reading.language;
    return reading.findings;
  });
  return mergeFindings(found);
}

const fold = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const inAnyOrder = (text: string): string => fold(text).split(' ').toSorted().join(' ');
const digits = (text: string): string => text.replace(/\D/g, '');

function score(
  id: string,
  findings: readonly Found[],
  truth: Truth,
  kinds: Map<string, Count>,
  rules: Map<string, Count>,
): void {
  const compare = (
    kind: Found['kind'],
    expected: readonly string[],
    optional: readonly string[],
    keyOf: (found: Found) => string,
    isSame = (found: string, wanted: string): boolean => found === wanted,
  ): void => {
    const seen = new Set<string>();
    for (const found of findings.filter((one) => one.kind === kind)) {
      const key = keyOf(found);
      const right = expected.find((one) => isSame(key, one));
      if (right !== undefined) seen.add(right);
      else if (optional.some((one) => isSame(key, one))) continue;
      const result = right === undefined ? 'wrong' : 'right';
      for (const counts of [of(kinds, kind), of(rules, found.rule)]) counts[result] += 1;
      if (result === 'wrong') detail(`${id}: wrong ${kind} ${JSON.stringify(found.value)} [${found.rule}]`);
    }
    const isOneEnough = kind === 'organization_name';
    for (const one of isOneEnough ? (seen.size > 0 ? [] : expected.slice(0, 1)) : expected) {
      if (seen.has(one)) continue;
      of(kinds, kind).missed += 1;
      detail(`${id}: missed ${kind} ${one}`);
    }
  };
  const value = (found: Found): Record<string, string> => found.value as unknown as Record<string, string>;
  compare('organization_name', [...truth.names, ...truth.opt_names].map(fold), [], (one) =>
    fold(value(one)['name']),
  );
  compare('email_address', truth.emails.map(lower), truth.opt_emails.map(lower), (one) =>
    value(one)['address']!.toLowerCase(),
  );
  compare(
    'person',
    truth.people.map(([name]) => inAnyOrder(name)),
    truth.opt_people.map(inAnyOrder),
    (one) => inAnyOrder(value(one)['name']!),
  );
  compare('phone', truth.phones.map(digits), truth.opt_phones.map(digits), (one) =>
    digits(value(one)['number']!),
  );
  const place = ([street, code]: readonly [string, string | null]): string => `${fold(street)}|${fold(code)}`;
  compare(
    'postal_address',
    truth.addresses.map(place),
    truth.opt_addresses.map(place),
    (one) => `${fold(value(one)['street'])}|${fold(value(one)['line'])}`,
    isSamePlace,
  );
}

const lower = (text: string): string => text.toLowerCase();

/** The line contains the postal code and most words of the street. */
function isSamePlace(found: string, wanted: string): boolean {
  const [[street = '', line = ''], [expected = '', code = '']] = [found.split('|'), wanted.split('|')];
  if (!line.replaceAll(' ', '').includes(code.replaceAll(' ', ''))) return false;
  const words = new Set(`${street} ${line}`.split(' '));
  const parts = expected.split(' ');
  return parts.filter((part) => words.has(part)).length >= Math.ceil(parts.length * 0.6);
}

function of(counts: Map<string, Count>, name: string): Count {
  const known = counts.get(name) ?? { right: 0, wrong: 0, missed: 0 };
  counts.set(name, known);
  return known;
}

function detail(line: string): void {
  if (process.env['BENCH_DETAILS'] !== undefined) console.log(line);
}

const KIND_OF_RULES: Readonly<Record<string, string>> = {
  organization: 'organization_name',
  email: 'email_address',
  phone: 'phone',
  address: 'postal_address',
  person: 'person',
};

function print(
  title: 'kind' | 'rule',
  counts: ReadonlyMap<string, Count>,
  kinds: ReadonlyMap<string, Count> = counts,
): void {
  const share = (part: number, all: number): string =>
    (all === 0 ? '-' : (part / all).toFixed(3)).padStart(9);
  console.log(`\n${title.padEnd(26)}precision   recall   right wrong missed`);
  for (const [name, { right, wrong, missed }] of counts) {
    // The recall of a rule is the share of all values of its kind that it finds as the surest rule.
    const kind = kinds.get(KIND_OF_RULES[name.split('.')[0]!] ?? name);
    const all = kind === undefined ? right + missed : kind.right + kind.missed;
    const numbers = [right, wrong, ...(title === 'kind' ? [missed] : [])].map((one) =>
      String(one).padStart(6),
    );
    console.log(`${name.padEnd(26)}${share(right, right + wrong)}${share(right, all)}  ${numbers.join('')}`);
  }
}

const directory = process.argv[2] ?? process.env['RESEARCH_QUALITY_SET'];
const truthFile = directory === undefined ? '' : join(resolve(directory), 'truth.json');
if (!existsSync(truthFile)) {
  console.log(
    'Skipped: research quality. No labelled set: name its directory as an argument, or in RESEARCH_QUALITY_SET.',
  );
} else {
  measure(resolve(directory!), JSON.parse(readFileSync(truthFile, 'utf8')) as Record<string, Truth>);
}
