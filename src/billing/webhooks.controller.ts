import { Controller, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Endpoint } from '../http/endpoint.js';
import { BODY_LIMIT, readBody } from '../http/body.js';
import {
  noSuchProcessor,
  paymentsOff,
  PAYMENT_PROCESSOR,
  type PaymentProcessor,
} from './payment-processor.js';
import { PaymentsService } from './payments.service.js';

/**
 * Receives events from payment processors. The signature on the raw bytes is verified first; known and irrelevant
 * events also get 200.
 */
@Controller('webhooks')
export class WebhooksController {
  constructor(
    @Inject(PAYMENT_PROCESSOR) private readonly processor: PaymentProcessor | null,
    private readonly payments: PaymentsService,
  ) {}

  @Post(':processor')
  @HttpCode(200)
  @Endpoint({
    id: 'receivePaymentEvent',
    summary: 'Receive a payment event',
    description:
      'For payment processors, which sign the body: no API key, credits or Idempotency-Key. The signature is verified first. A repeated event, or one of an irrelevant type, returns 200 and changes nothing.',
    access: 'public',
    webhook: true,
    reply: 'PaymentEventReply',
  })
  async receive(
    @Param('processor') name: string,
    @Req() request: FastifyRequest,
  ): Promise<{ received: true }> {
    if (this.processor === null) throw paymentsOff();
    if (this.processor.name !== name) throw noSuchProcessor();
    const event = this.processor.verify(await readBody(request, BODY_LIMIT), request.headers);
    if (event) await this.payments.take(name, event);
    return { received: true };
  }
}
