/** The oldest Node that the service runs on. */
const OLDEST = 24;

/**
 * Ends the process with one sentence if its Node is too old. An entry point asks before it loads anything else: what an
 * older Node cannot load would end it with a stack.
 */
export function requireNode(host: Pick<NodeJS.Process, 'versions' | 'stderr' | 'exit'> = process): void {
  const version = host.versions.node;
  if (Number.parseInt(version, 10) >= OLDEST) return;
  host.stderr.write(
    `Node ${version} is too old, Node ${OLDEST} is needed: use npm start and npm run directory, which bring it along.\n`,
  );
  host.exit(1);
}
