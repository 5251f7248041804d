import type { Party } from '../database/resources.js';
import { hash } from 'node:crypto';
import type { Problem } from '../common/errors.js';
import { crossProblems, readDto } from '../http/dto.js';
import { isRecord } from '../values/json.js';
import { factsOf } from '../matching/dto/match-query.dto.js';
import type { Facts } from '../matching/subject.js';
import { LookupItemDto } from './lookups.dto.js';

/** What an item asks; `key` is the same for the same question. */
export type Question = { readonly key: string } & (
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'domain'; readonly domain: string; readonly per_page: number }
  | { readonly kind: Party; readonly id: string | number }
  | { readonly kind: 'match'; readonly facts: Facts }
);

/** An item as it was sent. */
export interface Item {
  readonly index: number;
  readonly ref: string | null;
  /** Null if the item is invalid. */
  readonly question: Question | null;
  readonly problems: readonly Problem[];
}

const DEFAULT_CONTACTS = 10;

/** Reads one item; an invalid one has problems, and no question. */
export function itemOf(value: unknown, index: number): Item {
  if (!isRecord(value)) {
    const problem = { field: 'item', code: 'invalid_type', message: 'must be a JSON object' };
    return { index, ref: null, question: null, problems: [problem] };
  }
  const { value: item, problems: own } = readDto(LookupItemDto, value);
  const problems = [...own, ...crossProblems(item)];
  const ref = typeof item.ref === 'string' ? item.ref : null;
  return { index, ref, question: problems.length > 0 ? null : questionOf(item), problems };
}

function questionOf(item: LookupItemDto): Question {
  const { email, domain, per_page = DEFAULT_CONTACTS, match } = item;
  if (email !== undefined) return { kind: 'email', email, key: `email ${email.toLowerCase()}` };
  if (domain !== undefined) return { kind: 'domain', domain, per_page, key: `domain ${per_page} ${domain}` };
  if (match !== undefined) {
    const facts = factsOf(match);
    return { kind: 'match', facts, key: `match ${hash('sha256', JSON.stringify(facts))}` };
  }
  const person = item.person_public_id ?? item.person_id;
  const kind = person === undefined ? 'organization' : 'person';
  const id = person ?? item.organization_public_id ?? item.organization_id!;
  return { kind, id, key: `${kind} ${id}` };
}

export const uniqueQuestions = (items: readonly Item[]): Question[] => [
  ...new Map(items.flatMap(({ question }) => (question ? [[question.key, question]] : []))).values(),
];
