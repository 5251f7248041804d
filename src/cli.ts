import { Logger } from '@nestjs/common';
import { CommandContext } from './cli/context.js';
import { runCommand } from './cli/program.js';
import { createLogger } from './logging.js';
import { runMain } from './run.js';

/** The command line. */
runMain((lifecycle) => {
  Logger.overrideLogger(createLogger('warn'));
  return runCommand(process.argv.slice(2), new CommandContext(lifecycle));
});
