import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Injectable, Controller, Get, Header } from '@nestjs/common';
import type { OpenApiDocument } from '../http/openapi-types.js';
import { StartupError } from '../database/startup-error.js';
import { Endpoint } from '../http/endpoint.js';
import { JsonReply, etagOf } from '../http/reply.js';

/**
 * The committed document at the root of the package. The path is the same from `dist/` and `src/`, and independent of
 * the working directory.
 */
export const OPENAPI_FILE = new URL('../../openapi.json', import.meta.url);

/** The committed OpenAPI document, read once when the service starts. */
@Injectable()
export class OpenApiFile {
  readonly document = JSON.parse(readDocument(OPENAPI_FILE)) as OpenApiDocument;
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

@Controller('openapi.json')
export class OpenApiController {
  private readonly reply: JsonReply;

  constructor(file: OpenApiFile) {
    const text = JSON.stringify(file.document);
    this.reply = new JsonReply(text, { etag: etagOf(text) });
  }

  @Get()
  @Header('Cache-Control', 'public, max-age=300')
  @Endpoint({
    id: 'showOpenApi',
    summary: 'Show this document',
    description: 'The OpenAPI 3.1 document of this API. Requires no key. /docs is the reference for people.',
    access: 'public',
    reply: 'OpenApi',
  })
  show() {
    return this.reply;
  }
}
