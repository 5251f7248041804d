import { Injectable } from '@nestjs/common';
import { ApiError } from '../common/errors.js';
import { BatchedReads } from '../database/batched-read.js';
import { Database, statement } from '../database/database.js';
import type { Pay } from '../credits/charge.js';
import { jsonAgg, jsonArray, jsonObject } from '../database/json.js';
import { emailAddressesOf, emailAddressSummary } from '../email-addresses/email-addresses.schema.js';
import { listReply, sliceOf, type Slice } from '../http/list.query.js';
import type { JsonReply } from '../http/reply.js';
import { isCurrent, membershipSummary } from '../memberships/memberships.schema.js';
import { organizationSummary } from '../organizations/organizations.schema.js';
import { personSummary } from '../people/people.schema.js';
import { SearchBackends, searchUnavailable } from '../search/search-backends.js';
import type { Backend, FoundContacts } from '../search/search-engine.js';
import { ResearchEnqueuer } from '../research/requests/research-enqueuer.js';
import type { DomainContactsQuery } from './lookups.dto.js';

const AT_DOMAIN = (address: string) =>
  `right(lower(${address}), length(asked.domain) + 1) = '@' || asked.domain`;

/**
 * $1 the lookups as JSON: ids of people and of the domain's organizations, and the domain. Returns, in that order, each
 * person with the membership that belongs to the domain (of several the current one, then the latest), and with the
 * person's addresses there.
 */
const CONTACTS = statement(`
  SELECT shown.*
  FROM ROWS FROM (json_to_recordset($1) AS (people bigint[], organizations bigint[], domain text))
    WITH ORDINALITY AS asked (people, organizations, domain, place)
  CROSS JOIN LATERAL (
    SELECT
      ${jsonArray(
        jsonObject({
          ...organizationSummary('o'),
          email_addresses: emailAddressesOf('organization_id', 'o'),
        }),
        'organizations o WHERE o.id = ANY(asked.organizations)',
        'o.id',
      )}::text AS organizations,
      ${jsonAgg(
        jsonObject({
          person: jsonObject(personSummary('p')),
          membership: `CASE WHEN m.id IS NOT NULL THEN ${jsonObject(membershipSummary('m', { person: 'p', organization: 'mo' }))} END`,
          organization: `CASE WHEN mo.id IS NOT NULL THEN ${jsonObject(organizationSummary('mo'))} END`,
          email_addresses: jsonArray(
            jsonObject(emailAddressSummary('e')),
            // A UNION branch for each owner: an OR between them could not use an index.
            `(SELECT own.* FROM email_addresses own WHERE own.person_id = p.id
            UNION ALL SELECT work.* FROM memberships w JOIN email_addresses work ON work.membership_id = w.id
            WHERE w.person_id = p.id AND (w.organization_id = ANY(asked.organizations) OR w.id = m.id)) e`,
            `${AT_DOMAIN('e.address')} DESC, e.id`,
          ),
        }),
        'p.id',
      )}::text AS contacts,
      count(*) AS returned
    FROM people p LEFT JOIN LATERAL (
      SELECT m.* FROM memberships m
      WHERE m.person_id = p.id AND (m.organization_id = ANY(asked.organizations)
        OR EXISTS (SELECT FROM email_addresses e WHERE e.membership_id = m.id AND ${AT_DOMAIN('e.address')}))
      ORDER BY m.organization_id = ANY(asked.organizations) DESC,
        ${isCurrent('m')} DESC, m.start_date DESC NULLS LAST, m.id DESC
      LIMIT 1
    ) m ON true LEFT JOIN organizations mo ON mo.id = m.organization_id
    WHERE p.id = ANY(asked.people)
  ) shown ORDER BY asked.place`);

/** Concurrent statements, and maximum number of lookups per statement. */
const MAX_STATEMENTS = 2;
const MAX_BATCH = 16;

/** The parameters of one lookup. */
interface AskedContacts {
  readonly people: readonly number[];
  readonly organizations: readonly number[];
  readonly domain: string;
}

interface ContactRows {
  readonly organizations: string;
  readonly contacts: string;
  readonly returned: number;
}

type PageOfDomain = Pick<DomainContactsQuery, 'domain' | 'page' | 'per_page' | 'cursor'>;

/** A page as the index answers it. */
interface FoundPage {
  readonly backend: Backend;
  readonly slice: Slice;
  readonly total: number;
  readonly hasMore: boolean;
  readonly isUnknown: boolean;
  readonly asked: AskedContacts;
}

const NO_CONTACTS: ContactRows = { organizations: '[]', contacts: '[]', returned: 0 };

@Injectable()
export class DomainContacts {
  /** Lookups that queue are batched. */
  private readonly contacts: BatchedReads<AskedContacts, ContactRows>;

