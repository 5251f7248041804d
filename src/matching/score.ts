import { isProvider, isRoleAddress } from '../names/pasted-addresses.js';
import { hostOf, localPartOf } from '../values/email.js';
import type { Compared } from './evidence.js';
import type { Subject } from './subject.js';
import {
  ambiguity,
  ANOTHER_EMPLOYER,
  CONFIRMS,
  EQUALLY,
  INEXACT,
  MIN_CONFIRMING,
  MAIN_WEIGHTS,
  MARGIN,
  OFFICE_ADDRESS,
  OFFICE_OF_ANOTHER,
  QUALIFIER_WEIGHTS,
  shared,
  SUPPORTED,
  type Evidence,
  type MainFeature,
  type Qualifier,
} from './weights.js';

/** Facts about one candidate that depend on the others. */
interface Surroundings {
  /** Number of records with this name that the rest of the query confirms equally well. */
  readonly bearers: number;
  /** Numbers of records that have an address or domain. */
  readonly sharers: ReadonlyMap<string, number>;
  /** Whether another record has the id, the domain or the personal address that the query gives. */
  readonly isElsewhere: boolean;
}

/** A feature that took part in a score; the score is the sum of all `score` times `weight`, within 0 and 1. */
export interface Feature {
  readonly score: number;
  readonly weight: number;
  readonly query?: string;
  readonly candidate?: string;
  readonly why?: string;
  /** Number of records that share the value, if several do. */
  readonly shared_by?: number;
}

export interface Score {
  readonly score: number;
  readonly features: Readonly<Partial<Record<MainFeature | Qualifier, Feature>>>;
}

/** The weight of a main feature after a division by the number of records that share it. */
interface Weighed {
  readonly evidence: Evidence<MainFeature>;
  readonly score: number;
  readonly sharedBy: number;
}

/** The address of a seat or a desk: `district24@`. */
const NUMBERED = /^[a-z]{1,10}\d{1,4}@/;

/** Whether one person reads an address: not `press@`, but `ann.press@` of Ann Press. */
const isPersonal =
  (query: Subject, candidate: Subject) =>
  (address: string): boolean =>
    query.type !== 'person' ||
    (!isRoleAddress(address) && (!NUMBERED.test(address) || isProvider(hostOf(address)))) ||
    [query, candidate].some(({ name }) =>
      name?.type === 'person'
        ? name.forms[0]?.last.some((word) => word.length > 3 && localPartOf(address).includes(word))
        : false,
    );

type IsPersonal = ReturnType<typeof isPersonal>;

function weighed(
  evidence: Evidence<MainFeature>,
  isOwn: IsPersonal,
  around: Surroundings,
  isNamed: boolean,
): Weighed {
  const { feature, likeness, query } = evidence;
  if (feature === 'name' || feature === 'alias') {
    return { evidence, score: likeness * ambiguity(around.bearers), sharedBy: around.bearers };
  }
  if (feature === 'public_id') return { evidence, score: likeness, sharedBy: 1 };
  const sharedBy = around.sharers.get(query)!;
  const isOffice = feature === 'email' && !isOwn(query);
  const factor = isOffice ? (isNamed ? OFFICE_ADDRESS : OFFICE_OF_ANOTHER) : 1;
  return { evidence, score: likeness * shared(sharedBy) * factor, sharedBy };
}

function weigh({ main, qualifiers, hasOtherName }: Compared, isOwn: IsPersonal, around: Surroundings): Score {
  const mains = main
    .map((evidence) => weighed(evidence, isOwn, around, !hasOtherName))
    .toSorted((one, other) => valueOf(other) - valueOf(one));
  const features: Partial<Record<MainFeature | Qualifier, Feature>> = {};
  let confirmed = 0;
  let contradicted = 0;
  const facts = new Set<string>();
  for (const { evidence, score: own, sharedBy } of mains) {
    const isStrongest = facts.size === 0;
    const fact = factOf(evidence);
    if (facts.has(fact) || (!isStrongest && evidence.likeness < MIN_CONFIRMING)) continue;
    facts.add(fact);
    const weight = isStrongest ? MAIN_WEIGHTS[evidence.feature] : CONFIRMS;
    confirmed += own * weight;
    features[evidence.feature] = featureOf(evidence, own, weight, sharedBy);
  }
  if (facts.size === 0) return { score: 0, features };
  const [strongest] = mains;
  const hasOtherEmployer = qualifiers.some(
    ({ feature, likeness }) => feature === 'organization' && likeness === -1,
  );
  const isInexact = isName(strongest!.evidence) && strongest!.evidence.likeness <= INEXACT;
  for (const evidence of around.isElsewhere ? [...qualifiers, ELSEWHERE] : qualifiers) {
    const { feature, likeness } = evidence;
    const isAnother = isFar(evidence)
      ? isInexact || hasOtherEmployer
      : isInexact && feature === 'organization' && likeness === -1;
    const weight = isAnother
      ? ANOTHER_EMPLOYER
      : QUALIFIER_WEIGHTS[feature][likeness < 0 ? 'against' : 'for'];
    if (weight === 0) continue;
    if (likeness < 0) contradicted += likeness * weight;
    else confirmed += likeness * weight;
    features[feature] = featureOf(evidence, likeness, weight, 1);
  }
  // Contradictions count even if more facts agree than necessary.
  return { score: rounded(Math.max(0, Math.min(1, confirmed) + contradicted)), features };
}

