import { requireNode } from './start/node-version.js';

/** The worker: background work such as indexing. Any number may run. */
requireNode('npm run worker');
const [{ runMain }, { work }] = await Promise.all([import('./start/run.js'), import('./start/work.js')]);
runMain(work);
