import { Get, Inject, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Config, CONFIG } from '../../../config/config.js';
import { GraphService } from '../../../graph/graph.service.js';
import { notFound } from '../../../common/errors.js';
import { PublicId } from '../../../http/params.js';
import { InteractivePages } from '../../visits/interactive-pages.js';
import { SeeOther, signInPath } from '../../page.js';
import { CurrentVisit, EditorsOnly, SignedInOnly, useSignedIn, type Visit } from '../../visits/visit.js';
import { pageNumber, ROWS } from '../api.js';
import { workbenchPage, Shell } from '../shell.js';
import { GraphPage } from './graph.page.js';
import { hasMemberships, type Kind, pathOf, RecordKind, labelOf } from './kinds.js';
import { FromTo, Timeline, type Difference, type ShownChange } from './changes.js';
import { RecordPage, RecordShell } from './record.page.js';
import { RecordServices } from './record-services.js';
import { RecordViews, nameOf, type ViewedMembership } from './record-views.js';
import { Badge, dateFormat, Pages, Section, TableSection, When } from '../components/ui.js';
import { Submit } from '../../forms/form.js';
import { Address } from '../components/sources.js';
import { span } from './record-parts.js';

const LATEST = 5;

@InteractivePages(['people', 'organizations', 'memberships', 'places'], SignedInOnly())
export class RecordsController {
  constructor(
    private readonly views: RecordViews,
    private readonly services: RecordServices,
    private readonly graphs: GraphService,
  ) {}

  @Get(':public_id')
  async show(
    @CurrentVisit() { owner: { canEdit } }: Visit,
    @RecordKind() kind: Kind,
    @PublicId() publicId: string,
    @Query('memberships') page: unknown,
  ) {
    if (!canEdit) {
      const summary = await this.views.summary(kind, publicId, pageNumber(page));
      return workbenchPage(<SummaryPage {...summary} />);
    }
    const shown = await this.views.withMemberships(kind, publicId, pageNumber(page));
    const { items: changes } = await this.services.changes(kind, publicId, 1, LATEST);
    return workbenchPage(<RecordPage {...{ ...shown, changes }} />);
  }

  @Get(':public_id/history')
  @EditorsOnly()
  async history(
    @RecordKind() kind: Kind,
    @PublicId() publicId: string,
    @Query('page') page: unknown,
    @Query('from') from: unknown,
    @Query('to') to: unknown,
  ) {
    const record = await this.views.show(kind, publicId);
    const list = await this.services.changes(kind, publicId, pageNumber(page), ROWS);
    const isAsked = from !== undefined || to !== undefined;
    const difference = isAsked
      ? await this.services.difference(kind, publicId, Number(from), Number(to))
      : undefined;
    const path = `${pathOf(kind, publicId)}/history`;
    const { items: changes } = list;
    return workbenchPage(
      <RecordShell kind={kind} record={record} tab="history">
        {difference !== undefined && <Compared kind={kind} difference={difference} />}
        {changes.length > 1 && (
          <Section id="compare" title="Compare versions">
            <form class="actions bottom" action={path}>
              <input type="hidden" name="page" value={list.page} />
              <Moment
                name="from"
                label="From"
                changes={changes}
                chosen={difference?.from ?? changes.at(-1)!}
              />
              <Moment name="to" label="To" changes={changes} chosen={difference?.to ?? changes[0]!} />
              <Submit kind="quiet">Compare</Submit>
            </form>
          </Section>
        )}
        <Section id="changes" title="Changes" total={list.total}>
          <Timeline kind={kind} publicId={publicId} changes={changes} />
          <Pages list={list} href={(to) => `${path}?page=${to}`} />
        </Section>
      </RecordShell>,
    );
  }

  @Get(':public_id/graph')
  @EditorsOnly()
  async graph(@RecordKind() kind: Kind, @PublicId() publicId: string, @Query('depth') wanted: unknown) {
    if (!hasMemberships(kind)) throw notFound();
    const depth = wanted === '2' ? 2 : 1;
    const [record, graph] = await Promise.all([
      this.views.show(kind, publicId),
      this.graphs.around(kind, publicId, depth),
    ]);
    return workbenchPage(<GraphPage {...{ kind, record, graph, depth }} />);
  }
}

