import { requireNode } from './start/node-version.js';

/** The worker: what has to follow a write, such as the search index. As many as wanted may run. */
requireNode('npm run worker');
const [{ runMain }, { work }] = await Promise.all([import('./start/run.js'), import('./start/work.js')]);
runMain(work);
