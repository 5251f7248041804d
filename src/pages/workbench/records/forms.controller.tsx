import { Get, Post, Query } from '@nestjs/common';
import type { SignedIn } from '../../../accounts/sessions.js';
import { PLURAL } from '../../../database/resources.js';
import { ApiError } from '../../../common/errors.js';
import { PublicId } from '../../../http/params.js';
import { Submissions, type Submission } from '../../../idempotency/submissions.js';
import { legacyId, publicId } from '../../../values/public-id.js';
import { InteractivePages } from '../../visits/interactive-pages.js';
import { SeeOther, type PageOptions } from '../../page.js';
import { EditorsOnly, Submitted, Owner, type FormBody, type FieldProblem } from '../../visits/visit.js';
import { textParameter } from '../lists.js';
import { workbenchPage } from '../shell.js';
import { FormPage, type FormPageProps } from './form.page.js';
import { FIELDS, pathOf, RecordKind, KINDS, type Kind } from './kinds.js';
import { emailsOf, RecordEditing } from './record-editing.js';
import { formProblems, readRecordForm, type TypedRecord } from './record-form.js';
import { RecordServices, type EditedRecord } from './record-services.js';
import { nameOf } from './record-views.js';
import { isRefusal } from '../../forms/form.js';

/** What a form says beyond the record, such as the questions that it asks when it is shown again. */
type Asked = Partial<Pick<FormPageProps, 'lead' | 'conflicts' | 'candidates' | 'similar'>>;

@InteractivePages(['people', 'organizations', 'memberships', 'places'], EditorsOnly())
export class EditController {
  constructor(
    private readonly services: RecordServices,
    private readonly editing: RecordEditing,
    private readonly submissions: Submissions,
  ) {}

  @Get(':public_id/edit')
  async show(
    @Owner() owner: SignedIn,
    @RecordKind() kind: Kind,
    @PublicId() id: string,
    @Query('back') back: unknown,
  ) {
    const edited = await this.services.edited(kind, id);
    const change = legacyId(back);
    if (!change.ok) return this.page(owner, kind, edited, this.editing.filled(kind, edited));
    const typed = await this.editing.putBack(kind, edited, change.value);
    const lead = 'The form holds the values from before the change. Add the source, and save.';
    return this.page(owner, kind, edited, typed, { lead });
  }

  @Post(':public_id/edit')
  async save(
    @Owner() owner: SignedIn,
    @RecordKind() kind: Kind,
    @PublicId() id: string,
    @Submitted() form: FormBody,
  ) {
    const typed = readRecordForm(form, kind);
    const refuse = async (asked: Asked, problems: readonly FieldProblem[]) =>
      this.page(owner, kind, await this.services.edited(kind, id), typed, asked, { status: 422, problems });
    const candidates = await this.editing.candidates(typed);
    if (candidates) return refuse({ candidates }, unresolved(typed, candidates));
    try {
      const location = await this.submissions.once(submissionOf(owner, form), async () => {
        await this.editing.save(kind, id, typed, owner.accountId);
        return `${pathOf(kind, id)}?notice=saved`;
      });
      return new SeeOther(location);
    } catch (error) {
      if (isRefusal(error)) return refuse({}, formProblems(kind, error.options.details ?? []));
      if (!(error instanceof ApiError) || error.status !== 412) throw error;
      const now = await this.services.edited(kind, id);
      const { typed: kept, conflicts } = this.editing.conflicted(kind, typed, now);
      return this.page(owner, kind, now, kept, { conflicts }, { status: 412 });
    }
  }

  private async page(
    owner: SignedIn,
    kind: Kind,
    { record }: EditedRecord,
    typed: TypedRecord,
    asked: Asked = {},
    options: PageOptions = {},
  ) {
    const name = nameOf(kind, record);
    const path = pathOf(kind, record.public_id);
    const page = (
      <FormPage
        {...{ kind, typed, ...asked }}
        title={`Edit ${name}`}
        action={`${path}/edit`}
        above={{ href: path, text: name }}
        last={await this.editing.lastSource(owner.accountId)}
        emails={emailsOf(record)}
      />
    );
    return workbenchPage(page, options);
  }
}

const NEW = KINDS.map((kind) => `${PLURAL[kind]}/new`);
const OWNERS = ['person', 'organization', 'membership'] as const;
const SEARCH = { href: '/workbench/search', text: 'Search' };

