import type { PostalAddressValue } from '../findings.js';
import { countryCode } from './countries.js';
import { FORMS, type Form } from './postal-forms.js';

/** An address in lines of text. */
export interface PostalFound {
  readonly value: PostalAddressValue;
  /** The line with the town, counted from 0, and the text of it that shows the address. */
  readonly index: number;
  readonly shown: string;
  /** The country whose addresses are written so; an empty string for those of many. */
  readonly form: string;
}

/** The same, in scripts whose letters are no words to \\b. */
const STREET_WORD_ELSEWHERE =
  /(?<!\p{L})(?:ул|вул|бул|бульв|просп|пр-т|пров|пер|пл|наб|шосе|улица|вулиця|площа|площадь|проспект|бульвар|переулок|набережная|οδός|λεωφ|λεωφόρος|πλατεία)(?!\p{L})/iu;

/** Words that make a line a street's, at its beginning or its end; all others need a number. */
const STREET_WORD =
  /(stra(ß|ss)e|str\.|weg|gasse|platz|allee|ufer|damm|ring|hof|steig|promenade|markt|chaussee|kai|\b(street|st\.?|road|rd\.?|avenue|ave\.?|av\.?|lane|ln\.?|drive|dr\.?|square|sq\.?|court|place|terrace|way|boulevard|blvd\.?|quay|wharf|crescent|close|row|yard|house|suite|building|floor|unit|rue|quai|impasse|chemin|allée|cours|place|calle|c\/(?!o\b)|avenida|avda\.?|paseo|plaza|camino|carrer|ronda|via|viale|piazza|corso|vicolo|largo|ulica|ul\.|aleja|al\.|plac|pl\.|os\.|rua|travessa|praça|straat|laan|plein|gracht|kade|dijk|singel|gade|vej|vägen|gatan|gata|veien|katu|tie|náměstí|ulice|utca|út|tér|strada|bulevardul|cad\.|sok\.|bp|postfach|p\.? ?o\.? ?box|box|apartado|douar|hameau|lieu-dit|quartier|hay|jalan|jl\.|οδός|λεωφ|ул\.|улица|проспект|площадь))/iu;
const HOUSE_NUMBER = /(?<![\d-])\d{1,5}(?:\s?[a-zA-Z](?!\p{L}))?(?:\s?[-–/]\s?\d{1,5}\s?[a-zA-Z]?)?(?!\d)/u;
const NO_STREET =
  /@|\d ?[ap]\.?m\b|https?:|www\.|:\s*\+?\d{3,}|\b(tel|fax|phone|telefon|mo|tu|monday|montag|uhr|iban|hrb|vat|ust|siret|nip|krs|regon|copyright|©|isbn)\b/iu;
const NO_TOWN =
  /^(uhr|jahre|jahren|mitglieder|members|euro|eur|years|people|stimmen|teilnehmer|besucher|personen|copies|exemplare|january|februar|februari|march|april|may|mai|june|juni|july|juli|august|september|oktober|october|november|december|dezember|janvier|enero|amtsgericht|all|alle|tous|by|de|the)\b|\b(gmbh|e\.? ?v\.?|inc|ltd)\b/iu;

/**
 * The addresses in consecutive lines of text: a line with a postal code and a town in one of the world's forms, and a
 * street in front of it, on the same line or on the one or two before.
 */
export function postalLines(lines: readonly string[]): PostalFound[] {
  return lines.flatMap((line, index) => {
    if (line.length > 300 || !/\d/.test(line)) return [];
    for (const form of FORMS) {
      const { name } = form;
      const match = form.pattern.exec(
        name === 'JP' && CODE_ALONE.test(line) ? `${line} ${lines[index + 1] ?? ''}` : line,
      );
      if (!match) continue;
      const found = isEastAsian(name) ? eastAsian(match, index) : western(lines, index, match, form);
      if (found) return [{ ...found, form: name }];
    }
    return [];
  });
}

/** Japanese codes stand on a line of their own at times. */
const CODE_ALONE = /^〒? ?\d{3}[-－]\d{4}$/u;

