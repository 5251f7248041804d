import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import ts from 'typescript';

/** A source file and the facts that the rules check. Paths are relative to `src/`. */
export interface SourceFile {
  readonly path: string;
  readonly lines: number;
  /** Module specifiers as written, of imports of every kind. */
  readonly imports: readonly string[];
  readonly reexports: readonly string[];
  readonly readsEnvironment: boolean;
}

/** Takes the files and returns one sentence for each violation. */
export type Rule = (files: readonly SourceFile[]) => string[];

/** Reads all TypeScript files below `root`, except specs, which may import everything. */
export function readSources(root: string): SourceFile[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.spec\.tsx?$/.test(path))
    .map((path) => parseSource(path.replaceAll(sep, '/'), readFileSync(join(root, path), 'utf8')));
}

export function parseSource(path: string, text: string): SourceFile {
  const imports: string[] = [];
  const reexports: string[] = [];
  let readsEnvironment = false;
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier !== null) (ts.isExportDeclaration(node) ? reexports : imports).push(specifier);
    readsEnvironment ||= isEnvironment(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  readsEnvironment ||= imports.some((name) => /^(node:)?process$/.test(name));
  return { path, lines: text.trimEnd().split('\n').length, imports, reexports, readsEnvironment };
}

/**
 * Returns the specifier of `import … from`, `export … from`, `import()` and the type `import('…')`; null for
 * other nodes.
 */
function specifierOf(node: ts.Node): string | null {
  const named =
    ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
      ? node.moduleSpecifier
      : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
        ? node.arguments[0]
        : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
          ? node.argument.literal
          : undefined;
  return named && ts.isStringLiteralLike(named) ? named.text : null;
}

/** Matches `process.env`, `process['env']` and `const { env } = process`. */
function isEnvironment(node: ts.Node): boolean {
  const isProcess = (part?: ts.Node) =>
    part !== undefined && ts.isIdentifier(part) && part.text === 'process';
  if (ts.isPropertyAccessExpression(node)) return isProcess(node.expression) && node.name.text === 'env';
  if (ts.isElementAccessExpression(node)) return isProcess(node.expression);
  return ts.isVariableDeclaration(node) && isProcess(node.initializer);
}

/** Resolves the relative imports of a file to paths of sources; `.ts` also stands for `.tsx`. */
function targetsOf(file: SourceFile): string[] {
  return [...file.imports, ...file.reexports]
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => posix.join(posix.dirname(file.path), specifier).replace(/\.js$/, '.ts'));
}

export interface Layout {
  /**
   * Levels from the top down, each with its folders and top-level files. A file imports from its own level
   * and below.
   */
  readonly levels: readonly (readonly string[])[];
  /** Folders that every file may import and that import only each other. */
  readonly leaves: readonly string[];
  /** Folders that may not import each other, except for the files whose names match. */
  readonly siblings: { readonly folders: readonly string[]; readonly shared: RegExp };
  /** Allowed imports that point up or out of a leaf, each with its reason. */
  readonly exceptions: readonly { readonly from: RegExp; readonly to: RegExp; readonly why: string }[];
}

export function pointsDown({ levels, leaves, siblings, exceptions }: Layout): Rule {
  const placeOf = (path: string) => path.split('/')[0]!;
  const levelOf = (place: string) =>
    leaves.includes(place) ? Infinity : levels.findIndex((level) => level.includes(place));
  const violation = (from: string, to: string): string | null => {
    const [here, there] = [placeOf(from), placeOf(to)];
    if (here === there || exceptions.some((one) => one.from.test(from) && one.to.test(to))) return null;
    if (levelOf(here) === -1) return `${here} has no level`;
    if (levelOf(there) < levelOf(here)) return `${from} imports ${to}, which is above it`;
    const separated = siblings.folders.includes(here) && siblings.folders.includes(there);
    return separated && !siblings.shared.test(to)
      ? `${from} imports ${to}, which is another resource's own`
      : null;
  };
  return (files) => [
    ...new Set(
      files.flatMap((file) => targetsOf(file).flatMap((target) => violation(file.path, target) ?? [])),
    ),
  ];
}

/** Reports files that import each other, directly or through others. */
export const hasNoCycles: Rule = (files) => {
  const targets = new Map(files.map((file) => [file.path.replace(/\.tsx$/, '.ts'), targetsOf(file)]));
  const done = new Set<string>();
  const walk = (path: string, trail: readonly string[]): string[] => {
    if (trail.includes(path)) return [[...trail.slice(trail.indexOf(path)), path].join(' -> ')];
    if (done.has(path)) return [];
    const cycles = (targets.get(path) ?? []).flatMap((target) => walk(target, [...trail, path]));
    done.add(path);
    return cycles;
  };
  return [...targets.keys()].flatMap((path) => walk(path, []));
};

export const namesExtensions: Rule = (files) =>
  files.flatMap((file) =>
    [...file.imports, ...file.reexports]
      .filter((specifier) => specifier.startsWith('.') && !/\.(js|json)$/.test(specifier))
      .map((specifier) => `${file.path} imports ${specifier} without .js`),
  );

export const hasNoBarrels: Rule = (files) =>
  files.flatMap((file) => [
    ...(/(^|\/)index\.tsx?$/.test(file.path) ? [`${file.path} is a barrel`] : []),
    ...file.reexports.map(
      (specifier) => `${file.path} passes on ${specifier}: import it where it is defined`,
    ),
  ]);

export const isShort =
  (limit: number, exempt: RegExp): Rule =>
  (files) =>
    files
      .filter((file) => file.lines > limit && !exempt.test(file.path))
      .map((file) => `${file.path} has ${file.lines} lines`);

export const readsEnvironmentIn =
  (reader: string): Rule =>
  (files) =>
    files
      .filter((file) => file.readsEnvironment && file.path !== reader)
      .map((file) => `${file.path} reads the environment`);