/** Address for records of any kind. With `PUBLIC_PAGES`, it shows visitors a summary. */
@InteractivePages('r')
export class AnyRecordController {
  constructor(
    private readonly views: RecordViews,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get(':public_id')
  async show(
    @Req() request: FastifyRequest,
    @CurrentVisit() { signedIn }: Visit,
    @PublicId() publicId: string,
    @Query('memberships') page: unknown,
  ) {
    const isVisitor = signedIn === null;
    if (isVisitor && this.config.publicPages === 'off') throw new SeeOther(signInPath(request));
    const kind = await this.views.kindOf(publicId);
    if (!isVisitor) return new SeeOther(pathOf(kind, publicId));
    const summary = await this.views.summary(kind, publicId, pageNumber(page));
    return workbenchPage(<SummaryPage {...summary} />, { noindex: true });
  }
}

interface MomentProps {
  readonly name: 'from' | 'to';
  readonly label: string;
  readonly changes: readonly ShownChange[];
  readonly chosen: ShownChange;
}

function Moment({ name, label, changes, chosen }: MomentProps) {
  const offered = changes.some(({ id }) => id === chosen.id) ? changes : [chosen, ...changes];
  return (
    <div class="field">
      <label for={name}>{label}</label>
      <select id={name} name={name}>
        {offered.map(({ id, changed_at, changed_by }) => (
          <option value={id} selected={id === chosen.id}>
            {second(changed_at)}, {changed_by?.name ?? 'Command line'}
          </option>
        ))}
      </select>
    </div>
  );
}

const second = dateFormat({ dateStyle: 'medium', timeStyle: 'medium' });

/** The difference of two versions, or the reason why they cannot be compared. */
export function Compared({ kind, difference }: { kind: Kind; difference: Difference | null }) {
  if (difference === null) {
    return <p class="notice caution">Choose two different changes of this record.</p>;
  }
  const { from, to, fields } = difference;
  return (
    <TableSection
      id="difference"
      title="Difference"
      aside={
        <span class="soft">
          From <When at={from.changed_at} exact /> to <When at={to.changed_at} exact />
        </span>
      }
      columns={['Field', 'Change']}
      classes={['wrap']}
      rows={fields.map((one) => [labelOf(kind, one.field), <FromTo {...one} />])}
      empty={<p>The two versions are the same.</p>}
    />
  );
}

/**
 * The summary for accounts without the right to edit: name, organizations, roles and sources, but no email addresses.
 */
function SummaryPage(summary: Awaited<ReturnType<RecordViews['summary']>>) {
  const { kind, record, memberships, sources } = summary;
  const signedIn = useSignedIn();
  const name = kind === 'place' ? 'Place' : nameOf(kind, record);
  const listed = memberships?.items ?? (kind === 'membership' ? [record as unknown as ViewedMembership] : []);
  /** Visitors can open only this address; all others redirect to the sign-in page. */
  const linkTo = (of: Kind, id: string): string => (signedIn === null ? `/r/${id}` : pathOf(of, id));
  return (
    <Shell
      title={name}
      path=""
      badges={<Badge>{kind}</Badge>}
      lead="Summary. The full record is available through the API."
    >
      {listed.length > 0 && (
        <TableSection
          id="roles"
          title="Organizations and roles"
          columns={['Person', 'Organization', 'Role', 'Dates']}
          classes={['', '', 'figures']}
          rows={listed.map(({ person, organization, ...one }) => [
            <a href={linkTo('person', person.public_id)}>{person.name}</a>,
            <a href={linkTo('organization', organization.public_id)}>{organization.name}</a>,
            one.title ?? one.role,
            span(one),
          ])}
        >
          {memberships && (
            <Pages
              list={memberships}
              href={(page) => `${linkTo(kind, record.public_id)}?memberships=${page}`}
            />
          )}
        </TableSection>
      )}
      <Section id="sources" title="Sources">
        <ul class="stack wide">
          {sources.map(({ category, url, at }) => (
            <li>
              <p class="source">
                <Address url={withoutEmail(url)} />
                <br />
                {category} · <When at={at} />
              </p>
            </li>
          ))}
        </ul>
      </Section>
    </Shell>
  );
}

/** The URL; only its host if it may contain an email address. */
function withoutEmail(url: string): string {
  if (!/@|%40/.test(url)) return url;
  return URL.canParse(url) ? new URL(url).host : '';
}
