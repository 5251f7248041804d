import {
  type FindingKind,
  type FindingOf,
  type FindingValues,
  type FoundValue,
  FINDING_KINDS,
} from '../findings.js';
import { findingKey } from '../finding-key.js';
import type { PageText, Line } from './document.js';
import { cleanText, fold, decodedOrSame, phrases } from './text.js';

/** The extraction rules: the kind of finding, its confidence, and the explanation for editors. */
export const RULES = {
  'organization.structured': ['organization_name', 0.9, 'The page states it as structured data.'],
  'organization.site-name': ['organization_name', 0.88, 'The page states it as the name of the site.'],
  'organization.title': ['organization_name', 0.8, 'From the title of the page.'],
  'organization.copyright': ['organization_name', 0.7, 'From the copyright line.'],
  'organization.legal-form': ['organization_name', 0.62, 'A line ends with a legal form.'],
  'organization.header': ['organization_name', 0.7, 'From the header, or the link to the home page.'],
  'description.meta': ['description', 0.9, 'From the description of the home page.'],
  'email.link': ['email_address', 0.98, 'From a mailto link.'],
  'email.text': ['email_address', 0.95, 'From the text.'],
  'email.spelled': ['email_address', 0.9, 'From the text, where it is obfuscated.'],
  'email.protected': ['email_address', 0.95, 'The page shows it, protected by Cloudflare.'],
  'phone.link': ['phone', 0.95, 'From a tel link.'],
  'phone.label': ['phone', 0.93, 'It follows a label of a telephone number.'],
  'phone.international': ['phone', 0.92, 'It is written as an international number.'],
  'phone.national': ['phone', 0.8, 'It is a valid number of the country, and grouped as one.'],
  'address.structured': ['postal_address', 0.93, 'The page states it as structured data.'],
  'address.code': ['postal_address', 0.9, 'A street stands before a postal code and a town.'],
  'address.code-number': ['postal_address', 0.8, 'A house number stands before a postal code and a town.'],
  'person.table': ['person', 0.92, 'A table lists the person with name and role.'],
  'person.table-names': ['person', 0.85, 'A table lists the person in a column of names.'],
  'person.label': ['person', 0.9, 'The name follows a role.'],
  'person.line': ['person', 0.88, 'Name and role stand on one line.'],
  'person.next-to': ['person', 0.85, 'The name stands next to a role.'],
  'person.team': ['person', 0.75, 'A page of a team lists the person among others in the same form.'],
  'person.own-email': ['person', 0.9, 'An address that is named after the person follows the name.'],
  'profile.link': ['social_profile', 0.9, 'From a link of the page.'],
} as const satisfies Readonly<
  Record<string, readonly [kind: FindingKind, confidence: number, reason: string]>
>;

type Rule = keyof typeof RULES;
export type RuleOf<K extends FindingKind> = {
  [R in Rule]: (typeof RULES)[R][0] extends K ? R : never;
}[Rule];

/** A value on a page and the rule that found it: a finding without the time of reading. Plain data. */
export type FoundOf<K extends FindingKind> = Omit<FindingOf<K>, 'read_at'> & { readonly rule: Rule };
export type Found = { readonly [K in FindingKind]: FoundOf<K> }[FindingKind];

/** The maximum length of an excerpt, and the length of the context before the value, in characters. */
const MAX_EXCERPT_LENGTH = 300;
const AROUND = 90;
/** A longer text is not a valid value. */
const MAX_TEXT_LENGTH = 1_000;
const MAX_FOUND = 500;

/** A page during extraction, and the findings so far. */
export class Reading {
  readonly found: Found[] = [];
  readonly #byLine = new Map<number, Found[]>();

  constructor(
    readonly page: PageText,
    readonly url: URL,
    /** An ISO 3166 code in capitals; null if unknown. */
    readonly country: string | null,
    readonly isHome: boolean,
    readonly domain: string,
    /** Whether the path of the page indicates that it is about other organizations. */
    readonly isAboutOthers: boolean,
  ) {}

