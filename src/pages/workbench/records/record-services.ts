import { Injectable } from '@nestjs/common';
import type { DtoClass } from '../../../http/dto.js';
import { DtoPipe, type WriteContext } from '../../../http/params.js';
import { ListQuery } from '../../../http/list.query.js';
import { etagOf, type JsonReply } from '../../../http/reply.js';
import { CreateMembershipDto, UpdateMembershipDto } from '../../../memberships/memberships.dto.js';
import { membershipSummary } from '../../../memberships/memberships.schema.js';
import { MembershipsService } from '../../../memberships/memberships.service.js';
import { CreateOrganizationDto, UpdateOrganizationDto } from '../../../organizations/organizations.dto.js';
import { organizationSummary } from '../../../organizations/organizations.schema.js';
import { ORGANIZATIONS_ROUTE } from '../../../organizations/route-keys.js';
import { OrganizationsService } from '../../../organizations/organizations.service.js';
import { CreatePersonDto, UpdatePersonDto } from '../../../people/people.dto.js';
import { personSummary } from '../../../people/people.schema.js';
import { PeopleService } from '../../../people/people.service.js';
import { CreatePlaceDto, UpdatePlaceDto } from '../../../places/places.dto.js';
import { placeSummary } from '../../../places/places.schema.js';
import { PlacesService } from '../../../places/places.service.js';
import { type RecordReader, Records } from '../../../records/record-service.js';
import { listPage, type ListPage } from '../api.js';
import { FIELDS, perKind, type Kind } from './kinds.js';
import type { ShownChange } from './changes.js';
import { RecordViews, type ViewedRecord } from './record-views.js';

/** A record with the entity tag of its form's fields. */
export interface EditedRecord {
  readonly record: ViewedRecord;
  readonly etag: string;
}

type Body = Readonly<Record<string, unknown>>;

const SUMMARIES = {
  person: personSummary,
  organization: organizationSummary,
  membership: membershipSummary,
  place: placeSummary,
};

/** The fields of a form: other changes, such as new members, are no conflict. */
const formFields = (kind: Kind) => (t: string) => {
  const summary = SUMMARIES[kind](t);
  return Object.fromEntries(FIELDS[kind].map(({ name }) => [name, summary[name]!]));
};

/** The service of one kind of record, whose route says where its records are. */
interface Service<C, U, R> {
  create(dto: C, writer: WriteContext, route: R): Promise<JsonReply>;
  update(publicId: string, dto: U, writer: WriteContext, route: R): Promise<JsonReply>;
  changes(publicId: string, query: ListQuery, path: string): Promise<JsonReply>;
}

/** Connects the forms to the services of the API, with the same bodies and checks. */
@Injectable()
export class RecordServices {
  private readonly tagged: Readonly<Record<Kind, RecordReader>>;
  private readonly services: Readonly<Record<Kind, Service<Body, Body, undefined>>>;

  constructor(
    people: PeopleService,
    organizations: OrganizationsService,
    memberships: MembershipsService,
    places: PlacesService,
    private readonly views: RecordViews,
    private readonly pipe: DtoPipe,
    records: Records,
  ) {
    this.tagged = perKind((kind) => records.reader(kind, formFields(kind)));
    this.services = {
      person: this.taking(CreatePersonDto, UpdatePersonDto, people, '/api/v1/people'),
      organization: this.taking(
        CreateOrganizationDto,
        UpdateOrganizationDto,
        organizations,
        ORGANIZATIONS_ROUTE,
      ),
      membership: this.taking(CreateMembershipDto, UpdateMembershipDto, memberships, '/api/v1/memberships'),
      place: this.taking(CreatePlaceDto, UpdatePlaceDto, places, '/api/v1/places'),
    };
  }

  /** Throws 308, 410 or 404. */
  async edited(kind: Kind, publicId: string): Promise<EditedRecord> {
    // The tag is read first: a change between the two reads is reported as a conflict and not overwritten.
    const etag = etagOf(await this.tagged[kind].show(publicId));
    return { record: await this.views.show(kind, publicId), etag };
  }

  /** Returns the public id. Throws 422 with all validation errors, by field of the body. */
  async create(kind: Kind, body: Body, accountId: number): Promise<string> {
    const { options } = await this.services[kind].create(body, { accountId }, undefined);
    return options.location!.split('/').at(-1)!;
  }

  /** Throws 422 like `create`, and 412 if the fields no longer match `etag`. */
  async update(kind: Kind, publicId: string, body: Body, accountId: number, etag: string): Promise<void> {
    const writer = { accountId, ifMatch: etag, tagged: this.tagged[kind] };
    await this.services[kind].update(publicId, body, writer, undefined);
  }

  async changes(kind: Kind, publicId: string, page: number, rows: number): Promise<ListPage<ShownChange>> {
    const query = Object.assign(new ListQuery(), { page, per_page: rows });
    return listPage(await this.services[kind].changes(publicId, query, ''), 'changes');
  }

  /** The service with bodies in place of DTOs. */
  private taking<C extends object, U extends object, R>(
    created: DtoClass<C>,
    updated: DtoClass<U>,
    service: Service<C, U, R>,
    route: R,
  ): Service<Body, Body, undefined> {
    const dto = async <T extends object>(metatype: DtoClass<T>, body: Body) =>
      (await this.pipe.transform(body, { type: 'body', metatype })) as T;
    return {
      create: async (body, writer) => service.create(await dto(created, body), writer, route),
      update: async (id, body, writer) => service.update(id, await dto(updated, body), writer, route),
      changes: (id, query, path) => service.changes(id, query, path),
    };
  }
}
