import { accessSync, closeSync, constants, openSync, realpathSync, statSync, writeSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ImportError } from './import-error.js';
import type { Finding } from './notes.js';

const BUFFERED = 64 * 1024;

/** Where rows go that cannot be loaded, and what had to be left out of others: JSON Lines, made when first needed. */
export class RejectsFile {
  private descriptor: number | null = null;
  private buffer = '';

  constructor(readonly path: string) {}

  /** Throws ImportError if the file cannot be written, or is one of those that are imported. */
  check(inputs: readonly string[]): void {
    try {
      const existing = statSync(this.path, { throwIfNoEntry: false });
      if (existing?.isDirectory()) throw new ImportError(`--rejects ${this.path} is a folder: name a file.`);
      accessSync(existing ? this.path : dirname(resolve(this.path)), constants.W_OK);
      if (existing && inputs.some((input) => realpathSync(input) === realpathSync(this.path))) {
        throw new ImportError(`--rejects ${this.path} is a file that is to be imported: name another one.`);
      }
    } catch (error) {
      throw this.explained(error);
    }
  }

  /** Whether anything had to be said. */
  get written(): boolean {
    return this.descriptor !== null || this.buffer !== '';
  }

  add({ file, line, resource, severity, field, code, message, row }: Finding): void {
    // In this order, with what matters to a reader first.
    this.buffer += `${JSON.stringify({ file, line, resource, severity, field, code, message, row })}\n`;
    if (this.buffer.length >= BUFFERED) this.flush();
  }

  flush(): void {
    if (this.buffer === '') return;
    try {
      this.descriptor ??= openSync(this.path, 'w');
      const bytes = Buffer.from(this.buffer);
      for (let at = 0; at < bytes.length;) at += writeSync(this.descriptor, bytes, at);
      this.buffer = '';
    } catch (error) {
      throw this.explained(error);
    }
  }

  close(): void {
    this.flush();
    if (this.descriptor !== null) closeSync(this.descriptor);
  }

  private explained(error: unknown): unknown {
    if (error instanceof ImportError) return error;
    return new ImportError(
      `--rejects ${this.path} cannot be written (${(error as Error).message}): name a file in a folder that this user may write to.`,
    );
  }
}
