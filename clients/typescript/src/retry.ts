export interface RetryOptions {
  /** How often a call is tried again; 3 unless said otherwise, 0 for never. */
  readonly retries?: number;
  /** Milliseconds; a server that asks for a longer wait is not waited for. 30,000 unless said otherwise. */
  readonly longestWaitMs?: number;
  /** Milliseconds before the first new attempt where the server names no time; doubled each time. 200 unless said otherwise. */
  readonly firstWaitMs?: number;
}

type Fetch = (request: Request) => Promise<Response>;

/** The server has done nothing yet, and says so. */
const NOT_DONE = new Set([429]);
/** Something on the way or behind the server failed: it may have been done. */
const UNKNOWN = new Set([502, 503, 504]);

/**
 * Sends a request again while that is safe and worth it. Every POST gets an Idempotency-Key, the same for all attempts,
 * so that it is done once however often it is sent. A call that was one too many (429) is tried again after the time
 * that the server names, whatever the method, and so is a POST that is still running (409); lost connections and answers
 * of 502, 503 and 504 only where a repetition does no harm: GET, HEAD, and POST.
 */
export function retrying(
  send: Fetch,
  { retries = 3, longestWaitMs = 30_000, firstWaitMs = 200 }: RetryOptions = {},
): Fetch {
  return async (request) => {
    if (request.method === 'POST' && !request.headers.has('Idempotency-Key')) {
      request.headers.set('Idempotency-Key', crypto.randomUUID());
    }
    for (let attempt = 0; ; attempt++) {
      const last = attempt >= retries;
      const backoff = firstWaitMs * 2 ** attempt * (0.5 + Math.random() / 2);
      let wait: number | null;
      try {
        // A body can be sent once: each attempt takes a copy.
        const response = await send(last ? request : request.clone());
        wait = last ? null : waitAfter(request, response, backoff);
        if (wait === null || wait > longestWaitMs) return response;
        await response.body?.cancel();
      } catch (error) {
        if (last || !isRepeatable(request) || request.signal.aborted) throw error;
        wait = backoff;
      }
      await sleep(wait, request.signal);
    }
  };
}

/** Milliseconds until the call may be sent again; null if it is not to be. */
function waitAfter(request: Request, { status, headers }: Response, backoff: number): number | null {
  const asked = retryAfter(headers.get('Retry-After'));
  if (NOT_DONE.has(status)) return asked ?? backoff;
  if (status === 409 && request.method === 'POST') return asked;
  return UNKNOWN.has(status) && isRepeatable(request) ? (asked ?? backoff) : null;
}

const isRepeatable = ({ method }: Request): boolean =>
  method === 'GET' || method === 'HEAD' || method === 'POST';

/** Retry-After as milliseconds from now: it is seconds, or a date. RFC 9110, 10.2.3. */
function retryAfter(header: string | null): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header)) return Number(header) * 1_000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}

const sleep = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
