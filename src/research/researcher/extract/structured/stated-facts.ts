import type { PersonValue } from '../../findings.js';
import { cleanText, type Page } from '../../page/page.js';
import { isRoleAddress, realAddress } from '../emails/address-kinds.js';
import type { Draft, Site } from '../draft.js';
import { excerptShowing } from '../excerpt.js';
import { foldName } from '../names/fold-name.js';
import { personDraft } from '../people/person-draft.js';
import { phoneNumber } from '../phones/phones.js';
import { postalDraft, type PostalParts } from '../postal/postal-draft.js';
import { namesBranch } from '../organization/branches.js';
import { profileOf, profileDraft } from '../organization/social.js';

/** What a page states for machines: of the organization that it belongs to, and of its people. */
export interface StatedFacts {
  /** What the statement is made in, for the reason. */
  readonly source: string;
  readonly organizations: readonly OrganizationFacts[];
  readonly people: readonly PersonFacts[];
}

export interface OrganizationFacts {
  readonly names: readonly string[];
  readonly descriptions: readonly string[];
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  readonly faxes: readonly string[];
  readonly addresses: readonly PostalParts[];
  /** URLs, of social networks and of others. */
  readonly profiles: readonly string[];
}

export interface PersonFacts {
  readonly name: string;
  /** The part of the name that is the last name, where that is stated. */
  readonly family: string | null;
  readonly role: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

const LONGEST_NAME = 150;
const LONGEST_DESCRIPTION = 1_000;

/** The findings that statements make. What they state of an address or a number is checked as text would be. */
export function draftFacts({ source, organizations, people }: StatedFacts, page: Page, site: Site): Draft[] {
  return [
    ...organizations.flatMap((one) => draftOrganization(one, source, page, site)),
    ...people.flatMap((one) => draftPerson(one, source, page, site)),
  ];
}

function draftOrganization(facts: OrganizationFacts, source: string, page: Page, site: Site): Draft[] {
  const excerpt = (shown: string): string => excerptShowing(page, shown, summary(facts, shown));
  const stated = `It is stated as ${source}.`;
  const names = facts.names
    .map(cleanText)
    .filter((name) => name !== '' && name.length <= LONGEST_NAME && !namesBranch(name));
  const [description] = facts.descriptions.map(cleanText).filter((text) => text !== '');
  return [
    ...names.map((name, at): Draft => ({
      kind: 'organization_name',
      value: { name },
      key: foldName(name),
      excerpt: excerpt(name),
      confidence: at === 0 ? 0.97 : 0.93,
      reason: stated,
    })),
    ...(description === undefined ? [] : [descriptionDraft(description, excerpt(description), 0.9, stated)]),
    ...facts.emails.flatMap((email) => emailDraft(email, source, page, site)),
    ...facts.phones.flatMap((phone) => phoneDraft(phone, false, source, page, site)),
    ...facts.faxes.flatMap((phone) => phoneDraft(phone, true, source, page, site)),
    ...facts.addresses.flatMap((parts) => postalDraft(parts, page, 0.97, stated)),
    ...facts.profiles.flatMap((url) => {
      const profile = profileOf(url);
      return profile
        ? [profileDraft(profile, excerptShowing(page, url, summary(facts, url)), 0.97, stated)]
        : [];
    }),
  ];
}

/** A description, at most as long as values may be. */
export function descriptionDraft(text: string, excerpt: string, confidence: number, reason: string): Draft {
  const short = Array.from(text).slice(0, LONGEST_DESCRIPTION).join('').trim();
  return { kind: 'description', value: { text: short }, key: foldName(short), excerpt, confidence, reason };
}

function emailDraft(email: string, source: string, page: Page, site: Site): Draft[] {
  const written = cleanText(email)
    .replace(/^mailto:/i, '')
    .replace(/\?.*/, '');
  const address = realAddress(written, site.domain);
  if (address === null) return [];
  return [
    {
      kind: 'email_address',
      value: { address, is_role_address: isRoleAddress(address) },
      key: address.toLowerCase(),
      excerpt: excerptShowing(page, written, `email: ${written}`),
      confidence: 0.97,
      reason: `It is stated as ${source}.`,
    },
  ];
}

function phoneDraft(phone: string, isFax: boolean, source: string, page: Page, site: Site): Draft[] {
  const written = cleanText(phone).replace(/^tel:/i, '');
  const number = phoneNumber(written, site.country);
  if (number === null) return [];
  return [
    {
      kind: 'phone',
      value: { number, written, is_fax: isFax },
      key: number,
      excerpt: excerptShowing(page, written, `telephone: ${written}`),
      confidence: 0.97,
      reason: `It is stated as ${source}.`,
    },
  ];
}

function draftPerson(facts: PersonFacts, source: string, page: Page, site: Site): Draft[] {
  const email =
    facts.email === null ? null : realAddress(cleanText(facts.email).replace(/^mailto:/i, ''), site.domain);
  const phone = facts.phone === null ? null : phoneNumber(facts.phone, site.country);
  const more: Partial<PersonValue> = { email, phone };
  const text = [facts.name, facts.role, facts.email, facts.phone].filter((part) => part !== null).join(', ');
  return [
    ...personDraft(
      { written: facts.name, role: facts.role, family: facts.family, ...more },
      {
        excerpt: (shown) => excerptShowing(page, shown, text),
        confidence: facts.role === null ? 0.9 : 0.96,
        reason: `The person is stated as ${source}.`,
      },
    ),
    ...(facts.email === null ? [] : emailDraft(facts.email, source, page, site)),
  ];
}

/** What is stated, in words, for an excerpt of what the page shows nowhere. */
const summary = (facts: OrganizationFacts, shown: string): string =>
  [...new Set([facts.names[0] ?? '', shown])].filter(Boolean).join(': ');
