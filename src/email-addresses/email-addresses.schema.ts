import { email, timestamp } from '../records/columns.js';
import { columnsShown, identity, partsShown, times, type ShownField, type View } from '../records/views.js';
import { Column, Entity } from 'typeorm';
import { TimedEntity } from '../database/base.entity.js';
import { EntityType } from '../records/schema-types.js';

/** An email address is part of its owner: it has no public id, and is written only with its owner. */
export const EMAIL_ADDRESSES = {
  columns: {
    address: email({
      required: true,
      description: 'The address. Lookups ignore its case.',
      example: 'ingrid@solberg.example',
    }),
    verified_at: timestamp({
      nullable: true,
      description: 'When the address was verified.',
      example: '2026-01-31T09:30:00.000Z',
    }),
  },
};

/** The fields of an email address in records; `e` is the table's alias. */
export const emailAddressSummary = (e: string): View => ({
  id: identity(e).id,
  ...columnsShown(EMAIL_ADDRESSES, e),
  ...times(e),
});

/** The email addresses of an owner, for example `emailAddressesOf('person_id', 'p')`. */
export const emailAddressesOf = (column: string, owner: string, description?: string): ShownField =>
  partsShown('email_addresses', 'EmailAddress', emailAddressSummary, column, owner, description);

/** Part of its owner: it has no public id, and its citation is one of the owner's. Unique per owner, ignoring case. */
@Entity('email_addresses')
export class EmailAddress extends EntityType(EMAIL_ADDRESSES, TimedEntity) {
  @Column('bigint', { nullable: true })
  person_id!: number | null;

  @Column('bigint', { nullable: true })
  organization_id!: number | null;

  @Column('bigint', { nullable: true })
  membership_id!: number | null;

  @Column('bigint')
  citation_id!: number;
}
