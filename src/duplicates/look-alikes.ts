import type { Database } from '../database/database.js';
import { statement } from '../database/database.js';
import type { Feature, Score } from '../matching/score.js';
import { fold } from '../names/normalize.js';
import { isSmallWord } from '../names/words.js';
import type { BearerCounts } from '../matching/bearer-counts.js';

/** Two records that may be one. */
export interface Pair extends Score {
  readonly low: number;
  readonly high: number;
}

/**
 * Limits of the expected number of organizations with a name. A pair that only the name supports is listed
 * below the limit: `doubtful` if the two have different domains, parents or places, otherwise `other`.
 */
const BEARERS = { doubtful: 0.003, other: 0.2 } as const;
/** In how many of these a pair may differ. */
const MAX_DIFFERENCES = 1;

const MIN_ORGANIZATIONS = 1_000;
const MAX_SPLITS = 8;

/** $1, $2 ids of organizations: whether one is above the other, and whether their domains differ. */
const BETWEEN = statement(`
  SELECT coalesce(low.parent_id = high.id OR high.parent_id = low.id OR low_above.parent_id = high.id
      OR high_above.parent_id = low.id, false) AS "isAbove",
    coalesce(low.domain <> high.domain AND right(low.domain, length(high.domain) + 1) <> '.' || high.domain
      AND right(high.domain, length(low.domain) + 1) <> '.' || low.domain, false) AS "isElsewhere"
  FROM unnest($1::bigint[], $2::bigint[]) WITH ORDINALITY AS asked (low_id, high_id, place)
  LEFT JOIN organizations low ON low.id = low_id LEFT JOIN organizations low_above ON low_above.id = low.parent_id
  LEFT JOIN organizations high ON high.id = high_id LEFT JOIN organizations high_above ON high_above.id = high.parent_id
  ORDER BY place`);

/** Separates pairs of organizations that may be one from those that are alike by chance, or that belong together. */
export class LookAlikes {
  constructor(
    private readonly db: Database,
    private readonly bearers: BearerCounts,
  ) {}

  /** The pairs with other evidence than the name, or whose name is too rare for two organizations. */
  async without(pairs: readonly Pair[]): Promise<Pair[]> {
    const open = pairs.filter((pair) => !sharesOnlyDomain(pair));
    if (open.length === 0) return [];
    const between = await this.db.read<{ isAbove: boolean; isElsewhere: boolean }>(BETWEEN, [
      open.map(({ low }) => low),
      open.map(({ high }) => high),
    ]);
    const doubted = open.flatMap((pair, at) => {
      const { isAbove, isElsewhere } = between[at]!;
      if (isAbove) return [];
      const differences = differencesOf(pair) + (isElsewhere ? 1 : 0);
      return [{ pair, differences, isDoubted: !isSupported(pair, differences) }];
    });
    const expected = await this.bearersByChance(
      doubted.filter(({ isDoubted }) => isDoubted).map(({ pair }) => pair),
    );
    return doubted
      .filter(
        ({ pair, differences, isDoubted }) =>
          !isDoubted ||
          (differences <= MAX_DIFFERENCES &&
            expected.get(pair)! < (differences > 0 ? BEARERS.doubtful : BEARERS.other)),
      )
      .map(({ pair }) => pair);
  }

  /**
   * Returns for each pair the expected number of organizations with its more common name. The number assumes
   * that the name's beginning and end are independent, at the division with the largest result. Words are not
   * independent: every third University is of something.
   */
  private async bearersByChance(pairs: readonly Pair[]): Promise<ReadonlyMap<Pair, number>> {
    const names = new Map(pairs.map((pair) => [pair, namesOf(pair).map(splitsOf)]));
    const parts = [...new Map([...names.values()].flat(3).map((words) => [words.join(' '), words])).values()];
    const { all, having } = await this.bearers.organizations(parts);
    const organizations = Math.max(MIN_ORGANIZATIONS, all);
    // Without one of the two records: if they are one organization, it counts once.
    const others = (words: readonly string[]): number => Math.max(0, having(words) - 1);
    return new Map(
      [...names].map(([pair, ofPair]) => [
        pair,
        Math.max(...ofPair.flat().map(([one, other]) => (others(one) * others(other)) / organizations)),
      ]),
    );
  }
}

/** Whether a feature takes part, and speaks for the pair. */
export const agrees = (feature: Feature | undefined): boolean => feature !== undefined && feature.score > 0;

/** Whether something else agrees that few organizations have in common. */
function isSupported({ features }: Score, differences: number): boolean {
  const { public_id, domain, email, parent, place, email_domain } = features;
  const isOne = [public_id, domain, email].some((feature) => feature !== undefined);
  return isOne || agrees(parent) || (differences === 0 && (agrees(place) || agrees(email_domain)));
}

const differencesOf = ({ features: { parent, place } }: Score): number =>
  [parent, place].filter((feature) => (feature?.score ?? 0) < 0).length;

/** Of several organizations at one domain, a pair has a name or an address in common. */
const sharesOnlyDomain = ({ features: { name, alias, email, domain } }: Score): boolean =>
  (name ?? alias ?? email) === undefined && (domain?.shared_by ?? 1) > 1;

/** The names of both records, which the pair has in common. */
export const namesOf = ({ features: { name, alias } }: Score): string[] => {
  const { query, candidate } = (name ?? alias)!;
  return [query!, candidate!];
};

type Split = readonly [beginning: readonly string[], end: readonly string[]];

/** The significant words of a name, divided between any two of them; a single word counts twice. */
function splitsOf(name: string): Split[] {
  const all = fold(name).split(' ');
  const telling = all.filter((word) => !isSmallWord(word));
  const words = (telling.length > 0 ? telling : all).slice(0, MAX_SPLITS + 1);
  if (words.length === 1) return [[words, words]];
  return words.slice(1).map((_, at) => [words.slice(0, at + 1), words.slice(at + 1)]);
}
