import { typingErrors } from './names/distance.js';
import { sorted } from './names/normalize.js';
import type { Clause, ExactClause, LooseTier, NearClause, Tier } from './query/plan.js';
import type { SearchEngine } from './search-engine.js';

/** More words that one might be meant by another say nothing any more. */
const MAX_WORDS = 50;

/** What can be asked of an engine about the names that it knows. */
type Vocabulary = Pick<SearchEngine, 'namesLike' | 'wordsLike'>;

/**
 * Finds the names and words that misspelt ones may stand for. The engine proposes, by parts of names and by similar
 * words; what is taken is decided here, by counting typing errors, and so alike on every engine.
 */
export class NearNames {
  private readonly resolved = new Map<string, readonly string[]>();

  private constructor(
    private readonly names: ReadonlySet<string>,
    private readonly words: ReadonlySet<string>,
    /** What has been asked for. */
    private readonly asked: ReadonlySet<string>,
  ) {}

  static readonly NONE = new NearNames(new Set(), new Set(), new Set());

  /** These, and all that an engine knows besides that these tiers may mean; what is known already is not asked again. */
  async and(engine: Vocabulary, tiers: readonly LooseTier[]): Promise<NearNames> {
    const near = tiers.flatMap(({ clause }) => [...nearClauses(clause)]);
    const fresh = near.filter((one) => !this.asked.has(question(one)));
    const namesWithin = (errors: 1 | 2) =>
      valuesOf(fresh.filter((one) => one.near === 'name' && one.errors === errors));
    const [once, twice] = [namesWithin(1), namesWithin(2)];
    const words = valuesOf(fresh.filter((one) => one.near !== 'name'));
    const found = await Promise.all([
      once.length === 0 ? [] : engine.namesLike(once, 1),
      twice.length === 0 ? [] : engine.namesLike(twice, 2),
      words.length === 0 ? [] : engine.wordsLike(words),
    ]);
    return new NearNames(
      new Set([...this.names, ...found[0], ...found[1]]),
      new Set([...this.words, ...found[2]]),
      new Set([...this.asked, ...fresh.map(question)]),
    );
  }

  /** The tiers with every near clause replaced by what is there; tiers that cannot find anything are left out. */
  resolve(tiers: readonly LooseTier[]): Tier[] {
    return tiers.flatMap(({ why, score, clause }) => {
      const exact = resolved(clause, (near) => this.meantBy(near));
      return exact === null ? [] : [{ why, score, clause: exact }];
    });
  }

  private meantBy(clause: NearClause): ExactClause[] {
    const near = this.within(clause);
    if (clause.near === 'name') return near.map((name) => ({ is: 'name', value: name }));
    const { near: field, initials } = clause;
    return near
      .slice(0, MAX_WORDS)
      .map((word) =>
        initials === undefined
          ? { is: field, value: word }
          : { is: 'initials', value: sorted(`${initials} ${word}`) },
      );
  }

  /** Those that are no more errors away. Several tiers ask the same, of thousands of names. */
  private within({ near, value, errors }: NearClause): readonly string[] {
    const isName = near === 'name';
    const key = `${isName} ${errors} ${value}`;
    const known = this.resolved.get(key);
    if (known !== undefined) return known;
    const found = [...(isName ? this.names : this.words)].filter(
      (one) => typingErrors(value, one, errors) <= errors && (!isName || haveSameInitials(one, value)),
    );
    this.resolved.set(key, found);
    return found;
  }
}

/** With another initial, a last name is another's: `K. Hogan` is no misspelt `K. C. Hogan`. */
function haveSameInitials(...names: readonly [string, string]): boolean {
  const words = names.map((name) => name.split(' '));
  if (words.every((parts) => parts.filter((part) => !isLetter(part)).length > 1)) return true;
  const [initials, others] = words.map((parts) => parts.filter(isLetter).sort().join(' '));
  return initials === others;
}

const isLetter = (word: string): boolean => /^\p{L}$/u.test(word);

/** Similar words are the same, however many errors they may have. */
const question = ({ near, value, errors }: NearClause): string =>
  near === 'name' ? `${errors} ${value}` : value;

const valuesOf = (near: readonly NearClause[]): string[] => [...new Set(near.map(({ value }) => value))];

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
