import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The style sheet of all pages. */
export const STYLE_SHEET = readFileSync(new URL('./style.css', import.meta.url), 'utf8');

/** Where it is served: another sheet has another path, so that browsers may keep each for ever. */
export const STYLE_SHEET_NAME = `style-${createHash('sha256').update(STYLE_SHEET).digest('hex').slice(0, 16)}.css`;
