import { Injectable } from '@nestjs/common';
import type { Ref } from './cited-write.js';
import { Database, statement, type Statement } from '../database/database.js';
import { PARTIES, PLURAL, RESOURCES, type Party, type Resource, perEach } from '../database/resources.js';
import { gone, movedPermanently, noRecord, type Problem } from '../common/errors.js';
import type { OwnerKind } from './schema-types.js';
import { shownId } from '../values/public-id.js';
import type { ReferenceCheck } from '../http/params.js';

/** A citation that was deleted through the API cannot be found by its id. */
export const visible = (resource: Resource, t: string): string =>
  resource === 'source_reference' ? `${t}.deleted_at IS NULL` : 'true';

/** Deleted citations stay in their table, since change-log rows refer to them. */
const DELETED_CITATION = `
      UNION ALL SELECT s.id, NULL FROM source_references s WHERE s.public_id = $1 AND s.deleted_at IS NOT NULL`;

/** $1 an id: the record that has it, or that had it or took its place. A deleted record has no public id. */
const find = (id: 'public_id' | 'id', formerId: 'public_id' | 'origin_id') =>
  perEach(RESOURCES, (resource) =>
    statement(`
      SELECT t.id, t.public_id FROM ${PLURAL[resource]} t WHERE t.${id} = $1 AND ${visible(resource, 't')}
      UNION ALL
      SELECT f.record_id, t.public_id FROM former_ids f
        LEFT JOIN ${PLURAL[resource]} t ON t.id = f.record_id AND ${visible(resource, 't')}
        WHERE f.resource = '${resource}' AND f.${formerId} = $1
      ${resource === 'source_reference' && id === 'public_id' ? DELETED_CITATION : ''}
      LIMIT 1`),
  );
const BY_PUBLIC_ID = find('public_id', 'public_id');
export const BY_ID = find('id', 'origin_id');
/** $1 a record: those that were merged into it. */
const MERGED_INTO = perEach(RESOURCES, (resource) =>
  statement(`
    SELECT DISTINCT f.origin_id AS id FROM former_ids f
    WHERE f.resource = '${resource}' AND f.record_id = $1 AND f.origin_id IS NOT NULL`),
);

/** Resolves the ids that clients use, including former ones. */
@Injectable()
export class RecordLocator {
  constructor(private readonly db: Database) {}

  /** Resolves a public id of a body or filter, including former ids. */
  async byPublicId(resource: Resource, publicId: string): Promise<Ref | null> {
    return this.one(BY_PUBLIC_ID[resource], publicId);
  }

  /** Resolves a public id of a person or an organization, including former ids. */
  async party(publicId: string): Promise<(Ref & { kind: Party }) | null> {
    for (const kind of PARTIES) {
      const ref = await this.byPublicId(kind, publicId);
      if (ref !== null) return { ...ref, kind };
    }
    return null;
  }

  /** Resolves a legacy number, including that of a record that was merged into another one. */
  async byLegacyId(resource: Resource, id: number): Promise<Ref | null> {
    return this.one(BY_ID[resource], id);
  }

  /** The record whose current id a path names. Throws 308 for a former id, 410 and 404. */
  async present(resource: Resource, publicId: string): Promise<Ref> {
    const found = await this.byPublicId(resource, publicId);
    return found?.publicId === publicId ? found : this.explainAbsence(resource, publicId);
  }

  /** Throws the reason why a path's id shows no record: 308 to its new id, 410 if it was deleted, else 404. */
  async explainAbsence(resource: Resource, publicId: string): Promise<never> {
    await this.findIncludingDeleted(resource, publicId);
    throw gone();
  }

  /** True if a record had this id and was deleted. */
  async isGone(resource: Resource, publicId: string): Promise<boolean> {
    const [found] = await this.db.query<Found>(BY_PUBLIC_ID[resource], [publicId]);
    return found?.public_id === null;
  }

