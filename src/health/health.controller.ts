import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Database, statement } from '../database/database.js';
import { Endpoint } from '../http/endpoint.js';

const PING = statement('SELECT 1');

@Controller('health')
export class HealthController {
  constructor(private readonly db: Database) {}

  @Get('live')
  @Endpoint({
    id: 'showLiveness',
    summary: 'Tell that the process runs',
    description: 'For a process supervisor. Needs no key.',
    access: 'public',
    reply: 'Health',
  })
  live() {
    return { status: 'ok' };
  }

  @Get('ready')
  @Endpoint({
    id: 'showReadiness',
    summary: 'Tell whether calls can be answered',
    description: 'For a load balancer: 503 while the database cannot be reached. Needs no key.',
    access: 'public',
    reply: 'Health',
    also: { 503: 'Health' },
  })
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const database = await this.db.query(PING).then(
      () => 'ok',
      () => 'unavailable',
    );
    void reply.status(database === 'ok' ? 200 : 503);
    return { status: database, checks: { database } };
  }
}