function western(
  lines: readonly string[],
  index: number,
  match: RegExpExecArray,
  { name: form, townFirst = false }: Form,
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
  if (form === 'GB' && county === null && before.includes(',')) {
    // `61 Station Road, Hexham, Northumberland`: what stands before the county is the town.
    const parts = before.split(/,\s*/);
    const after = parts.slice(parts.findLastIndex((part) => isStreet(part.trim())) + 1);
    if (after.length === 1) [county, town, before] = [town, after[0]!, parts.slice(0, -1).join(', ')];
  }
  const rest = line.slice(match.index + match[0].length);
  const country = countryAfter(rest, lines[index + 1]);
  const region = stated ?? county;
  if (townFirst) [town, before] = splitTown(town, before);
  if (town === '' || NO_TOWN.test(town) || town.length > 50) return null;
  const street =
    before !== ''
      ? streetIn([before])
      : (streetIn([lines[at] ?? '', lines[at - 1] ?? '']) ??
        streetIn([rest.replace(/^[\s,]+/, '').replace(/\.$/, '')]));
  if (street === null) return null;
  const townAndCode = townFirst ? [town, region, code] : [code, town];
  const text = [street, townAndCode.filter(Boolean).join(' '), country]
    .filter((part) => part !== null)
    .join(', ');
  return {
    value: { line: text, street, postal_code: code, locality: town, region, country },
    index,
    shown:
      before === ''
        ? match[0].trim()
        : line.slice(Math.max(0, line.indexOf(street)), match.index + match[0].length),
  };
}

/** `88 Pine Street, Springfield`: a town's pattern may have taken the street with it. */
function splitTown(town: string, before: string): [town: string, before: string] {
  const parts = town.split(/,\s*| [–—-] /u);
  return [parts.at(-1)!.trim(), [before, ...parts.slice(0, -1)].filter((part) => part !== '').join(', ')];
}

/** The street of the first line that has one, with the house or floor that stands beside it. */
function streetIn(candidates: readonly string[]): string | null {
  for (const candidate of candidates) {
    const text = candidate
      .replace(/^[^:]{2,30}(?<!\b(?:no|nr|kat|daire)):\s*(?=\S)/iu, '')
      .replace(PROSE, '');
    for (const piece of text.split(/\s*[|·•;]\s*/)) {
      const parts = piece.split(/,\s+/).map((part) => part.trim().replace(/,$/, ''));
      const first = parts.findIndex((part) => isStreet(part) || isHouse(part));
      if (first < 0 || !parts.some(isStreet)) continue;
      const rest = parts.slice(first);
      const end = rest.findIndex((part) => !isStreet(part) && !isHouse(part));
      return rest.slice(0, end < 0 ? undefined : end).join(', ');
    }
  }
  return null;
}

/** What leads to an address in a sentence. */
const PROSE =
  /^.*?\b(?:us at|located at|is at|are at|office at|address is|write to|find us in)\s+(?=\p{Lu}|\d)/iu;

/** A house's number that stands by itself: `18`, `14 bis`, `nº 3`, `s/n`. */
const isHouse = (text: string): boolean =>
  /^(?:n[º°o.]*\s?)?\d{1,5}\s?(?:bis|ter|quater|[a-zA-Z])?$|^s\/n$/iu.test(text) || UNIT.test(text);

/** A building, a floor or a flat. */
const UNIT =
  /^(?:д|дом|буд|корп|стр|кв|оф|ap|apt|app|appt|int|interno|piso|esc|bl|bloc|sc|et|lok|kat|no|daire|byt|unit|suite|flat)\.?\s?\d{1,4}\s?\p{L}?$/iu;

function isStreet(text: string): boolean {
  if (text.length < 3 || text.length > 80 || NO_STREET.test(text)) return false;
  if (/^(?:д|дом|буд|корп|стр|кв|оф)\./u.test(text)) return false;
  if (
    HOUSE_NUMBER.test(text) &&
    /\p{L}{3}/u.test(text) &&
    (!/^\d{4,}\s/.test(text) || STREET_WORD.test(text))
  )
    return true;
  return (
    (STREET_WORD.test(text) || STREET_WORD_ELSEWHERE.test(text)) &&
    text.includes(' ') &&
    text.length < 50 &&
    (/^\p{Lu}/u.test(text) || startsAsStreet(text))
  );
}

const startsAsStreet = (text: string): boolean =>
  [STREET_WORD, STREET_WORD_ELSEWHERE].some((words) => words.exec(text)?.index === 0);

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
const LABEL = /^[^:：]*(?<!\b(?:no|nr|kat|daire|d|k|blok))[:：]\s*/iu;

/** Where the street is part of the form: behind the town. */
const isEastAsian = (form: string): boolean => ['JP', 'KR', 'TW', 'RU'].includes(form);

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
