import { Injectable } from '@nestjs/common';
import { notFound } from '../../../common/errors.js';
import type { DtoClass } from '../../../http/dto.js';
import { DtoPipe, type WriteContext } from '../../../http/params.js';
import { ListQuery } from '../../../http/list.query.js';
import { etagOf, type JsonReply } from '../../../http/reply.js';
import { MatchReply } from '../../../matching/match-reply.js';
import { MatchingService } from '../../../matching/matching.service.js';
import { factsOf } from '../../../matching/similar-by-match.js';
import { CreateMembershipDto, UpdateMembershipDto } from '../../../memberships/memberships.dto.js';
import { MembershipsService } from '../../../memberships/memberships.service.js';
import { CreateOrganizationDto, UpdateOrganizationDto } from '../../../organizations/organizations.dto.js';
import { ORGANIZATIONS_ROUTE } from '../../../organizations/route-keys.js';
import { OrganizationsService } from '../../../organizations/organizations.service.js';
import { CreatePersonDto, UpdatePersonDto } from '../../../people/people.dto.js';
import { PeopleService } from '../../../people/people.service.js';
import { CreatePlaceDto, UpdatePlaceDto } from '../../../places/places.dto.js';
import { PlacesService } from '../../../places/places.service.js';
import { type RecordReader, Records } from '../../../records/record-service.js';
import { publicId } from '../../../values/public-id.js';
import { type Candidates, FindRecords, type FoundRecord, recordNamed } from '../search/found-records.js';
import { bodyOf, listPage, type ListPage } from '../api.js';
import { FIELDS, hasMemberships, perKind, type Kind } from './kinds.js';
import type { Difference, ShownChange } from './changes.js';
import {
  blankForm,
  revertedForm,
  type EditedRecord,
  type TypedField,
  type TypedRecord,
} from './record-form.js';
import { RecordViews, SUMMARIES } from './record-views.js';

type Body = Readonly<Record<string, unknown>>;

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

const SIMILAR = 5;
/** The change log is read in pages of this size, */
const AT_ONCE = 100;
/** but no more than these. */
const MAX_PAGES = 20;

/** Connects the forms to the services of the API, with the same bodies and checks, and fills them from the directory. */
@Injectable()
export class RecordServices {
  private readonly tagged: Readonly<Record<Kind, RecordReader>>;
  private readonly services: Readonly<Record<Kind, ReturnType<RecordServices['taking']>>>;

  constructor(
    people: PeopleService,
    organizations: OrganizationsService,
    memberships: MembershipsService,
    places: PlacesService,
    records: Records,
    private readonly views: RecordViews,
    private readonly pipe: DtoPipe,
    private readonly found: FindRecords,
    private readonly matching: MatchingService,
    private readonly matches: MatchReply,
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
    const { options } = await this.services[kind].create(body, { accountId });
    return options.location!.split('/').at(-1)!;
  }

  /** Throws 422 like `create`, and 412 if the fields no longer match `etag`. */
  async update(kind: Kind, publicId: string, body: Body, accountId: number, etag: string): Promise<void> {
    const writer = { accountId, ifMatch: etag, tagged: this.tagged[kind] };
    await this.services[kind].update(publicId, body, writer);
  }

  async changes(kind: Kind, publicId: string, page: number, rows: number): Promise<ListPage<ShownChange>> {
    const query = Object.assign(new ListQuery(), { page, per_page: rows });
    return listPage(await this.services[kind].changes(publicId, query, ''), 'changes');
  }

  /** Returns the changes back to the one with this id, newest first, but at most the latest 2,000. */
  private async changesSince(kind: Kind, publicId: string, id: number): Promise<ShownChange[]> {
    const changes: ShownChange[] = [];
    for (let page = 1; page <= MAX_PAGES; page++) {
      const found = await this.changes(kind, publicId, page, AT_ONCE);
      changes.push(...found.items);
      if (page >= found.pages || (changes.at(-1)?.id ?? 0) <= id) break;
    }
    return changes;
  }

