import {
  findPhoneNumbersInText,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.max';
import type { Line } from './document.js';
import { isOfOthers, isTextOfOthers } from './others.js';
import type { Reading, RuleOf } from './reading.js';
import { fold, percentDecoded } from './text.js';
import { phrases, type Phrases } from './vocabulary.js';

const PHONE = phrases('phone-labels', 'phone');
const FAX = phrases('phone-labels', 'fax');
const NUMBER_OF_ANOTHER_KIND = phrases('phone-labels', 'not');

/** Lines with numbers that are looked at: more are a catalogue. */
const MAX_LINES = 250;
const MAX_LINE_LENGTH = 500;
const HAS_NUMBER = /\d(?:[^\d]{0,3}\d){6}/;
const DATE_OR_SPAN =
  /(?<!\d)(?:\d{1,2}[./-] ?\d{1,2}[./-] ?(?:19|20)\d\d|(?:1[5-9]|20)\d\d ?[-–—/] ?(?:(?:1[5-9]|20)\d\d|\d\d)|(?:19|20)\d\d-\d\d-\d\d)(?!\d)/;
const IBAN = /(?<![\p{L}\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}/u;
/** How many characters in front of a number, of words, are looked at for a label. */
const LABEL_REACH = 28;

/** The telephone numbers of a page: what links dial, and in its text. */
export function findPhones(reading: Reading): void {
  const { links, lines } = reading.page;
  for (const { href, line } of links) {
    if (!/^(?:tel|callto):/i.test(href) || (lines[line] && isOfOthers(reading, lines[line]))) continue;
    const dialled = percentDecoded(href.slice(href.indexOf(':') + 1, 60)).trim();
    const phone = parsePhone(dialled, reading.country);
    if (phone === null) continue;
    const shown = numbersIn(lines[line]?.text ?? '', reading.country).find(
      ({ number }) => number.number === phone.number,
    );
    add(reading, 'phone.link', phone, shown?.written ?? dialled, line);
  }
  const numbered = lines.filter(({ text }) => HAS_NUMBER.test(text)).slice(0, MAX_LINES);
  for (const line of numbered) if (!isTextOfOthers(reading, line)) findIn(reading, line);
}

const countryCode = (country: string | null): { defaultCountry?: CountryCode } =>
  country === null ? {} : { defaultCountry: country as CountryCode };

/** A number as E.164 with its type; null for an invalid one. */
function parsePhone(written: string, country: string | null): PhoneNumber | null {
  const text = written.replace(/\(0\)/, '').replace(/^00/, '+').slice(0, 40);
  const phone = parsePhoneNumberFromString(text, countryCode(country), metadata);
  return phone && isReal(phone) ? phone : null;
}

/** Valid, and neither `555 555 5555` nor `123456789`. */
const isReal = (phone: PhoneNumber): boolean =>
  phone.isValid() && !/^(\d)\1+$/.test(phone.nationalNumber) && !'01234567890'.includes(phone.nationalNumber);

interface Written {
  readonly number: PhoneNumber;
  readonly written: string;
  /** The folded text before it. */
  readonly before: string;
}

/** The numbers in a text, of the country or international ones. */
function numbersIn(line: string, country: string | null): Written[] {
  if (!HAS_NUMBER.test(line)) return [];
  const text = line
    .slice(0, MAX_LINE_LENGTH)
    .replace(/\(0\)/g, '   ')
    .replace(/(?<![\d+])00(?=[1-9]\d)/g, ' +');
  return findPhoneNumbersInText(text, countryCode(country), metadata).flatMap(
    ({ number, startsAt, endsAt }) =>
      isReal(number)
        ? {
            number,
            written: line.slice(startsAt, endsAt).trim(),
            before: fold(text.slice(Math.max(0, startsAt - LABEL_REACH), startsAt)),
          }
        : [],
  );
}

function findIn(reading: Reading, line: Line): void {
  const numbers = numbersIn(line.text, reading.country);
  // `Phone` in one cell, the number in the next.
  const above =
    line.text.length < 60 ? (reading.page.lines[line.index - 1]?.folded.slice(-LABEL_REACH) ?? '') : '';
  if (numbers.length === 0) return labelledOnly(reading, line, above);
  let isAfterAnother = false;
  for (const one of numbers) {
    const { number, written } = one;
    const before = one.before || above;
    const isFax = endsWith(FAX, before);
    const isLabelled = isFax || endsWith(PHONE, before);
    const rule = isLabelled ? 'phone.label' : ruleFor(line, one, isAfterAnother);
    if (rule === null) continue;
    isAfterAnother = true;
    add(reading, rule, number, written, line.index, isFax);
  }
}

/** Numbers behind a label that are written without what the country dials in front, or with what it once dialled. */
function labelledOnly(reading: Reading, line: Line, above: string): void {
  const [, label = '', numbers = ''] = /^([^\d+()]{0,40})([\d(+].*)$/.exec(line.text.slice(0, 120)) ?? [];
  if (!endsWith(PHONE, fold(label) || above)) return;
  for (const written of numbers.split(/[,;/|]| {2}/, 6)) {
    const phone =
      parsePhone(written, reading.country) ?? parsePhone(written.trim().replace(/^0/, ''), reading.country);
    if (phone) add(reading, 'phone.label', phone, written.trim(), line.index);
  }
}

/** A label is one of the last words before a number: `Tel. (Büro)`, `Telefon:`. */
function endsWith(labels: Phrases, before: string): boolean {
  const all = before.split(' ').filter(Boolean);
  return [1, 2, 3].some((count) => count <= all.length && labels.lengthAt(all, all.length - count) > 0);
}

/** Without a label, a number has a country code or is written as the country writes its own, in a short line. */
function ruleFor(
  line: Line,
  { number, written, before }: Written,
  isAfterAnother: boolean,
): RuleOf<'phone'> | null {
  if (endsWith(NUMBER_OF_ANOTHER_KIND, before) || IBAN.test(line.text)) return null;
  if (/^(?:\+|00)/.test(written)) return 'phone.international';
  if (DATE_OR_SPAN.test(written) || NUMBER_OF_ANOTHER_KIND.isIn(line.folded.slice(0, 120))) return null;
  if (isAfterAnother && line.text.length < 60) return 'phone.national';
  const letters = line.text.length - written.length;
  const groups = groupsOf(written);
  if (/^\(?0/.test(written)) return letters <= 160 && (groups >= 2 || letters < 40) ? 'phone.national' : null;
  return groups >= 2 && groups === groupsOf(number.formatNational()) && letters < 60
    ? 'phone.national'
    : null;
}

const groupsOf = (written: string): number => written.split(/[\s()/.-]+/).filter(Boolean).length;

function add(
  reading: Reading,
  rule: RuleOf<'phone'>,
  { number }: PhoneNumber,
  written: string,
  at: number,
  isFax = false,
): void {
  reading.add(rule, { number, written, is_fax: isFax }, written, at);
}

const INTERNATIONAL = /(?:\+|(?<!\d)00)\s?[1-9](?:[\s()/.-]{0,2}\d){7,14}/;

/** The country whose code is in front of the first number that has one. */
export function countryOfFirstPhone(lines: readonly Line[]): string | null {
  const line = lines.find(({ text }) => INTERNATIONAL.test(text));
  return (line && numbersIn(line.text, null)[0]?.number.country) ?? null;
}
