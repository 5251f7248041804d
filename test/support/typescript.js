import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';

const { exclude: _specs, ...swcrc } = JSON.parse(
  readFileSync(new URL('../../.swcrc', import.meta.url), 'utf8'),
);
// The build omits specs (`exclude` in .swcrc); here they are compiled. Inline source maps give the lines of the sources.
const options = { ...swcrc, swcrc: false, sourceMaps: 'inline' };

/** Keeps what was compiled: the processes of a run would compile the same 600 files. `npm ci` empties it. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/typescript/', import.meta.url));
// Coverage of functions from the cache is imprecise.
if (process.env['NODE_V8_COVERAGE'] === undefined) enableCompileCache(join(CACHE, 'node'));

// `node --import ./test/support/typescript.js file.ts` runs the sources without a build: tests that kill a process
// start one, and it must not depend on an earlier build.
registerHooks({
  // Sources import each other by the names of the compiled files.
  resolve(specifier, context, next) {
    const { parentURL } = context;
    if (!/^\..*\.js$/.test(specifier) || parentURL.includes('/node_modules/'))
      return next(specifier, context);
    const source = [specifier.replace(/js$/, 'ts'), specifier.replace(/js$/, 'tsx')].find((name) =>
      existsSync(new URL(name, parentURL)),
    );
    return next(source ?? specifier, context);
  },
  load(url, context, next) {
    if (!/\.tsx?(?:\?|$)/.test(url)) return next(url, context);
    return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true };
  },
});

function compiled(filename) {
  const source = readFileSync(filename, 'utf8');
  const kept = join(CACHE, `${hash('sha1', JSON.stringify([filename, options, source]))}.js`);
  try {
    return readFileSync(kept, 'utf8');
  } catch {
    const { code } = createRequire(import.meta.url)('@swc/core').transformSync(source, {
      ...options,
      filename,
    });
    keep(kept, code);
    return code;
  }
}

function keep(path, code) {
  const unfinished = `${path}-${process.pid}-${threadId}`;
  try {
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(unfinished, code);
    renameSync(unfinished, path);
  } catch {
    // The folder may belong to another user. Each process then compiles for itself.
  }
}
