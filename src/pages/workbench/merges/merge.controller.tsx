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
import { EditorsOnly, Submitted, Owner, type FormBody, type FieldProblem } from '../../visits/visit.js';
import { citationOf, readSource } from '../components/citation-fields.js';
import { textParameter } from '../lists.js';
import { FIELDS, hasMemberships } from '../records/kinds.js';
import { formProblems } from '../records/record-form.js';
import { RecordViews } from '../records/record-views.js';
import { FindRecords } from '../search/found-records.js';
import { workbenchPage } from '../shell.js';
import {
  ChoosePage,
  mergePath,
  MergePage,
  type Mergeable,
  type MergeAnswers,
  type MergePlan,
  type Side,
} from './merge.page.js';

const CANDIDATES = 10;

interface Pair {
  readonly kind: Mergeable;
  readonly survivor: string;
  readonly other: string;
}

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
    @Owner() owner: SignedIn,
    @Query('survivor') survivor: unknown,
    @Query('other') other: unknown,
    @Query('q') q: unknown,
  ) {
    const id = idOf(survivor);
    const kind = await this.kindOf(id);
    if (other !== undefined) {
      const pair = { kind, survivor: id, other: idOf(other) };
      return this.compare(owner, pair, { fields: {}, force: false });
    }
    const record = await following(id, undefined, () => this.views.show(kind, id));
    const name = textParameter(q) || String(record['name']);
    const found = await this.records.candidates(name, kind, CANDIDATES);
    const others = found.filter(({ public_id }) => public_id !== record.public_id);
    return workbenchPage(<ChoosePage {...{ kind, record }} q={name} found={others} />);
  }

  @Post()
  async merge(@Owner() owner: SignedIn, @Submitted() form: FormBody) {
    const [survivor, other] = [idOf(form.text('survivor')), idOf(form.text('other'))];
    const pair = { kind: await this.kindOf(survivor), survivor, other };
    const answers = readAnswers(form, pair.kind);
    if (form.text('step') === 'preview') return this.compare(owner, pair, answers);
    try {
      const last = await this.activity.lastSource(owner.accountId);
      const given = {
        public_ids: [other],
        fields: answers.fields,
        force: answers.force,
        source_reference: citationOf(readSource(form), last),
      };
      const metatype = pair.kind === 'person' ? MergePeopleDto : MergeOrganizationsDto;
      const { citation } = (await this.pipe.transform(given, { type: 'body', metatype })) as MergePeopleDto;
      const request = {
        ...requestOf(pair, answers, owner),
        dryRun: false,
        citation: citation as Citation,
        ifMatch: form.text('etag'),
      };
      const { merge } = await following(survivor, other, () => this.merges.merge(request));
      return new SeeOther(`/workbench/merges/${merge['id'] as number}?notice=merged`);
    } catch (error) {
      const problems = problemsOf(error, pair.kind);
      if (problems === null) throw error;
      return this.compare(owner, pair, answers, problems);
    }
  }

  private async compare(
    owner: SignedIn,
    pair: Pair,
    answers: MergeAnswers,
    problems: readonly FieldProblem[] = [],
  ) {
    const { kind, survivor, other } = pair;
    const sides = await following(
      survivor,
      other,
      async () => [await this.side(kind, survivor), await this.side(kind, other)] as const,
    );
    const { merge } = await this.merges.merge({
      ...requestOf(pair, answers, owner),
      dryRun: true,
      citation: null,
    });
    const page = (
      <MergePage
        {...{ kind, answers }}
        survivor={sides[0]}
        other={sides[1]}
        plan={merge as unknown as MergePlan}
        last={await this.activity.lastSource(owner.accountId)}
      />
    );
    return workbenchPage(page, { problems });
  }

  private async side(kind: Mergeable, id: string): Promise<Side> {
    const [record, memberships] = await Promise.all([
      this.views.show(kind, id),
      this.views.membershipsOf(kind, id, 1),
    ]);
    return { record, memberships };
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

const requestOf = (
  { kind, survivor, other }: Pair,
  { fields, force }: MergeAnswers,
  { accountId }: SignedIn,
): Omit<MergeRequest, 'dryRun' | 'citation'> => ({
  ...{ kind, survivor, fields, force },
  publicIds: [other],
  actor: accountId,
  maxParts: MAX_PARTS,
});

function readAnswers(form: FormBody, kind: Mergeable): MergeAnswers {
  const picked = FIELDS[kind].map(({ name }) => [name, form.text(`pick-${name}`)] as const);
  return {
    fields: Object.fromEntries(picked.filter(([, id]) => id !== '')),
    force: form.has('force'),
  };
}

/** The problems of a form that was refused; null for other errors. */
function problemsOf(error: unknown, kind: Mergeable): FieldProblem[] | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 422) return formProblems(kind, error.options.details ?? []);
  if (error.status === 409) return [{ field: 'comparison', message: error.message }];
  if (error.status !== 412) return null;
  const message = 'A record has changed since the preview. Check both records again.';
  return [{ field: 'comparison', message }];
}
