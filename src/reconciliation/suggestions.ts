import { PARTIES, type Party } from '../database/resources.js';
import { Injectable } from '@nestjs/common';
import { notFound } from '../common/errors.js';
import { searched } from '../common/events.js';
import type { Charge } from '../credits/charge.js';
import { Database, likeLiteral, statement } from '../database/database.js';
import { Search } from '../search/search.js';
import { filtersOf } from '../search/search.query.js';
import type { SuggestDto } from './reconciliation.dto.js';
import { Entities, entityKey, type Entity, type EntityRef } from './entities.js';
import {
  DEFAULT_TYPES,
  organizationType,
  parseType,
  propertiesOf,
  term,
  type EntityType,
  type Term,
} from './vocabulary.js';

const DEFAULT_LIMIT = 10;
const MAX_TYPES = 20;

const PREFIX = 'organization_type=';

/** $1 a pattern. The types of organizations, the most frequent first. */
const TYPES = statement(`
  SELECT substr(attribute, ${PREFIX.length + 1}) AS name FROM record_counts
  WHERE resource = 'organization' AND attribute LIKE '${PREFIX.replace('_', '\\_')}%'
    AND lower(substr(attribute, ${PREFIX.length + 1})) LIKE $1
  GROUP BY attribute HAVING sum(records) > 0 ORDER BY sum(records) DESC, attribute LIMIT ${MAX_TYPES}`);

/** Completes what a user types. */
@Injectable()
export class Suggestions {
  constructor(
    private readonly db: Database,
    private readonly searches: Search,
    private readonly entities: Entities,
  ) {}

  /** Records, types or properties. Throws 404 for another kind. */
  async of(kind: string, query: SuggestDto, charge: Charge | undefined): Promise<{ result: object[] }> {
    if (kind === 'entity') return this.entity(query, charge);
    if (kind !== 'type' && kind !== 'property') throw notFound();
    await charge?.takeUpTo(0);
    return kind === 'type' ? this.type(query) : this.property(query);
  }

  /** The records that a prefix may mean: 1 credit if there are any. An id gives its record. */
  private async entity(
    { prefix, type, cursor = 0, limit = DEFAULT_LIMIT }: SuggestDto,
    charge: Charge | undefined,
  ) {
    const [found] = await Promise.all([this.found(prefix, type, cursor, limit), charge?.take(1)]);
    if (found.length === 0) await charge?.giveBack(1);
    return { result: found.map(asSuggestion) };
  }

  /** The types whose name begins with a prefix. */
  private async type({ prefix, cursor = 0, limit = MAX_TYPES }: SuggestDto) {
    const text = prefix.toLowerCase();
    const rows = await this.db.read<{ name: string }>(TYPES, [`${likeLiteral(text)}%`]);
    const types: EntityType[] = [
      ...DEFAULT_TYPES.filter(beginsWith(text)),
      ...rows.map(({ name }) => organizationType(name)),
    ];
    const exact = text.includes('/') ? parseType(prefix) : null;
    if (exact?.organizationType !== undefined) types.push(organizationType(exact.organizationType));
    return { result: types.slice(cursor, cursor + limit) };
  }

  /** The properties whose name or id begins with a prefix. */
  private property({ prefix, type, cursor = 0, limit = MAX_TYPES }: SuggestDto) {
    const matching = propertiesOf(type).filter(beginsWith(prefix.toLowerCase()));
    return {
      result: matching
        .slice(cursor, cursor + limit)
        .map(({ id, name, description }) => ({ id, name, description })),
    };
  }

  private async found(
    prefix: string,
    type: string | undefined,
    offset: number,
    limit: number,
  ): Promise<Entity[]> {
    if (prefix === '') return [];
    const parsed = type === undefined ? { kind: undefined } : parseType(type);
    if (parsed === null) return [];
    const byId = (await this.entities.find<{ id: number }>([prefix], 'summary')).get(prefix);
    const refs = byId
      ? [{ type: byId.kind, id: byId.id }]
      : await this.search(prefix, parsed, { offset, limit });
    const records = await this.entities.read(refs);
    return refs.flatMap((ref) => records.get(entityKey(ref)) ?? []);
  }

  private async search(
    prefix: string,
    { kind, organizationType: organization_type }: { kind?: Party | undefined; organizationType?: string },
    slice: { readonly offset: number; readonly limit: number },
  ): Promise<EntityRef[]> {
    const filters = filtersOf({ type: kind ? [kind] : PARTIES, organization_type });
    const { backend, answer } = await this.searches.find(prefix, filters, slice);
    searched.publish({ backend, found: answer.total > 0 });
    return answer.hits.map(({ type, id }) => ({ type: type as Party, id }));
  }
}

const beginsWith =
  (text: string) =>
  ({ id, name }: Term): boolean =>
    id.startsWith(text) || name.toLowerCase().startsWith(text);

const asSuggestion = ({ id, name, description, types }: Entity) => ({
  id,
  name,
  ...(description === undefined ? {} : { description }),
  notable: types.map(term),
});
