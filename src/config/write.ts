import { writeFileSync } from 'node:fs';
import { configurationPage } from './settings.js';

// `npm run configuration`: brings docs/configuration.md up to date with the settings.
writeFileSync(new URL('../../docs/configuration.md', import.meta.url), configurationPage());
