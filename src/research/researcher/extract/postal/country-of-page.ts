import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.min';
import { textOf, type Page } from '../../page/page.js';
import { countryCode } from './countries.js';
import { countriesOfMoney, countriesOfRegisters, isInIreland } from './country-marks.js';
import { countriesOfAddresses } from './postal.js';

/** What a page says of the country that it is in, each kind of it surer than the next. */
const SURE: readonly ((page: Page) => string[])[] = [
  countriesStated,
  countriesOfAddresses,
  ofRegisters,
  ofDialled,
];
const LESS_SURE: readonly ((page: Page) => string[])[] = [ofNumbers, ofNames, ofMoney];

/**
 * The country of what the pages of a site say, where the domain does not tell: that of an address stated as data, of
 * addresses that only one country writes so, of registers and accounts, of all numbers that links dial, of all in
 * international form, of a country's name in an address, of its money. Null where none of these says one and the same.
 *
 * @param among the countries that speak the language of the pages, where the first of them is at home if nothing says
 *   another: what says so has to be sure
 */
export function countryOfPages(pages: readonly Page[], among?: readonly string[]): string | null {
  for (const source of among === undefined ? [...SURE, ...LESS_SURE] : SURE) {
    const countries = pages.flatMap(source).filter((one) => among?.includes(one) ?? true);
    const country = only(countries);
    if (country !== null) return country;
  }
  return null;
}

function countriesStated(page: Page): string[] {
  const scripts = page.elements.filter(
    ({ name, attribs }) => name === 'script' && attribs['type'] === 'application/ld+json',
  );
  const data = scripts.flatMap((script) => [
    ...script.children
      .map((child) => ('data' in child ? child.data : textOf(child)))
      .join('')
      .matchAll(
        /"addressCountry"\s*:\s*(?:\{[^{}"]{0,20}(?:"@type"\s*:\s*"Country"\s*,\s*)?"name"\s*:\s*)?"([^"]{2,40})"/g,
      ),
  ]);
  const marked = page.elements.filter(
    ({ attribs }) =>
      attribs['itemprop'] === 'addressCountry' || /\b(?:p-)?country-name\b/.test(attribs['class'] ?? ''),
  );
  return [
    ...data.map((match) => match[1]!),
    ...marked.map((one) => one.attribs['content'] ?? textOf(one)),
  ].flatMap((name) => countryCode(name) ?? []);
}

function ofRegisters({ lines }: Page): string[] {
  return lines.flatMap(({ text }) => countriesOfRegisters(text));
}

function ofMoney({ lines }: Page): string[] {
  return lines.flatMap(({ text }) => countriesOfMoney(text));
}

const INTERNATIONAL = /\+\d[\d ().-]{6,20}\d/g;

/** Whoever writes to visitors of one country writes its numbers without a prefix, but has links dial them with it. */
function ofDialled({ links }: Page): string[] {
  return countriesOfNumbers(links.flatMap(({ href }) => /^tel:(\+\d+)/.exec(href)?.[1] ?? []));
}

function ofNumbers({ lines }: Page): string[] {
  return countriesOfNumbers(lines.flatMap(({ text }) => text.match(INTERNATIONAL) ?? []));
}

const countriesOfNumbers = (written: readonly string[]): string[] =>
  written.flatMap((number) => {
    const parsed = parsePhoneNumberFromString(number, {}, metadata);
    return parsed?.isValid() && parsed.country !== undefined ? [parsed.country] : [];
  });

/** These are called as people and states are. */
const AMBIGUOUS = new Set(['georgia', 'jordan']);

/** A country's name that is all of a line, or its end behind a comma on a line with a number. */
function ofNames({ lines }: Page): string[] {
  return lines.flatMap(({ text }) => {
    if (text.length > 160) return [];
    if (isInIreland(text)) return ['IE'];
    const name = (/\d/u.test(text) ? /,([^,\d]{4,30})$/u.exec(text)?.[1] : text)?.replace(/\.$/u, '').trim();
    if (name === undefined || name.length < 4 || name.length > 30) return [];
    return AMBIGUOUS.has(name.toLowerCase()) ? [] : (countryCode(name) ?? []);
  });
}

/** What all values are, if they are one. */
const only = (values: readonly string[]): string | null => (new Set(values).size === 1 ? values[0]! : null);