@InteractivePages('workbench', EditorsOnly())
export class CreateController {
  constructor(
    private readonly editing: RecordEditing,
    private readonly submissions: Submissions,
  ) {}

  @Get(NEW)
  async show(@Owner() owner: SignedIn, @RecordKind() kind: Kind, @Query() query: Record<string, unknown>) {
    const given = (name: string) => textParameter(query[name]);
    const typed = withName(kind, await this.editing.empty(kind, given), given('name'));
    return this.page(owner, kind, typed, ownerIn(kind, given));
  }

  @Post(NEW)
  async create(@Owner() owner: SignedIn, @RecordKind() kind: Kind, @Submitted() form: FormBody) {
    const submission = submissionOf(owner, form);
    const typed = readRecordForm(form, kind);
    const of = ownerIn(kind, (name) => form.text(`owner-${name}`));
    // The same form, sent before or at the same time, may have created what it is refused for: a similar record.
    const refuse = async (asked: Asked, problems: readonly FieldProblem[] = []) => {
      const created = await this.submissions.earlier(submission);
      return created === null
        ? this.page(owner, kind, typed, of, asked, { status: 422, problems })
        : new SeeOther(created);
    };
    const candidates = await this.editing.candidates(typed);
    if (candidates) return refuse({ candidates }, unresolved(typed, candidates));
    if (form.text('similar') !== 'create') {
      const similar = await this.editing.similar(kind, typed);
      if (similar.length > 0) return refuse({ similar });
    }
    try {
      const body = Object.fromEntries(Object.entries(of).map(([name, id]) => [`${name}_public_id`, id]));
      const location = await this.submissions.once(submission, async () => {
        const id = await this.editing.create(kind, typed, body, owner.accountId);
        return `${pathOf(kind, id)}?notice=created`;
      });
      return new SeeOther(location);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return refuse({}, formProblems(kind, error.options.details ?? []));
    }
  }

  private async page(
    owner: SignedIn,
    kind: Kind,
    typed: TypedRecord,
    of: Readonly<Record<string, string>>,
    asked: Asked = {},
    options: PageOptions = {},
  ) {
    const [[ofKind, ofId] = []] = Object.entries(of);
    const above = ofId === undefined ? SEARCH : { href: pathOf(ofKind as Kind, ofId), text: 'Back' };
    const page = (
      <FormPage
        {...{ kind, typed, above, ...asked }}
        isNew
        title={`New ${kind}`}
        action={`/workbench/${PLURAL[kind]}/new`}
        hidden={Object.fromEntries(Object.entries(of).map(([name, id]) => [`owner-${name}`, id]))}
        last={await this.editing.lastSource(owner.accountId)}
      />
    );
    return workbenchPage(page, options);
  }
}

const submissionOf = ({ accountId }: SignedIn, { digest }: FormBody): Submission => ({ accountId, digest });

/** The problems of references whose text names no record, or several. */
const unresolved = (typed: TypedRecord, candidates: FormPageProps['candidates']): FieldProblem[] =>
  typed.fields.flatMap(({ spec: { name, label } }) => {
    const records = candidates?.get(name);
    if (!records) return [];
    const message =
      records.length === 0
        ? `${label}: no record has this name. Correct it, or add the record first.`
        : `${label}: choose a record.`;
    return [{ field: name, message }];
  });

function ownerIn(kind: Kind, given: (name: string) => string): Record<string, string> {
  if (kind !== 'place') return {};
  const named = OWNERS.map((name) => [name, publicId(given(name))] as const);
  const [owner] = named.flatMap(([name, id]) => (id.ok ? [{ [name]: id.value }] : []));
  return owner ?? {};
}

/** Splits the name of a new person: the last word becomes the last name. */
function withName(kind: Kind, typed: TypedRecord, name: string): TypedRecord {
  if (kind !== 'person' || name === '') return typed;
  const [, first = '', last = name] = /^(.+)\s(\S+)$/.exec(name.trim()) ?? [];
  const texts: Readonly<Record<string, string>> = { first_name: first, last_name: last };
  return {
    ...typed,
    fields: FIELDS[kind].map((spec, index) => ({ ...typed.fields[index]!, text: texts[spec.name] ?? '' })),
  };
}
