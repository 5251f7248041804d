import { createHash } from 'node:crypto';
import type { FindingKind, FindingOf, FindingValues, PostalAddressValue } from '../findings.js';
import type { PageText } from './document.js';
import { RULES, type Rule, type RuleOf } from './rules.js';
import { cleanText, fold } from './text.js';

/** What a page says, by which rule: a finding without the time at which the page was read. Plain data. */
export type FoundOf<K extends FindingKind> = Omit<FindingOf<K>, 'read_at'> & { readonly rule: Rule };
export type Found = { readonly [K in FindingKind]: FoundOf<K> }[FindingKind];

/** Characters of an excerpt, and of what stands around the value in it. */
const MAX_EXCERPT_LENGTH = 300;
const AROUND = 90;
/** A value with a longer text is none that anybody meant to be read. */
const MAX_TEXT_LENGTH = 1_000;
const MAX_KEY_LENGTH = 200;
const MAX_FOUND = 500;

/** The same for the same value, however it is spelled. */
const KEYS: { readonly [K in FindingKind]: (value: FindingValues[K]) => string } = {
  organization_name: ({ name }) => fold(name),
  description: ({ text }) => fold(text),
  person: ({ name }) => fold(name),
  email_address: ({ address }) => address.toLowerCase(),
  phone: ({ number }) => number,
  postal_address: ({ postal_code, street, line }: PostalAddressValue) =>
    fold(`${postal_code ?? ''} ${(street ?? line).replace(/stra(?:ß|ss)e/giu, 'str')}`),
  social_profile: ({ url }) => url.toLowerCase().replace('://www.', '://'),
};

/** One page while it is read, and what was found on it. */
export class Reading {
  readonly found: Found[] = [];
  readonly #byLine = new Map<number, Found[]>();

  constructor(
    readonly page: PageText,
    readonly url: URL,
    /** ISO 3166, in capitals; null if it is not known. */
    readonly country: string | null,
    readonly isHome: boolean,
    readonly domain: string,
  ) {}

  /**
   * Adds a finding.
   * @param shown how the page writes it, for the excerpt
   * @param at the line that shows it; null for what the page states out of sight
   * @param adjust added to the confidence of the rule
   */
  add<K extends FindingKind>(
    rule: RuleOf<K>,
    value: FindingValues[K],
    shown: string,
    at: number | null = null,
    adjust = 0,
  ): void {
    const [kind, confidence, reason] = RULES[rule];
    const key = (KEYS[kind] as (value: unknown) => string)(value);
    if (this.found.length >= MAX_FOUND || key === '') return;
    if (Object.values(value).some((part) => typeof part === 'string' && part.length > MAX_TEXT_LENGTH))
      return;
    const found = {
      kind,
      value,
      key: key.length <= MAX_KEY_LENGTH ? key : createHash('sha256').update(key).digest('hex'),
      url: this.url.href,
      excerpt: this.#excerpt(shown, at),
      confidence: Math.round(Math.min(0.99, confidence + adjust) * 100) / 100,
      reason,
      rule,
    } as unknown as Found;
    this.found.push(found);
    if (at !== null) this.#byLine.set(at, [...this.foundOn(at), found]);
  }

  /** What was found on a line so far. */
  foundOn(line: number): readonly Found[] {
    return this.#byLine.get(line) ?? [];
  }

  #excerpt(shown: string, at: number | null): string {
    const { lines } = this.page;
    if (at === null || lines[at] === undefined) return cut(cleanText(shown), 0, shown.length);
    let [text, from] = [lines[at].text, Math.max(0, lines[at].text.indexOf(shown))];
    for (let index = at - 1; lines[index] && from < AROUND; index -= 1) {
      text = `${lines[index]!.text} ${text}`;
      from += lines[index]!.text.length + 1;
    }
    const end = text.length + AROUND;
    for (let index = at + 1; lines[index] && text.length < end; index += 1) text += ` ${lines[index]!.text}`;
    return cut(text, from, shown.length);
  }
}

/** At most 300 characters of a text around a part of it; no pair of surrogates is parted. */
function cut(text: string, at: number, length: number): string {
  if (text.length <= MAX_EXCERPT_LENGTH) return text.trim();
  const spare = Math.max(0, Math.min(AROUND, Math.floor((MAX_EXCERPT_LENGTH - length) / 2)));
  const from = Math.max(0, Math.min(at - spare, text.length - MAX_EXCERPT_LENGTH));
  const part = text.slice(from, from + MAX_EXCERPT_LENGTH).replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/gu, '');
  return part.toWellFormed().trim();
}
