import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { isNumeric } from '../../../records/columns.js';
import { columnsIn } from '../../../records/schemas.js';
import { capitalized } from '../../../values/text.js';
import { PLURAL, perEach } from '../../../database/resources.js';

export const KINDS = ['person', 'organization', 'membership', 'place'] as const;
export type Kind = (typeof KINDS)[number];

export const isKind = (resource: string): resource is Kind => (KINDS as readonly string[]).includes(resource);

export const perKind = <T>(make: (kind: Kind) => T) => perEach(KINDS, make);

export const pathOf = (kind: Kind, publicId: string): string => `/${PLURAL[kind]}/${publicId}`;

export interface FieldSpec {
  /** Name in the API. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly isNumber: boolean;
  /** Kind of the record that a reference names. */
  readonly refersTo?: 'organization' | 'person';
  /** The API refuses null: forms send an emptied field as an empty string, which it refuses as well. */
  readonly required?: boolean;
  /** Set on creation, then immutable. */
  readonly fixed?: boolean;
}

type OwnSpec = Omit<FieldSpec, 'isNumber'>;

const reference = (name: string, label: string, refersTo: 'organization' | 'person'): OwnSpec => {
  return { name, label, refersTo, hint: 'Name, or address of its page.' };
};

const SPECS: Readonly<Record<Kind, readonly OwnSpec[]>> = {
  person: [
    { name: 'first_name', label: 'First name' },
    { name: 'last_name', label: 'Last name' },
  ],
  organization: [
    { name: 'name', label: 'Name', required: true },
    { name: 'domain', label: 'Domain', hint: 'For example example.org.' },
    { name: 'organization_type', label: 'Type', hint: 'For example nonprofit, company or municipality.' },
    reference('parent_organization_public_id', 'Parent organization', 'organization'),
  ],
  membership: [
    { ...reference('person_public_id', 'Person', 'person'), fixed: true },
    { ...reference('organization_public_id', 'Organization', 'organization'), fixed: true },
    { name: 'title', label: 'Title', hint: 'As in the source, for example Chair of the board.' },
    { name: 'role', label: 'Role', hint: 'One word for search, for example chair.', required: true },
    { name: 'start_date', label: 'Start date', hint: 'YYYY-MM-DD', required: true },
    { name: 'end_date', label: 'End date', hint: 'YYYY-MM-DD. Leave empty while current.' },
  ],
  place: [
    { name: 'name', label: 'Name', hint: 'For example Head office.' },
    { name: 'address', label: 'Address', hint: 'With an address, coordinates are hidden.' },
    { name: 'latitude', label: 'Latitude' },
    { name: 'longitude', label: 'Longitude' },
  ],
};

export const FIELDS = perKind((kind): readonly FieldSpec[] =>
  SPECS[kind].map((spec) => {
    const column = columnsIn(kind)[spec.name];
    return { ...spec, isNumber: column !== undefined && isNumeric(column) };
  }),
);

export const hasMemberships = (kind: Kind): kind is 'person' | 'organization' =>
  kind === 'person' || kind === 'organization';
export const hasEmails = (kind: Kind): boolean => kind !== 'place';

/** Labels of change log fields that differ from their names and that no form has. */
const OTHER_LABELS: Readonly<Record<string, string>> = {
  source_reference: 'Source',
  name_aliases: 'Other names',
};

export const labelOf = (kind: Kind, field: string): string =>
  FIELDS[kind].find(({ name }) => name === field)?.label ??
  OTHER_LABELS[field] ??
  capitalized(field.replace(/_public_id$/, '').replaceAll('_', ' '));

/** Whether a form can restore the previous value of the field. */
export const canPutBack = (kind: Kind, field: string): boolean =>
  (field === 'email_addresses' && hasEmails(kind)) ||
  FIELDS[kind].some(({ name, fixed }) => name === field && !fixed);

/** Injects the record kind of the page's address. */
export const RecordKind = createParamDecorator((_: unknown, context: ExecutionContext): Kind => {
  const { url } = context.switchToHttp().getRequest<FastifyRequest>().routeOptions;
  const segments = (url ?? '').split('/');
  const found = KINDS.find((kind) => segments.includes(PLURAL[kind]));
  if (found === undefined) throw new Error(`${url} is no page of a record`);
  return found;
});
