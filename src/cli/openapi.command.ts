import type { Command } from 'commander';
import type { CommandContext } from './context.js';
import { command } from './options.js';

export function openapiCommand(context: CommandContext): Command {
  return command('openapi', 'print the OpenAPI document of the API').action(
    async ({ json }: { json?: boolean }) => {
      await import('reflect-metadata');
      const [{ buildOpenApi }, { openApiText }] = await Promise.all([
        import('../openapi/document.js'),
        import('../openapi/text.js'),
      ]);
      const document = await buildOpenApi();
      context.print(json, openApiText(document).trimEnd(), document);
    },
  );
}
