import { Controller, Get, Header, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Endpoint } from '../http/endpoint.js';
import { Readiness, statusOf } from './readiness.js';

@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('live')
  @Header('Cache-Control', 'no-store')
  @Endpoint({
    id: 'showLiveness',
    summary: 'Tell that the process runs',
    description: 'For a process supervisor. Needs no key, and is answered under any load.',
    access: 'public',
    always: true,
    reply: 'Liveness',
  })
  live() {
    return { status: 'ok' };
  }

  @Get('ready')
  @Header('Cache-Control', 'no-store')
  @Endpoint({
    id: 'showReadiness',
    summary: 'Tell whether calls can be answered',
    description:
      'For a load balancer: 503 while something that every call needs cannot be reached, and once the process was told to end. `load` is not well while requests are refused for the load, and the answer is 503 while more are refused than answered. Each dependency is named, with the seconds since it was last known to be well; they are asked at most once a second. Needs no key, and is answered under any load.',
    access: 'public',
    always: true,
    reply: 'Readiness',
    also: { 503: 'Readiness' },
  })
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const report = await this.readiness.report();
    void reply.status(statusOf(report));
    return report;
  }
}
