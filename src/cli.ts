#!/usr/bin/env node
import { requireNode } from './start/node-version.js';

requireNode('npm run directory');
const [{ runMain }, { runCommand }] = await Promise.all([
  import('./start/run.js'),
  import('./cli/program.js'),
]);
runMain((lifecycle) => runCommand(process.argv.slice(2), lifecycle));
