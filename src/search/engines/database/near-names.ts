import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../database/database.js';
import { typingErrors } from '../../names/distance.js';
import { segmentsWithin } from '../../names/segments.js';
import type { Clause, ExactClause, NearClause, Tier } from '../../query/plan.js';

/** $1 segments. All names that share one: too many, never too few. */
const PROPOSE_NAMES = statement(`SELECT DISTINCT name FROM search_names WHERE segments && $1::text[]`);

/** $1 words. Those that have similar trigrams. */
const PROPOSE_WORDS = statement(`SELECT DISTINCT word FROM search_similar_words($1::text[]) AS word`);

/** More words that one might be meant by another say nothing any more. */
const MOST_WORDS = 50;

export interface ExactTier {
  readonly score: number;
  readonly clause: ExactClause;
}

/**
 * Finds the names and words that misspelt ones may stand for. The database proposes, by parts of names and by trigrams;
 * what is taken is decided here, by counting typing errors.
 */
@Injectable()
export class NearNames {
  constructor(private readonly db: Database) {}

  /** The tiers with every near clause replaced by what is there; tiers that cannot find anything are left out. */
  async resolve(tiers: readonly Tier[]): Promise<ExactTier[]> {
    const near = tiers.flatMap(({ clause }) => [...nearClauses(clause)]);
    const names = near.filter((one) => one.near === 'compared');
    const words = near.filter((one) => one.near !== 'compared');
    const [knownNames, knownWords] = await Promise.all([this.names(names), this.words(words)]);
    const meant = ({ near: field, value, errors }: NearClause): ExactClause[] =>
      (field === 'compared' ? knownNames : knownWords)
        .filter((known) => typingErrors(value, known, errors) <= errors)
        .slice(0, field === 'compared' ? undefined : MOST_WORDS)
        .map((known) => ({ is: field === 'compared' ? 'name' : field, value: known }));
    return tiers.flatMap(({ score, clause }) => {
      const exact = resolved(clause, meant);
      return exact === null ? [] : [{ score, clause: exact }];
    });
  }

  private async names(near: readonly NearClause[]): Promise<string[]> {
    if (near.length === 0) return [];
    const segments = new Set(near.flatMap(({ value, errors }) => segmentsWithin(value, errors)));
    const rows = await this.db.query<{ name: string }>(PROPOSE_NAMES, [[...segments]]);
    return rows.map(({ name }) => name);
  }

  private async words(near: readonly NearClause[]): Promise<string[]> {
    if (near.length === 0) return [];
    const words = new Set(near.map(({ value }) => value));
    const rows = await this.db.query<{ word: string }>(PROPOSE_WORDS, [[...words]]);
    return rows.map(({ word }) => word);
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
    const parts = clause.all.map((part) => resolved(part, meant));
    return parts.includes(null) ? null : { all: parts as ExactClause[] };
  }
  if ('any' in clause) {
    const parts = clause.any.map((part) => resolved(part, meant)).filter((part) => part !== null);
    return parts.length === 0 ? null : { any: parts };
  }
  return clause;
}
