import { Get, Post, Query } from '@nestjs/common';
import type { SignedIn } from '../../../accounts/sessions.js';
import { ApiError, notFound } from '../../../common/errors.js';
import { DtoPipe } from '../../../http/params.js';
import { MergeOrganizationsDto, MergePeopleDto } from '../../../merges/merges.dto.js';
import { MergesService, type MergeRequest } from '../../../merges/merges.service.js';
import { MAX_PARTS } from '../../../merges/refusals.js';
import { ChangeActivity } from '../../../records/change-activity.js';
import type { Citation } from '../../../records/cited-write.js';
import { publicId } from '../../../values/public-id.js';
import { InteractivePages } from '../../visits/interactive-pages.js';
import { SeeOther } from '../../page.js';
import {
  CurrentVisit,
  EditorsOnly,
  type FieldProblem,
  type FormBody,
  type Visit,
} from '../../visits/visit.js';
import { citationOf } from '../components/sources.js';
import { bodyOf, textParameter } from '../api.js';
import { FIELDS, hasMemberships, pathOf } from '../records/kinds.js';
import { formProblems } from '../records/record-form.js';
import { RecordViews, nameOf } from '../records/record-views.js';
import { FindRecords, Results, foundName } from '../search/found-records.js';
import { workbenchPage, Shell } from '../shell.js';
import { mergePath, MergePage, type Mergeable, type MergePlan, type Side } from './merge.page.js';
import { Empty } from '../components/ui.js';
import { Field, Submit } from '../../forms/form.js';

const CANDIDATES = 10;

type Request = Omit<MergeRequest, 'dryRun' | 'citation'> & { readonly kind: Mergeable };

/** The pages that merge two records: a search for the other one, and the comparison with its preview. */
@InteractivePages('workbench/merge', EditorsOnly())
export class MergeController {
  constructor(
    private readonly merges: MergesService,
    private readonly views: RecordViews,
    private readonly records: FindRecords,
    private readonly activity: ChangeActivity,
    private readonly pipe: DtoPipe,
  ) {}

  @Get()
  async show(
    @CurrentVisit() { owner }: Visit,
    @Query('survivor') survivor: unknown,
    @Query('other') other: unknown,
    @Query('q') q: unknown,
  ) {
    if (survivor === undefined) return new SeeOther('/workbench/duplicates');
    const id = idOf(survivor);
    if (other !== undefined) return this.compare(await this.request(owner, id, idOf(other)));
    const kind = await this.kindOf(id);
    const record = await following(id, undefined, () => this.views.show(kind, id));
    const name = nameOf(kind, record);
    const sought = textParameter(q) || name;
    const found = await this.records.candidates(sought, kind, CANDIDATES);
    const others = found.filter(({ public_id }) => public_id !== record.public_id);
    return workbenchPage(
      <Shell
        title={`Merge: ${name}`}
        path="/workbench/duplicates"
        heading="Merge"
        above={{ href: pathOf(kind, record.public_id), text: name }}
        lead={`Find the other record of this ${kind}. You compare both before anything is written.`}
      >
        <form action="/workbench/merge" class="form">
          <input type="hidden" name="survivor" value={record.public_id} />
          <Field name="q" label="Other record" value={sought} hint="Name, email address or domain." />
          <div class="actions">
            <Submit kind="quiet">Find</Submit>
          </div>
        </form>
        <Results
          found={others}
          empty={<Empty title="No other records found" text="Search for another name, or for an address." />}
        >
          {(one) => (
            <a
              class="small"
              href={mergePath(record.public_id, one.public_id)}
              aria-label={`Compare with ${foundName(one)}`}
            >
              Compare
            </a>
          )}
        </Results>
      </Shell>,
    );
  }

  @Post()
  async merge(@CurrentVisit() { owner, form }: Visit) {
    const [survivor, other] = [idOf(form.text('survivor')), idOf(form.text('other'))];
    const request = await this.request(owner, survivor, other, form);
    const { kind, fields, force } = request;
    if (form.text('step') === 'preview') return this.compare(request);
    try {
      const cited = citationOf(form, await this.activity.lastSource(owner.accountId));
      const given = { public_ids: [other], fields, force, source_reference: cited };
      const dto = kind === 'person' ? MergePeopleDto : MergeOrganizationsDto;
      const body = await bodyOf<MergePeopleDto | MergeOrganizationsDto>(this.pipe, dto, given);
      const citation = body.citation as Citation;
      const { merge } = await following(survivor, other, () =>
        this.merges.merge({ ...request, citation, dryRun: false, ifMatch: form.text('etag') }),
      );
      return new SeeOther(`/workbench/merges/${merge['id'] as number}?notice=merged`);
    } catch (error) {
      return this.compare(request, problemsOf(error, kind));
    }
  }

  private async compare(request: Request, problems: readonly FieldProblem[] = []) {
    const { kind, survivor, publicIds, actor } = request;
    const sides = await following(survivor, publicIds[0], () =>
      Promise.all([survivor, publicIds[0]!].map((id) => this.views.withMemberships(kind, id, 1))),
    );
    const { merge } = await this.merges.merge({ ...request, dryRun: true, citation: null });
    const plan = merge as unknown as MergePlan;
    const last = await this.activity.lastSource(actor!);
    return workbenchPage(<MergePage {...{ kind, plan, last }} sides={sides as [Side, Side]} />, { problems });
  }

  /** The merge that a form asks for; without one, with the values of the survivor. */
  private async request(
    { accountId: actor }: SignedIn,
    survivor: string,
    other: string,
    form?: FormBody,
  ): Promise<Request> {
    const kind = await this.kindOf(survivor);
    const picked = FIELDS[kind].map(({ name }) => [name, form?.text(`pick-${name}`) ?? ''] as const);
    const fields = Object.fromEntries(picked.filter(([, id]) => id !== ''));
    const force = form?.has('force') === true;
    return { kind, survivor, fields, force, actor, publicIds: [other], maxParts: MAX_PARTS };
  }

  /** Throws 404 for the id of a record that has no memberships, and so cannot be merged. */
  private async kindOf(id: string): Promise<Mergeable> {
    const kind = await this.views.kindOf(id);
    if (!hasMemberships(kind)) throw notFound('Only people and organizations can be merged.');
    return kind;
  }
}

function idOf(given: unknown): string {
  const id = publicId(given);
  if (!id.ok) throw notFound('No record has this public_id.');
  return id.value;
}

/** Redirects to the page with the current ids if a record was merged meanwhile; to the record if both are one now. */
async function following<T>(survivor: string, other: string | undefined, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const moved = error instanceof ApiError ? error.options.moved : undefined;
    if (!moved) throw error;
    const current = (id?: string) => (id === moved.from ? moved.to : id);
    const [id, otherId] = [current(survivor)!, current(other)];
    throw new SeeOther(id === otherId ? `/r/${id}` : mergePath(id, otherId));
  }
}

/** The problems of a form that was refused. Throws other errors. */
function problemsOf(error: unknown, kind: Mergeable): FieldProblem[] {
  if (!(error instanceof ApiError)) throw error;
  const { status, message, options } = error;
  if (status === 422) return formProblems(kind, options.details);
  if (status === 409) return [{ field: 'comparison', message }];
  if (status !== 412) throw error;
  const changed = 'A record has changed since the preview. Check both records again.';
  return [{ field: 'comparison', message: changed }];
}
