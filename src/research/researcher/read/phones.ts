import {
  findPhoneNumbersInText,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.max';
import type { Line } from './document.js';
import { isOfOthers, isTextOfOthers, type Reading, type RuleOf } from './reading.js';
import { fold, decodedOrSame, phrases, type Phrases } from './text.js';

const PHONE = phrases('phone-labels', 'phone');
const FAX = phrases('phone-labels', 'fax');
const NUMBER_OF_ANOTHER_KIND = phrases('phone-labels', 'not');

/** The maximum number of lines with numbers to read. A page with more is a catalogue. */
const MAX_LINES = 250;
const MAX_LINE_LENGTH = 500;
const HAS_NUMBER = /\d(?:[^\d]{0,3}\d){6}/;
const DATE_OR_SPAN =
  /(?<!\d)(?:\d{1,2}[./-] ?\d{1,2}[./-] ?(?:19|20)\d\d|(?:1[5-9]|20)\d\d ?[-–—/] ?(?:(?:1[5-9]|20)\d\d|\d\d)|(?:19|20)\d\d-\d\d-\d\d)(?!\d)/;
const IBAN = /(?<![\p{L}\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}/u;
/** The number of characters before a number to search for a label. */
const LABEL_REACH = 28;

/** Finds the telephone numbers of a page, in links and in text. */
export function findPhones(reading: Reading): void {
  const { links, lines } = reading.page;
  for (const { href, text, line } of links) {
    if (!/^(?:tel|callto):/i.test(href) || (lines[line] && isOfOthers(reading, lines[line]))) continue;
    const dialled = decodedOrSame(href.slice(href.indexOf(':') + 1, 60)).trim();
    const number = parsePhone(dialled, reading.country)?.number;
    const written = HAS_NUMBER.test(text) ? text : dialled;
    if (number) reading.add('phone.link', { number, written, is_fax: false }, written, line);
  }
  const numbered = lines.filter(({ text }) => HAS_NUMBER.test(text)).slice(0, MAX_LINES);
  for (const line of numbered) if (!isTextOfOthers(reading, line)) findIn(reading, line);
}

const countryCode = (country: string | null): { defaultCountry?: CountryCode } =>
  country === null ? {} : { defaultCountry: country as CountryCode };

function parsePhone(written: string, country: string | null): PhoneNumber | null {
  const phone = parsePhoneNumberFromString(written.slice(0, 40), countryCode(country), metadata);
  return phone?.isValid() ? phone : null;
}

interface Written {
  readonly number: PhoneNumber;
  readonly written: string;
  /** The folded text before the number. */
  readonly before: string;
}

/** The national numbers of the country and the international numbers in a text. */
function numbersIn(line: string, country: string | null): Written[] {
  const text = line
    .slice(0, MAX_LINE_LENGTH)
    .replace(/(?<=\d)[·•](?=\d)/g, '.')
    .replace(/(?<![\d+])00(?=[1-9]\d)/g, ' +');
  return findPhoneNumbersInText(text, countryCode(country), metadata)
    .filter(({ number }) => number.isValid())
    .map(({ number, startsAt, endsAt }) => ({
      number,
      written: line.slice(startsAt, endsAt).trim(),
      before: fold(text.slice(Math.max(0, startsAt - LABEL_REACH), startsAt)),
    }));
}

function findIn(reading: Reading, line: Line): void {
  const numbers = numbersIn(line.text, reading.country);
  let isAfterAnother = false;
  for (const one of numbers.length > 0 ? numbers : labelledIn(line, reading.country)) {
    const { number, written, before } = one;
    const is_fax = endsWith(FAX, before);
    const rule = is_fax || endsWith(PHONE, before) ? 'phone.label' : ruleFor(line, one, isAfterAnother);
    if (rule === null) continue;
    isAfterAnother = true;
    reading.add(rule, { number: number.number, written, is_fax }, written, line.index);
  }
}

/** Finds labelled numbers without the country's trunk prefix, or with a former prefix. */
function labelledIn({ text }: Line, country: string | null): Written[] {
  const [, label = '', numbers = ''] = /^([^\d+()]{0,40})([\d(+].*)$/.exec(text.slice(0, 120)) ?? [];
  const before = fold(label);
  return (endsWith(PHONE, before) ? numbers.split(/[,;/|]| {2}/, 6) : []).flatMap((part) => {
    const written = part.trim();
    const number = parsePhone(written.replace(/^0/, ''), country);
    return number ? { number, written, before } : [];
  });
}

/** Whether a label is among the last words before a number: `Tel. (Büro)`, `Telefon:`. */
function endsWith(labels: Phrases, before: string): boolean {
  const all = before.split(' ');
  return [1, 2, 3].some((count) => labels.lengthAt(all, all.length - count) > 0);
}

/** A number without a label needs a country code, or the national format in a short line. */
function ruleFor(
  line: Line,
  { number, written, before }: Written,
  isAfterAnother: boolean,
): RuleOf<'phone'> | null {
  if (endsWith(NUMBER_OF_ANOTHER_KIND, before) || IBAN.test(line.text)) return null;
  if (/^(?:\+|00)/.test(written)) return 'phone.international';
  if (DATE_OR_SPAN.test(written) || NUMBER_OF_ANOTHER_KIND.isIn(line.folded.slice(0, 120))) return null;
  const letters = line.text.length - written.length;
  const groups = groupsOf(written);
  const isNational = /^\(?0/.test(written)
    ? letters <= 160 && (groups >= 2 || letters < 40)
    : groups >= 2 && groups === groupsOf(number.formatNational()) && letters < 60;
  return isNational || (isAfterAnother && line.text.length < 60) ? 'phone.national' : null;
}

const groupsOf = (written: string): number => written.split(/[\s()/.-]+/).filter(Boolean).length;

const INTERNATIONAL = /(?:\+|(?<!\d)00)\s?[1-9](?:[\s()/.-]{0,2}\d){7,14}/;

/** The country of the first number with a country code. */
export function countryOfFirstPhone(lines: readonly Line[]): string | null {
  const line = lines.find(({ text }) => INTERNATIONAL.test(text));
  return (line && numbersIn(line.text, null)[0]?.number.country) ?? null;
}
