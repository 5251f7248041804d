import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { invalidField, tooMany } from '../common/errors.js';
import { matched } from '../common/events.js';
import { isRecord } from '../values/json.js';
import { countItems } from '../http/rate-limits.js';
import { MatchingService, type MatchResult } from '../matching/matching.service.js';
import { MARGIN } from '../matching/weights.js';
import { Entities, entityKey, type Entity } from './entities.js';
import { readQuery, type ReconciliationQuery } from './queries.js';
import type { Term } from './vocabulary.js';

export const MAX_QUERIES = 50;

/** A record that a query may mean, in the form of the protocol. */
interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly type: readonly Term[];
  /** From 0 to 100. */
  readonly score: number;
  readonly match: boolean;
  readonly features: readonly { readonly id: string; readonly value: number }[];
}

/** Finds the records that the rows of a table mean. */
@Injectable()
export class Reconciler {
  constructor(
    private readonly matching: MatchingService,
    private readonly entities: Entities,
  ) {}

  /**
   * The candidates of each query: 1 credit for each query that has any. An invalid query has none, and an error. Throws
   * 402, 413 and 422.
   */
  async reconcile(batch: unknown, request: FastifyRequest, reply: FastifyReply) {
    if (!isRecord(batch)) {
      throw invalidField('queries', 'invalid_format', 'must be a JSON object of queries by name');
    }
    const names = Object.keys(batch);
    if (names.length > MAX_QUERIES) throw tooMany(MAX_QUERIES, 'queries');
    // The call itself counts as its first query.
    await countItems(request, reply, names.length - 1);
    const queries = Object.values(batch).map(readQuery);
    const { charge } = request;
    // The queries run while the charge is in flight.
    const [candidates] = await Promise.all([
      this.candidates(queries.filter((query) => typeof query !== 'string')),
      names.length === 0 ? charge?.takeUpTo(0) : charge?.take(names.length),
    ]);
    const answers = queries.map((query) =>
      typeof query === 'string' ? { result: [], error: query } : { result: candidates.get(query)! },
    );
    await charge?.giveBack(answers.filter(({ result }) => result.length === 0).length);
    return Object.fromEntries(names.map((name, at) => [name, answers[at]!]));
  }

  private async candidates(
    queries: readonly ReconciliationQuery[],
  ): Promise<ReadonlyMap<ReconciliationQuery, readonly Candidate[]>> {
    if (queries.length === 0) return new Map();
    const facts = queries.flatMap((query) => query.facts);
    const limit = Math.max(...queries.map((query) => query.limit));
    const { backend, results } = await this.matching.match(facts, { limit });
    const entities = await this.entities.read(results.flat());
    const ofFacts = results.values();
    return new Map(
      queries.map((query) => {
        const found = query.facts.flatMap(() => ofFacts.next().value ?? []);
        const shown = candidatesOf(query, found, entities);
        matched.publish({ backend, found: shown.length > 0 });
        return [query, shown] as const;
      }),
    );
  }
}

/** The results of one query, which may mean a person or an organization: the best first. */
function candidatesOf(
  { limit, strictTypes }: ReconciliationQuery,
  found: readonly MatchResult[],
  entities: ReadonlyMap<string, Entity>,
): readonly Candidate[] {
  const ranked = found
    .toSorted((one, other) => other.score - one.score)
    .flatMap((result) => {
      const entity = entities.get(entityKey(result));
      return entity !== undefined && isOf(entity, strictTypes) ? [{ result, entity }] : [];
    });
  const [best, next] = ranked.map(({ result }) => result.score);
  const isClear = best !== undefined && best - (next ?? 0) >= MARGIN;
  return ranked
    .slice(0, limit)
    .map(({ result, entity }, place) => asCandidate(result, entity, isClear && place === 0));
}

const isOf = ({ types }: Entity, strictTypes: readonly string[]): boolean =>
  strictTypes.length === 0 || types.some(({ id }) => strictTypes.includes(id));

const asCandidate = (
  { score, match, features }: MatchResult,
  { types, ...entity }: Entity,
  isClear: boolean,
): Candidate => ({
  ...entity,
  type: types,
  score: Math.round(score * 1_000) / 10,
  match: match && isClear,
  features: Object.entries(features).map(([id, feature]) => ({ id, value: feature.score })),
});
