import { createHash } from 'node:crypto';
import { FINDING_KINDS, type Finding, type FindingKind, type FindingOf } from '../findings.js';
import type { Page } from '../page/page.js';
import { isNameOf, isSomebodys, ownersOf, type Owners } from './emails/address-owners.js';
import type { Draft } from './draft.js';
import { foldName } from './names/fold-name.js';
import { isGivenName } from './names/given-names.js';
import { ordinaryWordsOn } from './names/words-in-small-letters.js';
import { isOfficeWord } from './emails/office-words.js';
import { withoutLegalForm } from './organization/organization-labels.js';
import { withoutTowns } from './organization/towns-behind-names.js';
import { rememberedOn } from './people/remembered.js';
import { withoutSameHouse } from './postal/same-house.js';

/** Findings of one kind, at most: more is a list of something else. */
const MOST_OF_A_KIND = 200;
/** What is less sure than this is no finding. */
const LEAST_CONFIDENCE = 0.6;
/** An organization has one name and one description: others must be as sure as the surest, but for this. */
const SINGLE: Partial<Record<FindingKind, number>> = { organization_name: 0.045, description: 0 };
/** A value with a longer text is none that anybody meant to be read. */
const LONGEST_TEXT = 1_000;
/** Keys are compared and indexed: what stands for a longer one is its digest. */
const LONGEST_KEY = 200;
/** What a second source of another kind, or a second page, adds to the confidence in a name. */
const AGREEMENT = 0.04;

/** What the pages of a site say, each value once: from the page that says it most surely, the first of these. */
export function mergeFindings(
  pages: readonly { readonly page: Page; readonly drafts: readonly Draft[] }[],
): Finding[] {
  const best = new Map<string, Finding>();
  const agreeing = new Map<string, Set<string>>();
  for (const { page, drafts } of pages) {
    for (const draft of drafts.filter(isReadable)) {
      const key = bounded(draft.key);
      const id = `${draft.kind} ${key}`;
      const finding = { ...draft, key, url: page.url.href, read_at: page.readAt } as Finding;
      agreeing.set(id, (agreeing.get(id) ?? new Set()).add(`${page.url.pathname} ${draft.reason}`));
      const known = best.get(id);
      best.set(id, known === undefined ? finding : better(known, finding));
    }
  }
  const all = withoutTowns(
    [...best].map(([id, finding]) =>
      finding.kind === 'organization_name' ? withAgreement(finding, agreeing.get(id)!.size) : finding,
    ),
  );
  const names = new Set(
    all.flatMap((one) =>
      one.kind === 'organization_name' ? [one.key, foldName(withoutLegalForm(one.value.name))] : [],
    ),
  );
  const inAnyOrder = new Set([...names].map(sorted));
  // An organization that is called like a person is still none, whichever word of it stands first.
  const read = pages.map(({ page }) => page);
  const [isRemembered, isOfOrdinaryWords] = [rememberedOn(read), ordinaryWordsOn(read)];
  const isNobodyNow = (name: string): boolean => isRemembered(name) || isOfOrdinaryWords(name);
  const told = all.filter(
    (one) =>
      one.kind !== 'person' ||
      !(inAnyOrder.has(sorted(one.key)) || isPartOfAnother(one, all) || isNobodyNow(one.value.name)),
  );
  const findings = FINDING_KINDS.flatMap((kind) =>
    kind === 'postal_address'
      ? withoutSameHouse(ofKind(kind, told) as FindingOf<'postal_address'>[])
      : ofKind(kind, told),
  );
  const people = findings.flatMap((finding) => (finding.kind === 'person' ? [finding.value.name] : []));
  const owners = ownersOf(people);
  return findings.map((finding) =>
    finding.kind === 'email_address' ? withOwner(finding, people, owners) : finding,
  );
}

const sorted = (key: string): string => key.split(' ').toSorted().join(' ');

const isReadable = ({ value }: Draft): boolean =>
  Object.values(value).every((part) => typeof part !== 'string' || part.length <= LONGEST_TEXT);

const bounded = (key: string): string =>
  key.length <= LONGEST_KEY ? key : createHash('sha256').update(key).digest('hex');

