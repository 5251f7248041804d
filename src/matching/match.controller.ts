import { Body, Controller, Get, HttpCode, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Costs, Pays } from '../credits/charge.js';
import { Endpoint } from '../http/endpoint.js';
import { JsonReply } from '../http/reply.js';
import { IdempotentPost } from '../idempotency/idempotency.js';
import { costOfQueries, MatchDto } from './match.dto.js';
import { MatchReply } from './match-reply.js';
import { ALGORITHM_JSON } from './weights.js';

@Controller('api/v1/match')
export class MatchController {
  constructor(private readonly replies: MatchReply) {}

  @IdempotentPost()
  @HttpCode(200)
  @Pays()
  @Costs(costOfQueries)
  @Endpoint({
    id: 'match',
    summary: 'Match descriptions with records',
    description:
      'Finds which person or organization each of up to 50 descriptions means: scored results, each with the features that made its score. `match` is true for at most one result of a query. 1 credit for each query with a result; the balance must hold one for each query. Each query counts as a call for the rate limit. Never recorded as a zero-result search.',
    access: 'key',
    reply: 'MatchReply',
  })
  match(
    @Body() body: MatchDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) response: FastifyReply,
  ) {
    return this.replies.reply(body, request, response);
  }

  @Get('algorithm')
  @Costs(0)
  @Endpoint({
    id: 'showMatchAlgorithm',
    summary: 'Show the matching algorithm',
    description: 'The features and their weights. They change only with the name of the algorithm. Free.',
    reply: 'MatchAlgorithm',
  })
  algorithm() {
    return new JsonReply(ALGORITHM_JSON);
  }
}
