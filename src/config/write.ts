import { writeFileSync } from 'node:fs';
import { configurationPage } from './settings.js';

// `npm run configuration`: regenerates docs/configuration.md from the settings.
writeFileSync(new URL('../../docs/configuration.md', import.meta.url), configurationPage());
