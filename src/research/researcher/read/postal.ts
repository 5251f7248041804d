import type { Line } from './document.js';
import { isTextOfOthers, type Reading } from './reading.js';
import { fold, trimmed, phrases, vocabulary, words } from './text.js';

const { formats } = vocabulary<{ formats: Readonly<Record<string, string>> }>('addresses');
const US_STATES = new Set(words('addresses', 'us_states'));
const MAX_LINE_LENGTH = 300;
/** The maximum number of postal codes to read on a line. A line with more is a list. */
const MAX_CODES = 5;
/** The number of lines above a postal code that may contain the street. */
const REACH = 3;
const TOWN =
  /^\p{Lu}[\p{L}\p{M}'’.-]*(?:[ /-](?:\p{Lu}[\p{L}\p{M}'’.-]*|\(?\p{Lu}\p{L}*\)?|a\.|am|an|der|bei|im|in|ob|unter|de|del|la|le|les|el|di|da|do|dos|sur|sous|en|et|aan|den|van|nad|u|pod|i|y|upon|on|of|the|and|près|\d{1,2}(?!\d))){0,5}/u;
/** An abbreviation before a town: `г. Всеволожск`, `м. Київ`. */
const TOWN_PREFIX = /^(?:г|м|с|гр|m|mst|or)\. ?/u;
/** A street that consists of a name and a number: `Oberdorf 12`. */
const PLAIN_STREET =
  /^\p{Lu}[\p{L}.'’-]*(?: [\p{L}.'’-]+){0,3},? (?:n[º°r.]{0,2} ?)?\d{1,4} ?[a-zA-Z]?(?:[-–/]\d{1,4}[a-zA-Z]?)?$/u;
/** A street with the number first: `22 Oak Meadow`. */
const PLAIN_STREET_BEHIND = /^\d{1,5}[a-zA-Z]?,? \p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}$/u;
const YEAR = /^(?:19|20)\d\d$/;

const ENDS = words('addresses', 'ends');
const WORDS = phrases('addresses', 'words');
const BOXES = phrases('addresses', 'boxes');
const MAX_STREET_LENGTH = 70;
/** A house number: `12`, `12a`, `3/27`, `No. 11`, `60/1`. */
const HOUSE = /(?<![\d.,])\d{1,5}(?: ?[a-zA-Z](?!\p{L}))?(?:[-–/]\d{1,5}[a-zA-Z]?)*(?![\d%€°])/u;
const HOUSE_ALONE =
  /^(?:(?:n[.º°r]{0,3}|br\.|č\.?p?\.|д\.?|дом\.?|буд\.?|бл\.|бр\.|№) ?)?\d{1,5} ?[a-zA-Z]?(?:[-/]\d+)?\b/iu;
const NO_STREET_TEXT =
  /@|https?:|www\.|\d{1,2}[:.]\d{2} ?(?:-|–|uhr|h\b)|\d{1,2}[.-]\d{1,2}[.-]\d{2,4}|\d{1,2}\/\d{1,2}\/\d{4}|\+\d|\d{6}|[§€$£=?!]|(?:19|20)\d\d ?[-–] ?(?:19|20)?\d\d/iu;

interface Format {
  readonly code: RegExp;
  readonly isBeforeTown: boolean;
}

/** The format of a country's postal codes; null if it is unknown, or the country has no postal codes. */
function formatOf(country: string): Format | null {
  const [order = '', ...pattern] = (formats[country] ?? '').split(' ');
  if (order === '') return null;
  const isBeforeTown = order === 'before';
  const prefix = isBeforeTown ? `(?:(?:${country}|[A-Z]{1,2})[-–] ?)?` : '';
  const code = `${prefix}(${pattern.join(' ')})(?![\\d/]|[-–]\\d|\\p{L}|\\.\\d)`;
  return { code: new RegExp(`(?<![\\p{L}\\d.,/+-])${code}`, 'gu'), isBeforeTown };
}

/** Finds a street with a number, a postal code and a town, in the format of the country. */
export function findAddresses(reading: Reading): void {
  const format = formatOf(reading.country ?? '');
  const taken = new Set<number>();
  for (const line of format ? reading.page.lines : [])
    if (line.text.length <= MAX_LINE_LENGTH && /\d/.test(line.text)) byCode(reading, line, format!, taken);
}

function byCode(reading: Reading, line: Line, { code, isBeforeTown }: Format, taken: Set<number>): void {
  for (const match of line.text.matchAll(code).take(MAX_CODES)) {
    const [shown, written] = match as unknown as [string, string];
    const isUs = reading.country === 'US';
    const region = isUs ? written.slice(0, 2) : null;
    if (region !== null && !US_STATES.has(region)) continue;
    const before = line.text.slice(0, match.index);
    const behind = line.text.slice(match.index + shown.length);
    const isTurned = /^\p{L}/u.test(behind.trim()) && reading.country !== 'GB' && !isUs;
    const place =
      isBeforeTown || isTurned ? codeFirst(reading, line, before, behind) : townFirst(reading, line, before);
    if (place === null || isTextOfOthers(reading, line)) continue;
    const { street, town, from } = place;
    const isNamed = isStreet(street) || /\p{Script=Han}/u.test(street);
    const isPlain = PLAIN_STREET.test(street) || PLAIN_STREET_BEHIND.test(street);
    if (taken.has(from) || (!isNamed && (!isPlain || YEAR.test(written)))) continue;
    const postal_code = written.replace(isUs ? /^\D*/ : /^〒\s?/, '');
    const last = [region, postal_code].filter(Boolean).join(' ');
    const parts = isBeforeTown ? [street, `${last} ${town}`.trim()] : [street, town, last];
    const value = {
      ...{ line: parts.filter(Boolean).join(', '), street, postal_code, region },
      ...{ locality: town || null, country: null },
    };
    reading.add(isNamed ? 'address.code' : 'address.code-number', value, street, from);
    for (let at = from; at <= line.index; at += 1) taken.add(at);
  }
}

