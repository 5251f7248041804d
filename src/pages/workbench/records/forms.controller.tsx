import { Get, Post, Query } from '@nestjs/common';
import type { SignedIn } from '../../../accounts/sessions.js';
import { ApiError, invalidField } from '../../../common/errors.js';
import { PLURAL } from '../../../database/resources.js';
import { citationOf } from '../components/sources.js';
import { PublicId } from '../../../http/params.js';
import { Submissions } from '../../../idempotency/idempotency.js';
import { ChangeActivity } from '../../../records/change-activity.js';
import { legacyId, publicId } from '../../../values/public-id.js';
import { isRefusal } from '../../forms/form.js';
import { SeeOther, type PageOptions } from '../../page.js';
import { InteractivePages } from '../../visits/interactive-pages.js';
import {
  CurrentVisit,
  EditorsOnly,
  type FieldProblem,
  type FormBody,
  type Visit,
} from '../../visits/visit.js';
import { textParameter } from '../api.js';
import type { Candidates } from '../search/found-records.js';
import { workbenchPage } from '../shell.js';
import { FormPage, type FormFrame, type FormQuestions } from './form.page.js';
import { FIELDS, pathOf, RecordKind, KINDS, type Kind } from './kinds.js';
import {
  changesOf,
  conflictedForm,
  emailsOf,
  filledForm,
  formProblems,
  readRecordForm,
  type EditedRecord,
  type TypedRecord,
} from './record-form.js';
import { RecordServices } from './record-services.js';
import { nameOf } from './record-views.js';

const EDIT = KINDS.map((kind) => `${PLURAL[kind]}/:public_id/edit`);
const NEW = KINDS.map((kind) => `workbench/${PLURAL[kind]}/new`);
const OWNERS = ['person', 'organization', 'membership'] as const;

type Body = Record<string, unknown>;

/** A submitted form, and what it does. */
interface Sent {
  readonly owner: SignedIn;
  readonly form: FormBody;
  readonly frame: FormFrame;
  readonly given: TypedRecord;
  /** The body of the write. Throws 422. */
  readonly body: (typed: TypedRecord, citation: Body) => Body;
  /** Writes the record; returns the page that follows. */
  readonly write: (body: Body) => Promise<string>;
}

@InteractivePages('', EditorsOnly())
export class RecordFormsController {
  constructor(
    private readonly services: RecordServices,
    private readonly activity: ChangeActivity,
    private readonly submissions: Submissions,
  ) {}

  @Get(EDIT)
  async edit(
    @CurrentVisit() { owner }: Visit,
    @RecordKind() kind: Kind,
    @PublicId() id: string,
    @Query('back') back: unknown,
  ) {
    const edited = await this.services.edited(kind, id);
    const change = legacyId(back);
    if (!change.ok) return this.page(owner, editFrame(kind, edited), filledForm(kind, edited));
    const typed = await this.services.putBack(kind, edited, change.value);
    const lead = 'The form holds the values from before the change. Add the source, and save.';
    return this.page(owner, editFrame(kind, edited), typed, { lead });
  }

