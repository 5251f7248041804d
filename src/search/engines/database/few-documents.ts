import { all, any } from '../../query/clauses.js';
import type { Clause, KeyField, Tier } from '../../query/plan.js';
import { keyOf } from './keys.js';

type Key = { readonly is: KeyField; readonly value: string };

/** Documents among which are all that some tiers find. */
export interface FewDocuments {
  readonly clause: Clause;
  readonly tiers: ReadonlySet<Tier>;
}

/** Beside fewer words, one that is not common is a name that may have many bearers. */
const MIN_WORDS = 4;

/**
 * What all documents have that are found by tiers that want several words beside each other: each word that is not common,
 * under whatever key. For each document with the rarest word the index would look up all others, tier by tier, in lists that
 * are the longer the commoner they are; to read those documents and ask their keys takes less. Null: there may be many.
 *
 * @param common keys that many documents have
 */
export function fewDocuments(tiers: readonly Tier[], common: ReadonlySet<string>): FewDocuments | null {
  const wanted = new Map(
    tiers
      .filter(({ clause }) => 'all' in clause || 'any' in clause)
      .map((tier) => [tier, wordsWanted(tier.clause)]),
  );
  const words = wordsOfMost([...wanted.values()]);
  const tooCommon = new Set(
    [...wanted.keys()]
      .flatMap(({ clause }) => keysIn(clause))
      .filter((key) => common.has(keyOf(key)))
      .flatMap(wordsOf),
  );
  const rare = words.filter((word) => !tooCommon.has(word));
  if (rare.length === 0 || (rare.length === 1 && words.length < MIN_WORDS)) return null;
  const found = [...wanted].filter(([, own]) => rare.every((word) => own.has(word))).map(([tier]) => tier);
  if (found.length < 2) return null;
  const keys = new Map(found.flatMap(({ clause }) => keysIn(clause)).map((key) => [keyOf(key), key]));
  const having = (word: string) => any([...keys.values()].filter((key) => wordsOf(key).includes(word)));
  return { clause: all(rare.map(having)), tiers: new Set(found) };
}

/** The words that at least half as many want as the most wanted one: others stand in the place of one in few tiers. */
function wordsOfMost(wanted: readonly ReadonlySet<string>[]): string[] {
  const times = new Map<string, number>();
  for (const word of wanted.flatMap((words) => [...words])) times.set(word, (times.get(word) ?? 0) + 1);
  const most = Math.max(...times.values());
  return [...times].filter(([, often]) => often * 2 >= most).map(([word]) => word);
}

/** The words one of which stands in a key of whatever meets the clause. */
function wordsWanted(clause: Clause): ReadonlySet<string> {
  if ('all' in clause) return new Set(clause.all.flatMap((part) => [...wordsWanted(part)]));
  if ('any' in clause) {
    const [first, ...others] = clause.any.map(wordsWanted);
    return new Set([...first!].filter((word) => others.every((words) => words.has(word))));
  }
  return new Set('is' in clause ? wordsOf(clause) : []);
}

const wordsOf = ({ value }: Key): string[] => value.split(' ');

function keysIn(clause: Clause): Key[] {
  if ('any' in clause) return clause.any.flatMap(keysIn);
  if ('all' in clause) return clause.all.flatMap(keysIn);
  return 'is' in clause ? [clause] : [];
}