interface Place {
  readonly street: string;
  readonly town: string;
  readonly from: number;
}

/** `Am Markt 1, 12345 Berlin`: the town follows the code; the street precedes it, or is on a line above. */
function codeFirst(reading: Reading, line: Line, before: string, behind: string): Place | null {
  const rest = behind.replace(/^[\s,.:–-]+/u, '');
  if (/\p{Script=Han}/u.test(rest))
    return { street: trimmed(rest.slice(0, 80), ' 、'), town: '', from: line.index };
  const below = reading.page.lines[line.index + 1];
  const next = rest === '' && below?.block === line.block ? (below?.text ?? '') : rest;
  const place = TOWN.exec(next.replace(TOWN_PREFIX, ''))?.[0] ?? '';
  const town = trimmed(place, ' .-/');
  const own = rest === '' ? streetIn(before) : null;
  // A street after the town: `Bucharest, Str. Lipscani 5, 030031`.
  if (own !== null && isStreet(own)) return { street: own, town, from: line.index };
  if (place.length < 2) return null;
  const behindTown = streetIn(next.slice(place.length).split(/[;(|]/, 1)[0]!);
  // Some countries write the street last: `1039 Budapest, Lehel u. 15`.
  if (behindTown !== null && isStreet(behindTown)) return { street: behindTown, town, from: line.index };
  const street = streetBefore(reading, line, before);
  // Digits after a number are a postal code only if a street precedes them: `Am Markt 1 12345 Berlin`.
  return street && (!/\d $/.test(before) || isStreet(street.street)) ? { ...street, town } : null;
}

/** `1 High Street, Leeds, LS1 1AA`: the town precedes the code. */
function townFirst(reading: Reading, line: Line, before: string): Place | null {
  const partsOf = (text: string): string[] =>
    text
      .split(/[,|·•;–]| - /)
      .map((part) => trimmed(part, ' .:-'))
      .filter(Boolean);
  const parts = partsOf(before);
  let from = line.index;
  const isWhole = (part: string): boolean =>
    hasHouse(part) && (isStreet(part) || PLAIN_STREET_BEHIND.test(part));
  while (!parts.some(isWhole) && from > 0 && from >= line.index - REACH) {
    const above = reading.page.lines[from - 1]!;
    if (above.heading !== line.heading || above.text.length > 100) break;
    parts.unshift(...partsOf(above.text));
    from -= 1;
  }
  // A state or province follows the town: `Toronto, ON`.
  if (parts.length > 2 && /^[A-Z]{2,3}$/.test(parts.at(-1)!)) parts.pop();
  let first = parts.findIndex(parts.some(isWhole) ? isWhole : isStreet);
  if (first < 0) return null;
  // A unit precedes the street: `Unit 4, 20 Mill Lane`.
  while (first > 0 && hasHouse(parts[first - 1]!)) first -= 1;
  const town = parts.length - 1 > first ? parts.pop()! : '';
  const written = parts.slice(first, first + 4).join(', ');
  const street = written.replace(/^.*?:\s+/u, '');
  return street.length <= MAX_STREET_LENGTH * 2 && !NO_STREET_TEXT.test(street) && /\p{L}/u.test(street)
    ? { street, town: /\d/.test(town) ? '' : town, from }
    : null;
}

/** The street in the text before the code on its line, or in the lines above. */
function streetBefore(reading: Reading, line: Line, before: string): Omit<Place, 'town'> | null {
  const own = /\p{L}/u.test(before) ? streetIn(before) : null;
  if (own !== null) return { street: own, from: line.index };
  for (let from = line.index - 1; from >= 0 && from >= line.index - REACH; from -= 1) {
    const above = reading.page.lines[from]!;
    if (above.text.length > 120) break;
    const street = streetIn(above.text);
    // A line further above needs a word for a street.
    if (street !== null && (from === line.index - 1 || isStreet(street))) return { street, from };
  }
  return null;
}

/** The street with a number, or the post office box, in a text; the last one if there are several. */
function streetIn(text: string): string | null {
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
  !NO_STREET_TEXT.test(part);

/** Joins a street and a number separated by a comma: `Calle Mayor, 12`, `3 bis, avenue Foch`. */
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

const hasHouse = (text: string): boolean => HOUSE.test(text) || BOXES.isIn(fold(text));

function isStreet(text: string): boolean {
  const folded = fold(text);
  const all = folded.split(' ').filter((word) => !/\d/.test(word));
  return (
    WORDS.isIn(all.join(' ')) ||
    BOXES.isIn(folded) ||
    all.some((word) => word.length > 4 && ENDS.some((end) => word.endsWith(end)))
  );
}
