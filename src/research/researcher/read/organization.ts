import { getDomainWithoutSuffix } from 'tldts';
import { attribute, type Line, type Link } from './document.js';
import { isTextOfOthers, type Reading, type RuleOf } from './reading.js';
import { cleanText, fold, trimmed, words } from './text.js';
import { DomUtils } from 'htmlparser2';

const GENERIC = new Set([
  ...words('organizations', 'home_titles'),
  ...words('pages', 'contact', 'imprint', 'team', 'about'),
]);
const WELCOME = words('organizations', 'welcome').toSorted((a, b) => b.length - a.length);
const RIGHTS = words('organizations', 'rights').filter((phrase) => phrase.length > 5);

/** Other forms of two letters are words of some language. */
const LEGAL_FORMS = words('organizations', 'legal_forms').filter((form) => form.length > 2 || form === 'ev');

const MAX_NAME_LENGTH = 100;
const MAX_WORDS = 12;
/** The confidence that a name gains if the domain is derived from it. */
const OF_DOMAIN = 0.06;
const BORDER = / [|–—·»«:•›~>-]{1,3} | ?[|»«•›] ?|: | [–—-]$/u;
const HOME = /^(?:\.{0,2}\/)?(?:index\.\w{2,5})?$/;
const COPYRIGHT = /©|\(c\)|copyright/i;
const ADDRESS_OF_SITE =
  /^(?:https?:|www\.)|^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:[a-z]{2,4}|info|online)$/iu;

export function findOrganization(reading: Reading): void {
  for (const element of reading.page.elements.filter(({ name }) => name === 'meta')) {
    const property = (attribute(element, 'property') || attribute(element, 'name')).toLowerCase();
    const text = cleanText(attribute(element, 'content'));
    if (property === 'og:site_name')
      for (const part of partsOf(text)) addName(reading, 'organization.site-name', part);
    if (property === 'description' && reading.isHome && text.length >= 20)
      reading.add('description.meta', { text }, text);
  }
  const parts = partsOf(reading.page.title);
  parts.forEach((part, at) => {
    // The last part of the title of another page is often the name of the site.
    const inside = at === parts.length - 1 ? -0.06 : -0.08;
    addName(reading, 'organization.title', part, null, reading.isHome ? 0 : inside);
  });
  const { lines, links } = reading.page;
  const heading = lines.find(({ inHeader, heading }) => inHeader && heading > 0);
  if (heading) addName(reading, 'organization.header', heading.text, heading.index);
  // A link in a list is a menu entry.
  const isHomeLink = ({ href, text, line }: Link): boolean =>
    HOME.test(href) && lines[line]?.block?.name !== 'li' && !!lines[line]?.text.includes(text);
  const home = links.filter(isHomeLink).find(({ text }) => organizationName(text) !== null);
  if (home) addName(reading, 'organization.header', home.text, home.line);
  for (const line of lines.filter(({ text }) => text.length <= 200)) {
    if (COPYRIGHT.test(line.text)) fromCopyright(reading, line);
    if (LEGAL_FORMS.some((form) => line.folded.endsWith(` ${form}`)) && !isTextOfOthers(reading, line))
      addName(reading, 'organization.legal-form', line.text, line.index);
  }
}

/** The parts of a title that are not the name of a page. */
const partsOf = (title: string): string[] =>
  title
    .slice(0, 300)
    .split(BORDER)
    .map((part) => trimmed(part, ' |–—-:·»«'))
    .filter((part) => part !== '' && !GENERIC.has(fold(part)));

/** Adds the name in a copyright notice: `© 2024 Verein Musterdorf. All rights reserved.` */
function fromCopyright(reading: Reading, { text, index }: Line): void {
  const behind = text.split(COPYRIGHT).findLast((part) => /\p{L}{2}/u.test(part)) ?? '';
  const [holder = ''] = behind
    .replace(/(?:19|20)\d\d(?:\s*[-–]\s*(?:(?:19|20)?\d\d|today|heute))?/g, ' ')
    .split(/[|•·,]|(?<!\.\p{L})\.(?:\s|$)| [–-] /u)
    .map((part) => trimmed(part, ' -–,.:;'))
    .filter(Boolean);
  if (RIGHTS.some((phrase) => fold(holder).includes(phrase))) return;
  addName(reading, 'organization.copyright', holder.replace(/^by /i, ''), index);
}

function addName(
  reading: Reading,
  rule: RuleOf<'organization_name'>,
  text: string,
  at: number | null = null,
  adjust = 0,
): void {
  const name = organizationName(text);
  if (name === null) return;
  const bonus = isOfDomain(reading.domain, fold(name)) ? OF_DOMAIN : 0;
  reading.add(rule, { name }, name, at, adjust + bonus);
}

/** A text as the name of an organization; null for a greeting, a site's address or a sentence. */
function organizationName(text: string): string | null {
  const whole = trimmed(cleanText(text), ' |–—-:·»«,;"„“”');
  const greeting = WELCOME.find((phrase) => fold(whole).startsWith(`${phrase} `));
  const parts = whole.split(' ').slice(greeting?.split(' ').length ?? 0);
  const name = parts.join(' ');
  if (name.length > MAX_NAME_LENGTH || parts.length > MAX_WORDS || GENERIC.has(fold(name))) return null;
  return /\p{L}{2}/u.test(name) && !/[?…]$|@/.test(name) && !ADDRESS_OF_SITE.test(name) ? name : null;
}

/** Whether a domain consists of a name, one of its longer words, or its initials. */
function isOfDomain(domain: string, folded: string): boolean {
  const label = fold(getDomainWithoutSuffix(domain) ?? '').replaceAll(' ', '');
  const parts = folded.split(' ');
  const isWhole = parts.join('').includes(label) || parts.map((word) => word[0]).join('') === label;
  return label.length > 2 && (isWhole || parts.some((word) => word.length > 4 && label.includes(word)));
}

/** The maximum number of objects to read from a page's structured data. */
const MAX_ITEMS = 2_000;
const MAX_SCRIPT_LENGTH = 300_000;
const ORGANIZATIONS = words('organizations', 'types');
const OF_OTHERS = new Set(words('organizations', 'of_others'));

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
