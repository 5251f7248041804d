import { typingErrors } from './names/distance.js';
import { sorted } from './names/normalize.js';
import { segmentsWithin } from './names/segments.js';
import type { Clause, ExactClause, LooseTier, NearClause, Tier } from './query/plan.js';
import type { SearchEngine } from './search-engine.js';

/** More words that one might be meant by another say nothing any more. */
const MOST_WORDS = 50;

/** What can be asked of an engine about the names that it knows. */
type Vocabulary = Pick<SearchEngine, 'namesWith' | 'wordsLike'>;

/**
 * Finds the names and words that misspelt ones may stand for. The engine proposes, by parts of names and by similar
 * words; what is taken is decided here, by counting typing errors, and so alike on every engine.
 */
export class NearNames {
  private constructor(
    private readonly names: readonly string[],
    private readonly words: readonly string[],
  ) {}

  /** Asks an engine, in one go, for all that these tiers may mean. */
  static async of(engine: Vocabulary, tiers: readonly LooseTier[]): Promise<NearNames> {
    const near = tiers.flatMap(({ clause }) => [...nearClauses(clause)]);
    const names = near.filter((one) => one.near === 'name');
    const segments = new Set(names.flatMap(({ value, errors }) => segmentsWithin(value, errors)));
    const words = new Set(near.filter((one) => one.near !== 'name').map(({ value }) => value));
    const [knownNames, knownWords] = await Promise.all([
      segments.size === 0 ? [] : engine.namesWith([...segments]),
      words.size === 0 ? [] : engine.wordsLike([...words]),
    ]);
    return new NearNames(knownNames, knownWords);
  }

  /** The tiers with every near clause replaced by what is there; tiers that cannot find anything are left out. */
  resolve(tiers: readonly LooseTier[]): Tier[] {
    return tiers.flatMap(({ why, score, clause }) => {
      const exact = resolved(clause, (near) => this.meantBy(near));
      return exact === null ? [] : [{ why, score, clause: exact }];
    });
  }

  private meantBy({ near, value, errors, initials }: NearClause): ExactClause[] {
    const isMeant = (known: string) => typingErrors(value, known, errors) <= errors;
    if (near === 'name') return this.names.filter(isMeant).map((name) => ({ is: 'name', value: name }));
    const words = this.words.filter(isMeant).slice(0, MOST_WORDS);
    return words.map((word) =>
      initials === undefined
        ? { is: near, value: word }
        : { is: 'initials', value: sorted(`${initials} ${word}`) },
    );
  }
}

function* nearClauses(clause: Clause): Iterable<NearClause> {
  if ('near' in clause) yield clause;
  else if ('all' in clause) for (const part of clause.all) yield* nearClauses(part);
  else if ('any' in clause) for (const part of clause.any) yield* nearClauses(part);
}

/** The clause without near ones; null if nothing can meet it. */
function resolved(clause: Clause, meant: (near: NearClause) => ExactClause[]): ExactClause | null {
  if ('near' in clause) {
    const clauses = meant(clause);
    return clauses.length === 0 ? null : { any: clauses };
  }
  if ('all' in clause) {
    const parts: ExactClause[] = [];
    for (const part of clause.all) {
      const exact = resolved(part, meant);
      if (exact === null) return null;
      parts.push(exact);
    }
    return { all: parts };
  }
  if ('any' in clause) {
    const parts = clause.any.map((part) => resolved(part, meant)).filter((part) => part !== null);
    return parts.length === 0 ? null : { any: parts };
  }
  return clause;
}
