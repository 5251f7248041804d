import { FINDING_KINDS, type FindingKind } from '../findings.js';
import type { Found } from './reading.js';

/** Findings of one kind, at most: more is a list of something else. */
const MAX_PER_KIND = 200;
const MAX_OF: Partial<Record<FindingKind, number>> = { organization_name: 1, description: 1 };
const MIN_CONFIDENCE = 0.6;
/** What the name of an organization gains on a second page. */
const REPEATED = 0.1;
/** The findings of a site's pages, each value once: from the page that says it most surely. Linear in their number. */
export function mergeFindings(pages: readonly (readonly Found[])[]): Found[] {
  const merged = [...Map.groupBy(pages.flat(), idOf).values()]
    .map((same) => surest(same))
    .filter(({ confidence }) => confidence >= MIN_CONFIDENCE)
    .toSorted((a, b) => b.confidence - a.confidence);
  const ofKind = Map.groupBy(merged, ({ kind }) => kind);
  const [organization] = ofKind.get('organization_name') ?? [];
  const people = Map.groupBy(ofKind.get('person') ?? [], ({ key }) => key.split(' ').at(-1)!);
  const isOwn = ({ kind, key }: Found): boolean =>
    kind !== 'person' ||
    (key !== organization?.key &&
      !people.get(key.split(' ').at(-1)!)!.some((other) => isPart(key, other.key)));
  return FINDING_KINDS.flatMap((kind) =>
    (ofKind.get(kind) ?? []).filter(isOwn).slice(0, MAX_OF[kind] ?? MAX_PER_KIND),
  );
}

/** A person is the same, whatever the order of the parts of the name. */
const idOf = ({ kind, key }: Found): string =>
  `${kind} ${kind === 'person' ? key.split(' ').toSorted().join(' ') : key}`;

/** The surest of the same value. The name of a site stands on several of its pages, the name of a page on one. */
function surest(same: readonly Found[]): Found {
  const best = same.reduce(better);
  const isRepeated = best.kind === 'organization_name' && same.some(({ url }) => url !== same[0]!.url);
  return isRepeated ? { ...best, confidence: Math.min(0.99, best.confidence + REPEATED) } : best;
}

/** The surer one. Of a person, what the other adds is kept. */
function better(known: Found, other: Found): Found {
  const [first, second] = rank(other) > rank(known) ? [other, known] : [known, other];
  if (first.kind !== 'person' || second.kind !== 'person') return first;
  const role = first.value.role ?? second.value.role;
  const email = first.value.email ?? second.value.email;
  const phone = first.value.phone ?? second.value.phone;
  return { ...first, value: { ...first.value, role, email, phone } };
}

/** A person with a role says more than one without. */
const rank = (found: Found): number =>
  found.confidence + (found.kind === 'person' && found.value.role !== null ? 0.1 : 0);

/** `M. Bader` is `Manfred Bader` where the site names both; `Bader Luna` is a part of `Ana Bader Luna`. */
function isPart(key: string, whole: string): boolean {
  const [parts, all] = [key.split(' '), whole.split(' ')];
  const isInitial = parts[0]!.length === 1 && all[0]!.length > 1 && all[0]!.startsWith(parts[0]!);
  return whole !== key && all.length >= parts.length && (whole.endsWith(` ${key}`) || isInitial);
}
