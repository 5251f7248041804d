import { Get, Post, Query } from '@nestjs/common';
import type { ComponentChildren } from 'preact';
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
import { CurrentVisit, EditorsOnly, type FieldProblem, type Visit } from '../../visits/visit.js';
import { bodyOf, listPage, pageNumber, ROWS } from '../api.js';
import { CitationFields, citationOf, CitedPage, type ShownCitation } from '../components/sources.js';
import { Badge, By, Empty, joined, List, RecordById, Section, Table } from '../components/ui.js';
import { formProblems } from '../records/record-form.js';
import { workbenchPage, Shell } from '../shell.js';
import { type Effects, effectsOf, filled } from './merge.page.js';

/** A merge, as in the API. */
interface ShownMerge extends Effects {
  readonly id: number;
  readonly resource: string;
  readonly survivor: string;
  readonly merged: readonly string[];
  readonly merged_by: { readonly name: string } | null;
  readonly merged_at: string;
  readonly undone_by: { readonly name: string } | null;
  readonly undone_at: string | null;
  readonly source_reference: ShownCitation | null;
}

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
    return workbenchPage(
      <Shell
        title="Merges"
        path="/workbench/duplicates"
        above={{ href: '/workbench/duplicates', text: 'Duplicates' }}
        lead="Newest first."
      >
        <List
          list={list}
          href={(to) => `/workbench/merges?page=${to}`}
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
                {namedLinks(merged, names)} into {namedLinks([survivor], names)}
              </p>
            </>
          )}
        </List>
      </Shell>,
    );
  }

  @Get(':id')
  show(@CurrentVisit() { owner }: Visit, @NumericId() id: number) {
    return this.page(owner, id);
  }

  @Post(':id')
  async undo(@CurrentVisit() { owner, form }: Visit, @NumericId() id: number) {
    try {
      const cited = citationOf(form, await this.activity.lastSource(owner.accountId));
      const body = await bodyOf(this.pipe, UndoMergeDto, { source_reference: cited });
      const citation = body.citation as Citation;
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
    const { undone_at, undone_by, source_reference } = merge;
    const facts: (readonly [string, ComponentChildren])[] = [
      ['Survivor', namedLinks([merge.survivor], names)],
      ['Merged', namedLinks(merge.merged, names)],
      ['By', <By who={merge.merged_by} at={merge.merged_at} />],
      ['Source', source_reference && <CitedPage citation={source_reference} />],
      ...effectsOf(merge),
      ...(undone_at ? [['Undone by', <By who={undone_by} at={undone_at} />] as const] : []),
    ];
    const page = (
      <Shell
        title={`Merge ${id}`}
        path="/workbench/duplicates"
        above={{ href: '/workbench/merges', text: 'Merges' }}
        badges={<Badge>{merge.resource}</Badge>}
      >
        <Table label="Merge" columns={['Field', 'Value']} classes={['wrap']} rows={filled(facts)} />
        {undone_at === null && (
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
    return workbenchPage(page, { problems });
  }
}

const namedLinks = (ids: readonly string[], names: Awaited<ReturnType<UndoService['names']>>) =>
  joined(ids.map((id) => <RecordById id={id} name={names.get(id)} />));
