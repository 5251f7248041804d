import type { ResearchSettings } from '../../config/research-settings.js';

/** How sites are approached. From the configuration; tests give their own. */
export interface ResearcherSettings extends Pick<ResearchSettings, 'delayMs' | 'localSites'> {
  /** The operator's address, which the User-Agent names. */
  readonly publicUrl: string;
}
