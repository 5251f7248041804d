import { Injectable } from '@nestjs/common';
import { notFound } from '../common/errors.js';
import { Entities } from './entities.js';
import { entityFlyout, termFlyout } from './preview.js';
import { DEFAULT_TYPES, findProperty, organizationType, parseType } from './vocabulary.js';

/** Describes suggestions in HTML. */
@Injectable()
export class Flyouts {
  constructor(private readonly entities: Entities) {}

  /** The flyout of an id. Throws 404 if there is no such record, type or property, and 410 for a deleted record. */
  async of(kind: string, id: string): Promise<{ id: string; html: string }> {
    return { id, html: await this.html(kind, id) };
  }

  private async html(kind: string, id: string): Promise<string> {
    if (kind === 'entity') return entityFlyout(await this.entities.get(id));
    const found = kind === 'type' ? typeOf(id) : kind === 'property' ? findProperty(id) : undefined;
    if (found === undefined) throw notFound();
    return termFlyout(found);
  }
}

function typeOf(id: string) {
  const parsed = parseType(id);
  if (parsed?.organizationType !== undefined) return organizationType(parsed.organizationType);
  return DEFAULT_TYPES.find((type) => type.id === id);
}
