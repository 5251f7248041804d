import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { OPENAPI_FILE } from '../pages/openapi-file.js';
import { buildOpenApi } from './document.js';
import { openApiText } from './text.js';

// `npm run openapi`: regenerates the committed document from the code.
writeFileSync(OPENAPI_FILE, openApiText(await buildOpenApi()));
