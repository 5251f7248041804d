import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Database, statement } from '../database/database.js';
import { Endpoint } from '../http/endpoint.js';

const PING = statement('SELECT 1');

@Controller('health')
export class HealthController {
  constructor(private readonly db: Database) {}

  @Get('live')
  @Endpoint({ summary: 'Tell that the process runs', access: 'public', reply: 'Health' })
  live() {
    return { status: 'ok' };
  }

  @Get('ready')
  @Endpoint({ summary: 'Tell whether calls can be answered', access: 'public', reply: 'Health' })
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const database = await this.db.query(PING).then(
      () => 'ok',
      () => 'unavailable',
    );
    void reply.status(database === 'ok' ? 200 : 503);
    return { status: database, checks: { database } };
  }
}
