import { Controller, Get, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Endpoint } from '../http/endpoint.js';
import { ListQuery } from '../http/list.query.js';
import { RequestPath } from '../http/params.js';
import { Costs } from './charge.js';
import { Meter } from './meter.js';
import { UsageService } from './usage.js';

@Controller('api/v1/me')
export class MeController {
  constructor(
    private readonly meter: Meter,
    private readonly usage: UsageService,
  ) {}

  @Get()
  @Costs(0)
  @Endpoint({
    id: 'showMe',
    summary: 'Show the caller',
    description: 'The account of the key, its credits, and whether it may edit. Free.',
    reply: 'Me',
  })
  async show(@Req() request: FastifyRequest) {
    const { accountId: id, email, name, admin, canEdit, apiKey } = request.caller!;
    return {
      user: { id, email, name, admin },
      credits_remaining: admin ? 'unlimited' : await this.meter.balance(id),
      can_edit: canEdit,
      api_key: { prefix: apiKey.prefix, created_at: apiKey.createdAt, last_used_at: apiKey.lastUsedAt },
    };
  }

  @Get('usage')
  @Costs(0)
  @Endpoint({
    id: 'listUsage',
    summary: 'List ledger entries',
    description:
      'The entries that make up the balance, newest first; usage is summed by operation and hour. Free.',
    reply: 'UsageList',
  })
  entries(@Req() request: FastifyRequest, @Query() query: ListQuery, @RequestPath() path: string) {
    return this.usage.entries(request.caller!, query, path);
  }
}
