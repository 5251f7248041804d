import type { Server } from 'node:net';

/** Files that a process needs besides its clients' connections: those to what it depends on, and what Node opens to measure. */
const OTHER_FILES = 128;

/** How many connections leave a process that may open so many files enough of them for all else. */
export const mostConnections = (files: number): number => Math.max(files - OTHER_FILES, files >> 1);

/**
 * A connection is an open file, and a process that can open no more can neither ask its database nor measure itself:
 * clients that come when there are too many are hung up on instead.
 */
export function limitConnections(server: Server): void {
  const files = openFilesLimit();
  if (files !== null) server.maxConnections = mostConnections(files);
}

/** What the system allows this process (`ulimit -n`); null where there is no limit. */
function openFilesLimit(): number | null {
  // Otherwise the names of all peers are looked up.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft: number | string } };
  };
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : null;
}
