import { FINDING_KINDS, type FindingKind } from '../findings.js';
import type { Found } from './reading.js';

/** The maximum number of findings of one kind. A longer list is not contact data. */
const MAX_PER_KIND = 200;
const MAX_OF: Partial<Record<FindingKind, number>> = { organization_name: 1, description: 1 };
const MIN_CONFIDENCE = 0.6;
/** The confidence that an organization's name gains if another page or another rule finds it, too. */
const CONFIRMED = 0.15;
/**
 * Merges the findings of a site's pages. Each value is kept once, from the page with the highest confidence.
 * Takes linear time.
 */
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
