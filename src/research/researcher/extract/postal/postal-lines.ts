import type { PostalAddressValue } from '../../findings.js';
import { countryCode } from './countries.js';
import { isOfDay } from './postal-days.js';
import type { Form } from './postal-form.js';
import { FORMS } from './postal-forms.js';
import { isStreet, isStreetOfAWord, streetIn } from './postal-streets.js';
import { ENDS_AS_STREET, isCountryOnly, isCounty, isTown, townAndProvince } from './postal-towns.js';

/** An address in lines of text. */
export interface PostalFound {
  readonly value: PostalAddressValue;
  /** The line with the town, counted from 0, and the text of it that shows the address. */
  readonly index: number;
  readonly shown: string;
  /** The country whose addresses are written so; an empty string for those of many. */
  readonly form: string;
}

/**
 * The addresses in consecutive lines of text: a line with a postal code and a town in one of the world's forms, and a
 * street in front of it, on the same line or on the one or two before.
 */
export function postalLines(lines: readonly string[]): PostalFound[] {
  return lines.flatMap((line, index) => {
    const town = lines[index - 1] ?? '';
    const code = CODE_BELOW.exec(line)?.groups?.['code'] ?? codeBelow(lines, index);
    if (code === undefined || index < 2 || town.length > 60) return addressesAt(lines, index);
    // The line with the town is read as if its code stood on it.
    const above = lines.slice(0, index - 1);
    const found = [`${town.replace(/[,.]$/u, '')}, ${line}`, `${code} ${town}`]
      .map((joined) => addressesAt([...above, joined], index - 1))
      .find((one) => one.length > 0);
    return (found ?? addressesAt(lines, index)).map((one) => ({ ...one, index, shown: line }));
  });
}

/**
 * A code without a label, below a town that stands below a street of a word, with a suburb between both or not:
 * `87 De Korte Street`, `Johannesburg`, `2001`.
 */
function codeBelow(lines: readonly string[], index: number): string | undefined {
  const [code = '', town = '', above = '', further = ''] = lines
    .slice(Math.max(0, index - 3), index + 1)
    .reverse();
  if (!/^\d{4,6}$/u.test(code) || !TOWN_ALONE.test(town) || !isTown(town) || isCountryOnly(town))
    return undefined;
  const street = TOWN_ALONE.test(above) ? further : above;
  return /\d/u.test(street) && isStreet(street) && (isStreetOfAWord(street) || COMPOUND.test(street))
    ? code
    : undefined;
}

