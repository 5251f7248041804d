import { Get, Post, Query } from '@nestjs/common';
import type { SignedIn } from '../../../accounts/sessions.js';
import { DtoPipe, NumericId } from '../../../http/params.js';
import { ListQuery } from '../../../http/list.query.js';
import { UndoMergeDto } from '../../../merges/merges.dto.js';
import { UndoService } from '../../../merges/undo.service.js';
import { ChangeActivity } from '../../../records/change-activity.js';
import type { Citation } from '../../../records/cited-write.js';
import { Form, isRefusal, Submit } from '../../forms/form.js';
import { InteractivePages } from '../../visits/interactive-pages.js';
import { SeeOther } from '../../page.js';
import { EditorsOnly, Submitted, Owner, type FormBody, type FieldProblem } from '../../visits/visit.js';
import { citationOf, CitationFields, type LastSource } from '../components/citation-fields.js';
import { listPage, pageNumber, ROWS, type ListPage } from '../lists.js';
import { formProblems } from '../records/record-form.js';
import { workbenchPage, Shell } from '../shell.js';
import type { ComponentChildren } from 'preact';
import { Badge, Empty, List, Pages, RecordById, Section, Table, When } from '../components/ui.js';
import { type Effects, effectsOf, filled } from './effects.js';
import type { Mergeable } from './merge.page.js';
import { CitedPage } from '../components/source.js';

/** The pages of merges, where editors undo them. */
@InteractivePages('workbench/merges', EditorsOnly())
export class MergesPageController {
  constructor(
    private readonly merges: UndoService,
    private readonly activity: ChangeActivity,
    private readonly pipe: DtoPipe,
  ) {}

  @Get()
  async list(@Query('page') asked: unknown) {
    const query = Object.assign(new ListQuery(), { page: pageNumber(asked), per_page: ROWS });
    const list = listPage<ShownMerge>(await this.merges.list(query, ''), 'merges');
    const names = await this.merges.names(list.items.map(({ id }) => id));
    return workbenchPage(<MergesPage {...{ list, names }} />);
  }

  @Get(':id')
  show(@Owner() owner: SignedIn, @NumericId() id: number) {
    return this.page(owner, id);
  }

  @Post(':id')
  async undo(@Owner() owner: SignedIn, @NumericId() id: number, @Submitted() form: FormBody) {
    try {
      const last = await this.activity.lastSource(owner.accountId);
      const given = { source_reference: citationOf(form, last) };
      const body = await this.pipe.transform(given, { type: 'body', metatype: UndoMergeDto });
      const citation = (body as UndoMergeDto).citation as Citation;
      await this.merges.undo({ id, dryRun: false, citation, actor: owner.accountId });
      return new SeeOther(`/workbench/merges/${id}?notice=undone`);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const problems =
        error.status === 422
          ? formProblems('person', error.options.details)
          : [{ field: 'undo', message: error.message }];
      return this.page(owner, id, problems);
    }
  }

  private async page(owner: SignedIn, id: number, problems: readonly FieldProblem[] = []) {
    const { merge } = JSON.parse((await this.merges.show(id)).text) as { merge: ShownMerge };
    const last = await this.activity.lastSource(owner.accountId);
    const names = await this.merges.names([id]);
    return workbenchPage(<MergeDetailsPage {...{ merge, names, last }} />, { problems });
  }
}

/** A merge, as in the API. */
interface ShownMerge extends Effects {
  readonly id: number;
  readonly resource: Mergeable;
  readonly survivor: string;
  readonly merged: readonly string[];
  readonly merged_by: { readonly name: string } | null;
  readonly merged_at: string;
  readonly undone_by: { readonly name: string } | null;
  readonly undone_at: string | null;
  readonly source_reference: { readonly source_category: string; readonly url: string } | null;
}

type Names = Awaited<ReturnType<UndoService['names']>>;

/** Links to records, with the names that they have or had. */
const Named = ({ ids, names }: { readonly ids: readonly string[]; readonly names: Names }) => (
  <>
    {ids.map((id, index) => (
      <>
        {index > 0 && ', '}
        <RecordById id={id} name={names.get(id)} />
      </>
    ))}
  </>
);

const By = ({ who, at }: { readonly who: { readonly name: string } | null; readonly at: string }) => (
  <>
    {who?.name ?? 'the command line'}, <When at={at} />
  </>
);

const MergesPage = ({ list, names }: { readonly list: ListPage<ShownMerge>; readonly names: Names }) => (
  <Shell
    title="Merges"
    path="/workbench/duplicates"
    above={{ href: '/workbench/duplicates', text: 'Duplicates' }}
    lead="Newest first."
  >
    <List
      items={list.items}
      empty={<Empty title="No merges" text="Merges appear here, and can be undone." />}
    >
      {({ id, resource, survivor, merged, merged_by, merged_at, undone_at }) => (
        <>
          <div class="line">
            <a href={`/workbench/merges/${id}`} data-open>
              Merge {id}
            </a>
            <Badge>{resource}</Badge>
            {undone_at && <Badge tone="wait">undone</Badge>}
            <span class="soft aside">
              <By who={merged_by} at={merged_at} />
            </span>
          </div>
          <p class="small soft">
            <Named ids={merged} names={names} /> into <Named ids={[survivor]} names={names} />
          </p>
        </>
      )}
    </List>
    <Pages list={list} href={(to) => `/workbench/merges?page=${to}`} />
  </Shell>
);

interface MergeDetailsProps {
  readonly merge: ShownMerge;
  readonly names: Names;
  readonly last: LastSource | null;
}

/** One merge, with the form that undoes it. */
function MergeDetailsPage({ merge, names, last }: MergeDetailsProps) {
  const { id, resource, survivor, merged, source_reference } = merge;
  const facts: (readonly [string, ComponentChildren])[] = [
    ['Survivor', <Named ids={[survivor]} names={names} />],
    ['Merged', <Named ids={merged} names={names} />],
    ['By', <By who={merge.merged_by} at={merge.merged_at} />],
    ['Source', source_reference && <CitedPage citation={source_reference} />],
    ...effectsOf(merge),
    ...(merge.undone_at ? [['Undone by', <By who={merge.undone_by} at={merge.undone_at} />] as const] : []),
  ];
  return (
    <Shell
      title={`Merge ${id}`}
      path="/workbench/duplicates"
      above={{ href: '/workbench/merges', text: 'Merges' }}
      badges={<Badge>{resource}</Badge>}
    >
      <Table label="Merge" columns={['Field', 'Value']} classes={['wrap']} rows={filled(facts)} />
      {merge.undone_at === null && (
        <Section id="undo" title="Undo">
          <div class="form">
            <p>
              The merged records exist again under their ids, with their parts. What the survivor got since
              then stays with it.
            </p>
            <Form action={`/workbench/merges/${id}`}>
              <CitationFields last={last} />
              <div class="actions">
                <Submit kind="danger">Undo this merge</Submit>
              </div>
            </Form>
          </div>
        </Section>
      )}
    </Shell>
  );
}
