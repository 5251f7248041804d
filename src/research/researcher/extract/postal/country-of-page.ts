import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.min';
import { textOf, type Page } from '../../page/page.js';
import { countryOfAddresses } from './postal.js';

/**
 * The country of what a page says, where neither the domain nor the language tells: that of an address stated as data,
 * of an address that only one country writes so, or of all numbers in international form. Null without any.
 */
export const countryOfPage = (page: Page): string | null =>
  countryStated(page) ?? countryOfAddresses(page) ?? countryOfNumbers(page);

function countryStated(page: Page): string | null {
  const scripts = page.elements.filter(
    ({ name, attribs }) => name === 'script' && attribs['type'] === 'application/ld+json',
  );
  const stated = scripts.flatMap((script) => [
    ...script.children
      .map((child) => ('data' in child ? child.data : textOf(child)))
      .join('')
      .matchAll(/"addressCountry"\s*:\s*"([A-Z]{2})"/g),
  ]);
  return only(stated.map((match) => match[1]!));
}

const INTERNATIONAL = /\+\d[\d ().-]{6,20}\d/g;

function countryOfNumbers({ lines, links }: Page): string | null {
  const written = [
    ...lines.flatMap(({ text }) => text.match(INTERNATIONAL) ?? []),
    ...links.flatMap(({ href }) => /^tel:(\+\d+)/.exec(href)?.[1] ?? []),
  ];
  return only(
    written.flatMap((number) => {
      const parsed = parsePhoneNumberFromString(number, {}, metadata);
      return parsed?.isValid() && parsed.country !== undefined ? [parsed.country] : [];
    }),
  );
}

/** What all values are, if they are one. */
const only = (values: readonly string[]): string | null => (new Set(values).size === 1 ? values[0]! : null);
