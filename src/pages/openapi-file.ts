import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import type { OpenApiDocument } from '../http/openapi-types.js';
import { StartupError } from '../database/startup-error.js';

/**
 * The committed document at the root of the package. The path is the same from `dist/` and `src/`, and independent of
 * the working directory.
 */
export const OPENAPI_FILE = new URL('../../openapi.json', import.meta.url);

/** The committed OpenAPI document, read once when the service starts. */
@Injectable()
export class OpenApiFile {
  readonly text = readDocument(OPENAPI_FILE);
  private parsed: OpenApiDocument | undefined;

  get document(): OpenApiDocument {
    return (this.parsed ??= JSON.parse(this.text) as OpenApiDocument);
  }
}

/** Throws a StartupError if the file cannot be read. */
export function readDocument(file: URL): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartupError(
      `${fileURLToPath(file)} cannot be read (${code}): it is part of the service, put it back.`,
    );
  }
}
