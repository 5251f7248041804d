import { ApiError, notFound } from '../http/errors.js';

/** Why a payment event is refused. The processors and the OpenAPI document make these errors here. */
export const badSignature = (reason: string) =>
  new ApiError(
    400,
    'invalid_signature',
    `${reason}: check STRIPE_WEBHOOK_SECRET and the clocks of both sides.`,
  );

export const invalidEvent = (reason: string) =>
  new ApiError(400, 'invalid_event', `${reason}: nothing was done.`);

export const paymentsOff = () => notFound('Payments are not set up on this service.');

export const noSuchProcessor = () => notFound('There is no payment processor of this name.');
