import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { Database } from './database.js';

/** Lets the reads of callers who cannot edit go to replicas: they have nothing of their own to miss there. */
@Injectable()
export class ReplicaInterceptor implements NestInterceptor {
  constructor(private readonly db: Database) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { method, caller } = context.switchToHttp().getRequest<FastifyRequest>();
    const isReader = method === 'GET' && caller !== undefined && !caller.canEdit;
    return isReader ? this.db.allowReplicaReads(() => next.handle()) : next.handle();
  }
}