  constructor(
    private readonly db: Database,
    private readonly backends: SearchBackends,
    private readonly research: ResearchEnqueuer,
  ) {
    this.contacts = new BatchedReads(db, (asked) => this.readMany(asked), MAX_STATEMENTS, MAX_BATCH);
  }

  /**
   * Returns a page of contacts with all organizations of the domain, and pays for it; throws 503 while a configured
   * index is unreachable.
   */
  async find(query: DomainContactsQuery, path: string, accountId: number, pay: Pay): Promise<JsonReply> {
    const found = await this.ask(query);
    const requestsResearch = found.isUnknown && !query.skip_research_queue;
    const [rows, research] = await Promise.all([
      found.isUnknown ? NO_CONTACTS : this.contacts.read(found.asked),
      requestsResearch ? this.research.enqueue(query.domain, accountId, pay) : pay().then(() => null),
    ]);
    return replyOf(query, path, found, rows!, research);
  }

  /**
   * The first page of each domain as `find` shows it: one request to the index, and one statement. Null for an unknown
   * domain, undefined while a configured index is unreachable.
   */
  async findFirst(
    queries: readonly Pick<DomainContactsQuery, 'domain' | 'per_page'>[],
    path: string,
  ): Promise<readonly (JsonReply | null | undefined)[]> {
    const slices = queries.map((query) => sliceFor(query));
    const asked = queries.map(({ domain }, index) => ({ domain, limit: slices[index]!.limit }));
    const answered = await this.backends
      .answerFromIndex(async (engine) => {
        const pages = await engine.firstContacts(asked);
        return { pages, total: Math.max(...pages.map(({ total }) => total)) };
      })
      .catch(unlessUnavailable);
    if (answered === undefined) return queries.map(() => undefined);
    const found = answered.answer.pages.map((page, index) =>
      pageOf(queries[index]!.domain, slices[index]!, answered.backend, page),
    );
    const known = found.flatMap((one) => (one.isUnknown ? [] : [one.asked]));
    const rows = known.length === 0 ? new Map<AskedContacts, ContactRows>() : await this.readMany(known);
    return found.map((one, index) =>
      one.isUnknown ? null : replyOf(queries[index]!, path, one, rows.get(one.asked)!, null),
    );
  }

  /** Asks the index for a page. */
  private async ask(query: PageOfDomain): Promise<FoundPage> {
    const { domain } = query;
    const slice = sliceFor(query);
    const { offset, limit, after } = slice;
    const { backend, answer } = await this.backends.answerFromIndex((engine) =>
      after === null
        ? engine.contacts(domain, { offset, limit })
        : // One more, to know whether more follow.
          engine.contacts(domain, { offset, limit: limit + 1, afterId: after[0] as number }),
    );
    return pageOf(domain, slice, backend, answer);
  }

  private async readMany(asked: readonly AskedContacts[]) {
    const rows = await this.db.readAll<ContactRows>(CONTACTS, [JSON.stringify(asked)], (found) =>
      found.every(({ returned }, index) => returned === asked[index]!.people.length),
    );
    return new Map(asked.map((one, index) => [one, rows[index]!]));
  }
}

const sliceFor = (query: PageOfDomain): Slice =>
  sliceOf(query, { name: 'contacts', binding: [query.domain] });

function pageOf(domain: string, slice: Slice, backend: Backend, found: FoundContacts): FoundPage {
  const { offset, limit, after } = slice;
  const { total, organizations } = found;
  const people = found.people.slice(0, limit);
  return {
    backend,
    slice,
    total,
    hasMore: after === null ? offset + people.length < total : found.people.length > people.length,
    isUnknown: total === 0 && organizations.length === 0,
    asked: { people, organizations, domain },
  };
}

/** Absent while the index is unreachable; any other error is thrown. */
function unlessUnavailable(error: unknown): undefined {
  if (!(error instanceof ApiError) || error.code !== searchUnavailable().code) throw error;
}

function replyOf(
  query: Omit<DomainContactsQuery, 'problems'>,
  path: string,
  { backend, slice, total, hasMore, asked: { people } }: FoundPage,
  { organizations, contacts, returned }: ContactRows,
  research: unknown,
): JsonReply {
  const { domain, skip_research_queue } = query;
  return listReply(
    ['contacts'],
    { rows: contacts, returned, total, nextAfter: (hasMore && people.at(-1)) || null },
    slice,
    {
      path,
      query: {
        ...query,
        skip_research_queue: skip_research_queue === undefined ? undefined : String(skip_research_queue),
      },
      filters: {},
      meta: { backend },
      body: { domain: JSON.stringify(domain), organizations, research: JSON.stringify(research) },
    },
  );
}
