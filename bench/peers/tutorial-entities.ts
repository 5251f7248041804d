import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';

/*
 * The same tables, mapped as in TypeORM's documentation: every relation is on the entity, and loaded with `relations`.
 */
abstract class Row {
  @PrimaryGeneratedColumn() id!: number;
}

abstract class PublicRow extends Row {
  @Column('uuid') public_id!: string;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') updated_at!: Date;
}

@Entity('people')
export class Person extends PublicRow {
  @Column('text') first_name!: string | null;
  @Column('text') last_name!: string | null;
  @OneToMany(() => Email, (email) => email.person) email_addresses!: Email[];
  @OneToMany(() => Alias, (alias) => alias.person) name_aliases!: Alias[];
  @OneToMany(() => Membership, (membership) => membership.person) memberships!: Membership[];
  @OneToMany(() => Place, (place) => place.person) places!: Place[];
  @OneToMany(() => Source, (source) => source.person) source_references!: Source[];
}

@Entity('organizations')
export class Organization extends PublicRow {
  @Column('text') name!: string;
  @Column('text') domain!: string | null;
  @Column('text') organization_type!: string | null;
}

@Entity('memberships')
export class Membership extends PublicRow {
  @Column('text') role!: string;
  @Column('text') title!: string | null;
  @Column('date') start_date!: string | null;
  @Column('date') end_date!: string | null;
  @ManyToOne(() => Person) @JoinColumn({ name: 'person_id' }) person!: Relation<Person>;
  @ManyToOne(() => Organization)
  @JoinColumn({ name: 'organization_id' })
  organization!: Relation<Organization>;
}

@Entity('places')
export class Place extends PublicRow {
  @Column('text') name!: string | null;
  @Column('text') address!: string | null;
  @Column('float') latitude!: number | null;
  @Column('float') longitude!: number | null;
  @ManyToOne(() => Person) @JoinColumn({ name: 'person_id' }) person!: Relation<Person>;
}

@Entity('name_aliases')
export class Alias extends PublicRow {
  @Column('text') name!: string;
  @ManyToOne(() => Person) @JoinColumn({ name: 'person_id' }) person!: Relation<Person>;
}

@Entity('email_addresses')
export class Email extends Row {
  @Column('text') address!: string;
  @Column('timestamptz') verified_at!: Date | null;
  @ManyToOne(() => Person) @JoinColumn({ name: 'person_id' }) person!: Relation<Person>;
}

/** A view of the citations of people, with a plain foreign key, for the benchmark. */
@Entity('person_sources')
export class Source extends PublicRow {
  @Column('text') source_category!: string;
  @Column('text') url!: string;
  @ManyToOne(() => Person) @JoinColumn({ name: 'person_id' }) person!: Relation<Person>;
}

export const entities = [Person, Organization, Membership, Place, Alias, Email, Source];
