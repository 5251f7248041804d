import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileIn = (dataDir: string): string => join(dataDir, 'server-address');

/** Stores the address of the server on this data directory for commands; returns a function that removes it. */
export function noteServerAddress(dataDir: string, address: string): () => void {
  writeFileSync(fileIn(dataDir), address);
  return () => rmSync(fileIn(dataDir), { force: true });
}

/** The address of the server that runs on this data directory; null if none has stored one. */
export function serverAddress(dataDir: string): string | null {
  try {
    return readFileSync(fileIn(dataDir), 'utf8');
  } catch {
    return null;
  }
}
