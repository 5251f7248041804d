import type { Finding, PostalAddressValue, ResearchReport } from '../../src/research/researcher/findings.js';
import { foldName } from '../../src/research/researcher/extract/names/fold-name.js';
import type { FictionalSite, Truth } from './fictional-site.js';

/** What is measured: the kinds of findings, and two facts of theirs that are measured by themselves. */
export const MEASURED = [
  'organization_name',
  'description',
  'email_address',
  'role_address',
  'person',
  'person_role',
  'phone',
  'postal_address',
  'social_profile',
] as const;
export type Measured = (typeof MEASURED)[number];

export interface Score {
  readonly measured: Measured;
  /** Found and true, found and not true, true and not found: each with its host. */
  readonly right: readonly string[];
  readonly wrong: readonly string[];
  readonly missed: readonly string[];
}

export const precision = ({ right, wrong }: Score): number =>
  right.length + wrong.length === 0 ? 1 : right.length / (right.length + wrong.length);
export const recall = ({ right, missed }: Score): number =>
  right.length + missed.length === 0 ? 1 : right.length / (right.length + missed.length);

/** Compares reports with what is true of their sites, over all sites. */
export function score(
  results: readonly { readonly site: FictionalSite; readonly report: ResearchReport }[],
): Score[] {
  return MEASURED.map((measured) => {
    const parts = results.map(({ site, report }) => compare(measured, site, report.findings));
    return {
      measured,
      right: parts.flatMap(({ right }) => right),
      wrong: parts.flatMap(({ wrong }) => wrong),
      missed: parts.flatMap(({ missed }) => missed),
    };
  });
}

function compare(
  measured: Measured,
  { host, truth }: FictionalSite,
  findings: readonly Finding[],
): Omit<Score, 'measured'> {
  const found = new Set(findings.flatMap((finding) => foundOf(measured, finding, truth)));
  const expected = expectedOf(measured, truth);
  const alternatives = measured === 'organization_name' || measured === 'description';
  const named = (values: Iterable<string>): string[] => [...values].map((value) => `${host}: ${value}`);
  const right = [...found].filter((value) => expected.has(value));
  return {
    right: named(right),
    wrong: named([...found].filter((value) => !expected.has(value))),
    missed:
      alternatives && (right.length > 0 || expected.size === 0)
        ? []
        : named([...expected].filter((value) => !found.has(value)).slice(0, alternatives ? 1 : undefined)),
  };
}

function foundOf(measured: Measured, finding: Finding, truth: Truth): string[] {
  if (measured === 'role_address') {
    if (finding.kind !== 'email_address') return [];
    // Told apart of those that are true: others are counted as addresses.
    const isTrue = (truth.emails ?? []).some(([address]) => address === finding.value.address.toLowerCase());
    return isTrue
      ? [`${finding.value.address.toLowerCase()} ${finding.value.is_role_address ? 'role' : 'personal'}`]
      : [];
  }
  if (measured === 'person_role') {
    if (finding.kind !== 'person' || finding.value.role === null) return [];
    const isTrue = (truth.people ?? []).some(([name]) => foldName(name) === foldName(finding.value.name));
    return isTrue ? [`${foldName(finding.value.name)}: ${foldName(finding.value.role)}`] : [];
  }
  if (finding.kind !== measured) return [];
  switch (finding.kind) {
    case 'organization_name':
      return [foldName(finding.value.name)];
    case 'description':
      return [foldName(finding.value.text)];
    case 'email_address':
      return [finding.value.address.toLowerCase()];
    case 'person':
      return [foldName(finding.value.name)];
    case 'phone':
      return [finding.value.number];
    case 'postal_address':
      return [sameHouse(finding.value, truth)];
    case 'social_profile':
      return [finding.value.url];
  }
}

function expectedOf(measured: Measured, truth: Truth): Set<string> {
  const values: Record<Measured, readonly string[]> = {
    organization_name: truth.names.map(foldName),
    description: (truth.descriptions ?? []).map(foldName),
    email_address: (truth.emails ?? []).map(([address]) => address),
    role_address: (truth.emails ?? []).map(([address, kind]) => `${address} ${kind}`),
    person: (truth.people ?? []).map(([name]) => foldName(name)),
    person_role: (truth.people ?? []).flatMap(([name, role]) =>
      role === null ? [] : [`${foldName(name)}: ${foldName(role)}`],
    ),
    phone: truth.phones ?? [],
    postal_address: (truth.addresses ?? []).map((parts) => postal(...parts)),
    social_profile: truth.profiles ?? [],
  };
  return new Set(values[measured]);
}

/** An address is right if it is that house, be a floor or the building's name left out or not. */
function sameHouse({ street, postal_code, locality }: PostalAddressValue, truth: Truth): string {
  const found = postal(street, postal_code ?? '', locality ?? '');
  const words = foldName(street ?? '').split(' ');
  const same = truth.addresses?.find(([one, code, town]) => {
    const others = foldName(one ?? '').split(' ');
    const inside =
      words.every((word) => others.includes(word)) || others.every((word) => words.includes(word));
    return inside && postal(null, code, town) === postal(null, postal_code ?? '', locality ?? '');
  });
  return same === undefined ? found : postal(...same);
}

const postal = (street: string | null, postalCode: string, locality: string): string =>
  [street ?? '', postalCode, locality].map(foldName).join(' / ');
