/** The oldest Node that the service runs on. */
const OLDEST = 24;

/**
 * Ends the process with one sentence if its Node is too old. An entry point asks before it loads anything else: what an
 * older Node cannot load would end it with a stack.
 *
 * @param command the npm script that starts this entry point on the Node of the service's own
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
