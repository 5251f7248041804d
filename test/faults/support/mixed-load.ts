import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../../support/eventually.js';
import { call, type Answer } from './call.js';

export type Kind = 'person' | 'quick_add' | 'patch' | 'place' | 'removal' | 'read';

/** A call and its outcome. The token of a write is unique. */
export interface Call extends Answer {
  readonly kind: Kind;
  readonly token: string;
  readonly request: Request;
}

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  /** Credits, if the call succeeds. */
  readonly cost: number;
}

const CITED = { source: { category: 'official', url: 'https://faults.example/source' } };
/** A refused client waits before its next call. */
const REFUSED_PAUSE_MS = 50;

export interface LoadOptions {
  /** Whether a client continues after its connection broke. */
  readonly goOn?: boolean;
  /** How long a client waits after a success: an outage of seconds needs no full load. */
  readonly pauseMs?: number;
}

let tokens = 0;

/**
 * Clients that each create, change, read, search and remove records, one call after the other, until they are
 * stopped. Keeps all responses.
 */
export class MixedLoad {
  readonly calls: Call[] = [];
  private stopped = false;
  private clients: Promise<void>[] = [];

  private readonly goOn: boolean;
  private readonly pauseMs: number;

  constructor(
    readonly urls: readonly string[],
    private readonly key: string,
    { goOn = true, pauseMs = 0 }: LoadOptions = {},
  ) {
    this.goOn = goOn;
    this.pauseMs = pauseMs;
  }

  run(clients: number): this {
    this.clients = Array.from({ length: clients }, (_, n) => this.client(this.urls[n % this.urls.length]!));
    return this;
  }

  /** Stops the load. Resolves when every client has its last response. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.ended();
  }

  ended = (): Promise<unknown> => Promise.all(this.clients);

  /** Waits until this many more calls have succeeded. */
  async succeeded(more: number): Promise<void> {
    const from = this.calls.length;
    await this.counted(`${more} more calls succeed`, from, more, isAcknowledged);
  }

  /** Waits until this many more calls were refused. */
  async refused(more: number): Promise<void> {
    const from = this.calls.length;
    await this.counted(`${more} more calls are refused`, from, more, (one) => !isAcknowledged(one));
  }

  private counted(what: string, from: number, many: number, counts: (one: Call) => boolean): Promise<void> {
    return eventually(what, () => this.calls.slice(from).filter(counts).length >= many, {
      everyMs: 20,
      currentState: () =>
        this.calls.slice(-5).map(({ kind, status, hung, body }) => ({ kind, status, hung, body })),
    });
  }

  private async client(url: string): Promise<void> {
    const mine: { person?: string; place?: string } = {};
    for (let step = 0; !this.stopped; step++) {
      const token = `t${process.pid}x${++tokens}`;
      const [kind, request] = nextRequest(step, token, mine);
      const answer = await this.send(url, request);
      this.calls.push({ ...answer, kind, token, request });
      if (answer.status === null && !this.goOn) return;
      const succeeded = isAcknowledged(answer);
      if (succeeded && kind === 'person') mine.person = answer.body.person.public_id;
      if (succeeded && kind === 'place') mine.place = answer.body.place.public_id;
      // The outcome of an unanswered removal is unknown.
      if (kind === 'removal') delete mine.place;
      const pauseMs = succeeded ? this.pauseMs : REFUSED_PAUSE_MS;
      if (pauseMs > 0) await sleep(pauseMs);
    }
  }

  /** Repeats a call, on any server. */
  send(url: string, { method, path, body, idempotencyKey }: Request): Promise<Answer> {
    return call(url + path, method, {
      key: this.key,
      body,
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    });
  }
}

export const isAcknowledged = ({ status }: Pick<Answer, 'status'>): boolean =>
  status !== null && status >= 200 && status < 300;

function nextRequest(
  step: number,
  token: string,
  mine: { person?: string; place?: string },
): [Kind, Request] {
  const { person, place } = mine;
  switch (step % 8) {
    case 1:
      return ['quick_add', quickAdd(token)];
    case 2:
      if (person) return ['patch', patch(person, token)];
      break;
    case 3:
      if (person) return ['place', newPlace(person, token)];
      break;
    case 4:
      return ['read', { method: 'GET', path: `/api/v1/search?q=${token}`, cost: 1 }];
    case 5:
      if (place) {
        return ['removal', { method: 'DELETE', path: `/api/v1/places/${place}`, cost: 1 }];
      }
      break;
    case 6:
      return ['read', { method: 'GET', path: '/api/v1/people?per_page=5', cost: 1 }];
    case 7:
      if (person) return ['read', { method: 'GET', path: `/api/v1/people/${person}`, cost: 1 }];
      break;
  }
  return ['person', newPerson(token)];
}

const newPerson = (token: string): Request => ({
  method: 'POST',
  path: '/api/v1/people',
  body: {
    person: {
      first_name: 'Fault',
      last_name: token,
      aliases: [{ name: token }],
      emails: [`${token}@faults.example`],
    },
    ...CITED,
  },
  idempotencyKey: token,
  cost: 1,
});

const quickAdd = (token: string): Request => ({
  method: 'POST',
  path: '/api/v1/organizations/quick_add',
  body: {
    name: token,
    domain: `${token}.example`,
    organization_type: 'society',
    person: { first_name: 'Quick', last_name: token, email: `${token}@faults.example` },
    source_url: 'https://faults.example/source',
  },
  idempotencyKey: token,
  cost: 3,
});

const patch = (person: string, token: string): Request => ({
  method: 'PATCH',
  path: `/api/v1/people/${person}`,
  body: { person: { first_name: token }, ...CITED },
  cost: 1,
});

const newPlace = (person: string, token: string): Request => ({
  method: 'POST',
  path: '/api/v1/places',
  body: { place: { person_public_id: person, name: token, address: `${token} Street` }, ...CITED },
  cost: 1,
});
