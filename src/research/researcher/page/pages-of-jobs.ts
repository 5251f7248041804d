import { folded } from './page-kinds.js';
import type { Page } from './page.js';

/** What pages are called on which an organization says what it is like to work there. Folded. */
const JOBS =
  /(?<!\p{L})(?:jobs?|careers?|vacanc(?:y|ies)|recruit(?:ment|ing)?|work with us|work for us|join (?:us|our team)|karriere|stellen(?:angebote)?|offene stellen|ausbildung|emplois?|recrutement|carrieres?|nous rejoindre|empleo|trabaja con nosotros|lavora con noi|carriere|trabalhe conosco|recrutamento|vacatures?|werken bij|lediga (?:jobb|tjanster)|jobba hos oss|ledige stillinger|avoimet tyopaikat|toihin|kariera|praca u nas|volna mista|allas(?:ok)?|karrier|cariere|kariyer|toopakkumised|vakances|karjera)(?!\p{L})|採用|求人|募集要項|招聘|招募|채용|ваканси|вакансі|кар.?ер|εργασια|καριερα/u;
/** A heading of more words says something of its own. */
const MOST_WORDS = 4;

/** A page is asked about for each of its people. */
const ABOUT_JOBS = new WeakMap<Page, boolean>();

/** Whether a page is about working for the organization: its path or its first heading says so. */
export function isAboutJobs(page: Page): boolean {
  const known = ABOUT_JOBS.get(page);
  if (known !== undefined) return known;
  const heading = page.lines.find(({ block }) => /^h[12]$/.test(block?.name ?? ''))?.text ?? '';
  const isAbout = [...page.url.pathname.split('/'), heading].some((text) => {
    const words = folded(text);
    return words.split(' ').length <= MOST_WORDS && JOBS.test(words);
  });
  ABOUT_JOBS.set(page, isAbout);
  return isAbout;
}
