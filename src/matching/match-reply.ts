import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tooMany } from '../common/errors.js';
import { matched } from '../common/events.js';
import { outsideOfRequests } from '../common/request-context.js';
import { countItems } from '../http/rate-limits.js';
import { JsonReply } from '../http/reply.js';
import { hitKey, HitRecords, type HitRecord } from '../search/results/hit-records.js';
import { MAX_QUERIES, readQuery, type MatchDto } from './match.dto.js';
import { MatchingService, type Matched, type MatchResult } from './matching.service.js';
import { ALGORITHM, DEFAULTS } from './weights.js';

/** Answers match requests, and shows the results of others. */
@Injectable()
export class MatchReply {
  constructor(
    private readonly matching: MatchingService,
    private readonly records: HitRecords,
  ) {}

  /** Answers all queries if the balance covers one credit for each. Queries without a result are free. */
  async reply(body: MatchDto, request: FastifyRequest, reply: FastifyReply): Promise<JsonReply> {
    const { queries, exclude = [], verified_since, ...options } = body;
    const names = Object.keys(queries);
    if (names.length > MAX_QUERIES) throw tooMany(MAX_QUERIES, 'queries');
    // The call itself counts as its first query.
    await countItems(request, reply, names.length - 1);
    const facts = Object.values(queries).map((query) => readQuery(query).facts);
    const { charge } = request;
    // Outside the transaction of an Idempotency-Key, the charge has a separate transaction.
    return outsideOfRequests(async () => {
      // The queries run while the charge is in flight.
      const [answer] = await Promise.all([
        this.matching.match(facts, { ...options, exclude, verifiedSince: verified_since }),
        charge?.take(names.length),
      ]);
      const shown = await this.show(answer);
      const found = shown.filter((results) => results.length > 0).length;
      await charge?.giveBack(names.length - found);
      for (const results of shown) matched.publish({ backend: answer.backend, found: results.length > 0 });
      const responses = names.map(
        (name, at) => `${JSON.stringify(name)}:{"results":[${shown[at]!.join(',')}]}`,
      );
      const { threshold = DEFAULTS.threshold, cutoff = DEFAULTS.cutoff } = options;
      const meta = { algorithm: ALGORITHM, threshold, cutoff, backend: answer.backend };
      return new JsonReply(`{"responses":{${responses.join(',')}},"meta":${JSON.stringify(meta)}}`);
    });
  }

  /** Returns the JSON of each query's results. Omits results whose record was deleted in the meantime. */
  async show({ results }: Pick<Matched, 'results'>): Promise<string[][]> {
    const records = await this.records.read(results.flat());
    return results.map((some) =>
      some.flatMap((one) => {
        const record = records.get(hitKey(one));
        return record === undefined ? [] : [asJson(one, record)];
      }),
    );
  }
}

function asJson({ type, score, match, features }: MatchResult, { public_id, summary }: HitRecord): string {
  const facts = JSON.stringify({ type, public_id, score, match, features });
  return `${facts.slice(0, -1)},"${type}":${summary}}`;
}
