import { Controller, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { BODY_LIMIT } from '../http/call-input.js';
import { Webhook } from '../http/endpoint.js';
import { notFound } from '../http/errors.js';
import { readBody } from '../http/json-body.js';
import { PAYMENT_PROCESSOR, type PaymentProcessor } from './payment-processor.js';
import { PaymentsService } from './payments.service.js';

/**
 * Where payment processors tell what became of payments. The signature on the raw bytes comes first; what is known
 * already, or of no concern, is answered with 200 too.
 */
@Controller('webhooks')
export class WebhooksController {
  constructor(
    @Inject(PAYMENT_PROCESSOR) private readonly processor: PaymentProcessor | null,
    private readonly payments: PaymentsService,
  ) {}

  @Post(':processor')
  @HttpCode(200)
  @Webhook()
  async receive(
    @Param('processor') name: string,
    @Req() request: FastifyRequest,
  ): Promise<{ received: true }> {
    if (this.processor === null) throw notFound('Payments are not set up on this service.');
    if (this.processor.name !== name) throw notFound('There is no payment processor of this name.');
    const event = this.processor.verify(await readBody(request.raw, BODY_LIMIT), request.headers);
    if (event) await this.payments.take(name, event);
    return { received: true };
  }
}
