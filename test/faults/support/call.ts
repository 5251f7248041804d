/** The outcome of a call, as the client sees it. */
export interface Answer {
  /** null: no complete response came. */
  readonly status: number | null;
  readonly headers: Headers;
  readonly body: any;
  /** No response within the timeout. */
  readonly hung: boolean;
}

/** Far longer than the service's own limits. */
const TIMEOUT_MS = 45_000;

export interface CallOptions {
  readonly key?: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}

/** Makes a call; never throws. */
export async function call(
  url: string,
  method: string,
  { key, body, idempotencyKey }: CallOptions = {},
): Promise<Answer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      method,
      signal,
      redirect: 'manual',
      headers: {
        ...(key === undefined ? {} : { 'x-api-key': key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text,
      hung: false,
    };
  } catch {
    return { status: null, headers: new Headers(), body: undefined, hung: signal.aborted };
  }
}
