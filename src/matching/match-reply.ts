import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../common/errors.js';
import { matched } from '../common/events.js';
import { outsideOfRequests } from '../common/request-context.js';
import { countItems } from '../http/rate-limits.js';
import { JsonReply } from '../http/reply.js';
import { MAX_QUERIES, type MatchDto } from './dto/match.dto.js';
import { readQuery } from './dto/match-query.dto.js';
import { MatchResults } from './match-results.js';
import { MatchingService } from './matching.service.js';
import { ALGORITHM, DEFAULTS } from './weights.js';

/** Answers match requests. */
@Injectable()
export class MatchReply {
  constructor(
    private readonly matching: MatchingService,
    private readonly results: MatchResults,
  ) {}

  /** Answers all queries if the balance covers one credit for each. Queries without a result are free. */
  async reply(body: MatchDto, request: FastifyRequest, reply: FastifyReply): Promise<JsonReply> {
    const { queries, exclude = [], verified_since, ...options } = body;
    const names = Object.keys(queries);
    if (names.length > MAX_QUERIES) throw tooManyQueries();
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
      const shown = await this.results.show(answer);
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
}

const tooManyQueries = () =>
  new ApiError(413, 'payload_too_large', `A call has at most ${MAX_QUERIES} queries: send them in several.`);
