import { Module } from '@nestjs/common';
import { type Config, CONFIG } from '../config/config.js';
import { CreditsModule } from '../credits/credits.module.js';
import { BillingService } from './billing.service.js';
import { PAYMENT_PROCESSOR, type PaymentProcessor } from './payment-processor.js';
import { PaymentsService } from './payments.service.js';
import { WebhooksController } from './webhooks.controller.js';

/** Loads Stripe's library only where it is used: it takes longer to load than the rest of the module. */
async function paymentProcessor({ stripe }: Config): Promise<PaymentProcessor | null> {
  if (stripe === null) return null;
  const { StripeProcessor } = await import('./stripe.js');
  return new StripeProcessor(stripe);
}

@Module({
  imports: [CreditsModule],
  controllers: [WebhooksController],
  providers: [
    { provide: PAYMENT_PROCESSOR, inject: [CONFIG], useFactory: paymentProcessor },
    BillingService,
    PaymentsService,
  ],
  exports: [BillingService],
})
export class BillingModule {}
