import { Injectable } from '@nestjs/common';
import type { DtoClass } from '../../../http/dto.js';
import { DtoPipe } from '../../../http/dto.pipe.js';
import { ListQuery } from '../../../http/list.query.js';
import type { JsonReply } from '../../../http/reply.js';
import type { WriteContext } from '../../../http/params.js';
import { CreateMembershipDto, UpdateMembershipDto } from '../../../memberships/memberships.dto.js';
import { MembershipsService } from '../../../memberships/memberships.service.js';
import { CreateOrganizationDto, UpdateOrganizationDto } from '../../../organizations/organizations.dto.js';
import { OrganizationsService } from '../../../organizations/organizations.service.js';
import { CreatePersonDto, UpdatePersonDto } from '../../../people/people.dto.js';
import { PeopleService } from '../../../people/people.service.js';
import { CreatePlaceDto, UpdatePlaceDto } from '../../../places/places.dto.js';
import { PlacesService } from '../../../places/places.service.js';
import { SEGMENT, type Kind } from './kinds.js';
import type { ChangePage, ShownChange } from './record-history.js';

/** A record as the API shows it, with its entity tag. */
export interface FullRecord {
  readonly record: Readonly<Record<string, unknown>> & { readonly public_id: string };
  readonly etag: string;
}

type Body = Readonly<Record<string, unknown>>;

const ORGANIZATION_KEYS = { one: ['organization'], many: ['organizations'], path: '/api/v1/organizations' };

/** The door that the workbench's forms share with the API: the same bodies, checks and services. */
@Injectable()
export class RecordServices {
  constructor(
    private readonly people: PeopleService,
    private readonly organizations: OrganizationsService,
    private readonly memberships: MembershipsService,
    private readonly places: PlacesService,
    private readonly pipe: DtoPipe,
  ) {}

  /** Throws 308, 410 or 404. */
  async full(kind: Kind, publicId: string): Promise<FullRecord> {
    if (kind === 'person') return parsed(await this.people.show(publicId));
    if (kind === 'organization') return parsed(await this.organizations.show(publicId, ORGANIZATION_KEYS));
    if (kind === 'membership') return parsed(await this.memberships.show(publicId));
    return parsed(await this.places.show(publicId));
  }

  /** Throws 422 with every problem, named as in the body. */
  async create(kind: Kind, body: Body, writer: WriteContext): Promise<FullRecord> {
    const path = `/api/v1/${SEGMENT[kind]}`;
    if (kind === 'person')
      return parsed(await this.people.create(await this.dto(CreatePersonDto, body), writer, path));
    if (kind === 'organization') {
      const dto = await this.dto(CreateOrganizationDto, body);
      return parsed(await this.organizations.create(dto, writer, ORGANIZATION_KEYS));
    }
    if (kind === 'membership')
      return parsed(await this.memberships.create(await this.dto(CreateMembershipDto, body), writer, path));
    return parsed(await this.places.create(await this.dto(CreatePlaceDto, body), writer, path));
  }

  /** Throws 422 as `create` does, and 412 if the record is no longer the one that `writer.ifMatch` names. */
  async update(kind: Kind, publicId: string, body: Body, writer: WriteContext): Promise<FullRecord> {
    if (kind === 'person')
      return parsed(await this.people.update(publicId, await this.dto(UpdatePersonDto, body), writer));
    if (kind === 'organization') {
      const dto = await this.dto(UpdateOrganizationDto, body);
      return parsed(await this.organizations.update(publicId, dto, writer, ORGANIZATION_KEYS));
    }
    if (kind === 'membership')
      return parsed(
        await this.memberships.update(publicId, await this.dto(UpdateMembershipDto, body), writer),
      );
    return parsed(await this.places.update(publicId, await this.dto(UpdatePlaceDto, body), writer));
  }

  /** A page of the change log, newest first. */
  async changes(kind: Kind, publicId: string, page: number, rows: number): Promise<ChangePage> {
    const query = Object.assign(new ListQuery(), { page, per_page: rows });
    const services = {
      person: this.people,
      organization: this.organizations,
      membership: this.memberships,
      place: this.places,
    };
    const { text } = await services[kind].changes(publicId, query, '');
    const { changes, meta } = JSON.parse(text) as {
      changes: ShownChange[];
      meta: { total_count: number; total_pages: number };
    };
    return { changes, total: meta.total_count, page, pages: meta.total_pages };
  }

  private dto<T extends object>(metatype: DtoClass<T>, body: Body): Promise<T> {
    return this.pipe.transform(body, { type: 'body', metatype }) as Promise<T>;
  }
}

const parsed = ({ text, options }: JsonReply): FullRecord => ({
  record: Object.values(JSON.parse(text) as Record<string, FullRecord['record']>)[0]!,
  etag: options.etag!,
});
