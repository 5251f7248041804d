import { Injectable } from '@nestjs/common';
import { isInitial, personName } from '../matching/names/person-name.js';
import type { Feature, Score } from '../matching/score.js';
import { DirectoryWords } from '../search/spans/word-weights.js';

/**
 * Number of people who may bear a name by chance if the name alone supports a pair: less than this of two people whose
 * organizations differ or whose names are not the same, and of others. A change of employer is rarer than a record
 * without one, and each name has several that are nearly the same.
 */
const BEARERS = { doubtful: 0.003, other: 0.1 } as const;

/** Least likeness of names that are the same, except for script and spaces. */
const SAME = 0.95;

/** A smaller directory does not tell how rare a name is. */
const MIN_PEOPLE = 1_000;

/** Share of people whose first names begin with a letter. */
const INITIAL = 0.1;

/** Separates pairs of records that may be one from people who bear one name by chance. */
@Injectable()
export class Namesakes {
  constructor(private readonly directory: DirectoryWords) {}

  /** The pairs of people that something besides a name supports, or whose name is too rare for two of its bearers. */
  async without<Pair extends Score>(pairs: readonly Pair[]): Promise<Pair[]> {
    const most = pairs.map(mostBearers);
    const doubted = pairs.filter((_, at) => most[at]! > 0 && most[at]! < Infinity);
    const bearers = new Map<Pair, number>();
    const expected = await this.bearersByChance(doubted.map(({ features }) => namesOf(features)));
    doubted.forEach((pair, at) => bearers.set(pair, expected[at]!));
    return pairs.filter((pair, at) => (bearers.get(pair) ?? 0) < most[at]!);
  }

  /** For each list of names, the bearers of the most common one if first names and last names are independent. */
  private async bearersByChance(lists: readonly (readonly string[])[]): Promise<number[]> {
    if (lists.length === 0) return [];
    const names = lists.map((list) => list.map(firstAndLast));
    const { all, having } = await this.directory.people([...new Set(names.flat(2))]);
    const people = Math.max(MIN_PEOPLE, all);
    // Without one of the two records: if they are one person, it counts once.
    const others = (word: string): number =>
      isInitial(word) ? people * INITIAL : Math.max(0, having(word) - 1);
    return names.map((list) =>
      Math.max(...list.map(([first, last]) => (others(first) * others(last)) / people)),
    );
  }
}

/** Expected bearers of the name at which a pair is not listed; 0 if it never is, infinite if more supports it. */
function mostBearers({ features: { email, name, alias, organization, email_domain, place } }: Score): number {
  const isSupported = email !== undefined || [organization, email_domain, place].some(agrees);
  if (isSupported) return Infinity;
  const isSame = (name ?? alias)!.score >= SAME;
  const isElsewhere = organization?.score === -1;
  if (isElsewhere && !isSame) return 0;
  return isElsewhere || !isSame ? BEARERS.doubtful : BEARERS.other;
}

const agrees = (feature: Feature | undefined): boolean => feature !== undefined && feature.score > 0;

const namesOf = ({ name, alias }: Score['features']): string[] => {
  const { query, candidate } = (name ?? alias)!;
  return [query!, candidate!];
};

/** A single word counts as both. */
function firstAndLast(text: string): readonly [first: string, last: string] {
  const { given, last } = personName(text).forms[0]!;
  const word = last.at(-1) ?? '';
  return [given[0] ?? word, word];
}
