import type { Line, PageText } from './document.js';
import type { Reading } from './reading.js';
import { fold, percentDecoded } from './text.js';
import { phrases } from './vocabulary.js';

const OTHERS = phrases('sections', 'others');
const AUTHORITIES = phrases('sections', 'authorities');
const ELSEWHERE = phrases('sections', 'others', 'elsewhere');
/** What houses of others are called. */
const VENUES = phrases('sections', 'venues');
const CONTACT = phrases('page-kinds', 'contact', 'imprint');
/** Bodies and people of an organization. */
export const TEAM = phrases('page-kinds', 'team');

/** Lines above one in which an authority, a host or an agency is named whose details follow. */
const REACH = 2;
/** Lines above and below an address in which the date of what takes place there stands. */
const EVENT_REACH = 3;
const MAX_HEADING_LENGTH = 60;
const MAX_LINE_LENGTH = 300;

const DATE =
  /(?<![\d.])(?:[0-3]?\d\. ?[01]?\d\.(?:(?:20)?\d\d)?|[0-3]?\d\/[01]?\d\/20\d\d|20\d\d-\d\d-\d\d)(?!\d)/;
const DAY = /^[0-3]?\d(?:st|nd|rd|th)?$/;
/** Names of months, folded. */
const MONTHS = new Set(
  ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'nb', 'fi', 'pl', 'cs', 'sk', 'hu', 'ro', 'tr', 'hr']
    .map((language) => new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric' }))
    .flatMap((format) => Array.from({ length: 12 }, (_, month) => format.format(new Date(2024, month, 9))))
    .flatMap((date) => fold(date).split(' '))
    .filter((word) => word.length > 2),
);

/** Whether a line, those just above or their heading name an authority, a host or an agency that made the site. */
export function isOfAuthority(page: PageText, { index, above }: Line): boolean {
  const around = [...page.lines.slice(Math.max(0, index - REACH), index + 1), ...(above ? [above] : [])];
  return around.some(({ folded }) => folded.length < MAX_LINE_LENGTH && AUTHORITIES.isIn(folded));
}

/** Whether the heading above a line says that others than the organization are named there: sponsors, speakers, the past. */
export const isBelowOthers = ({ above }: Line): boolean =>
  above !== null && above.folded.length <= MAX_HEADING_LENGTH && isOthers(above.folded);

/** Whether a page is about others, or about the past: its path says so, and does not say that it is of people. */
export const isAboutOthers = (reading: Pick<Reading, 'url'>): boolean => isOthers(pathOf(reading));

const isOthers = (folded: string): boolean => OTHERS.isIn(folded) && !TEAM.isIn(folded);

const pathOf = ({ url }: Pick<Reading, 'url'>): string =>
  fold(percentDecoded(url.pathname).replace(/\.\w{2,5}$/, ''));

/**
 * Whether an address in some lines is not the organization's own: the name of a venue stands right above it, the page is
 * one of news, events or partners, or a date next to it says that something takes place there. What stands in the footer
 * is its own; a date on a contact page says nothing.
 */
export function isOfAnother(reading: Reading, from: number, to: number): boolean {
  const { page, domain } = reading;
  if (page.lines[from]!.inFooter) return false;
  const [path, title] = [pathOf(reading), fold(page.title)];
  const above = page.lines[from - 1]?.folded ?? '';
  const own = `${title} ${fold(domain)}`;
  const isOwnName = above.split(' ').some((word) => word.length > 3 && own.includes(word));
  if (above.length < MAX_HEADING_LENGTH && VENUES.isIn(above) && !isOwnName) return true;
  if (CONTACT.isIn(path) || CONTACT.isIn(title)) return false;
  const around = page.lines.slice(Math.max(0, from - EVENT_REACH), to + EVENT_REACH);
  return ELSEWHERE.isIn(path) || around.some(hasDate);
}

function hasDate({ text, folded }: Line): boolean {
  const words = folded.split(' ');
  const isDay = (word = ''): boolean => DAY.test(word);
  return (
    DATE.test(text) ||
    words.some((word, at) => MONTHS.has(word) && (isDay(words[at - 1]) || isDay(words[at + 1])))
  );
}