  /** The key of a record, even if it was deleted. Throws 308 for a former id, and 404. */
  async findIncludingDeleted(resource: Resource, publicId: string): Promise<number> {
    const [found] = await this.db.query<Found>(BY_PUBLIC_ID[resource], [publicId]);
    if (found === undefined) throw noRecord(resource.replace('_', ' '), 'public_id');
    const current = found.public_id === null ? publicId : shownId(found.public_id);
    if (current !== publicId) throw movedPermanently(publicId, current);
    return found.id;
  }

  async mergedInto(resource: Resource, id: number): Promise<number[]> {
    const rows = await this.db.query<{ id: number }>(MERGED_INTO[resource], [id]);
    return rows.map((row) => row.id);
  }

  private async one(prepared: Statement, key: unknown): Promise<Ref | null> {
    // Replica lag: the record may be too new for the replica.
    const [found] = await this.db.readAll<Found>(prepared, [key], (rows) => rows.length > 0);
    return found?.public_id ? { id: found.id, publicId: shownId(found.public_id) } : null;
  }
}

interface Found {
  readonly id: number;
  readonly public_id: string | null;
}

/** A reference in a body: its field, and the record that it names by public id or legacy number. */
interface NamedReference<R extends Resource = Resource> {
  readonly field: string;
  readonly resource: R;
  readonly id: string | number;
}

export interface Owner {
  readonly kind: OwnerKind;
  readonly ref: Ref;
}

type Body = Readonly<Record<string, unknown>>;

/** Resolves the references of a body; an unknown one is a 422 that names the field. */
@Injectable()
export class References implements ReferenceCheck {
  constructor(private readonly locator: RecordLocator) {}

  async problems(body: object): Promise<Problem[]> {
    const problems: Problem[] = [];
    for (const reference of referencesIn(body)) await this.find(reference, problems);
    return problems;
  }

  /**
   * The record that a body names by `<name>_public_id` or `<name>_id` (the DTO allows at most one), or null; adds to
   * `problems` if it is unknown.
   */
  async namedIn(
    body: object,
    resource: Resource,
    problems: Problem[],
    name: string = resource,
  ): Promise<Ref | null> {
    const fields = [`${name}_public_id`, `${name}_id`];
    const field = fields.find((one) => (body as Body)[one]);
    if (field === undefined) return null;
    return this.find({ field, resource, id: (body as Body)[field] as string | number }, problems);
  }

  /** The owner in a body of `OwnedType`, as `namedIn` finds records. */
  async owner(body: object, problems: Problem[]): Promise<Owner | null> {
    const [reference] = referencesIn(body);
    if (reference === undefined) return null;
    const ref = await this.find(reference, problems);
    return ref && { kind: reference.resource, ref };
  }

  private async find({ field, resource, id }: NamedReference, problems: Problem[]): Promise<Ref | null> {
    const ref =
      typeof id === 'string'
        ? await this.locator.byPublicId(resource, id)
        : await this.locator.byLegacyId(resource, id);
    if (ref === null) {
      problems.push({ field, code: 'not_found', message: `names no ${resource.replace('_', ' ')}` });
    }
    return ref;
  }
}

const OWNER_KINDS = ['person', 'organization', 'membership'] as const;
const REFERENCE_FIELD = /^(?:parent_)?(person|organization|membership)(_public)?_id$/;
const LEGACY_PAIR = /^(.+able)_id$/;

/** The references in a DTO; refused values are left out. */
function referencesIn(body: object): NamedReference<OwnerKind>[] {
  const given = new Map<string, unknown>(Object.entries(body));
  return [...given].flatMap(([field, id]): NamedReference<OwnerKind>[] => {
    const [, kind, isPublic] = REFERENCE_FIELD.exec(field) ?? [];
    const owner = given.get(`${LEGACY_PAIR.exec(field)?.[1]}_type`);
    const resource = OWNER_KINDS.find((one) => one === (kind ?? owner));
    const isAccepted = isPublic ? typeof id === 'string' : typeof id === 'number';
    return resource !== undefined && isAccepted ? [{ field, resource, id: id as string | number }] : [];
  });
}
