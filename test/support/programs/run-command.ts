import { runCommand } from '../../../src/cli/program.js';
import { runMain } from '../../../src/start/run.js';

// run-command.ts <arguments…>: runs the command line on the database and the index that the environment
// names.
runMain((lifecycle) => runCommand(process.argv.slice(2), lifecycle));