/** The end of a longer name on the same page: `Barragán Luna`, where a table has it in a column of its own. */
const isPartOfAnother = (person: Finding, all: readonly Finding[]): boolean =>
  all.some((one) => one.kind === 'person' && one.url === person.url && one.key.endsWith(` ${person.key}`));

function ofKind(kind: FindingKind, all: readonly Finding[]): Finding[] {
  const sorted = all
    .filter((finding) => finding.kind === kind && finding.confidence >= LEAST_CONFIDENCE)
    .toSorted((a, b) => b.confidence - a.confidence);
  const tolerance = SINGLE[kind];
  if (tolerance === undefined) return sorted.slice(0, MOST_OF_A_KIND);
  const [first] = sorted;
  return sorted
    .filter(
      (finding) => finding === first || (tolerance > 0 && finding.confidence > first!.confidence - tolerance),
    )
    .slice(0, 2);
}

/** Where a site names its people, a single word before the @ that is the name of none of them is an office. */
function withOwner(
  finding: FindingOf<'email_address'>,
  people: readonly string[],
  owners: Owners,
): FindingOf<'email_address'> {
  const { address, is_role_address } = finding.value;
  // A number behind a word counts offices, and a hyphen joins what they are called by: `wache2`, `haus-nord`.
  const parts = address.slice(0, address.lastIndexOf('@')).toLowerCase().replace(/\d+$/u, '').split(/[-_]/u);
  const local = parts.join('');
  const of = (isRole: boolean): FindingOf<'email_address'> => ({
    ...finding,
    value: { address, is_role_address: isRole },
  });
  // A certified box that is called like the site is the firm's, whoever has given it the name.
  if (CERTIFIED.test(address) && local.length > 3 && new URL(finding.url).hostname.includes(local))
    return of(true);
  if (isOfNamesake(address, people)) return of(false);
  const isOfParts =
    parts.length > 1 &&
    parts.some((part) => part.length < 3 || isGivenName(part) || isSomebodys(part, owners));
  if (!/^\p{L}+$/u.test(local) || isOfParts) return finding;
  // `marina@` is no harbour's where somebody is called so.
  if (is_role_address) return isOfficeWord(local) && isNameOf(local, owners) ? of(false) : finding;
  return people.length === 0 || isSomebodys(local, owners) ? finding : of(true);
}

/** Mail in Italy that counts as registered. */
const CERTIFIED = /@(?:[a-z]*pec|legalmail|postecert|postacertificata)\./;

/** `brandis` of `brandis-oehlke` or `brandisoehlke`, where people are called so: partners give a firm its name, and keep it. */
function isOfNamesake(address: string, people: readonly string[]): boolean {
  const [local = '', host = ''] = address.toLowerCase().split('@');
  const label = host.split('.').at(-2) ?? '';
  const lastNames = new Set(people.map((name) => foldName(name).split(' ').at(-1)!));
  if (!lastNames.has(local)) return false;
  const parts = label.split('-');
  const rest = label.startsWith(local) ? label.slice(local.length) : label.slice(0, -local.length);
  const isOfBoth = label === local + rest || label === rest + local;
  return (parts.length > 1 && parts.includes(local)) || (isOfBoth && lastNames.has(rest));
}

const withAgreement = <T extends Finding>(finding: T, sources: number): T => ({
  ...finding,
  confidence: Math.min(
    0.98,
    Math.round((finding.confidence + AGREEMENT * Math.min(sources - 1, 3)) * 100) / 100,
  ),
});

/** The surer one. Of a person, what one of both adds from the same page is kept. */
function better(known: Finding, other: Finding): Finding {
  const [first, second] = rank(other) > rank(known) ? [other, known] : [known, other];
  if (first.kind !== 'person' || second.kind !== 'person' || first.url !== second.url) return first;
  const { role, email, phone } = second.value;
  return {
    ...first,
    value: {
      ...first.value,
      role: first.value.role ?? role,
      email: first.value.email ?? email,
      phone: first.value.phone ?? phone,
    },
  };
}

/** A person with a role says more than one without. */
const rank = (finding: Finding): number =>
  finding.confidence + (finding.kind === 'person' && finding.value.role !== null ? 0.1 : 0);