  /**
   * Returns the difference between the versions after two changes, in either order; null if they are the same, or if
   * one is not among the latest 2,000.
   */
  async difference(kind: Kind, publicId: string, one: number, other: number): Promise<Difference | null> {
    const [earlier, later] = [Math.min(one, other), Math.max(one, other)];
    const changes = await this.changesSince(kind, publicId, earlier);
    const from = changes.find(({ id }) => id === earlier);
    const to = changes.find(({ id }) => id === later);
    if (from === undefined || to === undefined || from === to) return null;
    const fields = new Map<string, { from: unknown; to: unknown }>();
    for (const { id, changed } of changes.toReversed()) {
      if (id <= earlier || id > later) continue;
      for (const [field, change] of Object.entries(changed)) {
        fields.set(field, { from: fields.get(field)?.from ?? change.from, to: change.to });
      }
    }
    const differing = [...fields]
      .map(([field, change]) => ({ field, ...change }))
      .filter((change) => JSON.stringify(change.from) !== JSON.stringify(change.to));
    return { from, to, fields: differing };
  }

  /** The form with the values before a change. Throws 404 for a change of another record. */
  async putBack(kind: Kind, edited: EditedRecord, changeId: number): Promise<TypedRecord> {
    const { public_id: id } = edited.record;
    const changes = await this.changesSince(kind, id, changeId);
    const found = changes.find((one) => one.id === changeId);
    if (found === undefined) throw notFound('The record has no such change.');
    return revertedForm(kind, edited, found.changed);
  }

  /** A form for a new record with given values, some by the id of the record that they name. */
  async empty(kind: Kind, given: (name: string) => string): Promise<TypedRecord> {
    const fields = FIELDS[kind].map(async (spec): Promise<TypedField> => {
      const blank = { spec, text: given(spec.name), was: '', id: '', named: '' };
      const id = publicId(spec.fixed && spec.refersTo ? given(spec.refersTo) : '');
      if (!id.ok) return blank;
      const named = String((await this.edited(spec.refersTo!, id.value)).record['name']);
      return { ...blank, text: named, id: id.value, named };
    });
    return blankForm(await Promise.all(fields));
  }

  /** The form with the ids of the records that its references name, and the candidates of references that name none. */
  async resolved(typed: TypedRecord): Promise<{ typed: TypedRecord; candidates: Candidates }> {
    const candidates = new Map<string, readonly FoundRecord[]>();
    const fields = typed.fields.map(async (field): Promise<TypedField> => {
      const { spec, text, id } = field;
      if (!spec.refersTo || text === '' || id !== '') return field;
      const found = await this.found.candidates(text, spec.refersTo);
      const named = recordNamed(text, found);
      if (named) return { ...field, id: named.public_id, named: text };
      candidates.set(spec.name, found);
      return field;
    });
    return { typed: { ...typed, fields: await Promise.all(fields) }, candidates };
  }

  /** The records that match a new one with this body. Throws 422 like `create`. */
  async similar(kind: Kind, body: Body): Promise<FoundRecord[]> {
    if (!hasMemberships(kind)) return [];
    const described = factsOf(kind, await this.services[kind].read(body));
    const [shown] = await this.matches.show(await this.matching.match([described], { limit: SIMILAR }));
    return shown!.map((json) => ({ ...(JSON.parse(json) as FoundRecord), matched: [], highlight: {} }));
  }

  /** The writes of a service with bodies in place of DTOs, and its change log. */
  private taking<C extends object, U extends object, R>(
    created: DtoClass<C>,
    updated: DtoClass<U>,
    service: Service<C, U, R>,
    route: R,
  ) {
    const read = (body: Body) => bodyOf(this.pipe, created, body);
    return {
      read,
      create: async (body: Body, writer: WriteContext) => service.create(await read(body), writer, route),
      update: async (publicId: string, body: Body, writer: WriteContext) =>
        service.update(publicId, await bodyOf(this.pipe, updated, body), writer, route),
      changes: service.changes.bind(service),
    };
  }
}
