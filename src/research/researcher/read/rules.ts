import type { FindingKind } from '../findings.js';

/** Each rule by which something is found: what it finds, how sure that is, and what an editor reads about it. */
export const RULES = {
  'organization.structured': ['organization_name', 0.9, 'The page states it as structured data.'],
  'organization.site-name': ['organization_name', 0.88, 'The page states it as the name of the site.'],
  'organization.title': ['organization_name', 0.8, 'The title of the page has it.'],
  'organization.copyright': ['organization_name', 0.7, 'The line on copyright names it.'],
  'description.meta': ['description', 0.9, 'The home page describes itself so.'],
  'email.link': ['email_address', 0.98, 'A link writes to it.'],
  'email.text': ['email_address', 0.95, 'The text shows it.'],
  'email.spelled': ['email_address', 0.9, 'The text spells it, so that robots do not read it.'],
  'email.protected': ['email_address', 0.95, 'The page shows it, protected by Cloudflare.'],
  'email.structured': ['email_address', 0.9, 'The page states it as structured data.'],
  'phone.link': ['phone', 0.95, 'A link dials it.'],
  'phone.structured': ['phone', 0.9, 'The page states it as structured data.'],
  'phone.label': ['phone', 0.93, 'It follows a label of a telephone number.'],
  'phone.international': ['phone', 0.92, 'It is written as an international number.'],
  'phone.national': ['phone', 0.8, 'It is a valid number of the country, and grouped as one.'],
  'address.structured': ['postal_address', 0.93, 'The page states it as structured data.'],
  'address.code': ['postal_address', 0.9, 'A street stands before a postal code and a town.'],
  'address.code-number': ['postal_address', 0.8, 'A house number stands before a postal code and a town.'],
  'address.label': ['postal_address', 0.75, 'A street with a number follows a label of an address.'],
  'person.structured': ['person', 0.93, 'The page states it as structured data.'],
  'person.table': ['person', 0.92, 'A table lists the person with name and role.'],
  'person.table-names': ['person', 0.85, 'A table lists the person in a column of names.'],
  'person.label': ['person', 0.9, 'The name follows a role.'],
  'person.line': ['person', 0.88, 'Name and role stand on one line.'],
  'person.beside': ['person', 0.85, 'The name stands next to a role.'],
  'person.same-form': ['person', 0.8, 'Name and text stand as those of others with roles do.'],
  'person.list': ['person', 0.8, 'It stands in a list of names below a role or a body.'],
  'person.own-email': ['person', 0.9, 'An address that is named after the person follows the name.'],
  'profile.link': ['social_profile', 0.9, 'The page links to it.'],
} as const satisfies Readonly<
  Record<string, readonly [kind: FindingKind, confidence: number, reason: string]>
>;

export type Rule = keyof typeof RULES;
/** The rules that find a kind. */
export type RuleOf<K extends FindingKind> = {
  [R in Rule]: (typeof RULES)[R][0] extends K ? R : never;
}[Rule];
