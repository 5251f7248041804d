import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformFileSync } from '@swc/core';

const { exclude: _specs, ...swcrc } = JSON.parse(
  readFileSync(new URL('../../.swcrc', import.meta.url), 'utf8'),
);
const options = { ...swcrc, swcrc: false };

// `node --import ./test/support/typescript.js file.ts` runs the sources without a build: tests that kill a process
// start one, and it must not depend on an earlier build.
registerHooks({
  resolve(specifier, context, next) {
    try {
      return next(specifier, context);
    } catch (error) {
      if (!specifier.startsWith('.') || !specifier.endsWith('.js')) throw error;
      return resolveSource(specifier.slice(0, -'.js'.length), context, next);
    }
  },
  load(url, context, next) {
    if (!/\.tsx?(?:\?|$)/.test(url)) return next(url, context);
    // The build omits specs (`exclude` in .swcrc); here they are compiled. Inline source maps give the lines of the sources.
    const { code } = transformFileSync(fileURLToPath(url), { ...options, sourceMaps: 'inline' });
    return { format: 'module', source: code, shortCircuit: true };
  },
});

function resolveSource(path, context, next) {
  try {
    return next(`${path}.ts`, context);
  } catch {
    return next(`${path}.tsx`, context);
  }
}
