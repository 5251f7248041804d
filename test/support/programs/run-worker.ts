import { runMain } from '../../../src/start/run.js';
import { work } from '../../../src/start/work.js';

// run-worker.ts: a worker on DATABASE_URL; says when it is ready, and stays until a signal.
runMain(work);
