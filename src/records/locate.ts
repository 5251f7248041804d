import { Injectable } from '@nestjs/common';
import type { Ref } from './change-log.js';
import { Database, statement, type Statement } from '../database/database.js';
import { PLURAL, RESOURCES, type Resource } from '../database/resources.js';
import { gone, movedPermanently, noRecord, type Problem } from '../common/errors.js';
import type { OwnerBody, OwnerKind } from './schema-types.js';
import { shownId } from '../values/public-id.js';
import type { ReferenceCheck } from '../http/dto.pipe.js';

/** A citation that was taken out of the API is no longer there for anyone who asks by id. */
const visible = (resource: Resource, t: string) =>
  resource === 'source_reference' ? `${t}.deleted_at IS NULL` : 'true';

const perResource = <T>(make: (resource: Resource) => T) =>
  Object.fromEntries(RESOURCES.map((resource) => [resource, make(resource)])) as Record<Resource, T>;

const BY_PUBLIC_ID = perResource((resource) =>
  statement(`
    SELECT t.id, t.public_id FROM ${PLURAL[resource]} t WHERE t.public_id = $1 AND ${visible(resource, 't')}
    UNION ALL
    SELECT t.id, t.public_id FROM former_ids f JOIN ${PLURAL[resource]} t ON t.id = f.record_id
      WHERE f.resource = '${resource}' AND f.public_id = $1 AND ${visible(resource, 't')}`),
);
const BY_ID = perResource((resource) =>
  statement(
    `SELECT t.id, t.public_id FROM ${PLURAL[resource]} t WHERE t.id = $1 AND ${visible(resource, 't')}`,
  ),
);
/** Deleted citations stay in their table, since change-log rows name them. */
const DELETED_CITATION = `
    UNION ALL SELECT s.id, NULL FROM source_references s WHERE s.public_id = $1 AND s.deleted_at IS NOT NULL`;
const FORMER = perResource((resource) =>
  statement(`
    SELECT f.record_id AS id, t.public_id FROM former_ids f
      LEFT JOIN ${PLURAL[resource]} t ON t.id = f.record_id AND ${visible(resource, 't')}
      WHERE f.resource = '${resource}' AND f.public_id = $1
    ${resource === 'source_reference' ? DELETED_CITATION : ''}`),
);

/** Finds records by the ids that clients use, wherever those have moved. */
@Injectable()
export class RecordLocator {
  constructor(private readonly db: Database) {}

  /** The record that an id in a body or filter names, also by one of its former ids. */
  async byPublicId(resource: Resource, publicId: string): Promise<Ref | null> {
    return this.one(BY_PUBLIC_ID[resource], publicId);
  }

  async byLegacyId(resource: Resource, id: number): Promise<Ref | null> {
    return this.one(BY_ID[resource], id);
  }

  /** Says why a path's id shows no record: 308 to its present id, 410 if it was deleted, else 404. */
  async explainAbsence(resource: Resource, publicId: string): Promise<never> {
    const [former] = await this.db.query<{ id: number; public_id: string | null }>(FORMER[resource], [
      publicId,
    ]);
    if (former === undefined) throw noRecord(resource.replace('_', ' '), 'public_id');
    if (former.public_id === null) throw gone();
    throw movedPermanently(publicId, shownId(former.public_id));
  }

  /** The key of a record whose log may be read: it may be deleted by now. */
  async findIncludingDeleted(resource: Resource, publicId: string): Promise<number> {
    const present = await this.byPublicIdOnly(resource, publicId);
    if (present !== null) return present.id;
    const [former] = await this.db.query<{ id: number; public_id: string | null }>(FORMER[resource], [
      publicId,
    ]);
    if (former === undefined) throw noRecord(resource.replace('_', ' '), 'public_id');
    if (former.public_id !== null) throw movedPermanently(publicId, shownId(former.public_id));
    return former.id;
  }

