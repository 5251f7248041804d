import { runMain } from '../../../src/start/run.js';
import { work } from '../../../src/start/work.js';

// run-worker.ts: runs a worker on DATABASE_URL, prints a line when it is ready, and ends on a signal.
runMain(work);
