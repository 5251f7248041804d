const OLDEST = 24;

/**
 * Ends the process with one sentence if its Node is too old. Call this before any other import: a module that an older
 * Node cannot load would end the process with a stack trace.
 *
 * @param command the npm script that runs this entry point on the bundled Node
 */
export function requireNode(
  command: string,
  host: Pick<NodeJS.Process, 'versions' | 'stderr' | 'exit'> = process,
): void {
  const version = host.versions.node;
  if (Number.parseInt(version, 10) >= OLDEST) return;
  host.stderr.write(`Node ${version} is too old: use ${command}, which runs the bundled Node ${OLDEST}.\n`);
  host.exit(1);
}
