import { DomUtils } from 'htmlparser2';
import { attribute } from './document.js';
import { organizationName } from './organization.js';
import type { Reading } from './reading.js';
import { cleanText } from './text.js';
import { words } from './vocabulary.js';

/** The maximum number of objects to read from a page's structured data. */
const MAX_ITEMS = 2_000;
const MAX_SCRIPT_LENGTH = 300_000;
const ORGANIZATIONS = words('schema-org', 'organizations');
const OF_OTHERS = new Set(words('schema-org', 'of_others'));

const ADDRESS = [
  'streetAddress',
  'postalCode',
  'addressLocality',
  'addressRegion',
  'addressCountry',
] as const;

type Item = Readonly<Record<string, unknown>>;

/** Finds the organization's name and addresses in schema.org JSON-LD. */
export function findStructured(reading: Reading): void {
  for (const element of reading.page.elements.filter(({ name }) => name === 'script'))
    if (/^application\/ld\+json/i.test(attribute(element, 'type')))
      for (const item of itemsIn(DomUtils.textContent(element))) state(reading, item);
}

/** The objects in a script at any depth, without those that describe other organizations. */
function itemsIn(source: string): Item[] {
  const items: Item[] = [];
  try {
    const open: unknown[] = source.length > MAX_SCRIPT_LENGTH ? [] : [JSON.parse(source)];
    for (let next; (next = open.pop()) !== undefined && items.length < MAX_ITEMS;) {
      if (typeof next !== 'object' || next === null) continue;
      items.push(next as Item);
      const parts = Object.entries(next).slice(0, 200);
      open.push(...parts.filter(([name]) => !OF_OTHERS.has(name)).map(([, part]) => part as unknown));
    }
  } catch {
    // The script is not valid JSON.
  }
  return items;
}

function state(reading: Reading, item: Item): void {
  const type = text(item, '@type').split(/[/:]/).at(-1)!;
  const name = organizationName(text(item, 'name'));
  if (name !== null && ORGANIZATIONS.some((end) => type.endsWith(end)))
    reading.add('organization.structured', { name }, name);
  const parts = ADDRESS.map((part) => text(item, part) || null);
  const [street = null, postal_code = null, locality = null, region = null, country = null] = parts;
  const town = [postal_code, locality].filter(Boolean).join(' ');
  if (street === null || town === '') return;
  const line = [street, town, region, country].filter(Boolean).join(', ');
  reading.add('address.structured', { line, street, postal_code, locality, region, country }, street);
}

/** The text of a property, of its first value, or the name of its item; an empty string for other values. */
function text(item: Item, name: string): string {
  const [first] = [item[name]].flat();
  const value = typeof first === 'object' && first !== null ? (first as Item)['name'] : first;
  return typeof value === 'string' || typeof value === 'number' ? cleanText(String(value)) : '';
}
