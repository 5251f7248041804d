import { Controller, Get, Inject, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../../../accounts/sessions.js';
import { type Config, CONFIG } from '../../../config/config.js';
import { GraphService } from '../../../graph/graph.service.js';
import { PublicId } from '../../../http/params.js';
import { InteractivePages } from '../../visits/interactive-pages.js';
import { SeeOther, signInPath } from '../../page.js';
import { CurrentVisit, EditorsOnly, Owner, SignedInOnly, type Visit } from '../../visits/visit.js';
import { pageNumber, ROWS } from '../lists.js';
import { workbenchPage } from '../shell.js';
import { GraphPage } from './graph.page.js';
import { HistoryPage } from './history.page.js';
import { type Kind, pathOf, RecordKind } from './kinds.js';
import { differenceBetween } from './changes.js';
import { RecordPage } from './record.page.js';
import { RecordServices } from './record-services.js';
import { RecordViews } from './record-views.js';
import { SummaryPage } from './summary.page.js';

const LATEST = 5;

@Controller(['people', 'organizations', 'memberships', 'places'])
@InteractivePages()
@SignedInOnly()
export class RecordsController {
  constructor(
    private readonly views: RecordViews,
    private readonly services: RecordServices,
  ) {}

  @Get(':public_id')
  async show(
    @Owner() { canEdit }: SignedIn,
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
      ? await differenceBetween(
          (...slice) => this.services.changes(kind, publicId, ...slice),
          [Number(from), Number(to)],
        )
      : undefined;
    return workbenchPage(<HistoryPage {...{ kind, record, list, difference }} />);
  }
}

@Controller(['people', 'organizations'])
@InteractivePages()
@EditorsOnly()
export class GraphPageController {
  constructor(
    private readonly graphs: GraphService,
    private readonly views: RecordViews,
  ) {}

  @Get(':public_id/graph')
  async show(
    @RecordKind() kind: 'person' | 'organization',
    @PublicId() publicId: string,
    @Query('depth') wanted: unknown,
  ) {
    const depth = wanted === '2' ? 2 : 1;
    const [record, graph] = await Promise.all([
      this.views.show(kind, publicId),
      this.graphs.around(kind, publicId, depth),
    ]);
    return workbenchPage(<GraphPage {...{ kind, record, graph, depth }} />);
  }
}

/** Address for records of any kind. With `PUBLIC_PAGES`, it shows visitors a summary. */
@Controller('r')
@InteractivePages()
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
