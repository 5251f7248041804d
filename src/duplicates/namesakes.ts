import type { Party } from '../database/resources.js';
import { Injectable } from '@nestjs/common';
import { Database, statement } from '../database/database.js';
import { isInitial, personName } from '../matching/names/person-name.js';
import { membersCount } from '../organizations/organizations.schema.js';
import type { Score } from '../matching/score.js';
import { ambiguity } from '../matching/weights.js';
import { BearerCounts } from '../matching/bearer-counts.js';
import { agrees, LookAlikes, namesOf, type Pair } from './look-alikes.js';

/**
 * Limits of the expected number of people with a name, below which a pair that only the name supports is
 * listed: one for people whose organizations differ or whose names are not the same, and one for others. A
 * change of employer is rarer than a record without one, and each name has several that are nearly the same.
 * For a common organization only its members count.
 */
const BEARERS = { doubtful: 0.003, other: 0.1 } as const;

/** Share of people whose name is nearly the same as a rare one. */
const NEAR = 0.0005;

/** Minimum likeness of names that are the same, except for script and spaces. */
const SAME = 0.95;

/** Years between the beginnings of two memberships of one person. */
const MAX_YEARS = 70;

/** The number of people below which a directory does not show how rare a name is. */
const MIN_PEOPLE = 1_000;

/** Share of people whose first names begin with a letter. */
const INITIAL = 0.1;

/**
 * $1, $2 ids of people: their first names, the number of members of the smallest organization in common, and the time
 * between the first and the last beginning of a membership of the two.
 */
const IN_COMMON = statement(`
  SELECT low.first_name AS one, high.first_name AS other, (
    SELECT min((${membersCount('a.organization_id')})) FROM memberships a
    JOIN memberships b ON b.organization_id = a.organization_id AND b.person_id = high.id WHERE a.person_id = low.id
  ) AS members, (
    SELECT extract(year FROM age(max(start_date), min(start_date)))::int FROM memberships WHERE person_id IN (low.id, high.id)
  ) AS years
  FROM unnest($1::bigint[], $2::bigint[]) WITH ORDINALITY AS asked (low_id, high_id, place)
  LEFT JOIN people low ON low.id = low_id LEFT JOIN people high ON high.id = high_id ORDER BY place`);

export interface InCommon {
  readonly one: string | null;
  readonly other: string | null;
  readonly members: number | null;
  readonly years: number | null;
}

/** Separates pairs of records that may be one from records that are alike by chance. */
@Injectable()
export class Namesakes {
  private readonly lookAlikes: LookAlikes;

  constructor(
    private readonly db: Database,
    private readonly bearers: BearerCounts,
  ) {
    this.lookAlikes = new LookAlikes(db, bearers);
  }

  /**
   * Returns the pairs that have other evidence than the name, or whose name is too rare for two people. Two
   * people with an address in common must have a first name in common.
   */
  async without(resource: Party, pairs: readonly Pair[]): Promise<Pair[]> {
    if (resource === 'organization') return this.lookAlikes.without(pairs);
    const doubted = pairs.filter((pair) => !isSupported(pair));
    if (doubted.length === 0) return [...pairs];
    const found = await this.db.read<InCommon>(IN_COMMON, [
      doubted.map(({ low }) => low),
      doubted.map(({ high }) => high),
    ]);
    const common = new Map(doubted.map((pair, at) => [pair, found[at]!]));
    const bearers = await this.bearersByChance(doubted.filter(hasName), common);
    const isByChance = (pair: Pair): boolean => {
      const facts = common.get(pair);
      if (facts === undefined) return false;
      if ((facts.years ?? 0) > MAX_YEARS) return true;
      const expected = bearers.get(pair);
      return expected === undefined ? !isFirstNameInCommon(facts) : expected >= mostBearers(pair);
    };
    return pairs.filter((pair) => !isByChance(pair));
  }

  /** The expected number of people with the more common name, if first and last names are independent. */
  private async bearersByChance(
    pairs: readonly Pair[],
    common: ReadonlyMap<Pair, InCommon>,
  ): Promise<ReadonlyMap<Pair, number>> {
    if (pairs.length === 0) return new Map();
    const names = pairs.map((pair) => namesOf(pair).map(firstAndLast));
    const { all, having } = await this.bearers.people([
      ...new Set(names.flat(2).filter((word) => word !== null)),
    ]);
    const people = Math.max(MIN_PEOPLE, all);
    // Without one of the two records: if they are one person, it counts once.
    const others = (word: string): number =>
      isInitial(word) ? people * INITIAL : Math.max(0, having(word) - 1);
    const expected = (pair: Pair, ofPair: readonly FirstAndLast[]): number => {
      // Without members the organization in common is two records of one name.
      const members = isInOrganization(pair) ? (common.get(pair)!.members ?? 0) : people;
      const least = isInOrganization(pair) && !isSame(pair) ? people * NEAR : 0;
      const bearersOf = ([first, last]: FirstAndLast): number =>
        first === null
          ? Math.max(0, having(last) - 2)
          : (Math.max(least, others(first)) * Math.max(least, others(last))) / people;
      return (Math.max(...ofPair.map(bearersOf)) * members) / people;
    };
    return new Map(pairs.map((pair, at) => [pair, expected(pair, names[at]!)]));
  }
}

const hasName = ({ features: { name, alias } }: Score): boolean => (name ?? alias) !== undefined;

const isInOrganization = ({ features: { organization } }: Score): boolean => agrees(organization);

function isSame({ features: { name, alias } }: Score): boolean {
  const { score, shared_by = 1 } = (name ?? alias)!;
  return score >= SAME * ambiguity(shared_by);
}

/** Whether a name and something else agree that few people have in common. */
const isSupported = (pair: Score): boolean => {
  const { email, email_domain, place, public_id } = pair.features;
  return (
    public_id !== undefined ||
    (hasName(pair) && (email !== undefined || agrees(email_domain) || agrees(place)))
  );
};

/** The expected number of people with a name from which a pair is not listed. */
function mostBearers(pair: Score): number {
  if (isInOrganization(pair)) return BEARERS.other;
  const isElsewhere = pair.features.organization?.score === -1;
  if (isElsewhere && !isSame(pair)) return 0;
  return isElsewhere || !isSame(pair) ? BEARERS.doubtful : BEARERS.other;
}

function isFirstNameInCommon({ one, other }: InCommon): boolean {
  const [first, second] = [one, other].map(
    (name) => personName(`${name ?? ''} X`).forms[0]?.given[0] ?? '',
  ) as [string, string];
  const [short, long] = first.length < second.length ? [first, second] : [second, first];
  return short === long || short === '' || (isInitial(short) && long.startsWith(short));
}

type FirstAndLast = readonly [first: string | null, last: string];

function firstAndLast(text: string): FirstAndLast {
  const { given, last } = personName(text).forms[0]!;
  return [given[0] ?? null, last.at(-1) ?? ''];
}
