import { Command, Option } from 'commander';
import type { Parser } from '../values/text.js';

/** A command cannot run as given. The message is a sentence that names the option and the fix. */
export class CommandError extends Error {
  override name = 'CommandError';
}

export const command = (name: string, description: string): Command =>
  new Command(name).description(description).option('--json', 'print the result as a JSON object');

/** An option whose value follows a rule of `values/`. */
export function valueOption(flags: string, description: string, parser: Parser<unknown>): Option {
  const option = new Option(flags, description);
  return option.argParser((input: string) => {
    const parsed = parser(input);
    if (parsed.ok) return parsed.value;
    throw new CommandError(`${option.long} ${parsed.message}; it is ${JSON.stringify(input)}.`);
  });
}

export const requiredOption = (flags: string, description: string, parser: Parser<unknown>): Option =>
  valueOption(flags, description, parser).makeOptionMandatory();
