import { randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface StripeCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly form: URLSearchParams;
}

type Answer = (call: StripeCall, reply: ServerResponse) => void;

/**
 * Replaces Stripe's API and fails in every way that the real one can. By default it returns a new session.
 */
export class StripeApi {
  readonly calls: StripeCall[] = [];
  answer: Answer = openSession;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<StripeApi> {
    const server = createServer((request, reply) => {
      void text(request).then((body) => {
        const call = { path: request.url!, headers: request.headers, form: new URLSearchParams(body) };
        api.calls.push(call);
        api.answer(call, reply);
      });
    });
    const api = new StripeApi(server);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return api;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }
}

export const openSession: Answer = (call, reply) => {
  // Stripe repeats the first response for a repeated idempotency key.
  const id = `cs_test_${call.headers['idempotency-key'] ?? randomBytes(16).toString('hex')}`;
  json(reply, 200, { id, object: 'checkout.session', url: `https://checkout.stripe.com/c/pay/${id}` });
};

/** The form of errors: https://docs.stripe.com/api/errors */
export const refuse =
  (status: number, error: Record<string, string>): Answer =>
  (_call, reply) =>
    json(reply, status, { error });

export const hangUp: Answer = (_call, reply) => void reply.socket?.destroy();

export const neverAnswer: Answer = () => undefined;

function json(reply: ServerResponse, status: number, body: object): void {
  reply.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': 'req_Nr8kTq2mQZx1' });
  reply.end(JSON.stringify(body));
}
