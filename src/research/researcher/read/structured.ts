import type { Element } from 'domhandler';
import type { PersonValue } from '../findings.js';
import { emailValue } from './emails.js';
import { attribute } from './html.js';
import { textIn } from './document.js';
import { personName } from './names.js';
import { organizationName } from './organization.js';
import { parsePhone } from './phones.js';
import type { Reading } from './reading.js';
import { roleOf } from './roles.js';
import { cleanText } from './text.js';
import { words } from './vocabulary.js';

/** What is visited of a page's structured data, at most: each item once, whatever refers to it. */
const MAX_ITEMS = 2_000;
const MAX_SCRIPT_LENGTH = 300_000;
const ORGANIZATIONS = words('schema-org', 'organizations');
const OF_OTHERS = new Set(words('schema-org', 'of_others'));

/** Items of schema.org: plain objects as JSON-LD has them. */
type Item = Readonly<Record<string, unknown>>;

/** What a page states of itself as JSON-LD or microdata of schema.org. */
export function findStructured(reading: Reading): void {
  const { elements } = reading.page;
  const scripts = elements.filter(
    (one) => one.name === 'script' && /^application\/ld\+json/i.test(attribute(one, 'type')),
  );
  const items = [...scripts.flatMap(parsed), ...microdata(elements)].flatMap(itemsIn);
  for (const item of items.slice(0, MAX_ITEMS)) state(reading, item);
}

function parsed({ children }: Element): unknown[] {
  const source = children.map((child) => ('data' in child ? child.data : '')).join('');
  try {
    return source.length > MAX_SCRIPT_LENGTH ? [] : [JSON.parse(source)];
  } catch {
    return [];
  }
}

/** The objects in parsed JSON, but for those of others. */
function itemsIn(value: unknown): Item[] {
  const items: Item[] = [];
  const open = [value];
  for (let visited = 0; open.length > 0 && visited < MAX_ITEMS; visited += 1) {
    const next = open.pop();
    if (Array.isArray(next)) open.push(...(next as unknown[]).slice(0, 200).toReversed());
    else if (typeof next === 'object' && next !== null) {
      items.push(next as Item);
      const parts = Object.entries(next).slice(0, 100);
      open.push(...parts.filter(([name]) => !OF_OTHERS.has(name)).map(([, part]) => part as unknown));
    }
  }
  return items;
}

/** Items in the form of JSON-LD, in one walk over the elements: each property goes to the innermost item around it. */
function microdata(elements: readonly Element[]): Item[] {
  const outermost: Item[] = [];
  const scopes = new Map<unknown, Record<string, unknown>>();
  for (const element of elements) {
    const outer = scopes.get(element.parent);
    const isItem = 'itemscope' in element.attribs;
    const type = attribute(element, 'itemtype').split('/').at(-1);
    const item: Record<string, unknown> | undefined = isItem ? { '@type': type } : outer;
    if (item) scopes.set(element, item);
    if (isItem && !outer) outermost.push(item!);
    for (const name of attribute(element, 'itemprop').split(/\s+/, 5))
      if (outer && name !== '') outer[name] ??= isItem ? item : textOf(element);
  }
  return outermost;
}

function textOf(element: Element): string {
  const href = attribute(element, 'href');
  return (
    attribute(element, 'content') || (/^(?:mailto|tel):/i.test(href) ? href : cleanText(textIn(element)))
  );
}

function state(reading: Reading, item: Item): void {
  const types = [item['@type']].flat().map((type) => String(type).split(/[/:]/).at(-1)!);
  const isOrganization = types.some((type) => ORGANIZATIONS.some((end) => type.endsWith(end)));
  if (isOrganization || (types.includes('WebSite') && reading.isHome)) {
    const name = organizationName(text(item, 'name'));
    if (name !== null)
      reading.add('organization.structured', { name }, name, null, isOrganization ? 0 : -0.05);
  }
  if (types.includes('Person')) statePerson(reading, item);
  if (item['streetAddress'] !== undefined) stateAddress(reading, item);
  if (!isOrganization && !types.includes('ContactPoint')) return;
  const email = emailValue(text(item, 'email'));
  if (email !== null) reading.add('email.structured', email, email.address);
  for (const [name, is_fax] of Object.entries({ telephone: false, faxNumber: true })) {
    const written = text(item, name);
    const number = parsePhone(written, reading.country)?.number;
    if (number !== undefined) reading.add('phone.structured', { number, written, is_fax }, written);
  }
}

function statePerson(reading: Reading, item: Item): void {
  const written = text(item, 'name') || `${text(item, 'givenName')} ${text(item, 'familyName')}`.trim();
  const name = personName(written);
  if (name === null) return;
  const contacts: Pick<PersonValue, 'role' | 'email' | 'phone'> = {
    role: text(item, 'jobTitle') || roleOf(text(item, 'description').slice(0, 80)),
    email: emailValue(text(item, 'email'))?.address ?? null,
    phone: parsePhone(text(item, 'telephone'), reading.country)?.number ?? null,
  };
  const { isKnown: _, ...names } = name;
  if (Object.values(contacts).some(Boolean))
    reading.add('person.structured', { ...names, ...contacts }, written);
}

function stateAddress(reading: Reading, item: Item): void {
  const part = (name: string): string | null => text(item, name) || null;
  const [street, postal_code, locality] = [
    part('streetAddress'),
    part('postalCode'),
    part('addressLocality'),
  ];
  if (street === null || (postal_code === null && locality === null)) return;
  const [region, country] = [part('addressRegion'), part('addressCountry')];
  const line = [street, [postal_code, locality].filter(Boolean).join(' '), region, country]
    .filter(Boolean)
    .join(', ');
  reading.add('address.structured', { line, street, postal_code, locality, region, country }, street);
}

/** A property's text, that of the first of several, or its item's name; an empty string for anything else. */
function text(item: Item, name: string): string {
  const [first] = [item[name]].flat();
  const value = typeof first === 'object' && first !== null ? (first as Item)['name'] : first;
  return typeof value === 'string' || typeof value === 'number'
    ? cleanText(String(value)).replace(/^(?:mailto|tel):/i, '')
    : '';
}