  @Post(EDIT)
  async save(@CurrentVisit() { owner, form }: Visit, @RecordKind() kind: Kind, @PublicId() id: string) {
    const frame = editFrame(kind, await this.services.edited(kind, id));
    const given = readRecordForm(form, kind);
    const body = (typed: TypedRecord, citation: Body) => {
      const changes = changesOf(typed);
      const fields = Object.keys(changes).map((name) => name.replace(/_attributes$/, ''));
      if (fields.length === 0) {
        const first = FIELDS[kind].find(({ fixed }) => !fixed)!;
        throw invalidField(
          first.name,
          'required',
          'is as it was, and so is everything else: change something',
        );
      }
      return { ...changes, source_reference: { ...citation, fields } };
    };
    const write = async (changes: Body) => {
      await this.services.update(kind, id, changes, owner.accountId, given.etag);
      return `${pathOf(kind, id)}?notice=saved`;
    };
    try {
      return await this.submit({ owner, form, frame, given, body, write });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 412) throw error;
      const now = await this.services.edited(kind, id);
      const { typed: kept, conflicts } = conflictedForm(kind, given, now);
      return this.page(owner, editFrame(kind, now), kept, { conflicts }, { status: 412 });
    }
  }

  @Get(NEW)
  async add(
    @CurrentVisit() { owner }: Visit,
    @RecordKind() kind: Kind,
    @Query() query: Record<string, unknown>,
  ) {
    const given = (name: string) => textParameter(query[name]);
    const typed = await this.services.empty(kind, kind === 'person' ? withName(given) : given);
    return this.page(owner, newFrame(kind, ownerIn(kind, given)), typed);
  }

  @Post(NEW)
  async create(@CurrentVisit() { owner, form }: Visit, @RecordKind() kind: Kind) {
    const given = readRecordForm(form, kind);
    const of = ownerIn(kind, (name) => form.text(`owner-${name}`));
    const body = (typed: TypedRecord, citation: Body) => {
      const filled = Object.entries(changesOf(typed)).filter(([, value]) => value !== null);
      const owned = of ? { [`${of.kind}_public_id`]: of.id } : {};
      return { ...owned, ...Object.fromEntries(filled), source_reference: citation };
    };
    const write = async (record: Body) => {
      const id = await this.services.create(kind, record, owner.accountId);
      return `${pathOf(kind, id)}?notice=created`;
    };
    return this.submit({ owner, form, frame: newFrame(kind, of), given, body, write });
  }

  /** Does what the form asks, once; shows it again with questions or problems. */
  private async submit({ owner, form, frame, given, body, write }: Sent) {
    const { kind } = frame;
    const { typed, candidates } = await this.services.resolved(given);
    const submission = { accountId: owner.accountId, digest: form.digest };
    // The same form, sent before or at the same time, may have created what it is refused for: a similar record.
    const refuse = async (asked: FormQuestions, problems: readonly FieldProblem[] = []) => {
      const location = await this.submissions.earlier(submission);
      return location === null
        ? this.page(owner, frame, typed, asked, { status: 422, problems })
        : new SeeOther(location);
    };
    if (candidates.size > 0) return refuse({ candidates }, unresolved(typed, candidates));
    try {
      const cited = body(typed, citationOf(form, await this.activity.lastSource(owner.accountId)));
      if (frame.isNew && form.text('similar') !== 'create') {
        const similar = await this.services.similar(kind, cited);
        if (similar.length > 0) return await refuse({ similar });
      }
      return new SeeOther(await this.submissions.once(submission, () => write(cited)));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return refuse({}, formProblems(kind, error.options.details, typed));
    }
  }

  private async page(
    owner: SignedIn,
    frame: FormFrame,
    typed: TypedRecord,
    asked: FormQuestions = {},
    options: PageOptions = {},
  ) {
    const last = await this.activity.lastSource(owner.accountId);
    return workbenchPage(<FormPage {...{ frame, typed, last }} {...asked} />, options);
  }
}

function editFrame(kind: Kind, { record }: EditedRecord): FormFrame {
  const [name, path] = [nameOf(kind, record), pathOf(kind, record.public_id)];
  const above = { href: path, text: name };
  return {
    kind,
    above,
    isNew: false,
    title: `Edit ${name}`,
    action: `${path}/edit`,
    emails: emailsOf(record),
  };
}

interface OwnerOfPlace {
  readonly kind: (typeof OWNERS)[number];
  readonly id: string;
}

function newFrame(kind: Kind, of: OwnerOfPlace | undefined): FormFrame {
  const above = of
    ? { href: pathOf(of.kind, of.id), text: 'Back' }
    : { href: '/workbench/search', text: 'Search' };
  const hidden = of && { name: `owner-${of.kind}`, value: of.id };
  const action = `/workbench/${PLURAL[kind]}/new`;
  return { kind, above, hidden, action, isNew: true, title: `New ${kind}`, emails: [] };
}

/** The problems of references whose text names no record, or several. */
const unresolved = ({ fields }: TypedRecord, candidates: Candidates): FieldProblem[] =>
  [...candidates].map(([field, records]) => {
    const { label } = fields.find(({ spec }) => spec.name === field)!.spec;
    const message =
      records.length === 0
        ? `${label}: no record has this name. Correct it, or add the record first.`
        : `${label}: choose a record.`;
    return { field, message };
  });

function ownerIn(kind: Kind, given: (name: string) => string): OwnerOfPlace | undefined {
  if (kind !== 'place') return undefined;
  const owner = OWNERS.find((one) => publicId(given(one)).ok);
  return owner && { kind: owner, id: given(owner) };
}

/** Splits the name of a new person: the last word becomes the last name. */
function withName(given: (name: string) => string): typeof given {
  const name = given('name').trim();
  const [, first = '', last = name] = /^(.+)\s(\S+)$/.exec(name) ?? [];
  return (field) => (field === 'first_name' ? first : field === 'last_name' ? last : given(field));
}
