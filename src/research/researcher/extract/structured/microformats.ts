import type { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { mf2 } from 'microformats-parser';
import { isInside, type Page } from '../../page/page.js';
import { isSameSite } from '../../fetch/destination.js';
import type { Draft, Site } from '../draft.js';
import type { PostalParts } from '../postal/postal-draft.js';
import { draftFacts, type OrganizationFacts, type PersonFacts } from './stated-facts.js';

type Root = ReturnType<typeof mf2>['items'][number];

const ROOT_CLASS = /(?:^|\s)(?:h-card|vcard|h-adr|adr)(?:\s|$)/;
/** Larger pieces are no cards. */
const LARGEST_CARD = 60_000;
const MOST_CARDS = 300;

/**
 * What the cards (h-card, vCard) of a page state. Each is taken out and parsed by itself: how the parser copes with a whole
 * page would be up to the page.
 */
export function microformatsOn(page: Page, site: Site): Draft[] {
  const marked = page.elements.filter((element) => ROOT_CLASS.test(element.attribs['class'] ?? ''));
  const roots = marked.slice(0, MOST_CARDS);
  const outermost = roots.filter(
    (element) => !roots.some((other) => other !== element && isInside(element, other)),
  );
  const cards = outermost.flatMap((element) => cardsIn(element, page));
  const organizations = cards
    .filter((card) => isOrganization(card) && isOwn(card, site))
    .map(organizationFacts);
  const people = cards.filter((card) => !isOrganization(card) && isCard(card)).flatMap(personFacts);
  return draftFacts({ source: 'microformats', organizations, people }, page, site);
}

function cardsIn(element: Element, page: Page): Root[] {
  const html = DomUtils.getOuterHTML(element);
  if (html.length > LARGEST_CARD) return [];
  return mf2(html, { baseUrl: page.url.href }).items.flatMap(withInner);
}

const withInner = (root: Root): Root[] => [
  root,
  ...(root.children ?? []).flatMap(withInner),
  ...Object.values(root.properties)
    .flat()
    .flatMap((value) => (isRoot(value) && isCard(value) ? withInner(value) : [])),
];

const isRoot = (value: unknown): value is Root =>
  typeof value === 'object' && value !== null && 'properties' in value;
const isCard = (root: Root): boolean => (root.type ?? []).includes('h-card');

/** The organization's own card names itself as its organization, or has no person's name. */
function isOrganization(card: Root): boolean {
  if (!isCard(card)) return (card.type ?? []).includes('h-adr');
  const [organization] = texts(card, 'org');
  const [name] = texts(card, 'name');
  const isPerson = ['given-name', 'family-name', 'job-title', 'role'].some(
    (property) => texts(card, property).length > 0,
  );
  return (
    !isPerson &&
    (organization === undefined ? looksLikeOrganization(card) : organization === name || name === undefined)
  );
}

/** Without a word on it: who has an address, and more than one way to be reached, is more often an organization. */
const looksLikeOrganization = (card: Root): boolean =>
  ['adr', 'street-address', 'locality', 'logo'].some(
    (property) => (card.properties[property] ?? []).length > 0,
  );

const isOwn = (card: Root, site: Site): boolean =>
  texts(card, 'url').every(
    (url) => !URL.canParse(url) || isSameSite(new URL(url).hostname, site.domain) || !isWebsite(url),
  );

/** A card may list its profiles as its addresses too. */
const isWebsite = (url: string): boolean => new URL(url).pathname === '/';

function organizationFacts(card: Root): OrganizationFacts {
  const names = isCard(card) ? [...texts(card, 'name'), ...texts(card, 'org')] : [];
  return {
    names: [...new Set(names)].slice(0, 1),
    descriptions: texts(card, 'note'),
    emails: texts(card, 'email'),
    phones: texts(card, 'tel'),
    faxes: texts(card, 'tel-fax'),
    addresses: addresses(card),
    profiles: texts(card, 'url'),
  };
}

function addresses(card: Root): PostalParts[] {
  const inner = (card.properties['adr'] ?? []).filter(isRoot);
  const holders = inner.length > 0 ? inner : [card];
  return holders.map((holder) => {
    const part = (property: string): string | null => texts(holder, property)[0] ?? null;
    return {
      street: part('street-address'),
      postal_code: part('postal-code'),
      locality: part('locality'),
      region: part('region'),
      country: part('country-name'),
    };
  });
}

function personFacts(card: Root): PersonFacts[] {
  const name =
    texts(card, 'name')[0] ?? [...texts(card, 'given-name'), ...texts(card, 'family-name')].join(' ');
  return [
    {
      name,
      family: texts(card, 'family-name')[0] ?? null,
      role: texts(card, 'job-title')[0] ?? texts(card, 'role')[0] ?? null,
      email: texts(card, 'email')[0] ?? null,
      phone: texts(card, 'tel')[0] ?? null,
    },
  ];
}

/** The texts of a property; those of what it holds, if it holds a card. */
function texts(root: Root, property: string): string[] {
  return (root.properties[property] ?? []).flatMap((value) => {
    if (typeof value === 'string') return value.trim() === '' ? [] : [decoded(value.trim())];
    if (isRoot(value)) return texts(value, 'name');
    return typeof value.value === 'string' && value.value.trim() !== '' ? [value.value.trim()] : [];
  });
}

/** Links come with their scheme and percent signs. */
function decoded(value: string): string {
  if (!/^(mailto|tel):/i.test(value)) return value;
  const plain = value.replace(/^\w+:/, '').replace(/\?.*/, '');
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}
