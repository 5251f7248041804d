import { readFileSync } from 'node:fs';
import { Injectable } from '@nestjs/common';

/** The committed document at the root of the package, from `dist/` as from `src/`, whatever the working folder is. */
export const OPENAPI_FILE = new URL('../../openapi.json', import.meta.url);

/** The OpenAPI document as it was committed; read once, when the service starts. */
@Injectable()
export class OpenApiFile {
  readonly text = readFileSync(OPENAPI_FILE, 'utf8');
}
