import type { Party } from '../database/resources.js';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, invalid } from '../common/errors.js';
import { outsideOfRequests } from '../common/request-context.js';
import type { Charge } from '../credits/charge.js';
import { countItems } from '../http/rate-limits.js';
import { JsonReply, withoutBlanks } from '../http/reply.js';
import { ResearchEnqueuer } from '../research/requests/research-enqueuer.js';
import { MatchReply } from '../matching/match-reply.js';
import { MatchingService } from '../matching/matching.service.js';
import { DomainContacts } from './domain-contacts.js';
import {
  itemOf,
  MAX_ITEMS,
  uniqueQuestions,
  type Item,
  type LookupBatchDto,
  type LookupStreamQuery,
  type Question,
  type RecordView,
} from './lookups.dto.js';
import { EmailLookup } from './email-lookup.js';
import { RecordLookup } from './record-lookup.js';

/** The answer to a question: its status, and the JSON of its results and of further members. */
interface QuestionAnswer {
  readonly status: 'found' | 'moved' | 'not_found' | 'gone' | 'unpaid' | 'unavailable';
  readonly results?: readonly string[];
  readonly more?: Readonly<Record<string, unknown>>;
}

export interface BatchOptions {
  readonly accountId: number;
  readonly view?: RecordView | undefined;
  readonly skip_research_queue?: boolean | undefined;
}

/** The answers to items, in their order, as JSON. */
export interface Answered {
  readonly answers: readonly string[];
  readonly found: number;
  readonly charged: number;
}

const DOMAIN_PATH = '/api/v1/lookup/domain_contacts';

type Of<Kind extends Question['kind']> = readonly (Question & { readonly kind: Kind })[];

const NOT_FOUND: QuestionAnswer = { status: 'not_found' };
const isFound = ({ status }: QuestionAnswer): boolean => status === 'found' || status === 'moved';

/**
 * Looks up many items, in one statement for each kind. Each item that is found costs 1 credit: credits are taken before
 * anything is asked, and those of other items are given back before the answer is sent.
 */
@Injectable()
export class BatchLookup {
  constructor(
    private readonly emails: EmailLookup,
    private readonly contacts: DomainContacts,
    private readonly records: RecordLookup,
    private readonly matching: MatchingService,
    private readonly matches: MatchReply,
    private readonly research: ResearchEnqueuer,
  ) {}

