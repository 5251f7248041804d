import { requireNode } from './start/node-version.js';

/** The API server. */
requireNode('npm start');
const [{ runMain }, { serve }] = await Promise.all([import('./start/run.js'), import('./start/serve.js')]);
runMain(serve);
