import { Controller, Get, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Endpoint } from '../http/endpoint.js';

@Controller('api/v1/me')
export class MeController {
  @Get()
  @Endpoint({ summary: 'Show the caller', description: 'Costs no credit.', reply: 'Me' })
  show(@Req() request: FastifyRequest) {
    const caller = request.caller!;
    const { accountId: id, email, name, admin, canEdit, apiKey } = caller;
    return {
      user: { id, email, name, admin },
      credits_remaining: request.credits!.remaining,
      can_edit: canEdit,
      api_key: { prefix: apiKey.prefix, created_at: apiKey.createdAt, last_used_at: apiKey.lastUsedAt },
    };
  }
}