  private async byPublicIdOnly(resource: Resource, publicId: string): Promise<Ref | null> {
    const found = await this.byPublicId(resource, publicId);
    return found?.publicId === publicId ? found : null;
  }

  private async one(prepared: Statement, key: unknown): Promise<Ref | null> {
    type Row = { id: number; public_id: string };
    let [row] = await this.db.read<Row>(prepared, [key]);
    // A replica may not have heard of it yet.
    if (row === undefined && this.db.readsReplicas) [row] = await this.db.query<Row>(prepared, [key]);
    return row === undefined ? null : { id: row.id, publicId: shownId(row.public_id) };
  }
}

/** A record that a request names: by public id, by legacy number, or not at all. */
interface Naming {
  readonly resource: Resource;
  /** The field that holds the public id, and the one that holds the legacy number. */
  readonly fields: readonly [publicId: string, legacy: string];
  readonly publicId?: string | null | undefined;
  readonly legacyId?: number | null | undefined;
}

export interface Owner {
  readonly kind: OwnerKind;
  readonly ref: Ref;
}

/** Resolves the records that a body names; what cannot be resolved is a 422 that names the field. */
@Injectable()
export class References implements ReferenceCheck {
  constructor(private readonly locator: RecordLocator) {}

  async problems(body: object): Promise<Problem[]> {
    const problems: Problem[] = [];
    for (const naming of namingsIn(body)) await this.find(naming, problems);
    return problems;
  }

  /** The named record, or null if none is named (its DTO has made sure of at most one); problems are added. */
  async find(naming: Naming, problems: Problem[]): Promise<Ref | null> {
    const [publicIdField, legacyField] = naming.fields;
    const { publicId, legacyId } = naming;
    if (!publicId && !legacyId) return null;
    const ref = publicId
      ? await this.locator.byPublicId(naming.resource, publicId)
      : await this.locator.byLegacyId(naming.resource, legacyId!);
    if (ref === null) {
      const field = publicId ? publicIdField : legacyField;
      problems.push({ field, code: 'not_found', message: `names no ${naming.resource.replace('_', ' ')}` });
    }
    return ref;
  }

  /**
   * The owner that a body names (its DTO has made sure that there is at most one), or null; a wrong id is added to
   * `problems`.
   */
  async owner<Legacy extends string>(
    body: OwnerBody<Legacy>,
    legacy: Legacy,
    problems: Problem[],
  ): Promise<Owner | null> {
    const given = body as Readonly<Record<string, unknown>>;
    const kind =
      OWNER_KINDS.find((one) => given[`${one}_public_id`] !== undefined) ??
      (given[`${legacy}_type`] as OwnerKind | undefined);
    if (kind === undefined) return null;
    const ref = await this.find(
      {
        resource: kind,
        fields: [`${kind}_public_id`, `${legacy}_id`],
        publicId: given[`${kind}_public_id`] as string | undefined,
        legacyId: given[`${legacy}_id`] as number | undefined,
      },
      problems,
    );
    return ref && { kind, ref };
  }
}

const OWNER_KINDS = ['person', 'organization', 'membership'] as const;
const NAMING = /^(?:parent_)?(person|organization|membership)(_public)?_id$/;
const LEGACY_PAIR = /^(.+able)_id$/;

/** The fields of a DTO that name a record; those whose value was refused name none. */
function namingsIn(body: object): Naming[] {
  const given = new Map(Object.entries(body));
  return [...given].flatMap(([field, value]): Naming[] => {
    const [, kind, isPublic] = NAMING.exec(field) ?? [];
    const owner = given.get(`${LEGACY_PAIR.exec(field)?.[1]}_type`) as unknown;
    const resource = OWNER_KINDS.find((one) => one === (kind ?? owner));
    if (resource === undefined) return [];
    const fields = [field, field] as const;
    if (isPublic) return typeof value === 'string' ? [{ resource, fields, publicId: value }] : [];
    return typeof value === 'number' ? [{ resource, fields, legacyId: value }] : [];
  });
}
