import { Injectable } from '@nestjs/common';
import type { Ref } from '../changes/diff.js';
import type { Resource } from '../database/resources.js';
import type { Problem } from '../common/errors.js';
import type { ReferenceCheck } from '../http/reference-check.js';
import { RecordLocator } from './locate.js';

/** A record that a request names: by public id, by legacy number, or not at all. */
export interface Naming {
  readonly resource: Resource;
  /** The field that holds the public id, and the one that holds the legacy number. */
  readonly fields: readonly [publicId: string, legacy: string];
  readonly publicId?: string | null | undefined;
  readonly legacyId?: number | null | undefined;
}

export type OwnerKind = 'person' | 'organization' | 'membership';

/** The ways in which a place or a name alias may name its owner. */
export interface OwnerFields {
  readonly person_public_id?: string;
  readonly organization_public_id?: string;
  readonly membership_public_id?: string;
}

/** The legacy pair: `placeable_type` and `placeable_id`, say. */
export interface LegacyOwner {
  readonly idField: string;
  readonly type?: OwnerKind | undefined;
  readonly id?: number | undefined;
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
  async owner(body: OwnerFields, legacy: LegacyOwner, problems: Problem[]): Promise<Owner | null> {
    const kind = OWNER_KINDS.find((one) => body[`${one}_public_id`] !== undefined) ?? legacy.type;
    if (kind === undefined) return null;
    const ref = await this.find(
      {
        resource: kind,
        fields: [`${kind}_public_id`, legacy.idField],
        publicId: body[`${kind}_public_id`],
        legacyId: legacy.id,
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
