import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

// npm runs this script after `npm ci`, to build. `npm ci --omit=dev` installs no build tools, and uses an existing
// build.
const root = join(import.meta.dirname, '..');
const nest = join(root, 'node_modules/@nestjs/cli/bin/nest.js');
if (existsSync(nest)) {
  const { status } = spawnSync(process.execPath, [nest, 'build'], { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else if (!existsSync(join(root, 'dist/main.js'))) {
  process.stderr.write('There is no dist/, and without devDependencies it cannot be built: run npm ci.\n');
  process.exitCode = 1;
}
