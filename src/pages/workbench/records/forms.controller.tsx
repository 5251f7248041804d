import { Controller, Get, Post, Query } from '@nestjs/common';
import type { SignedIn } from '../../../accounts/sessions.js';
import { PLURAL } from '../../../database/resources.js';
import { ApiError } from '../../../common/errors.js';
import { PublicId } from '../../../http/params.js';
import { legacyId, publicId } from '../../../values/public-id.js';
import { InteractivePages } from '../../visits/interactive-pages.js';
import { SeeOther } from '../../page.js';
import { EditorsOnly, Submitted, Owner, type FormBody } from '../../visits/visit.js';
import { textParameter } from '../lists.js';
import { workbenchPage } from '../shell.js';
import { FormPage, type FormPageProps } from './form.page.js';
import { FIELDS, pathOf, RecordKind, KINDS, type Kind } from './kinds.js';
import { emailsOf, RecordEditing } from './record-editing.js';
import { formProblems, readRecordForm, type TypedRecord } from './record-form.js';
import { RecordServices, type EditedRecord } from './record-services.js';
import { nameOf } from './record-views.js';
import { isRefusal } from '../../forms/form.js';

type Refusal = Partial<Pick<FormPageProps, 'problems' | 'conflicts' | 'candidates'>>;

@Controller(['people', 'organizations', 'memberships', 'places'])
@InteractivePages()
@EditorsOnly()
export class EditController {
  constructor(
    private readonly services: RecordServices,
    private readonly editing: RecordEditing,
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
    return this.page(
      owner,
      kind,
      edited,
      typed,
      {},
      'The form holds the values from before the change. Add the source, and save.',
    );
  }

  @Post(':public_id/edit')
  async save(
    @Owner() owner: SignedIn,
    @RecordKind() kind: Kind,
    @PublicId() id: string,
    @Submitted() form: FormBody,
  ) {
    const typed = readRecordForm(form, kind);
    const refuse = async (refusal: Refusal) =>
      this.page(owner, kind, await this.services.edited(kind, id), typed, refusal);
    const candidates = await this.editing.candidates(typed);
    if (candidates) return refuse({ candidates });
    try {
      await this.editing.save(kind, id, typed, owner.accountId);
      return new SeeOther(`${pathOf(kind, id)}?notice=saved`);
    } catch (error) {
      if (isRefusal(error)) return refuse({ problems: formProblems(kind, error.options.details ?? []) });
      if (!(error instanceof ApiError) || error.status !== 412) throw error;
      const now = await this.services.edited(kind, id);
      const { typed: kept, conflicts } = this.editing.conflicted(kind, typed, now);
      return this.page(owner, kind, now, kept, { conflicts });
    }
  }

  private async page(
    owner: SignedIn,
    kind: Kind,
    { record }: EditedRecord,
    typed: TypedRecord,
    refusal: Refusal = {},
    lead?: string,
  ) {
    const name = nameOf(kind, record);
    const path = pathOf(kind, record.public_id);
    const page = (
      <FormPage
        {...{ kind, typed, lead }}
        {...refusal}
        title={`Edit ${name}`}
        action={`${path}/edit`}
        above={{ href: path, text: name }}
        last={await this.editing.lastSource(owner.accountId)}
        emails={emailsOf(record)}
      />
    );
    return workbenchPage(page, {
      status: refusal.conflicts ? 412 : Object.keys(refusal).length > 0 ? 422 : 200,
    });
  }
}

const NEW = KINDS.map((kind) => `${PLURAL[kind]}/new`);
const OWNERS = ['person', 'organization', 'membership'] as const;
const SEARCH = { href: '/workbench/search', text: 'Search' };

@Controller('workbench')
@InteractivePages()
@EditorsOnly()
export class CreateController {
  constructor(private readonly editing: RecordEditing) {}

  @Get(NEW)
  async show(@Owner() owner: SignedIn, @RecordKind() kind: Kind, @Query() query: Record<string, unknown>) {
    const given = (name: string) => textParameter(query[name]);
    const typed = withName(kind, await this.editing.empty(kind, given), given('name'));
    return this.page(owner, kind, typed, ownerIn(kind, given));
  }

  @Post(NEW)
  async create(@Owner() owner: SignedIn, @RecordKind() kind: Kind, @Submitted() form: FormBody) {
    const typed = readRecordForm(form, kind);
    const of = ownerIn(kind, (name) => form.text(`owner-${name}`));
    const refuse = (refusal: Refusal & Pick<FormPageProps, 'similar'>) =>
      this.page(owner, kind, typed, of, refusal);
    const candidates = await this.editing.candidates(typed);
    if (candidates) return refuse({ candidates });
    if (form.text('similar') !== 'create') {
      const similar = await this.editing.similar(kind, typed);
      if (similar.length > 0) return refuse({ similar });
    }
    try {
      const body = Object.fromEntries(Object.entries(of).map(([name, id]) => [`${name}_public_id`, id]));
      const id = await this.editing.create(kind, typed, body, owner.accountId);
      return new SeeOther(`${pathOf(kind, id)}?notice=created`);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return refuse({ problems: formProblems(kind, error.options.details ?? []) });
    }
  }

  private async page(
    owner: SignedIn,
    kind: Kind,
    typed: TypedRecord,
    of: Readonly<Record<string, string>>,
    refusal: Refusal & Pick<FormPageProps, 'similar'> = {},
  ) {
    const [[ofKind, ofId] = []] = Object.entries(of);
    const above = ofId === undefined ? SEARCH : { href: pathOf(ofKind as Kind, ofId), text: 'Back' };
    const page = (
      <FormPage
        {...{ kind, typed, above }}
        {...refusal}
        isNew
        title={`New ${kind}`}
        action={`/workbench/${PLURAL[kind]}/new`}
        hidden={Object.fromEntries(Object.entries(of).map(([name, id]) => [`owner-${name}`, id]))}
        last={await this.editing.lastSource(owner.accountId)}
      />
    );
    return workbenchPage(page, { status: Object.keys(refusal).length > 0 ? 422 : 200 });
  }
}

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
