import { fold, trimmed } from './text.js';
import { phrases, words } from './vocabulary.js';

const ENDS = words('streets', 'ends');
const WORDS = phrases('streets', 'words');
const BOXES = phrases('streets', 'boxes');
const NO_STREET = new Set(words('streets', 'not'));
export const MAX_STREET_LENGTH = 70;
/** A street's number: `12`, `12a`, `3/27`, `No. 11`, `60/1`. */
const HOUSE = /(?<![\d.,])\d{1,5}(?: ?[a-zA-Z](?!\p{L}))?(?:[-–/]\d{1,5}[a-zA-Z]?)*(?![\d%€°])/u;
const HOUSE_ALONE = /^(?:n[.º°r]{0,3} ?)?\d{1,5} ?[a-zA-Z]?(?:[-/]\d+)?\b/iu;
export const NO_STREET_TEXT =
  /@|https?:|www\.|\d{1,2}[:.]\d{2} ?(?:-|–|uhr|h\b)|\d{1,2}[.-]\d{1,2}[.-]\d{2,4}|\d{1,2}\/\d{1,2}\/\d{4}|\+\d|\d{6}|[€$£=?!]|(?:19|20)\d\d ?[-–] ?(?:19|20)?\d\d/iu;

/** The part of a text that is a street with a number, or a post office box; the last of several. */
export function streetIn(text: string): string | null {
  const parts = text
    .split(/[|·•;]| [–-] |\s:\s|(?<!\bN[or.]?):\s/i)
    .flatMap((part) => joinedHouse(part.split(/,\s*/)));
  const streets = parts.map((part) => trimmed(part, ' .:,–-')).filter(mayBeStreet);
  const best = streets.findLast(isStreet) ?? streets.at(-1);
  return best === undefined || best.split(' ').length > 9 ? null : best;
}

const mayBeStreet = (part: string): boolean =>
  part.length <= MAX_STREET_LENGTH &&
  hasHouse(part) &&
  !/^\d+\.\s/.test(part) &&
  /\p{L}{2}/u.test(part) &&
  !NO_STREET_TEXT.test(part) &&
  !fold(part)
    .split(' ')
    .some((word) => NO_STREET.has(word));

/** `Calle Mayor, 12`, `3 bis, avenue Foch`: a comma stands between the number and the street. */
function joinedHouse(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const isHouse = HOUSE_ALONE.test(part) && part.length < 25 && joined.length > 0;
    const isBehindHouse = /^\d{1,4}(?: ?(?:bis|ter|[a-z]))?$/i.test(joined.at(-1) ?? '') && !/\d/.test(part);
    if (isBehindHouse || (isHouse && !hasHouse(joined.at(-1)!))) joined.push(`${joined.pop()!}, ${part}`);
    else joined.push(part);
  }
  return joined;
}

export const hasHouse = (text: string): boolean => HOUSE.test(text) || BOXES.isIn(fold(text));

/** Whether a text has a word for a street. */
export function isStreet(text: string): boolean {
  const folded = fold(text);
  const isEnd = (word: string): boolean => word.length > 4 && ENDS.some((end) => word.endsWith(end));
  return (
    WORDS.isIn(folded.replace(/\d+/g, ' ').replace(/ +/g, ' ').trim()) ||
    BOXES.isIn(folded) ||
    folded.split(' ').some(isEnd)
  );
}
