import { Injectable } from '@nestjs/common';
import { PLURAL } from '../../../database/resources.js';
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
import { Records, type RecordStore } from '../../../records/record-store.js';
import { listPage, type ListPage } from '../lists.js';
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

/** Connects the forms to the services of the API, with the same bodies and checks. */
@Injectable()
export class RecordServices {
  private readonly tagged: Readonly<Record<Kind, RecordStore>>;

  constructor(
    private readonly people: PeopleService,
    private readonly organizations: OrganizationsService,
    private readonly memberships: MembershipsService,
    private readonly places: PlacesService,
    private readonly views: RecordViews,
    private readonly pipe: DtoPipe,
    records: Records,
  ) {
    this.tagged = perKind((kind) => records.of(kind, formFields(kind)));
  }

  /** Throws 308, 410 or 404. */
  async edited(kind: Kind, publicId: string): Promise<EditedRecord> {
    // The tag is read first: a change between the two reads is reported as a conflict and not overwritten.
    const etag = etagOf(await this.tagged[kind].show(publicId));
    return { record: await this.views.show(kind, publicId), etag };
  }

  /** Returns the public id. Throws 422 with all validation errors, by field of the body. */
  async create(kind: Kind, body: Body, writer: WriteContext): Promise<string> {
    const { options } = await this.created(kind, body, writer, `/api/v1/${PLURAL[kind]}`);
    return options.location!.split('/').at(-1)!;
  }

  private async created(kind: Kind, body: Body, writer: WriteContext, path: string): Promise<JsonReply> {
    if (kind === 'person') return this.people.create(await this.dto(CreatePersonDto, body), writer, path);
    if (kind === 'organization') {
      const dto = await this.dto(CreateOrganizationDto, body);
      return this.organizations.create(dto, writer, ORGANIZATIONS_ROUTE);
    }
    if (kind === 'membership')
      return this.memberships.create(await this.dto(CreateMembershipDto, body), writer, path);
    return this.places.create(await this.dto(CreatePlaceDto, body), writer, path);
  }

  /** Throws 422 like `create`, and 412 if the fields no longer match `etag`. */
  async update(kind: Kind, publicId: string, body: Body, accountId: number, etag: string): Promise<void> {
    const writer = { accountId, ifMatch: etag, tagged: this.tagged[kind] };
    if (kind === 'person') await this.people.update(publicId, await this.dto(UpdatePersonDto, body), writer);
    else if (kind === 'organization') {
      const dto = await this.dto(UpdateOrganizationDto, body);
      await this.organizations.update(publicId, dto, writer, ORGANIZATIONS_ROUTE);
    } else if (kind === 'membership')
      await this.memberships.update(publicId, await this.dto(UpdateMembershipDto, body), writer);
    else await this.places.update(publicId, await this.dto(UpdatePlaceDto, body), writer);
  }

  async changes(kind: Kind, publicId: string, page: number, rows: number): Promise<ListPage<ShownChange>> {
    const query = Object.assign(new ListQuery(), { page, per_page: rows });
    const services = {
      person: this.people,
      organization: this.organizations,
      membership: this.memberships,
      place: this.places,
    };
    return listPage(await services[kind].changes(publicId, query, ''), 'changes');
  }

  private dto<T extends object>(metatype: DtoClass<T>, body: Body): Promise<T> {
    return this.pipe.transform(body, { type: 'body', metatype }) as Promise<T>;
  }
}
