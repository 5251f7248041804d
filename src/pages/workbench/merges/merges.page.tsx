import type { ComponentChildren } from 'preact';
import { Form, ProblemSummary, type FieldProblem } from '../../forms/form.js';
import { CitationFields, type LastSource, type TypedSource } from '../components/citation-fields.js';
import { Address } from '../components/source.js';
import { Badge, Empty, Head, List, Pages, RecordById, Section, Table, When } from '../components/ui.js';
import type { ListPage } from '../lists.js';
import { Shell } from '../shell.js';
import { partsText, type Mergeable } from './merge.page.js';

/** A merge, as in the API. */
export interface ShownMerge {
  readonly id: number;
  readonly resource: Mergeable;
  readonly survivor: string;
  readonly merged: readonly string[];
  readonly moved: Readonly<Record<string, number>>;
  readonly folded: Readonly<Record<string, number>>;
  readonly aliases_added: readonly string[];
  readonly merged_by: { readonly name: string } | null;
  readonly merged_at: string;
  readonly undone_by: { readonly name: string } | null;
  readonly undone_at: string | null;
  readonly source_reference: { readonly source_category: string; readonly url: string } | null;
}

const Ids = ({ ids }: { readonly ids: readonly string[] }) => (
  <>
    {ids.map((id, index) => (
      <>
        {index > 0 && ', '}
        <RecordById id={id} />
      </>
    ))}
  </>
);

const By = ({ who, at }: { readonly who: { readonly name: string } | null; readonly at: string }) => (
  <>
    {who?.name ?? 'the command line'}, <When at={at} />
  </>
);

interface MergesPageProps {
  readonly list: ListPage<ShownMerge>;
}

/** All merges, newest first. */
export const MergesPage = ({ list }: MergesPageProps) => (
  <Shell title="Merges" path="/workbench/duplicates">
    <Head title="Merges" above={{ href: '/workbench/duplicates', text: 'Duplicates' }} lead="Newest first." />
    <List
      items={list.items}
      empty={
        <Empty title="No merges">
          <p>Merges appear here, and can be undone.</p>
        </Empty>
      }
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
            <Ids ids={merged} /> into <Ids ids={[survivor]} />
          </p>
        </>
      )}
    </List>
    <Pages list={list} href={(to) => `/workbench/merges?page=${to}`} />
  </Shell>
);

interface MergeDetailsProps {
  readonly merge: ShownMerge;
  readonly source: TypedSource;
  readonly last: LastSource | null;
  readonly problems: readonly FieldProblem[];
  readonly notice?: string | undefined;
}

/** One merge, with the form that undoes it. */
export function MergeDetailsPage({ merge, source, last, problems, notice }: MergeDetailsProps) {
  const { id, resource, survivor, merged, moved, folded, aliases_added, source_reference } = merge;
  const facts: (readonly [string, ComponentChildren])[] = [
    ['Survivor', <Ids ids={[survivor]} />],
    ['Merged', <Ids ids={merged} />],
    ['By', <By who={merge.merged_by} at={merge.merged_at} />],
    [
      'Source',
      source_reference && (
        <>
          <Address url={source_reference.url} /> · {source_reference.source_category}
        </>
      ),
    ],
    ['Moved', partsText(moved)],
    ['Folded into equal parts', partsText(folded)],
    ['New other names', aliases_added.join(', ')],
    ...(merge.undone_at ? [['Undone by', <By who={merge.undone_by} at={merge.undone_at} />] as const] : []),
  ];
  return (
    <Shell title={`Merge ${id}`} path="/workbench/duplicates" refused={problems.length > 0} notice={notice}>
      <Head
        title={`Merge ${id}`}
        above={{ href: '/workbench/merges', text: 'Merges' }}
        badges={<Badge>{resource}</Badge>}
      />
      <ProblemSummary problems={problems} />
      <Table label="Merge" columns={['Field', 'Value']} stacks>
        {facts.map(([label, value]) => (
          <tr>
            <th scope="row">{label}</th>
            <td class="wrap">{value || <span class="soft">none</span>}</td>
          </tr>
        ))}
      </Table>
      {merge.undone_at === null && (
        <Section id="undo" title="Undo">
          <div class="form">
            <p>
              The merged records exist again under their ids, with their parts. What the survivor got since
              then stays with it.
            </p>
            <Form action={`/workbench/merges/${id}`}>
              <CitationFields typed={source} last={last} problems={problems} />
              <div class="actions">
                <button type="submit" class="danger">
                  Undo this merge
                </button>
              </div>
            </Form>
          </div>
        </Section>
      )}
    </Shell>
  );
}
