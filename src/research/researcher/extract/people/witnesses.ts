import type { Line, Page } from '../../page/page.js';
import { isAboutJobs } from '../../page/pages-of-jobs.js';
import { namesFirm } from '../others/other-firms.js';
import { isAmongWitnesses } from '../others/others.js';

/** Whether who is named on a line praises the organization from outside: on a page about its jobs, its own people do, but for those of another house. */
export const isWitness = (page: Page, line: Line): boolean =>
  isAmongWitnesses(page, line) && (!isAboutJobs(page) || namesFirm(line.text));