  /** Answers a JSON body. Throws 402 if the balance does not cover every item and the batch is not partial. */
  async reply(
    { items, partial, view, skip_research_queue }: LookupBatchDto,
    query: LookupStreamQuery,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<JsonReply<Buffer>> {
    refuseParameters(query);
    if (items.length > MAX_ITEMS) throw tooManyItems();
    // The call itself counts as its first item.
    await countItems(request, reply, items.length - 1);
    const { charge, caller } = request;
    const options = { accountId: caller!.accountId, view, skip_research_queue };
    const asked = items.map(itemOf);
    // Outside the transaction of an Idempotency-Key: charges and research requests are committed by themselves.
    const { answers, found, charged } = await outsideOfRequests(async () => {
      await charge?.takeUpTo(0);
      return partial ? this.answer(asked, options, charge) : this.answerAll(asked, options, charge);
    });
    const meta = JSON.stringify({ items: items.length, found, credits_charged: charged });
    const parts = answers.map((answer, index) => (index === 0 ? answer : `,${answer}`));
    return new JsonReply(bytesOf(['{"items":[', ...parts, `],"meta":${meta}}`]));
  }

  /**
   * Answers items in order for as long as the balance lasts, and the rest with `unpaid`.
   *
   * @param seen the index of each question that was answered earlier; it is free now
   */
  async answer(
    items: readonly Item[],
    options: BatchOptions,
    charge: Charge | undefined,
    seen = new Map<string, number>(),
  ): Promise<Answered> {
    const known = uniqueQuestions(items).filter(({ key }) => seen.has(key));
    const fresh = uniqueQuestions(items).filter(({ key }) => !seen.has(key));
    const answersByKey = await this.ask(known, options);
    let charged = 0;
    for (let at = 0; at < fresh.length;) {
      const paid = charge ? await charge.takeUpTo(fresh.length - at) : fresh.length;
      if (paid === 0) break;
      const part = fresh.slice(at, at + paid);
      const answers = await this.ask(part, options).catch(async (error: unknown) => {
        await charge?.giveBack(paid);
        throw error;
      });
      const cost = [...answers.values()].filter(isFound).length;
      await charge?.giveBack(paid - cost);
      charged += charge ? cost : 0;
      for (const [key, answer] of answers) answersByKey.set(key, answer);
      at += paid;
    }
    return answered(items, answersByKey, charged, seen);
  }

  /** Answers all items, if the balance holds one credit for each; else throws 402. */
  private async answerAll(
    items: readonly Item[],
    options: BatchOptions,
    charge: Charge | undefined,
  ): Promise<Answered> {
    const paid = charge?.take(items.length) ?? Promise.resolve();
    // Reads run while the charge is in flight.
    const [answersByKey] = await Promise.all([this.ask(uniqueQuestions(items), options, paid), paid]);
    const cost = [...answersByKey.values()].filter(isFound).length;
    await charge?.giveBack(items.length - cost);
    return answered(items, answersByKey, charge ? cost : 0, new Map());
  }

  /**
   * The answers to different questions, by key.
   *
   * @param paid resolves once they are paid for; research waits for it
   */
  private async ask(
    questions: readonly Question[],
    options: BatchOptions,
    paid: Promise<unknown> = Promise.resolve(),
  ): Promise<Map<string, QuestionAnswer>> {
    const answers = new Map<string, QuestionAnswer>();
    const asked = async <Kind extends Question['kind']>(
      kind: Kind,
      ask: (some: Of<Kind>) => Promise<readonly QuestionAnswer[]>,
    ) => {
      const some = questions.filter((one): one is Question & { kind: Kind } => one.kind === kind);
      if (some.length === 0) return;
      for (const [at, answer] of (await ask(some)).entries()) answers.set(some[at]!.key, answer);
    };
    await Promise.all([
      asked('email', (some) => this.askEmails(some, options)),
      asked('domain', (some) => this.askDomains(some, options, paid)),
      asked('person', (some) => this.askRecords('person', some, options)),
      asked('organization', (some) => this.askRecords('organization', some, options)),
      asked('match', (some) => this.askMatches(some)),
    ]);
    return answers;
  }

  private async askEmails(questions: Of<'email'>, { view }: BatchOptions): Promise<QuestionAnswer[]> {
    const emails = questions.map(({ email }) => email);
    const owners = await this.emails.firstPagesOf(emails, view);
    return emails.map((email) => {
      const { rows, returned } = owners.get(email)!;
      // The rows are a JSON array already.
      return returned === 0 ? NOT_FOUND : { status: 'found', results: [withoutBlanks(rows).slice(1, -1)] };
    });
  }

  private async askDomains(
    questions: Of<'domain'>,
    { accountId, skip_research_queue }: BatchOptions,
    paid: Promise<unknown>,
  ): Promise<QuestionAnswer[]> {
    const pages = await this.contacts.findFirst(questions, DOMAIN_PATH);
    await paid;
    return Promise.all(
      questions.map(async ({ domain }, index): Promise<QuestionAnswer> => {
        const page = pages[index];
        if (page) return { status: 'found', results: [page.text] };
        if (page === undefined) return { status: 'unavailable' };
        const research = skip_research_queue
          ? null
          : await this.research.enqueue(domain, accountId, () => Promise.resolve());
        return { ...NOT_FOUND, more: { research } };
      }),
    );
  }

  private async askMatches(questions: Of<'match'>): Promise<QuestionAnswer[]> {
    const shown = await this.matches.show(await this.matching.match(questions.map(({ facts }) => facts)));
    return shown.map((results) => (results.length === 0 ? NOT_FOUND : { status: 'found', results }));
  }

  private async askRecords(
    resource: Party,
    questions: Of<Party>,
    { view = 'full' }: BatchOptions,
  ): Promise<QuestionAnswer[]> {
    const ids = questions.map(({ id }) => id);
    return (await this.records.find(resource, ids, view)).map(({ publicId, json, moved, gone }) => {
      if (publicId === null) return gone ? { status: 'gone' } : NOT_FOUND;
      const results = [`{"${resource}":${json}}`];
      return moved
        ? { status: 'moved', results, more: { moved_to: publicId } }
        : { status: 'found', results };
    });
  }
}

/** The bytes of texts, which are encoded one by one: see JsonReply. */
function bytesOf(texts: readonly string[]): Buffer {
  const bytes = Buffer.allocUnsafe(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0));
  let end = 0;
  for (const text of texts) end += bytes.write(text, end);
  return bytes;
}

const UNPAID: QuestionAnswer = { status: 'unpaid' };

/** The JSON of each item; notes the questions that were answered in `seen`. */
function answered(
  items: readonly Item[],
  answersByKey: ReadonlyMap<string, QuestionAnswer>,
  charged: number,
  seen: Map<string, number>,
): Answered {
  let found = 0;
  const answers = items.map(({ index, ref, question, problems }) => {
    const head = { index, ref };
    if (question === null)
      return JSON.stringify({ ...head, status: 'invalid', results: [], details: problems });
    const { status, results = [], more } = answersByKey.get(question.key) ?? UNPAID;
    const first = seen.get(question.key);
    if (first === undefined && status !== 'unpaid') seen.set(question.key, index);
    if (isFound({ status })) found++;
    const facts = { ...head, status, ...more, ...(first === undefined ? {} : { same_as: first }) };
    return `${JSON.stringify(facts).slice(0, -1)},"results":[${results.join(',')}]}`;
  });
  return { answers, found, charged };
}

/** JSON has the options in its body. */
function refuseParameters(query: LookupStreamQuery): void {
  const problems = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([field]) => ({ field, code: 'not_applicable', message: 'belongs in the body of a JSON call' }));
  if (problems.length > 0) throw invalid(problems, true);
}

const tooManyItems = () =>
  new ApiError(
    413,
    'payload_too_large',
    `A batch has at most ${MAX_ITEMS} items: send them in several, or as application/x-ndjson.`,
  );
