import type { Line } from './document.js';
import type { Reading } from './reading.js';
import { fold, percentDecoded } from './text.js';
import { phrases } from './vocabulary.js';

const OTHERS = phrases('sections', 'others');
const ELSEWHERE = phrases('sections', 'others', 'elsewhere');
const AUTHORITIES = phrases('sections', 'authorities');
/** Words for venues, such as halls of other organizations. */
const VENUES = phrases('sections', 'venues');
const OWN = phrases('page-kinds', 'contact', 'imprint', 'team');
/** Words for bodies and people of an organization. */
export const TEAM = phrases('page-kinds', 'team');

/**
 * The number of lines above a contact that may name its owner: an authority, a hosting provider or an agency.
 */
const REACH = 2;
/** The number of lines above and below an address that may contain the date of an event. */
const EVENT_REACH = 3;
const MAX_HEADING_LENGTH = 60;
const MAX_LINE_LENGTH = 300;

const DATE =
  /(?<![\d.])(?:[0-3]?\d\. ?[01]?\d\.(?:(?:20)?\d\d)?|[0-3]?\d\/[01]?\d\/20\d\d|20\d\d-\d\d-\d\d)(?!\d)/;
const DAY = /^[0-3]?\d(?:st|nd|rd|th)?$/;
const LANGUAGES = 'en de fr es it pt nl sv da nb fi pl cs sk hu ro tr hr'.split(' ');
/** Month names, folded. */
const MONTHS = new Set(
  LANGUAGES.map((language) => new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric' }))
    .flatMap((format) => Array.from({ length: 12 }, (_, month) => format.format(new Date(2024, month, 9))))
    .flatMap((date) => fold(date).split(' '))
    .filter((word) => word.length > 2),
);

/** Whether the path indicates a page about other organizations or past events: partners, news, a shop. */
export function isPageOfOthers({ pathname }: URL): boolean {
  const path = fold(percentDecoded(pathname).replace(/\.\w{2,5}$/, ''));
  return ELSEWHERE.isIn(path) && !OWN.isIn(path);
}

/**
 * Whether a line is about another organization: the page is about others, or a heading in the same part of
 * the page names them.
 */
export const isOfOthers = ({ isAboutOthers }: Reading, { above, inFooter }: Line): boolean =>
  (isAboutOthers && !inFooter) ||
  (above?.inFooter === inFooter &&
    above.folded.length <= MAX_HEADING_LENGTH &&
    OTHERS.isIn(above.folded) &&
    !TEAM.isIn(above.folded));

/**
 * Extends `isOfOthers` to plain text, which has no link that shows the owner: the lines above may name an
 * authority, a hosting provider or an agency.
 */
export function isTextOfOthers(reading: Reading, line: Line): boolean {
  const { index, above } = line;
  const around = reading.page.lines.slice(Math.max(0, index - REACH), index + 1);
  return (
    isOfOthers(reading, line) ||
    [...around, ...(above ? [above] : [])].some(
      ({ folded }) => folded.length < MAX_LINE_LENGTH && AUTHORITIES.isIn(folded),
    )
  );
}

/**
 * Whether the address in these lines is that of a venue: the line above names the venue, or a date nearby
 * indicates an event. An address in the footer belongs to the organization, and a date on a contact page is
 * ignored.
 */
export function isVenue({ page, domain, url }: Reading, from: number, to: number): boolean {
  if (page.lines[from]!.inFooter) return false;
  const [label = '', labelled = ''] = page.lines[from]!.text.split(':', 2);
  const above = labelled === '' ? (page.lines[from - 1]?.folded ?? '') : fold(label);
  const own = fold(`${page.title} ${domain}`);
  const isOwnName = above.split(' ').some((word) => word.length > 3 && own.includes(word));
  if (above.length < MAX_HEADING_LENGTH && VENUES.isIn(above) && !isOwnName) return true;
  if (OWN.isIn(fold(`${percentDecoded(url.pathname)} ${page.title}`))) return false;
  return page.lines.slice(Math.max(0, from - EVENT_REACH), to + EVENT_REACH).some(hasDate);
}

function hasDate({ text, folded }: Line): boolean {
  const all = folded.split(' ');
  const isDay = (at: number): boolean => DAY.test(all[at] ?? '');
  return DATE.test(text) || all.some((word, at) => MONTHS.has(word) && (isDay(at - 1) || isDay(at + 1)));
}