const ELSEWHERE: Evidence<Qualifier> = {
  feature: 'elsewhere',
  likeness: -1,
  query: '',
  candidate: '',
  why: 'another record has this id, domain or address',
};

const valueOf = ({ evidence, score: own }: Weighed): number => own * MAIN_WEIGHTS[evidence.feature];

/** Whether one side is in another state or country. */
const isFar = ({ likeness, why }: Evidence): boolean =>
  likeness === -1 && (why === 'state' || why === 'country');

const isName = ({ feature }: Evidence): boolean => feature === 'name' || feature === 'alias';

/** A name and an alias are one fact, and so are several addresses. */
const factOf = (evidence: Evidence): string => (isName(evidence) ? 'name' : evidence.feature);

const featureOf = (
  { query, candidate, why }: Evidence,
  own: number,
  weight: number,
  sharedBy: number,
): Feature => ({
  score: rounded(own),
  weight,
  ...(query === '' && candidate === '' ? {} : { query, candidate }),
  ...(why === undefined ? {} : { why }),
  ...(sharedBy > 1 ? { shared_by: sharedBy } : {}),
});

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;

/** A candidate with its comparison. */
interface ComparedCandidate<Candidate> {
  readonly candidate: Candidate;
  readonly compared: Compared;
}

/** A candidate with its score. */
export type Ranked<Candidate> = Score & ComparedCandidate<Candidate>;

/** The likeness of the names of a comparison: that of the name, or of the best alias. */
const likenessOf = ({ main }: Compared): number =>
  Math.max(0, ...main.filter(isName).map(({ likeness }) => likeness));

/** What the qualifiers of a comparison add, minus what they subtract. */
const supportOf = ({ qualifiers }: Compared): number =>
  qualifiers.reduce(
    (sum, { feature, likeness }) =>
      sum + likeness * QUALIFIER_WEIGHTS[feature][likeness < 0 ? 'against' : 'for'],
    0,
  );

/**
 * Whether the query may mean another namesake: not if the rest confirms this one, and the other much less.
 */
const isRival = (support: number, other: number): boolean => support <= 0 || other > support - SUPPORTED;

/** Scores compared candidates in relation to each other, the best first. */
export function rank<Candidate extends { readonly subject: Subject }>(
  query: Subject,
  candidates: readonly ComparedCandidate<Candidate>[],
): Ranked<Candidate>[] {
  const likeness = candidates.map(({ compared }) => likenessOf(compared));
  const sharers = new Map<string, number>();
  for (const { main } of candidates.map(({ compared }) => compared)) {
    for (const { feature, query: value } of main) {
      if (feature === 'email' || feature === 'domain') sharers.set(value, (sharers.get(value) ?? 0) + 1);
    }
  }
  const personal = candidates.map(({ candidate }) => isPersonal(query, candidate.subject));
  const decides = candidates.map(({ compared: { main } }, at) =>
    main.some(
      ({ feature, query: value }) =>
        feature === 'public_id' ||
        (sharers.get(value) === 1 && (feature === 'domain' || (feature === 'email' && personal[at]!(value)))),
    ),
  );
  const deciding = decides.filter(Boolean).length;
  const support = candidates.map(({ compared }) => supportOf(compared));
  return candidates
    .map((one, at) => {
      const around: Surroundings = {
        bearers: likeness.filter(
          (other, place) => other >= likeness[at]! - EQUALLY && isRival(support[at]!, support[place]!),
        ).length,
        sharers,
        isElsewhere: deciding > 0 && !decides[at]!,
      };
      return { ...weigh(one.compared, personal[at]!, around), ...one };
    })
    .toSorted((one, other) => other.score - one.score);
}

/**
 * Whether the query means the best of ranked candidates: it reaches the threshold, and the next one is
 * clearly worse.
 */
export const isMatch = (ranked: readonly Score[], threshold: number): boolean => {
  const [first, second] = ranked;
  if (first === undefined || first.score < threshold) return false;
  return second === undefined || rounded(first.score - second.score) >= MARGIN;
};