  /**
   * Adds a finding.
   * @param shown the value as written on the page, for the excerpt
   * @param at the line that contains the value; null for metadata that is not visible
   * @param adjust the amount to add to the confidence of the rule
   */
  add<K extends FindingKind>(
    rule: RuleOf<K>,
    value: FindingValues[K],
    shown: string,
    at: number | null = null,
    adjust = 0,
  ): void {
    const [kind, confidence, reason] = RULES[rule];
    const key = findingKey({ kind, value } as FoundValue);
    if (this.found.length >= MAX_FOUND || key === '') return;
    if (Object.values(value).some((part) => typeof part === 'string' && part.length > MAX_TEXT_LENGTH))
      return;
    const found = {
      ...{ kind, value, rule, reason, url: this.url.href, excerpt: this.#excerpt(shown, at) },
      key,
      confidence: Math.round(Math.min(0.99, confidence + adjust) * 100) / 100,
    } as unknown as Found;
    this.found.push(found);
    if (at !== null) this.#byLine.set(at, [...this.foundOn(at), found]);
  }

  foundOn(line: number): readonly Found[] {
    return this.#byLine.get(line) ?? [];
  }

  /** The excerpt: the value with the text around it. */
  #excerpt(shown: string, at: number | null): string {
    const lines = this.page.lines.slice(Math.max(0, (at ?? 0) - 1), (at ?? 0) + 2).map(({ text }) => text);
    // The text of a link may differ from its target.
    const isShown = at !== null && this.page.lines[at]?.text.includes(shown);
    const text = isShown ? lines.join(' ') : cleanText(shown);
    const from = Math.max(0, text.indexOf(shown, at === 0 ? 0 : lines[0]?.length) - AROUND);
    // The excerpt must not split a surrogate pair.
    const part = text.slice(from, from + MAX_EXCERPT_LENGTH);
    return part.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '').trim();
  }
}

/** The maximum number of findings of one kind. A longer list is not contact data. */
const MAX_PER_KIND = 200;
const MAX_OF: Partial<Record<FindingKind, number>> = { organization_name: 1, description: 1 };
const MIN_CONFIDENCE = 0.6;
/** The confidence that an organization's name gains if another page or another rule finds it, too. */
const CONFIRMED = 0.15;
/** Keeps each value of a site once, from the page with the highest confidence. Takes linear time. */
export function mergeFindings(pages: readonly (readonly Found[])[]): Found[] {
  const merged = [...Map.groupBy(pages.flat(), idOf).values()]
    .map((same) => surest(same))
    .filter(({ confidence }) => confidence >= MIN_CONFIDENCE)
    .toSorted((a, b) => b.confidence - a.confidence);
  const ofKind = Map.groupBy(merged, ({ kind }) => kind);
  const [organization] = ofKind.get('organization_name') ?? [];
  const isOwn = ({ kind, key }: Found): boolean => kind !== 'person' || key !== organization?.key;
  return FINDING_KINDS.flatMap((kind) =>
    (ofKind.get(kind) ?? []).filter(isOwn).slice(0, MAX_OF[kind] ?? MAX_PER_KIND),
  );
}

/** The parts of a person's name may be in any order. */
const idOf = ({ kind, key }: Found): string =>
  `${kind} ${kind === 'person' ? key.split(' ').toSorted().join(' ') : key}`;

/**
 * The finding with the highest confidence. The organization's name gains confidence if it is found more than
 * once, since the name of a single page occurs once.
 */
function surest(same: readonly Found[]): Found {
  const best = same.reduce(better);
  const isConfirmed = same.some(({ url, rule }) => url !== best.url || rule !== best.rule);
  if (best.kind !== 'organization_name' || !isConfirmed) return best;
  return { ...best, confidence: Math.min(0.99, best.confidence + CONFIRMED) };
}

/** The finding with the higher confidence. A person keeps the details of both findings. */
function better(known: Found, other: Found): Found {
  const [first, second] = other.confidence > known.confidence ? [other, known] : [known, other];
  if (first.kind !== 'person' || second.kind !== 'person') return first;
  const role = first.value.role ?? second.value.role;
  const email = first.value.email ?? second.value.email;
  const phone = first.value.phone ?? second.value.phone;
  return { ...first, value: { ...first.value, role, email, phone } };
}

const ELSEWHERE = phrases('pages', 'others', 'elsewhere');
const AUTHORITIES = phrases('pages', 'authorities');
const OWN = phrases('pages', 'contact', 'imprint', 'team');
/** Words for bodies and people of an organization. */
export const TEAM = phrases('pages', 'team');

/**
 * The number of lines above a contact that may name its owner: an authority, a hosting provider or an agency.
 */
const REACH = 2;
const MAX_LINE_LENGTH = 300;

/** Whether the path indicates a page about other organizations or past events: partners, news, a shop. */
export function isPageOfOthers({ pathname }: URL): boolean {
  const path = fold(decodedOrSame(pathname).replace(/\.\w{2,5}$/, ''));
  return ELSEWHERE.isIn(path) && !OWN.isIn(path);
}

/** Whether a line is about another organization: the page is about others, and the line is not in the footer. */
export const isOfOthers = ({ isAboutOthers }: Reading, { inFooter }: Line): boolean =>
  isAboutOthers && !inFooter;

/**
 * Extends `isOfOthers` to plain text, which has no link that shows the owner: the lines above may name an
 * authority, a hosting provider or an agency.
 */
export const isTextOfOthers = (reading: Reading, line: Line): boolean =>
  isOfOthers(reading, line) ||
  reading.page.lines
    .slice(Math.max(0, line.index - REACH), line.index + 1)
    .some(({ folded }) => folded.length < MAX_LINE_LENGTH && AUTHORITIES.isIn(folded));