const COMPOUND = /\p{L}{3}(?:straat|laan|weg|plein) \d/u;
const TOWN_ALONE = /^\p{Lu}[\p{L}\p{M}’' -]{1,38}\p{L}$/u;

/** The addresses whose town stands on a line. */
function addressesAt(lines: readonly string[], index: number): PostalFound[] {
  const line = lines[index]!;
  if (line.length > 300 || !/\d/.test(line) || QUOTED.test(line) || isOfDay(line)) return [];
  const ending = COUNTRY_BEHIND_CODE.exec(line)?.groups;
  if (ending && isCountryOnly(ending['country']!)) {
    // The country is read as if it stood below.
    const [found, ...others] = addressesAt(
      [...lines.slice(0, index), ending['rest']!, ending['country']!],
      index,
    );
    if (found) return [found, ...others];
  }
  for (const form of FORMS) {
    const { name } = form;
    const match = form.pattern.exec(
      name === 'JP' && CODE_ALONE.test(line) ? `${line} ${lines[index + 1] ?? ''}` : line,
    );
    if (!match) continue;
    const found = hasStreet(form) ? eastAsian(match, index) : western(lines, index, match, form);
    if (found) {
      // Another may stand behind it on the line.
      const behind = name === 'JP' ? '' : line.slice(match.index + match[0].length);
      const others = /\d{3}/.test(behind) ? postalLines([behind.replace(/^[\s,;.|·•–—-]+/u, '')]) : [];
      return [{ ...found, form: name }, ...others.map((other) => ({ ...other, index }))];
    }
  }
  return [];
}

/** A code that stands below its town, on a line of its own. */
const CODE_BELOW =
  /^(?:CEP|C\.? ?P\.?|CAP|PIN(?: ?code)?|ZIP(?: code)?|PLZ|PSČ|[ΤT]\.? ?[ΚK]\.?|П\.? ?К\.?|irsz\.?|postcode|postal code|código postal|code postal|cod poștal|poštanski broj|poštni broj|pašto kodas|(?:почтовый |поштовий )?(?:индекс|індекс)|пощенски код|posta kodu)[.:]? ?(?<code>\d{3} \d{2,3}|\d{5}-\d{3}|\d{2}-\d{3}|\d{4,6})$/iu;

/** `Varde, 6800 Denmark` */
const COUNTRY_BEHIND_CODE = /^(?<rest>.*\p{L}, \d{4,6}),? (?<country>\p{Lu}[\p{L} .’'-]{2,40})$/u;

/** What is quoted says where somebody else is. */
const QUOTED = /^["“”„«‘][^"“”«»]{12,}["“”»’] ?[–—,-]/u;

/** Japanese codes stand on a line of their own at times. */
const CODE_ALONE = /^〒? ?\d{3}[-－]\d{4}$/u;

function western(
  lines: readonly string[],
  index: number,
  match: RegExpExecArray,
  { name: form, townFirst = false, isWeak = false }: Form,
): Omit<PostalFound, 'form'> | null {
  const line = lines[index]!;
  const { code = '', region: stated = null } = match.groups!;
  let town = (match.groups!['town'] ?? '').trim();
  let before = line
    .slice(0, match.index)
    .replace(/[\s,;|·•–—-]+$/u, '')
    .replace(LABEL, '');
  let at = index - 1;
  let county: string | null = null;
  if (form === 'GB' && town === '') {
    // The town may stand on a line before its postcode, with or without the county between both.
    const parts = before === '' ? lines.slice(Math.max(0, index - 5), index) : before.split(/,\s*/);
    const street = parts.findLastIndex((part) => isStreet(part.replace(/,$/, '').trim()));
    const after = parts.slice(street + 1).map((part) => part.replace(/,$/, '').trim());
    if (street < 0 || after.length === 0 || after.length > 3) return null;
    [town, county] = [after[0]!, after[1] ?? null];
    if (before === '') at = index - parts.length + street;
    else before = parts.slice(0, street + 1).join(', ');
  }
  if (form === 'GB' && before === '' && isCounty(town) && TOWN_ALONE.test(lines[index - 1] ?? '')) {
    // `Musselburgh` above `East Lothian EH21 6QT`.
    [county, town] = [town, lines[index - 1]!];
    at = index - 2;
  }
  if (form === 'GB' && county === null && before.includes(',')) {
    // `61 Station Road, Hexham, Northumberland`: what stands before the county is the town.
    const parts = before.split(/,\s*/);
    const after = parts.slice(parts.findLastIndex((part) => isStreet(part.trim())) + 1);
    if (after.length === 1) [county, town, before] = [town, after[0]!, parts.slice(0, -1).join(', ')];
  }
  const rest = line.slice(match.index + match[0].length);
  const country = countryAfter(rest, lines[index + 1]);
  let region = stated ?? county;
  if (townFirst) [town, before] = splitTown(town, before);
  if (form === 'IN' && INDIAN_STATE.test(town)) {
    region = town;
    [town, before] = splitTown(before, '');
  }
  if (!isTown(town) || (form === '' && ENDS_AS_STREET.test(town))) return null;
  // Towns of some states of the United States are called as countries are: `Lebanon, OH`.
  if (stated === null && isCountryOnly(town)) return null;
  const behind = /^,\s/.test(rest) ? streetIn([rest.replace(/^[\s,]+/, '').replace(/\.$/, '')]) : null;
  const above = [lines[at] ?? '', lines[at - 1] ?? ''];
  const street =
    before !== ''
      ? (streetIn([before]) ?? (isLabelOnly(before) ? behind : null))
      : // A line that goes on with a street below one that has a town of its own is an address by itself.
        ((behind !== null && (isStreetOfAWord(behind) || hasTown(above[0]!)) ? behind : null) ??
        withBox(streetIn(above), above) ??
        behind ??
        streetIn([rest.replace(/^[\s,]+/, '').replace(/\.$/, '')]));
  if (street === null || (isWeak && !isStreetOfAWord(street))) return null;
  const [locality, province] = townAndProvince(town);
  const townAndCode = townFirst ? [town, region, code] : [code, town];
  const text = [street, townAndCode.filter(Boolean).join(' '), country]
    .filter((part) => part !== null)
    .join(', ');
  return {
    value: { line: text, street, postal_code: code, locality, region: region ?? province, country },
    index,
    shown:
      before === ''
        ? match[0].trim()
        : line.slice(Math.max(0, line.indexOf(street)), match.index + match[0].length),
  };
}

/** Whether a line has a postal code and a town: then it is another address. */
const hasTown = (line: string): boolean => /(?<!\d)\d{4,6} \p{Lu}/u.test(line);

const isLabelOnly = (text: string): boolean => /^\p{L}{1,3}\.?$/u.test(text);

/** A post office box stands below the street at times: both are said. */
function withBox(street: string | null, [first, second]: readonly string[]): string | null {
  if (street === null || !BOX.test(street) || first?.includes(street) !== true || second === undefined)
    return street;
  return isStreet(second) && !BOX.test(second) ? `${second.replace(/,$/, '')}, ${street}` : street;
}

const BOX = /^(?:BP|B\.P\.|CS|TSA|Postfach|Postbus|Case postale|CP|C\.P\.|Casella postale|Apartado)\s?\d/iu;

const INDIAN_STATE =
  /^(?:Andhra Pradesh|Arunachal Pradesh|Assam|Bihar|Chhattisgarh|Goa|Gujarat|Haryana|Himachal Pradesh|Jharkhand|Karnataka|Kerala|Madhya Pradesh|Maharashtra|Manipur|Meghalaya|Mizoram|Nagaland|Odisha|Punjab|Rajasthan|Sikkim|Tamil Nadu|Telangana|Tripura|Uttar Pradesh|Uttarakhand|West Bengal)$/u;

/** `88 Pine Street, Springfield`: a town's pattern may have taken the street with it. */
function splitTown(town: string, before: string): [town: string, before: string] {
  const parts = town.split(/,\s*| [–—-] /u);
  return [parts.at(-1)!.trim(), [before, ...parts.slice(0, -1)].filter((part) => part !== '').join(', ')];
}

function countryAfter(rest: string, next: string | undefined): string | null {
  const same = rest
    .replace(/^[\s,;()|·•–—-]+/u, '')
    .split(/[,;()|]/)[0]!
    .trim();
  if (same !== '' && same.length < 40 && countryCode(same) !== null) return same;
  const below = (next ?? '').replace(/[,.]$/, '');
  return same === '' && below.length > 2 && below.length < 40 && countryCode(below) !== null ? below : null;
}

/** What an address is called; the colon of a Turkish `No:` is none of a label. */
const LABEL = /^[^:：]*(?<!\b(?:no|nr|kat|daire|d|k|blok)|\d)[:：]\s*/iu;

/** Where the street is part of the form: behind the town. */
const hasStreet = ({ name, hasStreet: has = false, pattern }: Form): boolean =>
  has || (['JP', 'KR', 'TW', 'RU'].includes(name) && pattern.source.includes('<street>'));

function eastAsian(match: RegExpExecArray, index: number): Omit<PostalFound, 'form'> {
  const { code = '', town = '', street = '' } = match.groups!;
  const prefecture = /^.{2,3}?[都道府県]|^[가-힣]+도 /u.exec(town)?.[0] ?? town;
  const locality = town.slice(prefecture.length) || prefecture;
  return {
    value: {
      line: match[0].trim(),
      street: street.trim() || null,
      postal_code: code.replace('－', '-'),
      locality,
      region: locality === prefecture ? null : prefecture.trim(),
      country: null,
    },
    index,
    shown: match[0].trim(),
  };
}
